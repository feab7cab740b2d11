import { logit } from './logit.ts';
import { OddsInputError } from './odds-input-error.ts';
import { requireNonNegative, requireOpenProbability, requirePositive } from './require-odds.ts';

/** Spread of books' log odds at one moment. */
const BETWEEN_BOOKS = 0.05;
/** What is left when many books agree: they copy each other. */
const SHARED = 0.02;
/** Move of log odds over a day, from when a price was seen to the close; from three days on it grows no more. */
const PER_DAY = 0.125;
const MOST_DAYS = 3;
const SECONDS_PER_DAY = 86_400;

export type FairEvidence = {
  probability: number;
  effectiveBooks: number;
  /** Lowest and highest probability over the methods of margin removal. */
  methodRange: { low: number; high: number };
  /** Since the price was seen. */
  ageSeconds: number;
  /** Until the moment that is asked about: 0 for now, the time to the start for the close. */
  leadSeconds: number;
};

/**
 * How far a fair probability may lie from the right one: of now, or at the close.
 *
 * Units: probabilities, a count and seconds to one standard deviation of the probability.
 * Formula: in log odds, sd^2 = 0.05^2 / books + 0.02^2 + (half the method range)^2
 * + 0.125^2 min(3, (age + lead) / 1 day); times p (1 - p) back to probability.
 * Source: own design; the constants are measured (books' spread at one moment, moves from a price to the close), and
 * the chance of a real edge that follows from the deviation at the close is the share of bets that it bears out
 * (docs/adr/0010). The stake goes by that of now: what the market learns until the start makes no bet worse (docs/adr/0023).
 * Known bias: one pace for every sport and hour: baseball moves less in its last hours, soccer more on the day.
 * @throws OddsInputError for probabilities that are 0, 1 or outside, no books or next to none, or a negative age or lead.
 */
export function fairDeviation(evidence: FairEvidence): number {
  const { probability, methodRange } = evidence;
  requireOpenProbability(probability);
  requireOpenProbability(methodRange.low, 'methodRange');
  requireOpenProbability(methodRange.high, 'methodRange');
  requirePositive(evidence.effectiveBooks, 'effectiveBooks');
  requireNonNegative(evidence.ageSeconds, 'ageSeconds');
  requireNonNegative(evidence.leadSeconds, 'leadSeconds');
  const halfRange = (logit(methodRange.high) - logit(methodRange.low)) / 2;
  const days = evidence.ageSeconds / SECONDS_PER_DAY + evidence.leadSeconds / SECONDS_PER_DAY;
  const variance =
    BETWEEN_BOOKS ** 2 / evidence.effectiveBooks +
    SHARED ** 2 +
    halfRange ** 2 +
    PER_DAY ** 2 * Math.min(MOST_DAYS, days);
  if (variance === Number.POSITIVE_INFINITY) throw new OddsInputError('effectiveBooks', 'is too little of a book');
  return Math.max(Number.MIN_VALUE, probability * (1 - probability) * Math.sqrt(variance));
}
