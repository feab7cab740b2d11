import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confidence } from './confidence.ts';
import { type Correlation, commonCauseChance, correlatedParlay } from './correlated-parlay.ts';
import { refused } from './test-odds.ts';

const chance = fc.double({ min: 0.02, max: 0.98, noNaN: true });
const rhoOfMany = fc.double({ min: 0, max: 0.95, noNaN: true });
const known = (probability: number, sd = 0) => ({ probability, sd });
const measured = (rho: number, sd = 0): Correlation => ({ basis: 'measured', rho, sd });

describe('several things with one common cause', () => {
  it('of one half each all happen with 1/8 + 3 asin(rho)/(4 pi) for three', () => {
    for (const rho of [0, 0.2, 0.5, 0.9, 0.95]) {
      expect(commonCauseChance([0.5, 0.5, 0.5], rho)).toBeCloseTo(1 / 8 + (3 * Math.asin(rho)) / (4 * Math.PI), 13);
    }
  });

  // The integral by adaptive quadrature at 30 digits, mpmath.
  it.each([
    [[0.55, 0.4, 0.7], 0.3, 0.223712039171023],
    [[0.05, 0.9, 0.3, 0.6], 0.6, 0.039359692230704],
    [[0.5, 0.6, 0.1], 0.95, 0.099999402939929],
    [[0.55, 0.6], 0.25, 0.368765090797499],
  ])('%j at %d have the chance of an independent computation', (chances, rho, joint) => {
    expect(commonCauseChance(chances, rho)).toBeCloseTo(joint, 13);
  });

  it('stay within what the chances allow, rise with the correlation, ask for no order, and multiply without one', () => {
    fc.assert(
      fc.property(fc.array(chance, { minLength: 3, maxLength: 6 }), rhoOfMany, (chances, rho) => {
        const joint = commonCauseChance(chances, rho);
        const product = chances.reduce((all, one) => all * one, 1);
        expect(joint).toBeLessThanOrEqual(Math.min(...chances) + 1e-12);
        expect(joint).toBeGreaterThanOrEqual(product - 1e-12);
        expect(commonCauseChance(chances, rho * 0.9)).toBeLessThanOrEqual(joint + 1e-12);
        expect(commonCauseChance(chances.toReversed(), rho)).toBeCloseTo(joint, 12);
        expect(commonCauseChance(chances, 0)).toBeCloseTo(product, 12);
      }),
    );
  });
});

describe('a parlay of legs that depend on each other', () => {
  it('is worth its joint chance, and known as well as its parts', () => {
    const parlay = correlatedParlay([known(0.55, 0.02), known(0.6, 0.03)], measured(0.25, 0.05), 2.9);
    expect(parlay.probability).toBeCloseTo(0.368765090797499, 12);
    expect(parlay.sd).toBeCloseTo(0.021245110793388, 12);
    expect(parlay.edge).toBeCloseTo(0.069418763312733, 12);
    expect(parlay.fairDecimal).toBeCloseTo(2.71175343044916, 12);
    expect(parlay.independent).toBeCloseTo(0.33, 12);
    expect(parlay.lift).toBeCloseTo(0.368765090797499 / 0.33, 12);
    expect(parlay.basis).toBe('measured');
    const rated = confidence(
      { probability: parlay.probability, decimal: 2.9, sd: parlay.sd },
      { books: 5, sharpBooks: 1, ageSeconds: 60, parlay: true },
    );
    expect(rated.stars).toBe(3);
  });

  it('of even legs without a correlation spreads by hand', () => {
    // Each leg moves the joint chance by half of its own deviation, the correlation by asin(r)/(2 pi).
    const { sd } = correlatedParlay([known(0.5, 0.02), known(0.5, 0.02)], measured(0, 0.1), 4);
    expect(sd).toBeCloseTo(Math.hypot(0.01, 0.01, Math.asin(0.1) / (2 * Math.PI)), 12);
    const { sd: assumed } = correlatedParlay([known(0.5), known(0.5)], { basis: 'assumed', rho: 0 }, 4);
    expect(assumed).toBeCloseTo(Math.asin(0.2) / (2 * Math.PI), 12);
  });

  it('is less sure the less its parts are, and never surer for an assumed correlation than for a measured one', () => {
    const sd = fc.double({ min: 0.001, max: 0.05, noNaN: true });
    const rho = fc.double({ min: 0, max: 0.6, noNaN: true });
    fc.assert(
      fc.property(fc.array(chance, { minLength: 2, maxLength: 4 }), sd, rho, (chances, one, correlation) => {
        const of = (leg: number, basis: Correlation) =>
          correlatedParlay(
            chances.map((probability) => known(probability, leg)),
            basis,
            5,
          );
        const found = of(one, measured(correlation, 0.05));
        expect(found.sd).toBeGreaterThanOrEqual(of(one / 2, measured(correlation, 0.05)).sd - 1e-12);
        expect(of(one, { basis: 'assumed', rho: correlation }).sd).toBeGreaterThanOrEqual(found.sd - 1e-12);
        expect(found.probability * found.fairDecimal).toBeCloseTo(1, 12);
      }),
      { numRuns: 40 },
    );
  });

  it('is refused where it is none', () => {
    const two = [known(0.5), known(0.5)];
    expect(() => correlatedParlay([known(0.5)], measured(0), 2)).toThrow(refused('legs'));
    expect(() =>
      correlatedParlay(
        Array.from({ length: 11 }, () => known(0.5)),
        measured(0),
        2,
      ),
    ).toThrow(refused('legs'));
    expect(() => correlatedParlay([known(1), known(0.5)], measured(0), 2)).toThrow(refused('legs'));
    expect(() => correlatedParlay([known(0.5, -1), known(0.5)], measured(0), 2)).toThrow(refused('legs'));
    expect(() => correlatedParlay(two, { basis: 'assumed', rho: 0.61 }, 2)).toThrow(refused('rho'));
    expect(() => correlatedParlay(two, measured(1.01), 2)).toThrow(refused('rho'));
    expect(() => correlatedParlay([...two, known(0.5)], measured(-0.1), 2)).toThrow(refused('rho'));
    expect(() => correlatedParlay(two, { basis: 'guess' as 'assumed', rho: 0 }, 2)).toThrow(refused('basis'));
    expect(() => correlatedParlay(two, measured(0, -1), 2)).toThrow(refused('correlation.sd'));
    expect(() => correlatedParlay(two, measured(0), 1)).toThrow(refused('decimal'));
    expect(() => correlatedParlay([known(0.5), known(0.6)], measured(-1), 2)).not.toThrow();
    expect(() => correlatedParlay([known(0.5), known(0.4)], measured(-1), 2)).toThrow(refused('legs'));
    expect(() => commonCauseChance([0.5], 0)).toThrow(refused('probabilities'));
  });
});
