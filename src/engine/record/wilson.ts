import { OddsInputError } from '../odds/odds-input-error.ts';
import { requireCount } from '../odds/require-model.ts';
import { requirePositive } from '../odds/require-odds.ts';

/** Two-sided 95 %. */
export const Z_95 = 1.959963984540054;

/** Far beyond any interval that is asked for, and its square is still a number. */
const MOST_DEVIATIONS = 1e9;

export type Interval = { low: number; high: number };

/**
 * Where the true rate behind a count probably lies.
 *
 * Units: counts and normal deviations to probabilities.
 * Formula: (k + z^2/2 ± z sqrt(k (n - k)/n + z^2/4)) / (n + z^2).
 * Source: Wilson 1927.
 * Known bias: takes the trials as independent; bets on one game are not.
 * @throws OddsInputError for counts that are not whole, more successes than trials, no trials, or a z that is not above 0 and at most 1e9.
 */
export function wilson(successes: number, trials: number, z: number = Z_95): Interval {
  requireCount(successes, 'successes');
  requireCount(trials, 'trials');
  requirePositive(z, 'z');
  if (z > MOST_DEVIATIONS) throw new OddsInputError('z', `must be at most ${MOST_DEVIATIONS}`);
  if (trials === 0) throw new OddsInputError('trials', 'must be at least 1');
  if (successes > trials) throw new OddsInputError('successes', 'must not be more than the trials');
  const centre = successes + (z * z) / 2;
  const reach = z * Math.sqrt((successes * (trials - successes)) / trials + (z * z) / 4);
  const below = trials + z * z;
  return { low: Math.max(0, (centre - reach) / below), high: Math.min(1, (centre + reach) / below) };
}
