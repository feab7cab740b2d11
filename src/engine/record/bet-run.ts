import { probabilityEdge } from '../odds/expected-value.ts';
import { OddsInputError } from '../odds/odds-input-error.ts';
import { requireOpenProbability } from '../odds/require-odds.ts';

const MOST_BETS = 100_000;
/** Results nearer to nothing than this are even: a price is not exact to the last digit. */
const EVEN = 1e-9;

/**
 * What a number of equal bets comes to: on average, how far it scatters, and how often it ends below nothing.
 *
 * Units: probability of a win, decimal odds and a count of bets to stakes, stakes and probability.
 * Formula: n (p d - 1); d sqrt(n p (1 - p)); the binomial chances of k wins with k d < n, summed in logarithms.
 * Source: the binomial distribution; exact.
 * @throws OddsInputError for a probability that is not between 0 and 1, a decimal that is not a price, or bets that are not a whole number up to 100,000.
 */
export function betRun(
  probability: number,
  decimal: number,
  bets: number,
): { expected: number; sd: number; down: number } {
  requireOpenProbability(probability);
  if (!(Number.isInteger(bets) && bets >= 1 && bets <= MOST_BETS))
    throw new OddsInputError('bets', `must be a whole number from 1 to ${MOST_BETS}`);
  const expected = bets * probabilityEdge(probability, decimal) * decimal;
  const sd = decimal * Math.sqrt(bets * probability * (1 - probability));
  let [log, down] = [bets * Math.log1p(-probability), 0];
  const odds = Math.log(probability) - Math.log1p(-probability);
  for (let won = 0; won <= bets && won * decimal < bets - EVEN * bets; won += 1) {
    down += Math.exp(log);
    log += Math.log((bets - won) / (won + 1)) + odds;
  }
  return { expected, sd, down: Math.min(1, down) };
}
