import { beforeAll, describe, expect, it } from 'vitest';
import type { BetRefDraft } from '#contract/research/bet.ts';
import { PriceBetsInput, PriceBetsResult, type PricedStatedBet } from '#contract/research/price-bets.ts';
import { recordedSlates } from '../../slate/test-recorded-slate.ts';
import { footballSlate, NOW, testEvent, testSlate } from '../../slate/test-slate.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { priceSelections } from '../best-bets/candidates.ts';
import { showBoard } from '../show-board/show-board.ts';
import { testWorlds, worldOf } from '../test-worlds.ts';
import type { World } from '../world.ts';
import { priceBets } from './price-bets.ts';

const OVER_UNDER = ['over', 'under'] as const;
const CURRY = { market: 'prop:player_points', outcomes: OVER_UNDER, player: 'Stephen Curry' };

/** Football as the other tools' tests have it, a match with a draw and a player with two numbers. */
const slate = testSlate([
  ...footballSlate().events,
  testEvent('s1', {
    home: 'Arsenal',
    away: 'Chelsea',
    sportKey: 'soccer_epl',
    sportTitle: 'EPL',
    markets: [
      { market: 'moneyline', outcomes: ['home', 'draw', 'away'], decimals: [1.9, 3.7, 4.2] },
      { market: 'spread', outcomes: ['home', 'away'], line: -0.25, decimals: [1.7, 2.2] },
      { market: 'total', outcomes: OVER_UNDER, line: 2.5, decimals: [1.9, 1.95] },
    ],
  }),
  testEvent('n2', {
    home: 'Warriors',
    away: 'Suns',
    sportKey: 'basketball_nba',
    sportTitle: 'NBA',
    markets: [
      { ...CURRY, line: 24.5, decimals: [1.7, 2.2] },
      { ...CURRY, line: 28.5, decimals: [2.4, 1.6] },
      { ...CURRY, player: 'Klay Thompson', line: 20, decimals: [1.9, 1.9] },
    ],
  }),
  testEvent('c1', {
    home: 'Texas',
    away: 'Oklahoma',
    sportKey: 'americanfootball_ncaaf',
    sportTitle: 'NCAAF',
    markets: [
      { market: 'total', outcomes: OVER_UNDER, line: 52, decimals: [1.9, 1.9] },
      { market: 'spread', outcomes: ['home', 'away'], line: -9, decimals: [1.9, 1.9], books: ['bovada'] },
    ],
  }),
]);
const world = worldOf(slate, NOW);

const BILLS = { eventId: 'g1', market: 'spread', side: 'away', line: 2.5 } as const;
const COWBOYS = { eventId: 'g2', market: 'spread', side: 'home' } as const;

const ask = (bets: BetRefDraft[], rest: { stakeCents?: number; in?: World } = {}) =>
  priceBets(PriceBetsInput.parse({ bets, stakeCents: rest.stakeCents }), rest.in ?? world);

function answered(...asked: Parameters<typeof ask>) {
  const outcome = ask(...asked);
  if (!outcome.ok) throw new Error(outcome.message);
  expect(PriceBetsResult.parse(outcome.data)).toEqual(outcome.data);
  return outcome;
}

function priced(draft: BetRefDraft, rest: Parameters<typeof ask>[1] = {}): PricedStatedBet {
  const [bet] = answered([draft], rest).data.bets;
  if (!bet?.priced) throw new Error('not priced');
  return bet;
}

describe('a bet at stored prices', () => {
  it('is worth what the best bets say it is, at the best book', () => {
    const { bets } = answered([BILLS]).data;
    const event = slate.events[0]!;
    const of = priceSelections(event, event.markets[0]!, NOW, null).find(({ selection }) => selection === 'away')!;
    const best = bets[0]?.priced ? bets[0].atBest : null;
    const { decimal, edge, verdict, units, confidence, fairProbability } = of.priced;
    expect(best).toMatchObject({
      bookKey: 'betmgm',
      decimal,
      verdict,
      units,
      confidence,
      text: '+105',
      ageSeconds: 45,
    });
    expect(best?.ev).toBeCloseTo(edge, 12);
    expect(best?.chances.win).toBeCloseTo(fairProbability, 12);
    expect(bets[0]?.priced && bets[0].chances.win).toBeCloseTo(of.priced.consensusProbability, 12);
  });

  it('pushes on a whole number, which the edge knows of', () => {
    const { chances, atBest, fairText, pushBasis } = priced({ ...COWBOYS, line: -7 });
    // Even money on a spread of 7, by a computation of its own: 5.6756 % land on it.
    expect(chances.push).toBeCloseTo(0.056756, 5);
    expect(chances.win).toBeCloseTo(0.471622, 5);
    expect(chances.lose).toBeCloseTo(0.471622, 5);
    expect({ fairText, pushBasis }).toEqual({ fairText: '+100', pushBasis: 'measured' });
    expect(atBest?.ev).toBeCloseTo(0.471622 * 0.91 - 0.471622, 5);
    expect(atBest).toMatchObject({ verdict: 'pass', passReason: 'no edge', units: 0 });
  });

  it('stands beside the price that was stated: "yours: pass, the best: bet"', () => {
    const { atAsked, atBest, stored, text, assumed } = priced({ ...BILLS, price: '-110' });
    expect(atAsked).toMatchObject({ from: 'stated', book: null, text: '-110', verdict: 'pass', ageSeconds: null });
    expect(atBest).toMatchObject({ book: 'Betmgm', text: '+105', verdict: 'bet' });
    expect({ stored, assumed }).toEqual({ stored: null, assumed: [] });
    expect(text).toMatch(
      /^Pass on Bills \+2\.5 at your -110: no edge\. 8 books, vig out, make it \S+% to win, so \S+ is fair, and -110 costs you \d\.\d% on average\. Pinnacle, the sharpest of them, agrees at \S+ \(.+ The best price here is \+105 at Betmgm: a bet \(/,
    );
  });

  it('is judged at the named book’s own quote, or at the stated price beside it', () => {
    expect(priced({ ...BILLS, book: 'fanduel' }).atAsked).toMatchObject({
      from: 'stored',
      bookKey: 'fanduel',
      decimal: 1.85,
      ageSeconds: 45,
      verdict: 'pass',
    });
    const stated = priced({ ...BILLS, book: 'fanduel', price: '+104' });
    expect(stated.atAsked).toMatchObject({ from: 'stated', book: 'Fanduel', decimal: 2.04, verdict: 'bet' });
    expect(stated.stored).toMatchObject({ bookKey: 'fanduel', decimal: 1.85 });
    expect(stated.text).toContain('Fanduel shows -118 here.');
  });

  it('is a reference where a US bettor cannot place it, and at the own books where these are set', () => {
    expect(priced({ ...BILLS, book: 'pinnacle', price: '+120' }).atAsked).toMatchObject({
      canTake: false,
      verdict: 'pass',
      passReason: 'not open to US bettors',
      units: 0,
    });
    const own = { ...world, bettor: { ...ANY_BETTOR, sportsbooks: ['draftkings'], bankrollCents: 100_000 } };
    expect(priced(BILLS, { in: own }).atBest?.bookKey).toBe('draftkings');
    // A book that is named stands in the place of the own ones.
    const named = priced({ ...BILLS, book: 'betmgm' }, { in: own }).atAsked;
    expect(named).toMatchObject({ canTake: true, verdict: 'bet' });
    expect(named?.stakeCents).toBe(Math.floor((named?.units ?? 0) * 1_000));
    const abroad = priced({ eventId: 'c1', market: 'spread', side: 'home' });
    expect(abroad).toMatchObject({ atBest: null, atAsked: null });
    expect(abroad.text).toContain('no book where you can bet has it.');
  });

  it('cannot be right above an edge of 25 %, and is doubted above 8 %', () => {
    const { atAsked, text } = priced({ ...BILLS, price: '+400' });
    expect(atAsked).toMatchObject({ doubt: 'price_cannot_be_right', verdict: 'pass', units: 0 });
    expect(atAsked?.ev).toBeGreaterThan(0.25);
    expect(text).toContain('price cannot be right');
    const doubted = priced({ ...BILLS, price: '+125' }).atAsked;
    expect(doubted?.verdict).not.toBe('bet');
    expect(doubted?.notes.join(' ')).toMatch(/stale or wrong/);
  });

  it('tells what a stake wins and is worth on average, to the cent, with half a cent of a profit rounded down', () => {
    const { atAsked } = priced({ ...COWBOYS, line: -7, price: '1.5' }, { stakeCents: 3_333 });
    expect(atAsked?.profitCents).toBe(1_666);
    expect(atAsked?.expectedCents).toBe(Math.round(3_333 * (atAsked?.ev ?? Number.NaN)));
    expect(priced(BILLS).atBest).toMatchObject({ profitCents: null, expectedCents: null });
  });

  it('has three ends without a push where a draw is sold, and halves on quarter lines', () => {
    const sides = (['home', 'draw', 'away'] as const).map((side) =>
      priced({ eventId: 's1', market: 'moneyline', side }),
    );
    expect(sides.reduce((sum, { chances }) => sum + chances.win, 0)).toBeCloseTo(1, 2);
    expect(sides.map(({ pushBasis }) => pushBasis)).toEqual(['none', 'none', 'none']);
    expect(sides[1]?.label).toBe('Draw');
    const quarter = priced({ eventId: 's1', market: 'spread', side: 'home', line: -0.25 });
    expect(quarter.chances.push).toBeGreaterThan(0.1);
    expect(quarter.assumed.join(' ')).toContain('two half stakes');
    expect(quarter.fairDecimal).toBeCloseTo(1 + quarter.chances.lose / quarter.chances.win, 12);
  });

  it('says where the chance of a push is assumed', () => {
    const klay = {
      eventId: 'n2',
      market: 'prop:player_points',
      side: 'over',
      player: 'Klay Thompson',
      line: 20,
    } as const;
    const { chances, pushBasis, assumed } = priced(klay);
    expect(pushBasis).toBe('assumed');
    // Poisson with a median of 20: 8.9 %.
    expect(chances.push).toBeCloseTo(0.089, 2);
    expect(assumed.join(' ')).toContain('assumed, not measured');
  });
});

describe('a line that nobody quotes', () => {
  it('has the chances of its neighbours, and is no pick, no verdict and free', () => {
    const outcome = answered([{ ...COWBOYS, line: -6.5, price: '-125' }]);
    const [bet] = outcome.data.bets;
    if (!bet?.priced) throw new Error('not priced');
    // By a computation of its own: -7 at even money makes 52.8378 % at -6.5.
    expect(bet.chances.win).toBeCloseTo(0.528378, 5);
    expect(bet).toMatchObject({ basis: 'neighbouring', atBest: null, worstDecimal: null, line: -6.5 });
    expect(bet.atAsked).toMatchObject({ verdict: null, units: 0, stakeCents: null, confidence: 0 });
    expect(bet.atAsked?.ev).toBeCloseTo(0.528378 * 1.8 - 1, 5);
    expect(bet.neighbours).toEqual([
      { line: -7, label: 'Dallas Cowboys -7', books: 9, fairChance: expect.closeTo(0.5, 9), share: 1 },
    ]);
    expect(outcome.verdicts).toBe(0);
    expect(bet.text).toMatch(
      /No book here quotes Cowboys -6\.5, so this is an estimate from other lines, mostly Cowboys -7\..*It is a ballpark, not a pick\.$/,
    );
    expect(outcome.evidence.map(({ text }) => text)).toEqual([
      expect.stringContaining('Dallas Cowboys -7: fair chance 50.0%'),
    ]);
  });

  it('is looked at from its own side', () => {
    const giants = priced({ ...COWBOYS, side: 'away', line: 6.5 });
    expect(giants.chances.win).toBeCloseTo(1 - 0.528378, 5);
    expect(giants.neighbours[0]).toMatchObject({ line: 7, label: 'New York Giants +7' });
  });

  it('is refused where that is not sound, with the stored lines as choices', () => {
    const cases: BetRefDraft[] = [
      { ...COWBOYS, line: -14 },
      { ...COWBOYS, line: -7.1 },
      { eventId: 'g3', market: 'moneyline', side: 'home', line: 2.5 },
      // Nobody measured how totals of college games scatter, and one book is no neighbour.
      { eventId: 'c1', market: 'total', side: 'over', line: 52.5 },
      { eventId: 'c1', market: 'spread', side: 'home', line: -9.5 },
      { eventId: 'n2', market: 'prop:player_points', side: 'over', player: 'Stephen Curry', line: 30.5 },
    ];
    for (const bet of cases) {
      const outcome = ask([bet]);
      expect(outcome, JSON.stringify(bet)).toMatchObject({
        ok: false,
        reason: 'line_not_stored',
        named: [`${bet.line}`],
      });
      if (!outcome.ok) expect(outcome.choices.length).toBeGreaterThan(0);
    }
  });

  it('is priced between two numbers of a player', () => {
    const curry = {
      eventId: 'n2',
      market: 'prop:player_points',
      side: 'over',
      player: 'Stephen Curry',
      line: 26.5,
    } as const;
    const [low, high] = [24.5, 28.5].map((line) => priced({ ...curry, line }).chances.win);
    const { chances, neighbours } = priced(curry);
    expect(chances.win).toBeLessThan(low ?? 0);
    expect(chances.win).toBeGreaterThan(high ?? 1);
    expect(neighbours.map(({ line }) => line).sort()).toEqual([24.5, 28.5]);
    expect(priced({ ...curry, side: 'under' }).chances.win).toBeCloseTo(chances.lose, 12);
  });

  it('tells what the named book has instead, and the best price on the nearest lines', () => {
    const asked = priced({ ...COWBOYS, line: -6.5, price: '-125', book: 'fanduel' });
    expect(asked.nearby).toMatchObject([
      { line: -7, bookKey: 'fanduel', isNamed: true },
      { line: -7, isNamed: false },
    ]);
    expect(asked.text).toMatch(/Not worth it at -125: that is -\d\.\d% on average\. .*Fanduel has Cowboys -7 at /);
    const { comparison } = answered([{ ...COWBOYS, line: -6.5 }, BILLS]).data;
    expect(comparison?.text).toMatch(/No book here quotes Cowboys -6\.5\. The closest you can bet: Cowboys -7 at /);
  });

  it('doubts a price on it that no book would leave standing', () => {
    expect(priced({ ...COWBOYS, line: -6.5, price: '+200' }).text).toContain('probably old or from another line');
  });

  it('says so where its price cannot be right', () => {
    expect(priced({ ...COWBOYS, line: -6.5, price: '+200' }).atAsked).toMatchObject({
      doubt: 'price_cannot_be_right',
      verdict: null,
    });
  });
});

describe('several bets', () => {
  it('say once what was taken for granted of each of them', () => {
    const { assumed, data } = answered([BILLS, { ...COWBOYS, line: -7 }]);
    const once = 'No price or book was named, so each is at the best price you can get.';
    expect(assumed.filter((words) => words.startsWith('No price or book'))).toEqual([once]);
    for (const bet of data.bets) expect(bet.priced && bet.assumed).toContain(once);
  });

  const chiefs = { ...BILLS, side: 'home', line: -2.5 } as const;

  it('are held against each other at the prices named, else the best: the better one and the likelier one', () => {
    const { comparison, bets } = answered([chiefs, BILLS, { ...COWBOYS, line: -7 }]).data;
    const [first, second, third] = bets.flatMap((bet) => (bet.priced ? [bet] : []));
    expect(comparison?.better).toBe(1);
    const passes = [first, third].map((bet) => bet?.atBest?.ev ?? Number.NaN);
    expect(comparison?.evGap).toBeCloseTo((second?.atBest?.ev ?? Number.NaN) - Math.max(...passes), 12);
    const wins = [first, second, third].map((bet) => bet?.chances.win ?? Number.NaN);
    const likelier = wins.indexOf(Math.max(...wins));
    expect(comparison?.likelier).toBe(likelier);
    expect(comparison?.chanceGap).toBeCloseTo(
      wins.toSorted((a, b) => b - a)[0]! - wins.toSorted((a, b) => b - a)[1]!,
      12,
    );
    expect(comparison).toMatchObject({
      noneWorthIt: false,
      text: expect.stringMatching(/^Bills \+2\.5 is the best bet: .+ It also wins the most often: /),
    });
  });

  it('are none of them worth it, which is said with the closest', () => {
    const { comparison } = answered([chiefs, { ...COWBOYS, line: -7 }]).data;
    expect(comparison?.noneWorthIt).toBe(true);
    expect(comparison?.text).toMatch(/^.+ is the better of the two: .+ Neither is a bet\./);
  });

  it('are not better for a price that cannot be right', () => {
    const { comparison } = answered([{ ...COWBOYS, line: -7, price: '+900' }, { ...COWBOYS, line: -7 }, chiefs]).data;
    expect(comparison?.better).not.toBe(0);
    expect(comparison?.better).not.toBeNull();
  });

  it('are refused one by one where others can be priced, and together where none can', () => {
    const missing = { ...COWBOYS, line: -20 };
    const some = answered([missing, BILLS]);
    expect(some.verdicts).toBe(1);
    expect(some.data.bets[0]).toMatchObject({ priced: false, reason: 'line_not_stored', named: ['-20'] });
    expect(some.data.comparison).toMatchObject({ better: null, text: expect.stringMatching(/^Only Bills/) });
    const none = ask([missing, { ...BILLS, eventId: 'g9' }]);
    expect(none).toMatchObject({ ok: false, reason: 'line_not_stored', named: ['-20', 'g9'] });
    if (!none.ok) expect(none.message).toContain('g9');
  });

  it('are one to six', () => {
    expect(PriceBetsInput.safeParse({ bets: [] }).success).toBe(false);
    expect(PriceBetsInput.safeParse({ bets: Array.from({ length: 7 }, () => BILLS) }).success).toBe(false);
  });
});

it('names a price that is none, and a bet without a price that can be relied on', () => {
  expect(ask([{ ...BILLS, price: 'plenty' }])).toMatchObject({ ok: false, reason: 'invalid_input', named: ['plenty'] });
  const underround = testSlate([
    testEvent('u1', {
      home: 'Jets',
      away: 'Bills',
      markets: [{ market: 'moneyline', outcomes: ['home', 'away'], decimals: [2.2, 2.2] }],
    }),
  ]);
  expect(ask([{ eventId: 'u1', market: 'moneyline', side: 'home' }], { in: worldOf(underround, NOW) })).toMatchObject({
    ok: false,
    reason: 'too_uncertain',
    named: ['Jets moneyline'],
  });
});

/** The main totals of the first games as the board shows them. */
function expectBoardsTotals(one: World) {
  const board = showBoard({ market: 'total', limit: 15, offset: 0 }, one);
  if (!board.ok) throw new Error(board.message);
  for (const { eventId, sides } of board.data.markets) {
    const [over] = sides;
    const bet = priced({ eventId, market: 'total', side: 'over', line: over?.line ?? null }, { in: one });
    const { chances, atBest } = bet;
    const decided = chances.win / (chances.win + chances.lose);
    expect(Math.abs(decided - (over?.fairChance ?? Number.NaN)), bet.text).toBeLessThan(0.015);
    expect(atBest?.chances.win ?? 0).toBeLessThanOrEqual(chances.win + 1e-12);
    if (atBest && atBest.ev < 0) expect(atBest.chances.win).toBeCloseTo(chances.win, 12);
  }
}

describe('on whole slates', () => {
  let worlds: Awaited<ReturnType<typeof testWorlds>>;
  beforeAll(async () => {
    worlds = await testWorlds();
  });

  it('a decided bet has the chance that judges the best price, which is next to what the board shows', () => {
    for (const { name, world: one } of worlds) if (!name.includes('world_cup')) expectBoardsTotals(one);
  });

  const nfl = recordedSlates().find(({ name }) => name.startsWith('nfl'));

  it.skipIf(!nfl)('what one book alone quotes is worth what seven say half a point beside it', () => {
    if (!nfl) return;
    // Only DraftKings quotes the Patriots +2, at 1.91 both ways; +1.5 wins the same games, and seven books make it even money.
    const event = nfl.slate.events.find(({ home }) => home === 'New England Patriots');
    const recorded = worldOf(nfl.slate, nfl.now);
    const [two, half] = [2, 1.5].map((line) =>
      priced({ eventId: event?.id ?? '', market: 'spread', side: 'home', line }, { in: recorded }),
    );
    expect(two).toMatchObject({ basis: 'neighbouring', books: 1, atBest: { book: 'DraftKings', verdict: null } });
    expect(two?.chances.win).toBeCloseTo(half?.chances.win ?? 0, 2);
    // 2.3 % land on 2 by a computation of its own.
    expect(two?.chances.push).toBeCloseTo(0.023, 3);
    const { win = 0, lose = 0 } = two?.chances ?? {};
    expect(two?.atBest?.ev).toBeCloseTo(win * ((two?.atBest?.decimal ?? 0) - 1) - lose, 9);
    expect(two?.text).toContain('Only 1 independent book prices Patriots +2, and the lines next to it disagree');
  });
});
