import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawdown } from './drawdown.ts';
import { losingStreak } from './losing-streak.ts';
import { ruin } from './ruin.ts';
import { sampleSize } from './sample-size.ts';

const refused = (argument: string) => expect.objectContaining({ name: 'OddsInputError', argument });
const chance = fc.double({ min: 0.01, max: 0.99, noNaN: true });

describe('ruin', () => {
  it('is certain without an edge, and less likely with every unit held', () => {
    expect(ruin(0.5, 50)).toBe(1);
    expect(ruin(0.4, 50)).toBe(1);
    expect(ruin(0.6, 2)).toBeCloseTo(4 / 9, 12);
    expect(ruin(1, 1)).toBe(0);
    fc.assert(
      fc.property(chance, fc.double({ min: 1, max: 500, noNaN: true }), (probability, units) => {
        expect(ruin(probability, units + 1)).toBeLessThanOrEqual(ruin(probability, units));
        expect(ruin(Math.min(0.999, probability + 0.001), units)).toBeLessThanOrEqual(ruin(probability, units));
      }),
    );
  });

  it('counts the price of the bets', () => {
    // +200: p z^3 - z + q = 0 without its root 1 is p z^2 + p z - q = 0.
    const root = (-0.4 + Math.sqrt(0.4 ** 2 + 4 * 0.4 * 0.6)) / 0.8;
    expect(ruin(0.4, 10, 3)).toBeCloseTo(root ** 10, 12);
    // Solved on a lattice of elevenths of a stake, by an independent program: 0.269567 and 0.105439 at -110.
    for (const [probability, units, exact] of [
      [0.53, 50, 0.269567],
      [0.55, 20, 0.105439],
    ] as const) {
      const bound = ruin(probability, units, 21 / 11);
      expect(bound).toBeGreaterThanOrEqual(exact);
      expect(bound * bound ** (1 / units)).toBeLessThanOrEqual(exact);
    }
    expect(ruin(0.52, 100, 21 / 11)).toBe(1);
    expect(ruin(1, 100, 21 / 11)).toBe(0);
    fc.assert(
      fc.property(chance, fc.double({ min: 1.05, max: 20, noNaN: true }), (probability, decimal) => {
        const risk = ruin(probability, 30, decimal);
        expect(risk).toBeGreaterThanOrEqual(0);
        expect(ruin(probability, 30, decimal + 0.05)).toBeLessThanOrEqual(risk + 1e-12);
      }),
    );
  });

  it('is refused for no chance, no bankroll and no price', () => {
    expect(() => ruin(0.6, 10, 1)).toThrow(refused('decimal'));
    expect(() => ruin(1.1, 10)).toThrow(refused('probability'));
    expect(() => ruin(0.5, 0)).toThrow(refused('units'));
  });
});

describe('a drawdown', () => {
  it.each([
    [1, 0.5, 0.5],
    [0.5, 0.5, 0.125],
    [0.25, 0.5, 0.0078125],
    [2, 0.5, 1],
    [3, 0.5, 1],
  ])('with %d of Kelly to %d of the bankroll comes with a chance of %d', (fraction, level, probability) => {
    expect(drawdown(fraction, level)).toBeCloseTo(probability, 12);
  });

  it('is likelier the more is staked and the less far it goes', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 3, noNaN: true }), chance, (fraction, level) => {
        expect(drawdown(fraction + 0.1, level)).toBeGreaterThanOrEqual(drawdown(fraction, level));
        expect(drawdown(fraction, level + 0.005)).toBeGreaterThanOrEqual(drawdown(fraction, level));
        expect(drawdown(fraction, level)).toBeLessThanOrEqual(1);
      }),
    );
    expect(() => drawdown(0, 0.5)).toThrow(refused('kellyFraction'));
    expect(() => drawdown(1, 1)).toThrow(refused('level'));
  });
});

describe('a losing streak', () => {
  it('is what counting every sequence gives', () => {
    const counted = (probability: number, bets: number, length: number) => {
      let sum = 0;
      for (let sequence = 0; sequence < 2 ** bets; sequence += 1) {
        const bits = sequence.toString(2).padStart(bets, '0');
        if (!bits.includes('0'.repeat(length))) continue;
        const wins = bits.replaceAll('0', '').length;
        sum += probability ** wins * (1 - probability) ** (bets - wins);
      }
      return sum;
    };
    for (const [probability, bets, length] of [
      [0.55, 10, 3],
      [0.4, 9, 1],
      [0.7, 8, 8],
      [0.5, 11, 5],
    ] as const) {
      expect(losingStreak(probability, bets, length)).toBeCloseTo(counted(probability, bets, length), 12);
    }
    expect(losingStreak(0.5, 3, 4)).toBe(0);
    expect(losingStreak(1, 100, 1)).toBe(0);
    expect(losingStreak(0, 5, 5)).toBe(1);
  });

  it('is likelier in more bets and shorter, and keeps its digits when rare', () => {
    const count = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(chance, count, fc.integer({ min: 1, max: 30 }), (probability, bets, length) => {
        const streak = losingStreak(probability, bets, length);
        expect(losingStreak(probability, bets + 1, length)).toBeGreaterThanOrEqual(streak);
        expect(losingStreak(probability, bets, length + 1)).toBeLessThanOrEqual(streak + 1e-12);
        expect(streak).toBeLessThanOrEqual(1);
      }),
    );
    expect(losingStreak(0.9, 21, 20) / (1e-20 * 1.9)).toBeCloseTo(1, 10);
  });

  it('is refused for counts that are none', () => {
    expect(() => losingStreak(-0.1, 10, 3)).toThrow(refused('probability'));
    for (const bad of [0, 1.5, 1_000_001, Number.NaN]) {
      expect(() => losingStreak(0.5, bad, 3)).toThrow(refused('bets'));
      expect(() => losingStreak(0.5, 10, bad)).toThrow(refused('length'));
    }
  });
});

describe('the bets it takes to see an edge', () => {
  it('are 380 for 10 % at even money', () => {
    const { sd, bets } = sampleSize(0.55, 2, 1.96);
    expect(sd).toBeCloseTo(2 * Math.sqrt(0.55 * 0.45), 12);
    expect(bets).toBeCloseTo((1.96 * sd * 10) ** 2, 9);
    expect(sampleSize(0.55, 2).bets).toBeCloseTo(bets, 1);
  });

  it('are fewer with a larger edge', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.51, max: 0.98, noNaN: true }), (probability) => {
        expect(sampleSize(probability + 0.01, 2).bets).toBeLessThan(sampleSize(probability, 2).bets);
      }),
    );
  });

  it('are refused without an edge', () => {
    expect(() => sampleSize(0.5, 2)).toThrow(refused('probability'));
    expect(() => sampleSize(0.4, 2)).toThrow(refused('probability'));
    expect(() => sampleSize(0.6, 1)).toThrow(refused('decimal'));
    expect(() => sampleSize(0.6, 2, 0)).toThrow(refused('z'));
    expect(() => sampleSize(0.6, 2, 1e300)).toThrow(refused('z'));
  });
});
