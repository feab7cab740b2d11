import { inverseNormalCdf } from './inverse-normal-cdf.ts';
import { normalCdf } from './normal-cdf.ts';
import type { NormalModel } from './normal-line.ts';
import { OddsInputError } from './odds-input-error.ts';
import { requireFinite, requireOneOf } from './require-model.ts';
import { requireOpenProbability, requirePositive } from './require-odds.ts';

/** A spread is the side's own line (-3.5 gives points), a total is bet over. */
export type LineKind = 'spread' | 'total';

/** A line and the margin-free chance of beating it: the side to cover, the total to go over. */
export type PricedLine = { kind: LineKind; line: number; probability: number };

export type AlternateLine = {
  mean: number;
  /** Chance of beating the new line. */
  probability: number;
  /** Within one deviation of the quoted line. Further out the normal's tail is a guess: show no number. */
  isNear: boolean;
};

/**
 * The margin or total that a priced line expects.
 *
 * Units: points and probability to points.
 * Formula: spread: -line + sd Phi^-1(p); total: line + sd Phi^-1(p).
 * Source: Stern 1991, solved for the mean.
 * @throws OddsInputError for an unknown kind, a line that is not finite, a probability that is 0, 1 or outside, or a
 * deviation that is not positive or moves the mean out of all numbers.
 */
export function impliedMean(quoted: PricedLine, sd: number): number {
  requireLine(quoted);
  requirePositive(sd, 'sd');
  const mean = threshold(quoted) + sd * inverseNormalCdf(quoted.probability);
  if (!Number.isFinite(mean)) throw new OddsInputError('sd', 'is too large beside this line');
  return mean;
}

/**
 * The chance of beating another line than the quoted one.
 *
 * Units: points and probability to probability.
 * Formula: Phi((mean - threshold)/sd), the mean from the quoted line, the threshold -line for a spread and line for a total.
 * Source: Stern 1991.
 * Known bias: no pushes and no key numbers. A quoted alternate is always better: use it, or fit both with `fitNormalLine`.
 * @throws OddsInputError as `impliedMean`, and for a new line that is not finite.
 */
export function alternateLine(quoted: PricedLine, newLine: number, sd: number): AlternateLine {
  const mean = impliedMean(quoted, sd);
  requireFinite(newLine, 'newLine');
  const probability = normalCdf((mean - threshold({ ...quoted, line: newLine })) / sd);
  return { mean, probability, isNear: Math.abs(newLine - quoted.line) <= sd };
}

/**
 * The mean and the deviation that two quoted lines agree on.
 *
 * Units: points and probabilities to points.
 * Formula: sd = (threshold2 - threshold1)/(Phi^-1(p1) - Phi^-1(p2)); mean = threshold1 + sd Phi^-1(p1).
 * Source: two equations of `impliedMean`.
 * Known bias: two close lines with rounded prices give a wild deviation; take the two furthest apart that are both liquid.
 * @throws OddsInputError for two kinds, a line that is none, or a second line that is harder to beat yet likelier.
 */
export function fitNormalLine(first: PricedLine, second: PricedLine): NormalModel {
  requireLine(first);
  requireLine(second);
  if (first.kind !== second.kind) throw new OddsInputError('second', 'must be of the same kind as the first');
  const score = inverseNormalCdf(first.probability);
  const sd = (threshold(second) - threshold(first)) / (score - inverseNormalCdf(second.probability));
  const mean = threshold(first) + sd * score;
  if (!(Number.isFinite(sd) && sd > 0 && Number.isFinite(mean))) {
    throw new OddsInputError('second', 'must be less likely where it is harder to beat, and another line');
  }
  return { mean, sd };
}

/** The margin or total that must be passed. */
const threshold = ({ kind, line }: PricedLine): number => (kind === 'spread' ? -line : line);

function requireLine({ kind, line, probability }: PricedLine): void {
  requireOneOf(kind, ['spread', 'total'], 'kind');
  requireFinite(line, 'line');
  requireOpenProbability(probability);
}
