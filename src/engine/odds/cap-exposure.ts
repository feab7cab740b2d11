import { OddsInputError } from './odds-input-error.ts';
import { requireNonNegative } from './require-odds.ts';

/** A stake on one event; those of one event win and lose together and count once. */
export type OpenStake = { eventId: string; units: number };

/** Percent of the bankroll that may be at risk at one time. */
const MOST_EXPOSURE_UNITS = 10;
const WHOLE_BANKROLL = 100;
const UNIT_STEP = 0.25;
const ROUNDING_GRACE = 1e-9;

/**
 * Percent of the bankroll that open bets put at risk.
 *
 * Units: units (1 % of the bankroll) to units.
 * Formula: sum over the events of the largest stake on each.
 * Source: own design.
 * Known bias: legs of one event that work against each other are counted as if they did not.
 * @throws OddsInputError for a stake outside 0..100 units.
 */
export function exposureOf(stakes: readonly OpenStake[]): number {
  const largest = new Map<string, number>();
  for (const { eventId, units } of stakes) {
    if (!(units >= 0 && units <= WHOLE_BANKROLL))
      throw new OddsInputError('units', `must lie between 0 and ${WHOLE_BANKROLL}`);
    largest.set(eventId, Math.max(largest.get(eventId) ?? 0, units));
  }
  let sum = 0;
  for (const units of largest.values()) sum += units;
  return sum;
}

/**
 * The same bets with what may be staked on each once all of them are open.
 *
 * Units: units (1 % of the bankroll), in quarters, in the order given.
 * Formula: units x min(1, most/exposure), rounded down to quarters; exposure by `exposureOf`.
 * Source: own design.
 * Known bias: scales good and bad edges alike; `kellySimultaneous` with an exposure puts it where growth is.
 * @throws OddsInputError for a stake outside 0..100 units, or a limit that is negative or not finite.
 */
export function capExposure(stakes: readonly OpenStake[], most: number = MOST_EXPOSURE_UNITS): number[] {
  requireNonNegative(most, 'most');
  const exposure = exposureOf(stakes);
  const share = exposure > most ? most / exposure : 1;
  return stakes.map(({ units }) =>
    share === 1 ? units : Math.floor((units * share) / UNIT_STEP + ROUNDING_GRACE) * UNIT_STEP,
  );
}
