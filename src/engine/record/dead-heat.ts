import { OddsInputError } from '../odds/odds-input-error.ts';
import { requireCount } from '../odds/require-model.ts';
import { requireDecimal } from '../odds/require-odds.ts';

/**
 * What a bet wins when several tie for the places it needs.
 *
 * Units: decimal odds and counts to units of profit per unit staked.
 * Formula: d x places/tied - 1.
 * Source: the dead-heat rule of every fixed-odds book: the stake is divided, the rest of it lost.
 * @throws OddsInputError for a decimal that is not a price, counts that are not whole, no tie, or more places than tied.
 */
export function deadHeat(decimal: number, { tied, places }: { tied: number; places: number }): number {
  requireDecimal(decimal);
  requireCount(tied, 'tied');
  requireCount(places, 'places');
  if (tied < 1) throw new OddsInputError('tied', 'must be at least 1');
  if (places < 1 || places > tied) throw new OddsInputError('places', 'must be at least 1 and not more than tied');
  return (decimal / tied) * places - 1;
}
