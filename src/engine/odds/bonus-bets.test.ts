import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairCashOut } from './cash-out.ts';
import { convertFreeBet, coverDecimal, freeBetValue } from './free-bet.ts';
import { payout, stakeToWin } from './payout.ts';
import { boostedDecimal } from './profit-boost.ts';
import { noDecimal, refused } from './test-odds.ts';

const price = fc.double({ min: 1.01, max: 100, noNaN: true });

// Expected figures: exact fractions, computed apart from this code.
describe('a free bet', () => {
  it('at +300 against -350 keeps two thirds of its face value', () => {
    const { hedgeStake, kept } = convertFreeBet(4, 1 + 100 / 350);
    expect(hedgeStake).toBeCloseTo(7 / 3, 12);
    expect(kept).toBeCloseTo(2 / 3, 12);
  });

  it('keeps the same whoever wins', () => {
    fc.assert(
      fc.property(price, price, (decimal, other) => {
        const { hedgeStake, kept } = convertFreeBet(decimal, other);
        expect(decimal - 1 - hedgeStake).toBeCloseTo(kept, 9);
        expect(hedgeStake * (other - 1)).toBeCloseTo(kept, 9);
      }),
    );
  });

  it('against several ends is hedged at what they pay together', () => {
    // 1 / (1/4 + 10/51) = 204/91.
    expect(coverDecimal([4, 5.1])).toBeCloseTo(204 / 91, 12);
    expect(coverDecimal([2.5])).toBeCloseTo(2.5, 12);
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 4 }), (decimals) => {
        const together = coverDecimal(decimals);
        const staked = decimals.reduce((sum, decimal) => sum + together / decimal, 0);
        expect(staked).toBeCloseTo(1, 9);
      }),
    );
    expect(() => coverDecimal([])).toThrow(/at least one price/);
  });

  it('wins its profit as often as it wins', () => {
    expect(freeBetValue(0.24, 4)).toBeCloseTo(0.72, 12);
    expect(() => freeBetValue(1.2, 4)).toThrow(refused('probability'));
    expect(() => convertFreeBet(2, 1)).toThrow(refused('hedgeDecimal'));
    expect(() => convertFreeBet(1, 2)).toThrow(refused('decimal'));
  });
});

describe('a profit boost', () => {
  it('of 25 % makes +150 of +120', () => {
    expect(boostedDecimal(2.2, 0.25)).toBeCloseTo(2.5, 12);
    expect(boostedDecimal(2.2, 0)).toBe(2.2);
    expect(() => boostedDecimal(2.2, -0.1)).toThrow(refused('boost'));
    expect(() => boostedDecimal(1e200, 1e200)).toThrow(refused('boost'));
  });
});

describe('a payout', () => {
  it('of $50 at +120 is $110, and $50 win $60', () => {
    expect(payout(50, 2.2)).toBeCloseTo(110, 12);
    expect(stakeToWin(60, 2.2)).toBeCloseTo(50, 12);
  });

  it('is undone by the stake that wins its profit', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), price, (stake, decimal) => {
        expect(stakeToWin(payout(stake, decimal) - stake, decimal)).toBeCloseTo(stake, 3);
      }),
    );
    fc.assert(fc.property(noDecimal, (bad) => void expect(() => payout(1, bad)).toThrow(refused('decimal'))));
    expect(() => payout(-1, 2)).toThrow(refused('stake'));
    expect(() => payout(1e300, 1e300)).toThrow(refused('stake'));
    expect(() => stakeToWin(-1, 2)).toThrow(refused('win'));
    expect(() => stakeToWin(1e308, 1.01)).toThrow(refused('win'));
  });
});

describe('a fair cash-out', () => {
  it('of $500 with 62 % to go is $310', () => {
    expect(fairCashOut(500, 0.62)).toBeCloseTo(310, 12);
    expect(() => fairCashOut(-1, 0.5)).toThrow(refused('returns'));
    expect(() => fairCashOut(1, 2)).toThrow(refused('probability'));
  });
});
