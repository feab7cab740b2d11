import { logit } from './logit.ts';
import { OddsInputError } from './odds-input-error.ts';
import { requireNonNegative, requireOpenProbability, requirePositive } from './require-odds.ts';

/** Spread of books' log odds at one moment. */
const BETWEEN_BOOKS = 0.05;
/** What is left when many books agree: they copy each other. */
const SHARED = 0.02;
/** Move of log odds from a price to the close, over a day. */
const PER_DAY = 0.125;
const SECONDS_PER_DAY = 86_400;

export type FairEvidence = {
  probability: number;
  effectiveBooks: number;
  /** Lowest and highest probability over the methods of margin removal. */
  methodRange: { low: number; high: number };
  ageSeconds: number;
};

/**
 * How well a fair probability is known.
 *
 * Units: probabilities, a count and seconds to one standard deviation of the probability.
 * Formula: in log odds, sd^2 = 0.05^2 / books + 0.02^2 + (half the method range)^2 + 0.125^2 min(1, age / 1 day);
 * times p (1 - p) back to probability.
 * Source: own design; the constants are measured (books' spread at one moment, moves from a snapshot to the close).
 * Known bias: nothing for news that no book has priced.
 * @throws OddsInputError for probabilities that are 0, 1 or outside, no books or next to none, or a negative age.
 */
export function fairDeviation(evidence: FairEvidence): number {
  const { probability, methodRange } = evidence;
  requireOpenProbability(probability);
  requireOpenProbability(methodRange.low, 'methodRange');
  requireOpenProbability(methodRange.high, 'methodRange');
  requirePositive(evidence.effectiveBooks, 'effectiveBooks');
  requireNonNegative(evidence.ageSeconds, 'ageSeconds');
  const halfRange = (logit(methodRange.high) - logit(methodRange.low)) / 2;
  const variance =
    BETWEEN_BOOKS ** 2 / evidence.effectiveBooks +
    SHARED ** 2 +
    halfRange ** 2 +
    PER_DAY ** 2 * Math.min(1, evidence.ageSeconds / SECONDS_PER_DAY);
  if (variance === Number.POSITIVE_INFINITY) throw new OddsInputError('effectiveBooks', 'is too little of a book');
  return Math.max(Number.MIN_VALUE, probability * (1 - probability) * Math.sqrt(variance));
}
