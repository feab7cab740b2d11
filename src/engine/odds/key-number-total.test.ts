import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyNumberMargins, spreadOnMargins } from './key-number-margins.ts';
import { keyNumberTotal, type SpreadTotalLegs } from './key-number-total.ts';
import { marginTotalChance } from './margin-total.ts';
import { normalCdf } from './normal-cdf.ts';
import { normalTotal } from './normal-line.ts';
import { refused } from './test-odds.ts';

const usualMargins = () => keyNumberMargins({ line: -3, coverProbability: 0.5 });
const total = { mean: 44.5, sd: 13.3 };
const legs = (spread: number, side: 'over' | 'under', line = 44.5): SpreadTotalLegs => ({
  spread,
  total: { side, line },
});

describe('an NFL spread and a total', () => {
  it('multiply without a correlation', () => {
    const margins = usualMargins();
    const { margin, total: over, joint, lift } = keyNumberTotal(margins, total, legs(-3, 'over', 47), 0);
    expect(margin).toBeCloseTo(spreadOnMargins(margins, -3).win, 12);
    expect(over).toBeCloseTo(normalTotal(total, 47).win, 12);
    expect(joint).toBeCloseTo(margin * over, 12);
    expect(lift).toBeCloseTo(1, 12);
  });

  it('help each other as the plain normal says, but for the push at 3', () => {
    const margins = usualMargins();
    const found = keyNumberTotal(margins, total, legs(-3.5, 'over'), 0.19);
    const plain = marginTotalChance(
      { margin: { mean: margins.mean, sd: 13.3 }, total, rho: 0.19 },
      { margin: { side: 'home', above: 3.5 }, total: { side: 'over', line: 44.5 } },
    );
    expect(found.lift).toBeGreaterThan(1.05);
    expect(found.lift).toBeCloseTo(plain.lift, 1);
    expect(found.margin).toBeLessThan(plain.margin);
    // 0.055 where nothing else is said.
    const usual = keyNumberTotal(margins, total, legs(-3.5, 'over'));
    expect(usual.joint).toBe(keyNumberTotal(margins, total, legs(-3.5, 'over'), 0.055).joint);
    expect(usual.lift).toBeGreaterThan(1);
    expect(keyNumberTotal(margins, total, legs(-3.5, 'under')).lift).toBeLessThan(1);
  });

  it('make ways to end that add up, and are likelier the higher the correlation', () => {
    const margins = usualMargins();
    const spread = fc.integer({ min: -40, max: 40 }).map((twice) => twice / 2);
    const rho = fc.double({ min: -0.6, max: 0.6, noNaN: true });
    fc.assert(
      fc.property(spread, rho, (line, correlation) => {
        const over = keyNumberTotal(margins, total, legs(line, 'over'), correlation);
        const under = keyNumberTotal(margins, total, legs(line, 'under'), correlation);
        expect(over.joint + under.joint).toBeCloseTo(over.margin, 12);
        expect(over.total + under.total).toBeCloseTo(1, 12);
        const higher = keyNumberTotal(margins, total, legs(line, 'over'), correlation + 0.1);
        expect(higher.joint).toBeGreaterThanOrEqual(over.joint - 1e-3);
        expect(higher.lift).toBeGreaterThan(over.lift);
      }),
      { numRuns: 30 },
    );
  });

  it('are refused when they are none', () => {
    const margins = usualMargins();
    expect(() => keyNumberTotal(margins, total, legs(-3.25, 'over'))).toThrow(refused('line'));
    expect(() => keyNumberTotal(margins, total, legs(-3, 'over', 44.25))).toThrow(refused('line'));
    expect(() => keyNumberTotal(margins, total, legs(-3, 'home' as 'over'))).toThrow(refused('total.side'));
    expect(() => keyNumberTotal(margins, { mean: 44, sd: 0 }, legs(-3, 'over'))).toThrow(refused('sd'));
    for (const rho of [1, -1, Number.NaN]) {
      expect(() => keyNumberTotal(margins, total, legs(-3, 'over'), rho)).toThrow(refused('rho'));
    }
  });

  it('know the total better the further the margin is from its mean', () => {
    // Two margins, 13 and -1, equally likely: mean 6, deviation 7. At rho .5 the total is 49 or 39, deviation 10 sqrt(3/4).
    const chances = new Float64Array(241);
    chances[120 + 13] = 0.5;
    chances[120 - 1] = 0.5;
    const found = keyNumberTotal({ low: -120, mean: 6, chances }, { mean: 44, sd: 10 }, legs(-3, 'over', 44.5), 0.5);
    const wide = 0.5 * normalCdf(4.5 / Math.sqrt(75));
    const narrow = 0.5 * normalCdf(-5.5 / Math.sqrt(75));
    expect(found.margin).toBe(0.5);
    expect(found.joint).toBeCloseTo(wide, 13);
    expect(found.total).toBeCloseTo(wide + narrow, 13);
    expect(found.lift).toBeCloseTo(wide / (0.5 * (wide + narrow)), 12);
  });
});
