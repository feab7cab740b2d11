import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bivariateNormalCdf } from './bivariate-normal-cdf.ts';
import { jointCopula } from './joint-copula.ts';
import { marginTotalChance } from './margin-total.ts';
import { normalCdf } from './normal-cdf.ts';
import { refused } from './test-odds.ts';

const score = fc.double({ min: -5, max: 5, noNaN: true });
const correlation = fc.double({ min: -1, max: 1, noNaN: true });
const chance = fc.double({ min: 0.001, max: 0.999, noNaN: true });

describe('two normal values', () => {
  it.each([
    // From a 30-digit integration.
    [0.5, -0.3, 0.4, 0.3171269282861651],
    [1.2, 0.8, -0.7, 0.67357571459387],
    [-1, -1.5, 0.95, 0.06541142861743017],
    [0, 0, 0.5, 1 / 3],
    [0, 0, -0.5, 1 / 6],
    [0, 0, 0.999999, 0.25 + Math.asin(0.999999) / (2 * Math.PI)],
    [0.3, -0.2, 1, 0.42074029056089696],
    [0.3, -0.2, -1, 0.03865171274984969],
    [-1, 0.5, -1, 0],
  ])('are at most %d and %d, correlated by %d, with a chance of %d', (h, k, rho, expected) => {
    expect(bivariateNormalCdf(h, k, rho)).toBeCloseTo(expected, 14);
  });

  it('are independent without a correlation, in no order, and complete', () => {
    fc.assert(
      fc.property(score, score, correlation, (h, k, rho) => {
        const both = bivariateNormalCdf(h, k, rho);
        expect(bivariateNormalCdf(h, k, 0)).toBeCloseTo(normalCdf(h) * normalCdf(k), 14);
        expect(bivariateNormalCdf(k, h, rho)).toBeCloseTo(both, 14);
        expect(both + bivariateNormalCdf(h, -k, -rho)).toBeCloseTo(normalCdf(h), 13);
        expect(both).toBeLessThanOrEqual(Math.min(normalCdf(h), normalCdf(k)) + 1e-14);
        expect(both).toBeGreaterThanOrEqual(Math.max(0, normalCdf(h) + normalCdf(k) - 1) - 1e-14);
      }),
    );
  });

  it('happen together more the higher the correlation, without a jump near a full one', () => {
    let last = 0;
    for (let rho = -1; rho <= 1; rho += 0.001) {
      const both = bivariateNormalCdf(0.4, 0.1, Math.min(rho, 1));
      expect(both).toBeGreaterThanOrEqual(last - 1e-15);
      last = both;
    }
    for (const rho of [0.999, 0.99999, 0.9999999, 1 - 1e-13]) {
      expect(bivariateNormalCdf(0.4, 0.1, rho)).toBeCloseTo(normalCdf(0.1), 6);
    }
  });

  it('are refused when they are none', () => {
    expect(() => bivariateNormalCdf(Number.NaN, 0, 0)).toThrow(refused('h'));
    expect(() => bivariateNormalCdf(0, Number.NaN, 0)).toThrow(refused('k'));
    expect(() => bivariateNormalCdf(0, 0, 1.01)).toThrow(refused('rho'));
    expect(() => bivariateNormalCdf(0, 0, Number.NaN)).toThrow(refused('rho'));
  });
});

describe('two legs with a correlation', () => {
  it('of one half at .5 both win one time in three, a lift of 4/3', () => {
    const { joint, independent, lift } = jointCopula(0.5, 0.5, 0.5);
    expect(joint).toBeCloseTo(1 / 3, 12);
    expect(independent).toBe(0.25);
    expect(lift).toBeCloseTo(4 / 3, 12);
  });

  it('stay within what two chances allow, and help each other only when correlated so', () => {
    fc.assert(
      fc.property(chance, chance, correlation, (first, second, rho) => {
        const { joint, lift } = jointCopula(first, second, rho);
        expect(joint).toBeLessThanOrEqual(Math.min(first, second) + 1e-12);
        expect(joint).toBeGreaterThanOrEqual(Math.max(0, first + second - 1) - 1e-12);
        if (rho >= 0) expect(lift).toBeGreaterThanOrEqual(1 - 1e-9);
        else expect(lift).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
    expect(Number.isFinite(jointCopula(1e-200, 1e-200, 0.5).lift)).toBe(true);
  });

  it('are refused when certain', () => {
    expect(() => jointCopula(0, 0.5, 0)).toThrow(refused('first'));
    expect(() => jointCopula(0.5, 1, 0)).toThrow(refused('second'));
    expect(() => jointCopula(0.5, 0.5, -2)).toThrow(refused('rho'));
  });
});

describe('a margin and a total of one game', () => {
  const model = { margin: { mean: 3, sd: 13.3 }, total: { mean: 44, sd: 13.3 }, rho: 0.055 };
  const chanceFor = (side: 'home' | 'away', total: 'over' | 'under', rho = model.rho) =>
    marginTotalChance({ ...model, rho }, { margin: { side, above: 2.5 }, total: { side: total, line: 47.5 } });

  it('multiply without a correlation', () => {
    const { margin, total, joint, lift } = chanceFor('home', 'over', 0);
    expect(margin).toBeCloseTo(normalCdf(0.5 / 13.3), 14);
    expect(total).toBeCloseTo(normalCdf(-3.5 / 13.3), 14);
    expect(joint).toBeCloseTo(margin * total, 14);
    expect(lift).toBeCloseTo(1, 12);
  });

  it('make four ways to end that add up to 1, whichever side is asked for', () => {
    const four = [chanceFor('home', 'over'), chanceFor('home', 'under'), chanceFor('away', 'over')];
    const last = chanceFor('away', 'under');
    expect(four.reduce((sum, { joint }) => sum + joint, last.joint)).toBeCloseTo(1, 13);
    expect(four[0]!.lift).toBeGreaterThan(1);
    expect(four[1]!.lift).toBeLessThan(1);
    expect(last.lift).toBeGreaterThan(1);
    expect(chanceFor('away', 'over').margin).toBeCloseTo(1 - chanceFor('home', 'over').margin, 14);
  });

  it('are refused when they are none', () => {
    const legs = { margin: { side: 'home' as const, above: 2.5 }, total: { side: 'over' as const, line: 47.5 } };
    for (const [bad, argument] of [
      [{ ...model, margin: { mean: Number.NaN, sd: 13 } }, 'margin.mean'],
      [{ ...model, margin: { mean: 3, sd: 0 } }, 'margin.sd'],
      [{ ...model, total: { mean: Number.NaN, sd: 13 } }, 'total.mean'],
      [{ ...model, total: { mean: 44, sd: -1 } }, 'total.sd'],
      [{ ...model, rho: 2 }, 'rho'],
    ] as const) {
      expect(() => marginTotalChance(bad, legs)).toThrow(refused(argument));
    }
    const leg = (margin: object, total: object) => ({
      margin: { ...legs.margin, ...margin },
      total: { ...legs.total, ...total },
    });
    expect(() => marginTotalChance(model, leg({ side: 'draw' }, {}))).toThrow(refused('margin.side'));
    expect(() => marginTotalChance(model, leg({ above: Number.NaN }, {}))).toThrow(refused('margin.above'));
    expect(() => marginTotalChance(model, leg({}, { side: 'home' }))).toThrow(refused('total.side'));
    expect(() => marginTotalChance(model, leg({}, { line: Number.NaN }))).toThrow(refused('total.line'));
  });
});
