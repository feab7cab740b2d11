import { logit } from './logit.ts';

/** One book's opinion on a market once its margin is out. */
export type BookOpinion = { probabilities: readonly number[]; sharp: boolean };

export type OutlierRule = {
  /** Distance, in robust standard deviations, from which a book stands apart. */
  threshold: number;
  /** Least standard deviation in log odds, so that near-identical books do not outlaw an honest difference. */
  minScale: number;
};

/** Books at one moment differ by 0.04 to 0.07 in log odds. */
export const OUTLIER_RULE: OutlierRule = { threshold: 3.5, minScale: 0.04 };

export type Outliers = {
  /** Aligned with the books: true where a book is to be left out. */
  dropped: boolean[];
  /** A sharp book stands apart: it has probably seen news that the others have not. */
  newsMove: boolean;
};

const FEWEST_BOOKS = 4;
/** Makes the median absolute deviation of a normal sample equal its standard deviation. */
const NORMAL_CONSISTENCY = 1.4826;

/**
 * Which books stand so far apart from the rest that their price is likelier old or wrong than an opinion.
 *
 * Units: probabilities to flags.
 * Formula: per outcome x = logit p, away when |x - median| > threshold x max(1.4826 MAD, minScale); from four books on.
 * Source: Hampel's rule on log odds; a sharp book is never dropped, it raises `newsMove` instead (own design).
 * Known bias: when most soft books are stale together, it is the majority that is wrong; hence the rule for sharp books.
 */
export function findOutliers(books: readonly BookOpinion[], rule: OutlierRule = OUTLIER_RULE): Outliers {
  const outcomes = books[0]?.probabilities.length ?? 0;
  // With two outcomes the log odds of the second are those of the first with the sign turned.
  const looks = books.length < FEWEST_BOOKS ? 0 : outcomes === 2 ? 1 : outcomes;
  const apart = books.map(() => false);
  for (let outcome = 0; outcome < looks; outcome += 1) {
    const far = farFromMedian(
      books.map(({ probabilities }) => logit(probabilities[outcome] ?? 0.5)),
      rule,
    );
    for (let i = 0; i < apart.length; i += 1) apart[i] ||= far[i] ?? false;
  }
  const dropped = books.map(({ sharp }, i) => !sharp && apart[i] === true);
  return {
    // With three outcomes every book may stand apart on one of them; then none is the odd one out.
    dropped: dropped.every((out) => out) ? books.map(() => false) : dropped,
    newsMove: books.some(({ sharp }, i) => sharp && apart[i] === true),
  };
}

function farFromMedian(values: readonly number[], rule: OutlierRule): boolean[] {
  const middle = median(values);
  const distances = values.map((value) => Math.abs(value - middle));
  const limit = rule.threshold * Math.max(NORMAL_CONSISTENCY * median(distances), rule.minScale);
  return distances.map((distance) => distance > limit);
}

function median(values: readonly number[]): number {
  const sorted = rising(values);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? 0)) / 2;
}

/** By insertion: for the dozen books of a market several times as fast as a general sort. */
function rising(values: readonly number[]): number[] {
  const sorted = values.slice();
  for (let i = 1; i < sorted.length; i += 1) {
    const value = sorted[i] ?? 0;
    let at = i;
    for (; at > 0 && (sorted[at - 1] ?? 0) > value; at -= 1) sorted[at] = sorted[at - 1] ?? 0;
    sorted[at] = value;
  }
  return sorted;
}
