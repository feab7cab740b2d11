import { requireNonNegative, requirePositive } from './require-odds.ts';

export type Freshness = {
  /** After this long a price counts half. */
  halfLifeSeconds: number;
  /** After this long it counts nothing. */
  maxAgeSeconds: number;
};

/** Before a game: measured on closing prices, freshness is worth more than the name of the book. */
export const PREGAME_FRESHNESS: Freshness = { halfLifeSeconds: 600, maxAgeSeconds: 1_800 };

/**
 * How much a price counts at its age.
 *
 * Units: plain weight and seconds, counted from the newest price of the same market, to plain weight.
 * Formula: w 2^(-age/halfLife); 0 beyond the largest age.
 * Source: own design.
 * Known bias: a slow provider makes all books of a market equally old, which this cannot see; the price's own age is judged elsewhere.
 * @throws OddsInputError for a negative weight or age, or a half-life that is not positive.
 */
export function freshnessWeight(weight: number, ageSeconds: number, freshness: Freshness = PREGAME_FRESHNESS): number {
  requireNonNegative(weight, 'weight');
  requireNonNegative(ageSeconds, 'ageSeconds');
  requirePositive(freshness.halfLifeSeconds, 'halfLifeSeconds');
  return ageSeconds > freshness.maxAgeSeconds ? 0 : weight * 2 ** (-ageSeconds / freshness.halfLifeSeconds);
}
