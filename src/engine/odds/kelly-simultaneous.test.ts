import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kelly } from './kelly.ts';
import { kellySimultaneous } from './kelly-simultaneous.ts';
import type { IndependentBet } from './simultaneous-growth.ts';
import { refused } from './test-odds.ts';

const same = (count: number, probability: number, decimal: number): IndependentBet[] =>
  Array.from({ length: count }, () => ({ probability, decimal }));

function growth(bets: IndependentBet[], stakes: number[]): number {
  let sum = 0;
  for (let end = 0; end < 2 ** bets.length; end += 1) {
    let chance = 1;
    let wealth = 1;
    for (const [i, { probability, decimal }] of bets.entries()) {
      const wins = Math.floor(end / 2 ** i) % 2 === 1;
      chance *= wins ? probability : 1 - probability;
      wealth += stakes[i]! * (wins ? decimal - 1 : -1);
    }
    sum += chance * Math.log(Math.max(wealth, 1e-300));
  }
  return sum;
}

describe('stakes on independent bets at the same time', () => {
  it('are Kelly’s for one bet, and (p - q)/(2(p^2 + q^2)) for two at even money', () => {
    expect(kellySimultaneous(same(1, 0.55, 2))[0]).toBeCloseTo(kelly(0.55, 2), 9);
    for (const stake of kellySimultaneous(same(2, 0.55, 2))) expect(stake).toBeCloseTo(0.1 / 1.01, 9);
  });

  it.each([
    [1, 0.0833],
    [2, 0.0827],
    [3, 0.082],
  ])('are those of Whitrow’s table for %d bets at one half and 2.2', (count, stake) => {
    for (const found of kellySimultaneous(same(count, 0.5, 2.2))) expect(found).toBeCloseTo(stake, 4);
  });

  it('are nothing without an edge, and leave the others alone', () => {
    const stakes = kellySimultaneous([
      { probability: 0.45, decimal: 2 },
      { probability: 0.55, decimal: 2 },
      { probability: 0.5, decimal: 2 },
    ]);
    expect(stakes[0]).toBe(0);
    expect(stakes[1]).toBeCloseTo(0.1, 9);
    expect(stakes[2]).toBe(0);
    expect(kellySimultaneous(same(2, 0.4, 2))).toEqual([0, 0]);
  });

  it('share the bankroll evenly when every bet deserves nearly all of it', () => {
    for (const stake of kellySimultaneous(same(10, 0.99, 2))) expect(stake).toBeCloseTo(0.1, 6);
    const twelve = kellySimultaneous(same(12, 0.3, 9));
    expect(twelve[11]).toBeCloseTo(twelve[0]!, 9);
    expect(twelve.reduce((sum, stake) => sum + stake, 0)).toBeLessThan(1);
  });

  it('grow faster than any others, never above the single stake', () => {
    const bet = fc.record({
      probability: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      decimal: fc.double({ min: 1.05, max: 12, noNaN: true }),
    });
    const bets = fc.array(bet, { minLength: 1, maxLength: 5 });
    const others = fc.array(fc.double({ min: 0, max: 0.19, noNaN: true }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(bets, others, (slip, guess) => {
        const stakes = kellySimultaneous(slip);
        expect(growth(slip, stakes)).toBeGreaterThanOrEqual(growth(slip, guess) - 1e-10);
        for (const [i, stake] of stakes.entries()) {
          expect(stake).toBeGreaterThanOrEqual(0);
          expect(stake).toBeLessThanOrEqual(kelly(slip[i]!.probability, slip[i]!.decimal) + 1e-9);
        }
        const reversed = kellySimultaneous(slip.toReversed()).toReversed();
        for (const [i, stake] of reversed.entries()) expect(stake).toBeCloseTo(stakes[i]!, 6);
      }),
    );
  });

  it('never pass an exposure, and put all of it on the better bets where it is short', () => {
    const slip = [
      { probability: 0.55, decimal: 2 },
      { probability: 0.6, decimal: 2 },
      { probability: 0.5, decimal: 2.02 },
    ];
    expect(kellySimultaneous(slip, 1)[2]).toBeGreaterThan(0);
    const [first, second, third] = kellySimultaneous(slip, 0.1);
    expect(first! + second!).toBeCloseTo(0.1, 12);
    expect(second).toBeGreaterThan(first!);
    expect(third).toBe(0);
    expect(kellySimultaneous(slip, 0)).toEqual([0, 0, 0]);
    // Even money, equal bets: half of the exposure each.
    for (const stake of kellySimultaneous(same(2, 0.6, 2), 0.1)) expect(stake).toBeCloseTo(0.05, 12);
  });

  it('refuse certainties, prices that are none, exposures that are none, and more than a hundred bets', () => {
    expect(() => kellySimultaneous([])).toThrow(refused('bets'));
    expect(kellySimultaneous(same(100, 0.45, 2))).toEqual(Array.from({ length: 100 }, () => 0));
    expect(() => kellySimultaneous(same(101, 0.55, 2))).toThrow(refused('bets'));
    expect(() => kellySimultaneous(same(1, 1, 2))).toThrow(refused('bets'));
    expect(() => kellySimultaneous(same(1, 0.5, 1))).toThrow(refused('bets'));
    expect(() => kellySimultaneous(same(13, 0.5, 1.1e9))).toThrow(refused('bets'));
    for (const bad of [-0.01, 1.01, Number.NaN]) {
      expect(() => kellySimultaneous(same(2, 0.55, 2), bad)).toThrow(refused('exposure'));
    }
  });
});
