import { OddsInputError } from '../odds/odds-input-error.ts';
import { requireProbability } from '../odds/require-odds.ts';

const MOST_BETS = 1_000_000;

/**
 * Chance of at least one losing run of a length.
 *
 * Units: probability of a win and counts of bets to probability.
 * Formula: r_n = r_(n-1) + p q^L (1 - r_(n-L-1)), r_L = q^L: a run ends here for the first time after a win.
 * Source: Feller 1968, recurrent events; exact.
 * @throws OddsInputError for a probability outside 0..1, a length below 1, or bets that are not a whole number up to a million.
 */
export function losingStreak(probability: number, bets: number, length: number): number {
  requireProbability(probability);
  requireWhole(bets, 'bets');
  requireWhole(length, 'length');
  if (length > bets) return 0;
  const run = (1 - probability) ** length;
  const chances = new Float64Array(bets + 1);
  chances[length] = run;
  for (let n = length + 1; n <= bets; n += 1) {
    chances[n] = (chances[n - 1] ?? 0) + probability * run * (1 - (chances[n - length - 1] ?? 0));
  }
  return Math.min(1, chances[bets] ?? 0);
}

function requireWhole(count: number, argument: string): void {
  if (!(Number.isInteger(count) && count >= 1 && count <= MOST_BETS)) {
    throw new OddsInputError(argument, `must be a whole number from 1 to ${MOST_BETS}`);
  }
}
