import { describe, expect, it } from 'vitest';
import type { BetRefDraft } from '#contract/research/bet.ts';
import type { PricedBet } from '#contract/research/priced-bet.ts';
import { footballSlate, NOW, testEvent, testSlate } from '../../slate/test-slate.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { worldOf } from '../test-worlds.ts';
import { isJudgedLeg } from './judged-leg.ts';
import { ask, given, parlayOf, refused } from './test-parlays.ts';

const BILLS = { eventId: 'g1', market: 'spread', side: 'away', line: 2.5 } as const;
const COWBOYS = { eventId: 'g2', market: 'spread', side: 'home', line: -7 } as const;
const RAMS = { eventId: 'g3', market: 'moneyline', side: 'away' } as const;
const OVER = { eventId: 'g1', market: 'total', side: 'over', line: 47.5 } as const;

describe('stated legs', () => {
  const world = worldOf(footballSlate(), NOW);

  it.each([
    ['edge', ({ edge }: PricedBet) => edge],
    ['chance', ({ fairChance }: PricedBet) => fairChance],
    ['longest', ({ decimal }: PricedBet) => -decimal],
    ['shortest', ({ decimal }: PricedBet) => decimal],
  ] as const)(
    'go but for the one that is worst by %s, whose place another game takes where one is chosen',
    (by, of) => {
      const legs = [BILLS, COWBOYS, RAMS];
      const whole = parlayOf(world, { legs }).legs.filter(isJudgedLeg);
      expect(whole).toHaveLength(legs.length);
      const least = Math.min(...whole.map(of));
      const worst = whole.findIndex((leg) => of(leg) === least);
      const left = parlayOf(world, { legs, leaveOut: by });
      expect(left.legs.map(({ pick }) => pick)).toEqual(whole.filter((_, at) => at !== worst).map(({ pick }) => pick));
      const again = ask(world, { legs, leaveOut: by, choose: { count: 3 } });
      const chosen = again.ok ? again.data.parlay?.legs : undefined;
      for (const [at, leg] of (chosen ?? []).entries())
        if (at === worst) expect(leg.eventId).not.toBe(whole[worst]?.eventId);
        else expect(leg.pick).toBe(whole[at]?.pick);
    },
  );

  it('take no pass beside them where what is chosen is to be worth a stake', () => {
    const legs = [BILLS, COWBOYS];
    const chosen = ask(world, { legs, choose: { count: 3 } });
    const worth = ask(world, { legs, choose: { count: 3, worth: true } });
    const third = chosen.ok ? chosen.data.parlay?.legs[2] : undefined;
    const isPass = third !== undefined && isJudgedLeg(third) && third.verdict === 'pass';
    expect(third).toBeDefined();
    if (isPass) expect(worth).toMatchObject({ ok: false, reason: 'nothing_fits' });
    else expect(worth).toEqual(chosen);
  });

  it('stand at the book that pays most for all of them, beside every other that takes them', () => {
    const parlay = parlayOf(world, { legs: [BILLS, COWBOYS], stakeCents: 10_00 });
    expect(parlay).toMatchObject({ bookKey: 'betmgm', book: 'Betmgm', sameGame: false, correlation: 0 });
    expect(parlay.legs.map(({ pick, decimal }) => [pick, decimal])).toEqual([
      ['Buffalo Bills +2.5', 2.05],
      ['Dallas Cowboys -7', 1.91],
    ]);
    expect(parlay.decimal).toBeCloseTo(2.05 * 1.91, 12);
    // 10.00 x 3.9155 = 39.155: half a cent is rounded down.
    expect([parlay.payoutCents, parlay.profitCents]).toEqual([3915, 2915]);
    expect(parlay.otherBooks.length).toBe(7);
    expect(parlay.otherBooks.map(({ bookKey }) => bookKey)).not.toContain('pinnacle');
    expect(parlay.verdict).toBe('pass');
    expect(parlay.verdictReason).toContain('1 of its 2 legs is not worth a stake alone');
    expect(parlay.notes.join(' ')).toContain('If a leg pushes, it drops out');
  });

  it('keep to the book that is named, for the parlay or for a leg', () => {
    expect(parlayOf(world, { legs: [BILLS, COWBOYS], book: 'FanDuel' }).bookKey).toBe('fanduel');
    const parlay = parlayOf(world, { legs: [{ ...BILLS, book: 'draftkings', named: ['book'] }, COWBOYS] });
    expect(parlay.legs.map(({ bookKey }) => bookKey)).toEqual(['draftkings', 'draftkings']);
    const two = [
      { ...BILLS, book: 'draftkings' },
      { ...COWBOYS, book: 'fanduel' },
    ];
    expect(refused(world, { legs: two }).reason).toBe('no_single_book');
    expect(refused(world, { legs: [BILLS, COWBOYS], book: 'Pinnacle' }).reason).toBe('book_not_stored');
  });

  it('that cannot be had are named, and no other leg, parlay or verdict stands in', () => {
    const { legs, parlay, verdicts } = given(world, { legs: [BILLS, { ...COWBOYS, line: -7.5, named: ['line'] }] });
    expect([parlay, verdicts]).toEqual([null, 0]);
    expect(legs[0]).toMatchObject({ pick: 'Buffalo Bills +2.5', price: { bookKey: 'betmgm' }, refusal: null });
    expect(legs[1]).toMatchObject({ price: null, refusal: { reason: 'line_not_stored', named: ['-7.5'] } });
    expect(JSON.stringify(legs)).not.toMatch(/verdict|edge/);
    const price = given(world, { legs: [{ ...BILLS, price: 'cheap' }, COWBOYS] }).legs[0];
    expect(price?.refusal).toMatchObject({ reason: 'invalid_input', named: ['cheap'] });
  });

  it('are refused where they are opposite sides, twice the same, or too few', () => {
    const chiefs = { ...BILLS, side: 'home', line: -2.5 } as const;
    expect(refused(world, { legs: [BILLS, chiefs] })).toMatchObject({
      reason: 'invalid_input',
      named: ['Buffalo Bills +2.5', 'Kansas City Chiefs -2.5'],
    });
    const moneyline = { eventId: 'g1', market: 'moneyline', side: 'home' } as const;
    expect(refused(world, { legs: [BILLS, moneyline, COWBOYS] }).message).toContain('opposite sides');
    expect(refused(world, { legs: [BILLS, BILLS] }).message).toContain('twice');
    expect(refused(world, { legs: [BILLS] })).toMatchObject({ reason: 'needs_input' });
    expect(refused(world, {})).toMatchObject({ reason: 'needs_input' });
  });

  it('of one game have a joint chance by the model, and no edge or payout that no book pays', () => {
    const parlay = parlayOf(world, { legs: [BILLS, OVER], stakeCents: 10_00 });
    expect(parlay).toMatchObject({ sameGame: true, edge: null, edgeText: null, payoutCents: null, verdict: null });
    expect(parlay.dependence).toContain('measured on past games of this league');
    expect(parlay.fairChance).not.toBeCloseTo(parlay.independentChance, 4);
    expect(parlay.verdictReason).toContain(parlay.fairText);
    expect(parlay.otherBooks.every(({ payoutCents }) => payoutCents === null)).toBe(true);
  });

  it('are judged at the prices that were stated, beside those of the book', () => {
    const parlay = parlayOf(world, { legs: [{ ...BILLS, price: '+120', named: ['price'] }, COWBOYS] });
    expect(parlay.stated?.decimal).toBeCloseTo(2.2 * 1.91, 12);
    expect(parlay.stated?.edge).toBeCloseTo(parlay.fairChance * 2.2 * 1.91 - 1, 12);
    expect(parlay.decimal).toBeCloseTo(2.05 * 1.91, 12);
    expect(parlayOf(world, { legs: [BILLS, COWBOYS] }).stated).toBeNull();
  });

  it('pay half a cent down', () => {
    const event = (id: string) =>
      testEvent(id, {
        home: `Home ${id}`,
        away: `Away ${id}`,
        markets: [{ market: 'moneyline', outcomes: ['home', 'away'], decimals: [1.5, 2.7] }],
      });
    const legs = ['a', 'b'].map((eventId) => ({ eventId, market: 'moneyline', side: 'home' as const }));
    const even = worldOf(testSlate([event('a'), event('b')]), NOW);
    // 0.10 x 2.25 = 0.225.
    expect(parlayOf(even, { legs, stakeCents: 10 })).toMatchObject({ decimal: 2.25, payoutCents: 22, profitCents: 12 });
  });

  it('meet a target price or are said not to', () => {
    expect(parlayOf(world, { legs: [BILLS, COWBOYS], targetPrice: '+300' }).target).toEqual({
      text: '+300',
      isMet: true,
    });
    expect(parlayOf(world, { legs: [BILLS, COWBOYS], targetPrice: '+600' }).target?.isMet).toBe(false);
    expect(refused(world, { legs: [BILLS, COWBOYS], targetPrice: 'lots' })).toMatchObject({ named: ['lots'] });
  });

  it('that no single book takes are said by book and leg; several bets only where they are asked for', () => {
    const split = worldOf(
      testSlate([
        testEvent('a', {
          home: 'Home A',
          away: 'Away A',
          markets: [
            {
              market: 'moneyline',
              outcomes: ['home', 'away'],
              decimals: [1.9, 1.95],
              books: ['draftkings', 'betmgm', 'pinnacle'],
            },
          ],
        }),
        testEvent('b', {
          home: 'Home B',
          away: 'Away B',
          markets: [
            {
              market: 'moneyline',
              outcomes: ['home', 'away'],
              decimals: [1.9, 1.95],
              books: ['fanduel', 'bet365', 'pinnacle'],
            },
          ],
        }),
      ]),
      NOW,
    );
    const legs: BetRefDraft[] = ['a', 'b'].map((eventId) => ({ eventId, market: 'moneyline', side: 'home' }));
    const outcome = refused(split, { legs });
    expect(outcome).toMatchObject({ reason: 'no_single_book' });
    expect(outcome.message).toContain('Betmgm lacks Home B moneyline');
    expect(outcome.message).toContain('Fanduel lacks Home A moneyline');
    expect(outcome.choices.map(({ label }) => label)).toEqual(['2 bets, each at its best book']);
    const [apart] = outcome.choices;
    const answer = given(split, apart?.input ?? {});
    expect(answer.parlay).toBeNull();
    expect(answer.apart?.bets.length).toBe(2);
    expect(answer.apart?.words).toContain('2 bets at 2 books, not a parlay');
    expect(
      given(split, { legs: [legs[0], legs[0] && { ...legs[0], eventId: 'x' }].flatMap((leg) => leg ?? []) }).parlay,
    ).toBeNull();
  });
});

describe('chosen legs', () => {
  const world = worldOf(footballSlate(), NOW);

  it('fill up the stated ones from other games', () => {
    const parlay = parlayOf(world, { legs: [RAMS], choose: { count: 3 } });
    expect(parlay.legs[0]?.pick).toBe('Los Angeles Rams moneyline');
    expect(new Set(parlay.legs.map(({ eventId }) => eventId)).size).toBe(3);
    expect(parlay.legs.map(({ pick }) => pick)).toContain('Buffalo Bills +2.5');
  });

  it('are of other games than the stated ones, also where those hold the best', () => {
    const parlay = parlayOf(world, { legs: [OVER], choose: { count: 3 } });
    expect(parlay.legs).toHaveLength(3);
    expect(parlay.legs.filter(({ eventId }) => eventId === 'g1').map(({ pick }) => pick)).toEqual(['Over 47.5']);
  });

  it('are none whose price is more likely wrong than generous', () => {
    const far = testEvent('far', {
      home: 'Denver Broncos',
      away: 'Las Vegas Raiders',
      markets: [
        {
          market: 'moneyline',
          outcomes: ['home', 'away'],
          decimals: [1.91, 1.91],
          except: { betmgm: [2.25, 1.65], pinnacle: [1.92, 1.96] },
        },
      ],
    });
    const wide = worldOf(testSlate([...footballSlate().events, far]), NOW);
    const stated = parlayOf(wide, { legs: [BILLS, { eventId: 'far', market: 'moneyline', side: 'home' }] });
    expect(stated.legs[1]?.notes.join(' ')).toContain('taken for stale or wrong');
    const chosen = parlayOf(wide, { choose: { count: 2 } });
    expect(chosen.legs.map(({ pick }) => pick)).not.toContain('Denver Broncos moneyline');
  });

  it('are no favorite that adds nothing where another game can be had, none of them with an edge', () => {
    const game = (id: string, home: string, decimals: number[]) =>
      testEvent(id, {
        home,
        away: `Guests of ${home}`,
        markets: [{ market: 'moneyline', outcomes: ['home', 'away'], decimals }],
      });
    const heavy = game('heavy', 'Denver Broncos', [1.04, 13]);
    const even = game('even', 'Miami Dolphins', [1.87, 1.87]);
    const chosenOf = (events: (typeof heavy)[]) =>
      parlayOf(worldOf(testSlate([...footballSlate().events, ...events]), NOW), {
        legs: [RAMS],
        choose: { count: 2, leagues: ['NFL'], excludedTeams: ['Bills', 'Chiefs', 'Cowboys', 'Eagles'] },
      }).legs.map(({ eventId }) => eventId);
    expect(chosenOf([heavy, even])[1]).toBe('even');
    expect(chosenOf([heavy])[1]).toBe('heavy');
  });

  it('are of one game where that is asked for, no two on the same thing', () => {
    const parlay = parlayOf(world, { choose: { count: 2, sameGame: true, teams: ['Chiefs'] } });
    expect(parlay.legs.map(({ eventId }) => eventId)).toEqual(['g1', 'g1']);
    expect(parlay.legs.map(({ market }) => market).sort()).toEqual(['spread', 'total']);
    const beside = parlayOf(world, { legs: [OVER], choose: { count: 2, sameGame: true } });
    expect(beside.legs.map(({ pick }) => pick)).toEqual(['Over 47.5', 'Buffalo Bills +2.5']);
  });

  it('of one game meet a target by what is fair, as no book’s price for them is stored', () => {
    const choose = { count: 2, sameGame: true, teams: ['Chiefs'] };
    const near = parlayOf(world, { choose, targetPrice: '+300' });
    expect(near.target).toEqual({ text: '+300', isMet: true });
    expect(Math.abs((near.fairDecimal - 1) / 3 - 1)).toBeLessThan(0.15);
    const far = refused(world, { choose, targetPrice: '+60000' });
    expect(far).toMatchObject({ reason: 'nothing_fits', named: ['+60000'] });
    for (const { input } of far.choices) expect(parlayOf(world, input).target?.isMet).toBe(true);
  });

  it('are refused by what is missing, with choices that can be had', () => {
    const outcome = refused(world, { choose: { teams: ['Chiefs'], count: 3 } });
    expect(outcome).toMatchObject({ reason: 'nothing_fits', named: ['3 legs'] });
    for (const { input } of outcome.choices) expect(ask(world, input).ok).toBe(true);
    expect(refused(world, { legs: [BILLS, COWBOYS], choose: { count: 2 } })).toMatchObject({ named: ['2'] });
    expect(refused(world, { choose: { teams: ['Atlantis'] } })).toMatchObject({ reason: 'no_such_game' });
    const none = refused(world, { choose: { leagues: ['NFL'], minPrice: '+900' } });
    expect(none).toMatchObject({ reason: 'nothing_fits', named: ['+900 or longer'] });
    for (const { input } of none.choices) expect(ask(world, input).ok).toBe(true);
    const far = refused(world, { choose: { count: 2 }, targetPrice: '+9000' });
    expect(far.message).toMatch(
      /^No 2 legs that fit pay about \+9000 \(within 15%\) at one book; the closest pay \+\d+\.$/,
    );
    for (const { input } of far.choices) expect(parlayOf(world, input).target?.isMet).toBe(true);
  });

  it('stand at a book of the bettor’s own', () => {
    const own = { ...world, bettor: { ...ANY_BETTOR, sportsbooks: ['espnbet'] } };
    expect(parlayOf(own, { choose: { count: 3 } })).toMatchObject({ bookKey: 'espnbet', otherBooks: [] });
  });
});
