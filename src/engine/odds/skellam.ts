import { OddsInputError } from './odds-input-error.ts';
import { type GoalMeans, poissonChances, requireMeans } from './poisson-grid.ts';

/**
 * Chance that home wins by exactly so many goals (away by a negative number).
 *
 * Units: expected goals and a whole difference to probability.
 * Formula: sum over j of P(home = j + k) P(away = j), two independent Poisson counts.
 * Source: Skellam 1946.
 * @throws OddsInputError for means that are not positive or above 300, or a difference that is not whole.
 */
export function skellam(means: GoalMeans, difference: number): number {
  requireMeans(means);
  if (!Number.isSafeInteger(difference)) throw new OddsInputError('difference', 'must be a whole number');
  const home = poissonChances(means.home);
  let chance = 0;
  for (const [goals, ofAway] of poissonChances(means.away).entries()) {
    chance += ofAway * (home[goals + difference] ?? 0);
  }
  return chance;
}
