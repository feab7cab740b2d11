import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alternateLine, fitNormalLine, impliedMean, type PricedLine } from './alternate-line.ts';
import { normalSpread, normalTotal, normalWin } from './normal-line.ts';
import { refused } from './test-odds.ts';

const mean = fc.double({ min: -60, max: 60, noNaN: true });
const sd = fc.double({ min: 0.5, max: 30, noNaN: true });
const halfLine = fc.integer({ min: -80, max: 80 }).map((twice) => twice / 2);
const line = fc.double({ min: -60, max: 60, noNaN: true });
const chance = fc.double({ min: 0.01, max: 0.99, noNaN: true });
const kind = fc.constantFrom('spread' as const, 'total' as const);

describe('a normal margin', () => {
  it('of 3.5 points wins 60 % of NFL games', () => {
    expect(normalWin({ mean: 3.5, sd: 13.3 })).toBeCloseTo(0.6037855587976999, 14);
    expect(normalWin({ mean: 0, sd: 4 })).toBe(0.5);
  });

  it('pushes 3 % of the time on a whole line where it is expected', () => {
    const { win, push, lose } = normalSpread({ mean: 3, sd: 13.3 }, -3);
    expect(push).toBeCloseTo(0.02998859616189243, 14);
    expect(win).toBeCloseTo(lose, 14);
    expect(normalSpread({ mean: 3.5, sd: 13.3 }, -3.5)).toEqual({ win: 0.5, push: 0, lose: 0.5 });
    expect(normalSpread({ mean: 7, sd: 13.3 }, -3.5).win).toBeCloseTo(0.6037855587976999, 14);
    expect(normalTotal({ mean: 48, sd: 13.3 }, 44.5).win).toBeCloseTo(0.6037855587976999, 14);
    expect(normalTotal({ mean: 44, sd: 13.3 }, 44).push).toBeCloseTo(0.02998859616189243, 14);
  });

  it('keeps the digits of a push far from what is expected, on either side', () => {
    // Phi(-9.875) - Phi(-10.125), from the complementary error function of the C library.
    const far = normalSpread({ mean: -40, sd: 4 }, 0).push;
    expect(far / 2.4576586613812765e-23).toBeCloseTo(1, 11);
    expect(normalSpread({ mean: 40, sd: 4 }, 0).push).toBe(far);
  });

  it('has three ends that add up to 1, and more wins for more points', () => {
    fc.assert(
      fc.property(mean, sd, halfLine, (expected, deviation, points) => {
        for (const price of [normalSpread, normalTotal]) {
          const { win, push, lose } = price({ mean: expected, sd: deviation }, points);
          expect(win + push + lose).toBeCloseTo(1, 13);
          for (const part of [win, push, lose]) expect(part).toBeGreaterThanOrEqual(0);
          if (!Number.isInteger(points)) expect(push).toBe(0);
        }
        const model = { mean: expected, sd: deviation };
        expect(normalSpread(model, points + 0.5).win).toBeGreaterThanOrEqual(normalSpread(model, points).win - 1e-15);
        expect(normalTotal(model, points + 0.5).win).toBeLessThanOrEqual(normalTotal(model, points).win + 1e-15);
      }),
    );
  });

  it('is refused when it is none', () => {
    expect(() => normalWin({ mean: Number.NaN, sd: 1 })).toThrow(refused('mean'));
    expect(() => normalWin({ mean: 1, sd: 0 })).toThrow(refused('sd'));
    expect(() => normalSpread({ mean: 1, sd: -1 }, 1)).toThrow(refused('sd'));
    expect(() => normalTotal({ mean: Number.POSITIVE_INFINITY, sd: 1 }, 1)).toThrow(refused('mean'));
    for (const bad of [0.25, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => normalSpread({ mean: 1, sd: 1 }, bad)).toThrow(refused('line'));
      expect(() => normalTotal({ mean: 1, sd: 1 }, bad)).toThrow(refused('line'));
    }
  });
});

describe('an alternate line', () => {
  const spread: PricedLine = { kind: 'spread', line: -3.5, probability: 0.5 };
  const total: PricedLine = { kind: 'total', line: 44.5, probability: 0.5 };

  it('expects the line itself at an even chance, more for a favourite of it', () => {
    expect(impliedMean(spread, 13.3)).toBe(3.5);
    expect(impliedMean(total, 13.3)).toBe(44.5);
    expect(impliedMean({ ...spread, probability: 0.6037855587976999 }, 13.3)).toBeCloseTo(7, 10);
    expect(impliedMean({ ...total, probability: 0.6037855587976999 }, 13.3)).toBeCloseTo(48, 10);
  });

  it('is harder to beat the further it lies, and no more than a guess beyond a deviation', () => {
    expect(alternateLine(spread, 0, 13.3)).toEqual({
      mean: 3.5,
      probability: expect.closeTo(0.6037855587976999, 12),
      isNear: true,
    });
    expect(alternateLine(total, 41, 13.3).probability).toBeCloseTo(0.6037855587976999, 12);
    expect(alternateLine(total, 57.8, 13.3).isNear).toBe(true);
    expect(alternateLine(total, 58, 13.3).isNear).toBe(false);
    expect(alternateLine({ ...total, line: 44 }, 57, 13).isNear).toBe(true);
    expect(alternateLine(total, 31, 13.3).isNear).toBe(false);
  });

  it('is the quoted one at the quoted line, and two of them give back mean and deviation', () => {
    fc.assert(
      fc.property(kind, line, chance, sd, fc.double({ min: 0.5, max: 3, noNaN: true }), (of, at, p, deviation, by) => {
        const quoted: PricedLine = { kind: of, line: at, probability: p };
        expect(alternateLine(quoted, at, deviation).probability).toBeCloseTo(p, 10);
        const easier = at + (of === 'spread' ? 1 : -1) * by * deviation;
        const { probability, mean: expected } = alternateLine(quoted, easier, deviation);
        expect(probability).toBeGreaterThan(p);
        if (probability > 0.999) return;
        const fitted = fitNormalLine(quoted, { kind: of, line: easier, probability });
        expect(fitted.sd).toBeCloseTo(deviation, 6);
        expect(fitted.mean).toBeCloseTo(expected, 6);
      }),
    );
  });

  it('is refused when it is none', () => {
    expect(() => impliedMean({ ...spread, kind: 'moneyline' as 'spread' }, 1)).toThrow(refused('kind'));
    expect(() => impliedMean({ ...spread, line: Number.NaN }, 1)).toThrow(refused('line'));
    expect(() => impliedMean({ ...spread, probability: 1 }, 1)).toThrow(refused('probability'));
    expect(() => impliedMean(spread, 0)).toThrow(refused('sd'));
    expect(() => alternateLine(spread, Number.NaN, 1)).toThrow(refused('newLine'));
    expect(() => fitNormalLine(spread, total)).toThrow(refused('second'));
    expect(() => fitNormalLine(spread, { ...total, probability: 0.01 })).toThrow(refused('second'));
    expect(() => fitNormalLine(spread, { ...spread, probability: 0.4 })).toThrow(refused('second'));
    expect(() => fitNormalLine(spread, spread)).toThrow(refused('second'));
    expect(() => fitNormalLine(spread, { ...spread, line: -7.5, probability: 0.6 })).toThrow(refused('second'));
    expect(() => fitNormalLine({ ...spread, probability: 0 }, spread)).toThrow(refused('probability'));
  });
});
