import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelStake, middle } from './middle.ts';
import { refused } from './test-odds.ts';

const bet = fc.record({
  stake: fc.double({ min: 0.01, max: 1e6, noNaN: true }),
  decimal: fc.double({ min: 1.01, max: 100, noNaN: true }),
});
const JUICE = 21 / 11;

// Expected figures: exact fractions, computed apart from this code.
describe('a middle', () => {
  it('of two bets of $110 at -110 risks $10 to win $200, and must hit one time in 21', () => {
    const found = middle({ stake: 110, decimal: JUICE }, { stake: 110, decimal: JUICE });
    expect(found.both).toBeCloseTo(200, 10);
    expect(found.firstOnly).toBeCloseTo(-10, 10);
    expect(found.secondOnly).toBeCloseTo(-10, 10);
    expect(found.neededProbability).toBeCloseTo(1 / 21, 12);
  });

  it('at different prices is level with the stake that returns the same', () => {
    const stake = levelStake({ stake: 110, decimal: JUICE }, 1 + 100 / 105);
    expect(stake).toBeCloseTo(107.5609756097561, 10);
    const found = middle({ stake: 110, decimal: JUICE }, { stake, decimal: 1 + 100 / 105 });
    expect(found.both).toBeCloseTo(202.4390243902439, 10);
    expect(found.firstOnly).toBeCloseTo(-7.560975609756097, 10);
    expect(found.neededProbability).toBeCloseTo(0.036004645760743324, 12);
  });

  it('that cannot lose needs nothing', () => {
    expect(middle({ stake: 10, decimal: 2.1 }, { stake: 10, decimal: 2.1 }).neededProbability).toBe(0);
  });

  it('breaks even at the needed rate, and ends level at the level stake', () => {
    fc.assert(
      fc.property(bet, bet, (first, other) => {
        const { both, firstOnly, secondOnly, neededProbability: needed } = middle(first, other);
        expect(needed).toBeLessThan(1);
        const oneWins = (firstOnly + secondOnly) / 2;
        if (needed > 0) expect((needed * both + (1 - needed) * oneWins) / first.stake).toBeCloseTo(0, 6);
        const level = middle(first, { ...other, stake: levelStake(first, other.decimal) });
        expect((level.firstOnly - level.secondOnly) / first.stake).toBeCloseTo(0, 9);
      }),
    );
  });

  it('is refused for what is no bet', () => {
    const sound = { stake: 1, decimal: 2 };
    expect(() => middle({ stake: 0, decimal: 2 }, sound)).toThrow(refused('stake'));
    expect(() => middle(sound, { stake: 1, decimal: 1 })).toThrow(refused('decimal'));
    expect(() => levelStake(sound, 1)).toThrow(refused('otherDecimal'));
    expect(() => middle({ stake: 1e300, decimal: 1e300 }, sound)).toThrow(refused('stake'));
  });
});
