import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inverseNormalCdf } from './inverse-normal-cdf.ts';
import { normalCdf } from './normal-cdf.ts';
import { sumOfInverses } from './overround.ts';
import { type MarginMethod, removeMargin } from './remove-margin.ts';
import { anyDecimal, bookDecimals, noDecimal, refused } from './test-odds.ts';

const METHODS: MarginMethod[] = ['power', 'multiplicative', 'additive', 'shin', 'odds_ratio', 'probit'];
/** The additive method cannot price every market. */
const TOTAL_METHODS = METHODS.filter((method) => method !== 'additive');
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Chelsea-like prices 1.8 / 3.75 / 5.5, margin 0.404 %; solved with 30 digits. */
const THREE_WAY: Record<MarginMethod, { parameter: number; probabilities: number[] }> = {
  power: { parameter: 1.00409550475, probabilities: [0.554219784501, 0.265227031453, 0.180553184046] },
  multiplicative: { parameter: 0.004040404040404, probabilities: [0.553319919517, 0.265593561368, 0.181086519115] },
  additive: { parameter: 0.004040404040404, probabilities: [0.554208754209, 0.26531986532, 0.180471380471] },
  shin: { parameter: 0.00202127389552, probabilities: [0.553986035745, 0.265388182869, 0.180625781386] },
  odds_ratio: { parameter: 1.00686363271, probabilities: [0.553865985469, 0.26533116717, 0.180802847361] },
  probit: { parameter: 0.00409398225558, probabilities: [0.553937697087, 0.265323159145, 0.180739143767] },
};

/** A fair chance by the chance that its price implies, the parameter and the sum of the market. */
const DEFINED_BY: Record<string, (q: number, parameter: number, booksum: number) => number> = {
  power: (q, k) => q ** k,
  odds_ratio: (q, c) => q / (c + q - c * q),
  probit: (q, shift) => normalCdf(inverseNormalCdf(q) - shift),
  shin: (q, z, booksum) => (Math.sqrt(z * z + (4 * (1 - z) * q * q) / booksum) - z) / (2 * (1 - z)),
};

describe('margin removal', () => {
  it.each(METHODS)('%s prices a three-way market to eleven digits', (method) => {
    const { probabilities, parameter } = removeMargin([1.8, 3.75, 5.5], method);
    expect(parameter).toBeCloseTo(THREE_WAY[method].parameter, 10);
    for (const [i, probability] of THREE_WAY[method].probabilities.entries()) {
      expect(probabilities[i]).toBeCloseTo(probability, 11);
    }
  });

  it('is the power method unless another is asked for', () => {
    const { probabilities, parameter } = removeMargin([1.9, 2]);
    expect(parameter).toBeCloseTo(1.03895367866, 10);
    expect(probabilities[0]).toBeCloseTo(0.513319687082, 11);
  });

  it('agrees with the published Shin example 2.6 / 2.4 / 4.3', () => {
    const { probabilities, parameter } = removeMargin([2.6, 2.4, 4.3], 'shin');
    expect(probabilities.map((probability) => probability.toFixed(5))).toEqual(['0.37299', '0.40478', '0.22223']);
    expect(parameter).toBeCloseTo(0.01694, 5);
  });

  it('solves a market with a margin of nearly 100 %, where fixed brackets fail', () => {
    expect(removeMargin([1.001, 1.001]).parameter).toBeCloseTo(Math.LN2 / Math.log(1.001), 6);
  });

  it('solves an under-round book; Shin then answers multiplicatively', () => {
    expect(removeMargin([2.1, 2]).parameter).toBeCloseTo(0.966389137742, 10);
    expect(removeMargin([2.1, 2]).probabilities[0]).toBeCloseTo(0.488214612138, 11);
    expect(removeMargin([2.1, 2], 'shin')).toEqual({
      probabilities: removeMargin([2.1, 2], 'multiplicative').probabilities,
      parameter: 0,
    });
  });

  it('leaves a book without margin as it is', () => {
    for (const method of METHODS) {
      for (const [i, probability] of removeMargin([2, 4, 4], method).probabilities.entries()) {
        expect(probability).toBeCloseTo([0.5, 0.25, 0.25][i]!, 14);
      }
    }
  });

  it.each(TOTAL_METHODS)('%s gives chances that add up to 1 and keep the order of the prices', (method) => {
    fc.assert(
      fc.property(bookDecimals(), (decimals) => {
        const { probabilities } = removeMargin(decimals, method);
        expect(sum(probabilities)).toBeCloseTo(1, 12);
        for (let i = 0; i < decimals.length; i += 1) {
          expect(probabilities[i]).toBeGreaterThan(0);
          expect(probabilities[i]).toBeLessThan(1);
          for (let j = 0; j < i; j += 1) {
            if (decimals[i]! < decimals[j]! * (1 - 1e-9)) expect(probabilities[i]).toBeGreaterThan(probabilities[j]!);
          }
        }
      }),
    );
  });

  it.each(Object.entries(DEFINED_BY))(
    '%s finds one parameter that gives every chance by its definition',
    (name, fair) => {
      const method = name as MarginMethod;
      fc.assert(
        fc.property(bookDecimals(), fc.double({ min: 0.75, max: 1, noNaN: true }), (honest, share) => {
          // The same prices, and longer ones of a book that gives something away, which Shin does not explain.
          const generous = honest.map((decimal) => decimal / share);
          for (const decimals of method === 'shin' ? [honest] : [honest, generous]) {
            const { probabilities, parameter } = removeMargin(decimals, method);
            const booksum = sumOfInverses(decimals);
            for (const [i, decimal] of decimals.entries()) {
              expect(fair(1 / decimal, parameter, booksum)).toBeCloseTo(probabilities[i]!, 9);
            }
          }
        }),
      );
    },
  );

  it('never calls an outcome certain', () => {
    const { probabilities } = removeMargin([1 + Number.EPSILON, 1e300], 'multiplicative');
    expect(probabilities[0]).toBe(1 - Number.EPSILON / 2);
    expect(probabilities[1]).toBeGreaterThan(0);
  });

  it.each(TOTAL_METHODS)('%s does not mind the order of the outcomes', (method) => {
    fc.assert(
      fc.property(bookDecimals(), (decimals) => {
        const turned = removeMargin([...decimals].reverse(), method).probabilities.reverse();
        for (const [i, probability] of removeMargin(decimals, method).probabilities.entries()) {
          expect(turned[i]).toBeCloseTo(probability, 11);
        }
      }),
    );
  });

  it.each(TOTAL_METHODS)('%s never makes NaN, Infinity, 0 or 1 of any prices', (method) => {
    fc.assert(
      fc.property(fc.array(anyDecimal, { minLength: 2, maxLength: 6 }), (decimals) => {
        const { probabilities, parameter } = removeMargin(decimals, method);
        expect(Number.isFinite(parameter)).toBe(true);
        for (const probability of probabilities) {
          expect(probability).toBeGreaterThan(0);
          expect(probability).toBeLessThan(1);
        }
        expect(sum(probabilities)).toBeCloseTo(1, 9);
      }),
      { numRuns: 500 },
    );
  });

  it('is one and the same for two outcomes whether Shin or additive', () => {
    fc.assert(
      fc.property(bookDecimals({ min: 2, max: 2 }), (decimals) => {
        const shin = removeMargin(decimals, 'shin').probabilities;
        expect(shin[0]).toBeCloseTo(removeMargin(decimals, 'additive').probabilities[0]!, 14);
      }),
    );
  });

  it('takes the more off a long shot the further the method goes: multiplicative, odds ratio, power', () => {
    fc.assert(
      fc.property(bookDecimals({ min: 2, max: 2 }), (decimals) => {
        const longest = decimals[0]! > decimals[1]! ? 0 : 1;
        const chance = (method: MarginMethod) => removeMargin(decimals, method).probabilities[longest]!;
        expect(chance('odds_ratio')).toBeLessThanOrEqual(chance('multiplicative') + 1e-12);
        expect(chance('power')).toBeLessThanOrEqual(chance('odds_ratio') + 1e-12);
      }),
    );
  });

  it('lowers the chance of an outcome whose price rises', () => {
    fc.assert(
      fc.property(bookDecimals(), fc.double({ min: 1.001, max: 1.5, noNaN: true }), (decimals, factor) => {
        const raised = decimals.map((decimal, i) => (i === 0 ? decimal * factor : decimal));
        for (const method of TOTAL_METHODS) {
          if (method === 'shin' && sumOfInverses(raised) <= 1) continue;
          const before = removeMargin(decimals, method).probabilities[0]!;
          expect(removeMargin(raised, method).probabilities[0]).toBeLessThan(before + 1e-12);
        }
      }),
    );
  });

  it('refuses with a typed error what is no market', () => {
    fc.assert(
      fc.property(bookDecimals(), noDecimal, (decimals, bad) => {
        for (const method of METHODS)
          expect(() => removeMargin([...decimals, bad], method)).toThrow(refused('decimals'));
      }),
    );
    for (const method of METHODS) {
      expect(() => removeMargin([], method)).toThrow(refused('decimals'));
      expect(() => removeMargin([2], method)).toThrow(refused('decimals'));
    }
    expect(() => removeMargin([2, 2], 'toString' as MarginMethod)).toThrow(refused('method'));
    expect(() => removeMargin([1.15, 5, 10, 20, 50, 100], 'additive')).toThrow(refused('decimals'));
  });
});
