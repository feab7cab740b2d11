import { describe, expect, it } from 'vitest';
import { ANSWERS } from '../../../scripts/vectors/check-cases.ts';
import { OddsInputError } from './odds-input-error.ts';

/** One sound question to every function, by the names of the reference cases. */
const SOUND: Record<string, Record<string, unknown>> = {
  americanToDecimal: { american: -110 },
  decimalToAmerican: { decimal: 1.9 },
  fractionalToDecimal: { fractional: '10/11' },
  decimalToFractional: { decimal: 1.9, maxDenominator: 20 },
  americanToProb: { american: 150 },
  decimalToProb: { decimal: 2.4 },
  probToAmerican: { prob: 0.3 },
  probToDecimal: { prob: 0.3 },
  overround: { odds: [1.9, 1.95] },
  arbitrage: { odds: [2.2, 1.9] },
  devig: { method: 'power', odds: [2.1, 3.4, 3.9] },
  logPool: {
    probs: [
      [0.5, 0.5],
      [0.6, 0.4],
    ],
    weights: [2, 1],
  },
  weightedMedian: { values: [1, 4, 9], weights: [1, 2, 1] },
  freshnessWeight: { weight: 2, ageSec: 100, halfLifeSec: 600, maxAgeSec: 1800 },
  consensus: {
    books: [
      { id: 'a', odds: [1.9, 1.95], weight: 5, ageSec: 10, sharp: true },
      { id: 'b', odds: [1.85, 1.98], weight: 1, ageSec: 60, sharp: false },
    ],
    method: 'power',
    halfLifeSec: 600,
    maxAgeSec: 1800,
    outlierZ: 3.5,
    minScale: 0.04,
  },
  confidence: { prob: 0.55, decimal: 1.95, sdProb: 0.02, books: 5, sharpBooks: 1, oldestSec: 60 },
  ev: { prob: 0.55, decimal: 1.95 },
  evOutcomes: {
    outcomes: [
      { prob: 0.5, net: 0.9 },
      { prob: 0.5, net: -1 },
    ],
  },
  fairDecimalPush: { pWin: 0.45, pPush: 0.1, pLose: 0.45 },
  kelly: { prob: 0.55, decimal: 2, fraction: 0.5 },
  kellyPush: { pWin: 0.5, pPush: 0.1, pLose: 0.4, decimal: 2 },
  kellyOutcomes: {
    outcomes: [
      { prob: 0.5, net: 1 },
      { prob: 0.25, net: -0.5 },
      { prob: 0.25, net: -1 },
    ],
  },
  kellyExclusive: { probs: [0.5, 0.3, 0.2], odds: [2.2, 3.1, 4] },
  kellySimultaneous: {
    bets: [
      { prob: 0.55, decimal: 2 },
      { prob: 0.4, decimal: 2.7 },
    ],
  },
  kellyShrunk: { prob: 0.55, decimal: 2, sd: 0.02 },
  growth: { prob: 0.55, decimal: 2, stake: 0.05 },
  parlay: {
    legs: [
      { prob: 0.5, decimal: 2 },
      { prob: 0.4, decimal: 2.4 },
    ],
  },
  jointCopula: { p1: 0.5, p2: 0.4, rho: 0.3 },
  sgpMarginTotal: {
    muMargin: 3,
    sdMargin: 13.3,
    muTotal: 44,
    sdTotal: 13.3,
    rho: 0.05,
    marginSide: 'away',
    marginLine: 2.5,
    totalSide: 'under',
    totalLine: 45.5,
  },
  normalWin: { muMargin: 3, sdMargin: 13.3 },
  spreadProbs: { muMargin: 3, sdMargin: 13.3, line: -3 },
  totalProbs: { muTotal: 44, sdTotal: 13.3, line: 44.5 },
  impliedMean: { kind: 'spread', line: -3.5, prob: 0.52, sd: 13.3 },
  altLine: { kind: 'total', line: 44.5, prob: 0.52, sd: 13.3, newLine: 47 },
  poisson1x2: { lambdaHome: 1.6, lambdaAway: 1.1 },
  skellam: { lambdaHome: 1.6, lambdaAway: 1.1, k: 1 },
  dixonColes: { lambdaHome: 1.6, lambdaAway: 1.1, rho: -0.04 },
  asianHandicap: { lambdaHome: 1.6, lambdaAway: 1.1, rho: -0.04, side: 'home', line: -0.75 },
  goalsTotal: { lambdaHome: 1.6, lambdaAway: 1.1, rho: -0.04, side: 'over', line: 2.25 },
  sgpScore: {
    lambdaHome: 1.6,
    lambdaAway: 1.1,
    rho: 0,
    legs: [
      { market: '1x2', side: 'home' },
      { market: 'total', side: 'over', line: 2.5 },
    ],
  },
  poissonInvert: { pHome: 0.48, pAway: 0.27, pOver: 0.52, line: 2.5 },
  negBin: { meanHome: 4.5, dispHome: 4, meanAway: 4.3, dispAway: 3.4, totalLine: 8.5 },
  grade: { market: 'spread', side: 'home', decimal: 1.9, line: -1.25, home: 2, away: 1 },
  gradeParlay: { stake: 10, legs: [{ decimal: 1.9, result: 'half_win' }] },
  deadHeat: { decimal: 8, tied: 3, places: 2 },
  brier: { probs: [0.6, 0.3], outcomes: [1, 0] },
  brierMulti: { probs: [[0.5, 0.3, 0.2]], outcomes: [1] },
  logLoss: { probs: [0.6, 0.3], outcomes: [1, 0] },
  rps: { probs: [0.5, 0.3, 0.2], outcome: 1 },
  clv: { betDecimal: 2, closeDecimal: 1.9 },
  clvNoVig: { betDecimal: 2, closeOdds: [1.9, 1.95], index: 0, method: 'power' },
  clvLine: { betLine: -3, betDecimal: 1.9, closeLine: -3.5, closeProb: 0.5, sd: 13.3, kind: 'spread' },
  ruin: { prob: 0.55, units: 20 },
  drawdown: { kellyFraction: 0.5, level: 0.5 },
  streak: { prob: 0.55, bets: 50, length: 5 },
  sampleSize: { prob: 0.55, decimal: 2, z: 2 },
};

const STRANGE = [
  ...[0, -0, 1, -1, 2, 0.25, 3, 7.3, 100, -100, 1e-12, 1e-150, Number.MIN_VALUE, 1e6, 1e15, 1e150, -1e150],
  ...[1 + Number.EPSILON, 1 - Number.EPSILON / 2, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ...[null, undefined, 'x', {}, [], [1], [{}], [[1]], true],
];

type Path = readonly string[];

function placesIn(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

function withStrange(value: unknown, path: Path, strange: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return strange;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withStrange(copy[key], rest, strange);
  return copy;
}

const allFinite = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : value === null || typeof value !== 'object' || Object.values(value).every(allFinite);

/** Undefined where the engine answered in finite numbers or refused by the name of an argument. */
function complaint(fn: string, input: unknown): string | undefined {
  try {
    const found = ANSWERS[fn]!(input as Record<string, unknown>);
    return allFinite(found) ? undefined : `${fn}(${JSON.stringify(input)}) is ${JSON.stringify(found)}`;
  } catch (error) {
    if (error instanceof OddsInputError && error.argument !== '') return undefined;
    return `${fn}(${JSON.stringify(input)}) threw ${String(error)}`;
  }
}

describe('whatever it is asked', () => {
  it('the engine has a sound question for every function, and answers it', () => {
    expect(Object.keys(SOUND).sort()).toEqual(Object.keys(ANSWERS).sort());
    for (const [fn, input] of Object.entries(SOUND)) {
      expect(allFinite(ANSWERS[fn]!(input)), fn).toBe(true);
    }
  });

  it.each(Object.entries(SOUND))('%s answers in finite numbers or refuses by name', (fn, input) => {
    const found = placesIn(input)
      .filter((path) => path.length > 0)
      .flatMap((path) => STRANGE.map((strange) => complaint(fn, withStrange(input, path, strange))));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((one) => one !== undefined)).toEqual([]);
  });
});
