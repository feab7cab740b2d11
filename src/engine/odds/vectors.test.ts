import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { combineLegs } from '../picks/parlay.ts';
import { americanToDecimal, decimalToAmerican } from './american.ts';
import { confidence } from './confidence.ts';
import { consensus } from './consensus.ts';
import { breakEvenProbability, expectedValue, probabilityEdge } from './expected-value.ts';
import { decimalToFractional, fractionalToDecimal } from './fractional.ts';
import { freshnessWeight } from './freshness-weight.ts';
import {
  americanToProbability,
  decimalToProbability,
  probabilityToAmerican,
  probabilityToDecimal,
} from './implied-probability.ts';
import { kelly, kellyShrunk } from './kelly.ts';
import { logGrowth } from './log-growth.ts';
import { logOpinionPool } from './log-opinion-pool.ts';
import { OddsInputError } from './odds-input-error.ts';
import { overround } from './overround.ts';
import { fairDecimalWithPush, kellyWithPush } from './push.ts';
import { type MarginMethod, removeMargin } from './remove-margin.ts';

type Case = { fn: string; source: string; input: never; expect: Record<string, unknown>; tol: number };
type Answer = (input: never) => Record<string, unknown>;

/** The file calls the parameter and the method by the literature's names; two of them are other methods' twins. */
const DEVIG: Record<string, { method: MarginMethod; extra: (parameter: number) => Record<string, number> }> = {
  multiplicative: { method: 'multiplicative', extra: () => ({}) },
  additive: { method: 'additive', extra: () => ({}) },
  mwpo: { method: 'additive', extra: () => ({}) },
  power: { method: 'power', extra: (k) => ({ k }) },
  shin: { method: 'shin', extra: (z) => ({ z }) },
  oddsRatio: { method: 'odds_ratio', extra: (c) => ({ c }) },
  logit: { method: 'odds_ratio', extra: (c) => ({ c: Math.log(c) }) },
  probit: { method: 'probit', extra: (c) => ({ c }) },
};

const answer = <Input>(compute: (input: Input) => Record<string, unknown>): Answer => compute as Answer;
type Priced = { prob: number; decimal: number };
type Pushed = { pWin: number; pPush: number; pLose: number; decimal: number };
type Quote = { id: string; odds: number[]; weight: number; ageSec: number; sharp: boolean };

const ANSWERS: Record<string, Answer> = {
  americanToDecimal: answer(({ american }: { american: number }) => ({ decimal: americanToDecimal(american) })),
  decimalToAmerican: answer(({ decimal }: Priced) => ({ american: decimalToAmerican(decimal) })),
  fractionalToDecimal: answer(({ fractional }: { fractional: string }) => ({
    decimal: fractionalToDecimal(fractional),
  })),
  decimalToFractional: answer(({ decimal, maxDenominator }: { decimal: number; maxDenominator: number }) => ({
    fractional: decimalToFractional(decimal, maxDenominator),
  })),
  americanToProb: answer(({ american }: { american: number }) => ({ prob: americanToProbability(american) })),
  decimalToProb: answer(({ decimal }: Priced) => ({ prob: decimalToProbability(decimal) })),
  probToAmerican: answer(({ prob }: Priced) => ({ american: probabilityToAmerican(prob) })),
  probToDecimal: answer(({ prob }: Priced) => ({ decimal: probabilityToDecimal(prob) })),
  overround: answer(({ odds }: { odds: number[] }) => ({ ...overround(odds) })),
  devig: answer(({ method, odds }: { method: string; odds: number[] }) => {
    const twin = DEVIG[method];
    const { probabilities, parameter } = removeMargin(odds, twin?.method ?? (method as MarginMethod));
    return { probs: probabilities, ...twin?.extra(parameter) };
  }),
  ev: answer(({ prob, decimal }: Priced) => ({
    ev: expectedValue(prob, decimal),
    edge: probabilityEdge(prob, decimal),
    breakeven: breakEvenProbability(decimal),
  })),
  fairDecimalPush: answer(({ pWin, pPush, pLose }: Pushed) => ({
    decimal: fairDecimalWithPush({ win: pWin, push: pPush, lose: pLose }),
  })),
  kelly: answer(({ prob, decimal, fraction = 1 }: Priced & { fraction?: number }) => ({
    stake: fraction * kelly(prob, decimal),
  })),
  kellyPush: answer(({ pWin, pPush, pLose, decimal }: Pushed) => ({
    stake: kellyWithPush({ win: pWin, push: pPush, lose: pLose }, decimal),
  })),
  kellyShrunk: answer(({ prob, decimal, sd }: Priced & { sd: number }) => ({
    stake: kellyShrunk(prob, decimal, sd),
    shrink: kellyShrunk(prob, decimal, sd) / kelly(prob, decimal),
  })),
  growth: answer(({ prob, decimal, stake }: Priced & { stake: number }) => ({
    growth: logGrowth(prob, decimal, stake),
  })),
  parlay: answer(({ legs }: { legs: Priced[] }) => {
    const combined = combineLegs(
      legs.map(({ prob, decimal }, i) => ({ eventId: `event ${i}`, decimal, probability: prob })),
    );
    return { decimal: combined.decimal, prob: combined.probability, ev: combined.edge };
  }),
  logPool: answer(({ probs, weights }: { probs: number[][]; weights: number[] }) => ({
    probs: logOpinionPool(probs, weights),
  })),
  freshnessWeight: answer((input: { weight: number; ageSec: number; halfLifeSec: number; maxAgeSec: number }) => ({
    weight: freshnessWeight(input.weight, input.ageSec, {
      halfLifeSeconds: input.halfLifeSec,
      maxAgeSeconds: input.maxAgeSec,
    }),
  })),
  consensus: answer(
    (input: {
      books: Quote[];
      method: MarginMethod;
      halfLifeSec: number;
      maxAgeSec: number;
      outlierZ: number;
      minScale: number;
    }) => {
      const found = consensus(
        input.books.map(({ odds, ageSec, ...book }) => ({ ...book, decimals: odds, ageSeconds: ageSec })),
        {
          method: input.method,
          freshness: { halfLifeSeconds: input.halfLifeSec, maxAgeSeconds: input.maxAgeSec },
          outliers: { threshold: input.outlierZ, minScale: input.minScale },
        },
      );
      return {
        probs: found.probabilities,
        nEff: found.effectiveBooks,
        used: found.used.map(({ id }) => id),
        dropped: found.dropped,
      };
    },
  ),
  confidence: answer(
    (input: Priced & { sdProb: number; books: number; sharpBooks: number; oldestSec: number; isParlay?: boolean }) => {
      const rated = confidence(
        { probability: input.prob, decimal: input.decimal, sd: input.sdProb },
        {
          books: input.books,
          sharpBooks: input.sharpBooks,
          ageSeconds: input.oldestSec,
          parlay: input.isParlay ?? false,
        },
      );
      return { stars: rated.stars, pPositive: rated.edgePositiveProbability, ev: rated.edge, units: rated.units };
    },
  ),
};

/** Numbers within tol x max(1, |expected|), element by element; everything else exactly. Extra keys are allowed. */
function differences(actual: unknown, expected: unknown, tolerance: number, path = ''): string[] {
  if (typeof expected === 'number') {
    const close =
      typeof actual === 'number' && Math.abs(actual - expected) <= tolerance * Math.max(1, Math.abs(expected));
    return close ? [] : [`${path}: ${actual} instead of ${expected}`];
  }
  if (expected !== null && typeof expected === 'object') {
    const found = (actual ?? {}) as Record<string, unknown>;
    const length =
      Array.isArray(expected) && (actual as unknown[])?.length !== expected.length ? [`${path}: length`] : [];
    return Object.entries(expected).reduce(
      (all, [key, value]) => all.concat(differences(found[key], value, tolerance, `${path}.${key}`)),
      length,
    );
  }
  return actual === expected ? [] : [`${path}: ${actual} instead of ${expected}`];
}

function faults({ fn, input, expect: expected, tol }: Case): string[] {
  let actual: unknown;
  try {
    actual = ANSWERS[fn]!(input);
  } catch (error) {
    if (expected.error === true && error instanceof OddsInputError) return [];
    return [`${fn}(${JSON.stringify(input)}) threw ${error}`];
  }
  if (expected.error === true) return [`${fn}(${JSON.stringify(input)}) did not refuse`];
  return differences(actual, expected, tol).map((fault) => `${fn}(${JSON.stringify(input)})${fault}`);
}

const file = join(process.env.EDGEWISE_SHARED ?? '../shared', 'reference/odds-vectors.json');
const absent = !existsSync(file);

describe.skipIf(absent)(`reference cases of ${file}${absent ? ' (absent: skipped)' : ''}`, () => {
  const all: Case[] = absent ? [] : JSON.parse(readFileSync(file, 'utf8'));

  it.each(Object.keys(ANSWERS))('%s meets every case', (fn) => {
    const cases = all.filter((one) => one.fn === fn);
    expect(cases.length).toBeGreaterThan(0);
    expect(cases.flatMap(faults)).toEqual([]);
  });

  it('covers at least 140 cases, so that an emptied file cannot pass', () => {
    expect(all.filter((one) => Object.hasOwn(ANSWERS, one.fn)).length).toBeGreaterThanOrEqual(140);
  });

  it('notices a wrong answer', () => {
    const wrong = {
      fn: 'decimalToProb',
      source: '',
      input: { decimal: 4 } as never,
      expect: { prob: 0.26 },
      tol: 1e-9,
    };
    expect(faults(wrong)).toHaveLength(1);
    expect(faults({ ...wrong, expect: { error: true } })).toHaveLength(1);
  });
});
