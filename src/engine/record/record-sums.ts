import type { GradedResult } from './settlement.ts';

/** A pick of the record with its end. */
export type RecordedEnd = {
  result: GradedResult | 'ungraded';
  /** Units won for one staked; null where it is ungraded. */
  profit: number | null;
  /** What was said of it when it was shown. */
  units: number;
  probability: number;
  confidence: number;
  /** Against the last price of its book, and against the fair price by all last prices; null where there was none. */
  clv: number | null;
  clvFair: number | null;
};

/** What the figures of a record are made of. Sums of two records are those of both, so that days can be added up. */
export type RecordSums = {
  won: number;
  lost: number;
  pushed: number;
  voided: number;
  ungraded: number;
  unitsStaked: number;
  unitsWon: number;
  /** One unit on each that was not void. */
  flatStaked: number;
  flatWon: number;
  clvCount: number;
  clvSum: number;
  fairCount: number;
  fairSum: number;
  fairBeaten: number;
  /** For each tenth of probability: how many, the sum of what was said, and how many won. */
  chances: readonly number[];
  /** For each star: how many were decided, how many won, one unit staked on each that was not void, and what that won. */
  stars: readonly number[];
};

const TENTHS = 10;
const STARS = 5;
export const CHANCE_PARTS = 3;
export const STAR_PARTS = 4;

export const NO_SUMS: RecordSums = {
  ...{ won: 0, lost: 0, pushed: 0, voided: 0, ungraded: 0 },
  ...{ unitsStaked: 0, unitsWon: 0, flatStaked: 0, flatWon: 0 },
  ...{ clvCount: 0, clvSum: 0, fairCount: 0, fairSum: 0, fairBeaten: 0 },
  chances: Array<number>(TENTHS * CHANCE_PARTS).fill(0),
  stars: Array<number>(STARS * STAR_PARTS).fill(0),
};

const WON: readonly string[] = ['win', 'half_win'];
const LOST: readonly string[] = ['loss', 'half_loss'];

/**
 * The sums of one pick.
 *
 * Units: units of profit and counts. A half win is won, a half loss lost; a void stakes nothing; calibration looks at what was decided.
 * Formula: counts and sums.
 * Source: definition.
 */
export function sumsOf(end: RecordedEnd): RecordSums {
  const isWon = WON.includes(end.result);
  const isDecided = isWon || LOST.includes(end.result);
  const isStaked = end.profit !== null && end.result !== 'void';
  const flatWon = isStaked ? (end.profit ?? 0) : 0;
  const won = Number(isWon);
  return {
    won,
    lost: Number(isDecided && !isWon),
    pushed: Number(end.result === 'push'),
    voided: Number(end.result === 'void'),
    ungraded: Number(end.result === 'ungraded'),
    unitsStaked: isStaked ? end.units : 0,
    unitsWon: flatWon * end.units,
    flatStaked: Number(isStaked),
    flatWon,
    clvCount: Number(end.clv !== null),
    clvSum: end.clv ?? 0,
    fairCount: Number(end.clvFair !== null),
    fairSum: end.clvFair ?? 0,
    fairBeaten: Number((end.clvFair ?? 0) > 0),
    chances: placed(TENTHS, tenthOf(end.probability), isDecided ? [1, end.probability, won] : [0, 0, 0]),
    stars: placed(STARS, end.confidence - 1, [Number(isDecided), won, Number(isStaked), flatWon]),
  };
}

const tenthOf = (probability: number): number => Math.min(Math.floor(probability * TENTHS), TENTHS - 1);

const placed = (places: number, place: number, parts: readonly number[]): number[] =>
  Array.from({ length: places }, (_, at) => (at === place ? parts : parts.map(() => 0))).flat();

/** Two records as one; with `sign` -1 the second is taken out of the first. */
export function addSums(a: RecordSums, b: RecordSums, sign: 1 | -1 = 1): RecordSums {
  const add = (x: number, y: number) => x + sign * y;
  const lists = (x: readonly number[], y: readonly number[]) => x.map((one, at) => add(one, y[at] ?? 0));
  return {
    won: add(a.won, b.won),
    lost: add(a.lost, b.lost),
    pushed: add(a.pushed, b.pushed),
    voided: add(a.voided, b.voided),
    ungraded: add(a.ungraded, b.ungraded),
    unitsStaked: add(a.unitsStaked, b.unitsStaked),
    unitsWon: add(a.unitsWon, b.unitsWon),
    flatStaked: add(a.flatStaked, b.flatStaked),
    flatWon: add(a.flatWon, b.flatWon),
    clvCount: add(a.clvCount, b.clvCount),
    clvSum: add(a.clvSum, b.clvSum),
    fairCount: add(a.fairCount, b.fairCount),
    fairSum: add(a.fairSum, b.fairSum),
    fairBeaten: add(a.fairBeaten, b.fairBeaten),
    chances: lists(a.chances, b.chances),
    stars: lists(a.stars, b.stars),
  };
}
