import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betProfit } from './bet-profit.ts';
import { type BettorBet, bettorFigures, profitCurve, returnRange } from './bettor-figures.ts';

const bet = (changes: Partial<BettorBet> = {}): BettorBet => ({
  ...{ day: '2026-11-01', end: 'win', stakeCents: 1_000, profitCents: 910, clv: null, clvFair: null },
  ...changes,
});

describe('the profit of a bet', () => {
  it.each([
    ['win', 1_001, 1 + 100 / 110, 910],
    ['win', 1_000, 2.1, 1_100],
    ['win', 700, 1.1, 70],
    ['half_win', 1_000, 1.95, 475],
    ['half_loss', 1_001, 1.95, -501],
    ['push', 1_001, 1.95, 0],
    ['void', 1_001, 1.95, 0],
    ['loss', 1_001, 1.95, -1_001],
  ] as const)('%s of %d cents at %d is %d', (result, stake, decimal, profit) => {
    expect(betProfit(result, stake, decimal)).toBe(profit);
  });

  it('is refused for half cents and for what is no price', () => {
    expect(() => betProfit('win', 10.5, 2)).toThrow(/stakeCents/);
    expect(() => betProfit('win', 10, 1)).toThrow(/decimal/);
  });
});

describe('the figures of a bettor', () => {
  it('stake nothing on a void bet, count half results as what they are half of, and a cash-out with what it paid', () => {
    const figures = bettorFigures([
      bet(),
      bet({ end: 'half_win', profitCents: 450 }),
      bet({ end: 'half_loss', profitCents: -500 }),
      bet({ end: 'push', profitCents: 0 }),
      bet({ end: 'void', profitCents: 0 }),
      bet({ end: 'cashout', profitCents: -200 }),
      bet({ end: 'cashout', profitCents: null }),
      bet({ end: 'open', profitCents: null }),
      bet({ end: 'undecided', profitCents: null }),
    ]);
    expect(figures).toEqual({
      ...{ bets: 9, open: 1, settled: 6, won: 2, lost: 1, pushed: 1, voided: 1, cashedOut: 2, undecided: 2 },
      ...{ stakedCents: 5_000, profitCents: 660, returned: 660 / 5_000 },
    });
    expect(bettorFigures([]).returned).toBeNull();
  });

  it('have a range from so many bets on so many days on, around their return', () => {
    const bets = Array.from({ length: 40 }, (_, nth) =>
      bet({ day: `day ${nth % 20}`, profitCents: nth % 3 === 0 ? 910 : -1_000, end: nth % 3 === 0 ? 'win' : 'loss' }),
    );
    expect(returnRange(bets.slice(1), { bets: 40, days: 20 })).toBeNull();
    expect(returnRange(bets, { bets: 40, days: 21 })).toBeNull();
    const range = returnRange(bets, { bets: 40, days: 20 });
    expect(range?.value).toBeCloseTo(bettorFigures(bets).returned ?? Number.NaN, 12);
    expect(range && range.low < range.value && range.value < range.high).toBe(true);
  });

  it('draw a curve that ends at the profit, in whatever order bets come', () => {
    const some = fc.array(
      fc.record({
        day: fc.integer({ min: 10, max: 28 }).map((day) => `2026-11-${day}`),
        profitCents: fc.option(fc.integer()),
      }),
    );
    fc.assert(
      fc.property(some, (changes) => {
        const bets = changes.map((change) => bet(change));
        const curve = profitCurve(bets);
        expect(curve.at(-1)?.profitCents ?? 0).toBe(bettorFigures(bets).profitCents);
        expect(profitCurve(bets.toReversed())).toEqual(curve);
      }),
    );
  });
});
