import { type DayShare, dayBootstrap, daysOf, type Interval } from './day-bootstrap.ts';
import { addSums, CHANCE_PARTS, NO_SUMS, type RecordSums, STAR_PARTS } from './record-sums.ts';
import { wilson } from './wilson.ts';

/** Fewer say nothing that luck could not say. */
export const LEAST_GRADED = 100;

/** Days that have a figure below which drawing days anew gives ranges that are too narrow: measured, 81 of 100 cover at three. */
const LEAST_DAYS = 10;
/** Closes below which their value says nothing. */
const LEAST_CLOSES = 100;

/** Any number will do, as long as it stays: the same record then always has the same intervals. */
const SEED = 2026;

export type RecordDay = { day: string; sums: RecordSums };

export type RecordFigures = {
  graded: number;
  won: number;
  lost: number;
  pushed: number;
  voided: number;
  ungraded: number;
  days: number;
  /** Null below `LEAST_GRADED`. */
  rates: RecordRates | null;
};

export type RecordRates = {
  /** Each null below ten days that have it, and those of the close below a hundred closes too. */
  winRate: Interval | null;
  /** Won for each unit staked, at the stakes that were stated and at one unit each. */
  unitsReturn: Interval | null;
  flatReturn: Interval | null;
  clv: Interval | null;
  clvFair: Interval | null;
  /** The share of picks that beat the fair close. */
  beatClose: Interval | null;
  /** How many picks had a close at their own book, and how many a fair one. */
  closes: number;
  fairCloses: number;
  chances: { from: number; to: number; picks: number; said: number; rate: number; low: number; high: number }[];
  stars: { stars: number; picks: number; rate: number; low: number; high: number; flatReturn: number | null }[];
};

/**
 * The figures of a record from its days.
 *
 * Units: counts, shares of one, and units of profit per unit staked.
 * Formula: ratios of sums with the interval of `dayBootstrap`; shares of bins with that of `wilson`.
 * Source: definition.
 * Known bias: intervals speak of luck alone, not of picks that were chosen after their results were known: that is what the log is for.
 */
export function recordFigures(days: readonly RecordDay[]): RecordFigures {
  const all = days.reduce((sums, day) => addSums(sums, day.sums), NO_SUMS);
  const { won, lost, pushed, voided, ungraded } = all;
  const graded = won + lost + pushed;
  const counts = { graded, won, lost, pushed, voided, ungraded, days: days.length };
  return { ...counts, rates: graded < LEAST_GRADED ? null : ratesOf(days, all) };
}

function ratesOf(days: readonly RecordDay[], all: RecordSums): RecordRates {
  const figures = days.map(({ sums }) => sharesOf(sums));
  const [winRate, unitsReturn, flatReturn, clv, clvFair, beatClose] = dayBootstrap(figures, { seed: SEED }).map(
    (interval, figure) => (daysOf(figures, figure) < LEAST_DAYS ? null : interval),
  );
  const [closes, fairCloses] = [all.clvCount, all.fairCount];
  return {
    winRate: winRate ?? null,
    unitsReturn: unitsReturn ?? null,
    flatReturn: flatReturn ?? null,
    clv: closes < LEAST_CLOSES ? null : (clv ?? null),
    clvFair: fairCloses < LEAST_CLOSES ? null : (clvFair ?? null),
    beatClose: fairCloses < LEAST_CLOSES ? null : (beatClose ?? null),
    closes,
    fairCloses,
    chances: chanceBins(all.chances),
    stars: starBins(all.stars),
  };
}

const sharesOf = (sums: RecordSums): DayShare[] => [
  { sum: sums.won, of: sums.won + sums.lost },
  { sum: sums.unitsWon, of: sums.unitsStaked },
  { sum: sums.flatWon, of: sums.flatStaked },
  { sum: sums.clvSum, of: sums.clvCount },
  { sum: sums.fairSum, of: sums.fairCount },
  { sum: sums.fairBeaten, of: sums.fairCount },
];

function partsOf(list: readonly number[], parts: number): number[][] {
  return Array.from({ length: list.length / parts }, (_, at) => list.slice(at * parts, (at + 1) * parts));
}

function chanceBins(chances: readonly number[]): RecordRates['chances'] {
  const bins = partsOf(chances, CHANCE_PARTS);
  return bins.flatMap(([picks = 0, said = 0, won = 0], at) => {
    if (picks === 0) return [];
    const range = { from: at / bins.length, to: (at + 1) / bins.length };
    const { low, high } = wilson(won, picks);
    return [{ ...range, picks, said: said / picks, rate: won / picks, low, high }];
  });
}

function starBins(stars: readonly number[]): RecordRates['stars'] {
  return partsOf(stars, STAR_PARTS).flatMap(([picks = 0, won = 0, staked = 0, flatWon = 0], at) => {
    if (picks === 0) return [];
    const { low, high } = wilson(won, picks);
    return [{ stars: at + 1, picks, rate: won / picks, low, high, flatReturn: staked > 0 ? flatWon / staked : null }];
  });
}
