import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BetRefDraft } from '#contract/research/bet.ts';
import { BuildParlayInput, BuildParlayResult, type Parlay } from '#contract/research/build-parlay.ts';
import type { PricedBet } from '#contract/research/priced-bet.ts';
import { takesUsBets } from '../../books/registry.ts';
import { footballSlate, NOW, testEvent, testSlate } from '../../slate/test-slate.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { priceSelections } from '../best-bets/candidates.ts';
import { breaches, filtersOf } from '../test-filters.ts';
import { storedBets, storedPrice } from '../test-stored.ts';
import { remembering, testWorlds, worldOf } from '../test-worlds.ts';
import type { World } from '../world.ts';
import { oneBookParlay } from './one-book-parlay.ts';

type Draft = Parameters<typeof BuildParlayInput.parse>[0] & object;

const ask = (world: World, input: Draft) => oneBookParlay(BuildParlayInput.parse(input), world);

function given(world: World, input: Draft) {
  const outcome = ask(world, input);
  if (!outcome.ok) throw new Error(outcome.message);
  expect(BuildParlayResult.parse(outcome.data)).toEqual(outcome.data);
  return { ...outcome.data, verdicts: outcome.verdicts };
}

function parlayOf(world: World, input: Draft): Parlay {
  const { parlay, verdicts } = given(world, input);
  if (!parlay) throw new Error('no parlay');
  expect(verdicts).toBe(1);
  return parlay;
}

function refused(world: World, input: Draft) {
  const outcome = ask(world, input);
  if (outcome.ok) throw new Error('it was answered');
  return outcome;
}

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
      const whole = parlayOf(world, { legs }).legs;
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
    expect(parlay.notes.join(' ')).toContain('A leg that pushes is taken out');
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

  it('are of one game where that is asked for, no two on the same thing', () => {
    const parlay = parlayOf(world, { choose: { count: 2, sameGame: true, teams: ['Chiefs'] } });
    expect(parlay.legs.map(({ eventId }) => eventId)).toEqual(['g1', 'g1']);
    expect(parlay.legs.map(({ market }) => market).sort()).toEqual(['spread', 'total']);
    const beside = parlayOf(world, { legs: [OVER], choose: { count: 2, sameGame: true } });
    expect(beside.legs.map(({ pick }) => pick)).toEqual(['Over 47.5', 'Buffalo Bills +2.5']);
    expect(refused(world, { choose: { sameGame: true }, targetPrice: '+600' }).named).toEqual(['+600']);
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

/** What is asked of any parlay, by other means than the tool's. */
function faults(world: World, parlay: Parlay, stakeCents: number | null): string[] {
  const product = parlay.legs.reduce((all, { decimal }) => all * decimal, 1);
  const games = new Set(parlay.legs.map(({ eventId }) => eventId)).size;
  const chance = parlay.legs.reduce((all, { fairChance }) => all * fairChance, 1);
  const returns = stakeCents === null || parlay.sameGame ? null : Math.ceil(stakeCents * product - 0.5 - 1e-6);
  const totalAt = (bookKey: string) =>
    parlay.legs.reduce((all, leg) => all * (storedPrice(world, { ...leg, bookKey })?.decimal ?? Number.NaN), 1);
  const totals = parlay.otherBooks.map(({ decimal }) => decimal);
  const rules: Record<string, boolean> = {
    oneBook: parlay.legs.every(({ bookKey }) => bookKey === parlay.bookKey) && takesUsBets(parlay.bookKey),
    stored: parlay.legs.every((leg) => storedPrice(world, leg)?.decimal === leg.decimal),
    product: Math.abs(parlay.decimal / product - 1) < 1e-12,
    payout: parlay.payoutCents === returns,
    sameGame: parlay.sameGame === games < parlay.legs.length,
    chance: parlay.sameGame || Math.abs(parlay.fairChance / chance - 1) < 1e-12,
    edge: parlay.edge === null ? parlay.sameGame : Math.abs(parlay.edge - (chance * product - 1)) < 1e-9,
    others: parlay.otherBooks.every(({ bookKey, decimal }) => Math.abs(totalAt(bookKey) / decimal - 1) < 1e-12),
    othersCanBeBet: parlay.otherBooks.every(({ bookKey }) => takesUsBets(bookKey) && bookKey !== parlay.bookKey),
    bestFirst: totals.every((total, at) => at === 0 || total <= (totals[at - 1] ?? 0)),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

type Bare = Pick<Parlay['legs'][number], 'eventId' | 'market' | 'side' | 'line'> & {
  player?: string | null | undefined;
};

const bareBet = ({ eventId, market, side, player, line }: Bare) => ({ eventId, market, side, player, line });

/** The parlay of stated legs; null where one of them cannot be had, or no book joins them. */
function answered(world: World, legs: BetRefDraft[], stakeCents: number): Parlay | null {
  const outcome = ask(world, { legs, stakeCents });
  if (!outcome.ok) return null;
  expect(outcome.verdicts).toBe(outcome.data.parlay ? 1 : 0);
  expect(outcome.data.legs.length).toBe(legs.length);
  return outcome.data.parlay;
}

/** How much legs are wanted: passes last, then leans, then by what they return. */
function worthOf(legs: readonly { verdict: string; value: number }[]): [number, number, number] {
  const count = (verdict: string) => legs.filter((leg) => leg.verdict === verdict).length;
  return [-count('pass'), -count('lean'), legs.reduce((all, { value }) => all * value, 1)];
}

const compareWorth = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((part, place) => Math.abs(part - (b[place] ?? 0)) > 1e-9);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

/** The best legs of different games at one book, by pricing every selection at every book. */
function bestAnywhere(world: World, count: number): [number, number, number] {
  const books = [...world.slate.bookTitles.keys()].filter((key) => takesUsBets(key));
  const atBooks = books.map((key) => {
    const bests = world.slate.events.flatMap((event) => {
      const legs = event.markets
        .flatMap((market) => priceSelections(event, market, new Date(world.nowMs), new Set([key])))
        .filter(({ priced: { notes } }) => !notes.includes('edge_unconfirmed') && !notes.includes('one_book'))
        .map(({ priced }) => ({ verdict: priced.verdict, value: priced.fairProbability * priced.decimal }))
        .sort((a, b) => compareWorth(worthOf([b]), worthOf([a])));
      return legs.slice(0, 1);
    });
    const top = bests.sort((a, b) => compareWorth(worthOf([b]), worthOf([a]))).slice(0, count);
    return top.length < count ? ([-Infinity, 0, 0] as [number, number, number]) : worthOf(top);
  });
  return atBooks.sort((a, b) => compareWorth(b, a))[0] ?? [0, 0, 0];
}

describe('parlays of whole slates', () => {
  let worlds: World[] = [];
  beforeAll(async () => {
    worlds = (await testWorlds()).map(({ world }) => remembering(world));
  });

  it('exchange no leg, line, side or player, stored or not, and pay what the stored prices multiply to', () => {
    let swapped = 0;
    let built = 0;
    for (const world of worlds) {
      const leg = fc
        .tuple(fc.constantFrom(...storedBets(world)), fc.constantFrom(0, 0, 0, 0.25))
        .map(([bet, off]) => ({ ...bet, line: bet.line === null ? null : bet.line + off }));
      fc.assert(
        fc.property(
          fc.array(leg, { minLength: 2, maxLength: 5 }),
          fc.integer({ min: 1, max: 100_000 }),
          (legs, stake) => {
            const parlay = answered(world, legs, stake);
            if (!parlay) return;
            built += 1;
            if (JSON.stringify(parlay.legs.map(bareBet)) !== JSON.stringify(legs.map(bareBet))) swapped += 1;
            expect(faults(world, parlay, stake)).toEqual([]);
          },
        ),
        { numRuns: 150, seed: 16 },
      );
    }
    expect(swapped).toBe(0);
    expect(built).toBeGreaterThan(worlds.length * 20);
  });

  it('choose only legs that meet every filter, each of another game', () => {
    let built = 0;
    for (const world of worlds) {
      fc.assert(
        fc.property(filtersOf(world), fc.integer({ min: 2, max: 5 }), ({ maxPerGame: _, ...filters }, count) => {
          const outcome = ask(world, { choose: { ...filters, count } });
          if (!outcome.ok) {
            expect(outcome.named.length).toBeGreaterThan(0);
            return;
          }
          const { parlay } = outcome.data;
          if (!parlay) throw new Error('an answer without a parlay');
          built += 1;
          expect(parlay.legs.flatMap((bet) => breaches(world, filters, bet))).toEqual([]);
          expect(parlay.legs.length).toBe(count);
          expect(new Set(parlay.legs.map(({ eventId }) => eventId)).size).toBe(count);
          expect(faults(world, parlay, null)).toEqual([]);
        }),
        { numRuns: 40, seed: 16 },
      );
    }
    expect(built).toBeGreaterThan(worlds.length * 10);
  });

  it('have the most joint value that any one book gives', () => {
    for (const world of worlds) {
      for (const count of [2, 4]) {
        const { legs } = parlayOf(world, { choose: { count } });
        const own = worthOf(legs.map(({ verdict, fairChance, decimal }) => ({ verdict, value: fairChance * decimal })));
        expect(own[2]).toBeCloseTo(bestAnywhere(world, count)[2], 9);
      }
    }
  });

  it('meet a target within 15% of its profit, or say that it cannot be met', () => {
    for (const world of worlds) {
      for (const american of [150, 300, 600, 1500, 5000]) {
        const outcome = ask(world, { choose: {}, targetPrice: `+${american}` });
        if (!outcome.ok) {
          expect(outcome.named).toContain(`+${american}`);
          continue;
        }
        const profit = ((outcome.data.parlay?.decimal ?? 0) - 1) * 100;
        expect(Math.abs(profit / american - 1)).toBeLessThanOrEqual(0.15 + 1e-9);
        expect(outcome.data.parlay?.target?.isMet).toBe(true);
      }
    }
  });
});

it('says how much to stake on a parlay that is worth it: a quarter of Kelly at most, and no more than on any leg', async () => {
  const demo = (await testWorlds()).find(({ name }) => name === 'demo')?.world;
  if (!demo) throw new Error('there is a demo slate');
  const parlay = parlayOf(demo, { choose: { count: 3 }, targetPrice: '+600' });
  const units = Number(/Stake at most (\d+(?:\.\d+)?) units? on it\.$/.exec(parlay.verdictReason)?.[1]);
  const quarter = (25 * (parlay.edge ?? 0)) / (parlay.decimal - 1);
  expect(parlay.verdict).toBe('bet');
  expect(units).toBeGreaterThan(0);
  expect(units).toBeLessThanOrEqual(Math.min(quarter, ...parlay.legs.map((leg) => leg.units)));
});
