import { expectedValue } from '../odds/expected-value.ts';
import { OddsInputError } from '../odds/odds-input-error.ts';
import { requireDecimal, requireNonNegative, requireProbability } from '../odds/require-odds.ts';

export type ParlayLeg = { eventId: string; decimal: number; probability: number };

export type CombinedLegs = {
  decimal: number;
  probability: number;
  /** What multiplying the chances would say. */
  independent: number;
  /** Decimal odds that pay exactly fairly for the joint chance; null where the legs cannot all win. */
  fairDecimal: number | null;
  edge: number;
};

/**
 * What a parlay pays, how likely it wins, and its edge at the product of its prices.
 *
 * Units: decimal odds and probabilities; edge in units of profit per unit staked; `lifts` by event: joint chance of the legs of one
 * event / product of their chances.
 * Formula: decimal = product of d; probability = product of p, times the lift of every event with several legs, at most the least
 * likely leg; fair = 1 / probability; edge = probability x decimal - 1.
 * Source: independence between events; `sameGameLegs` or `sameGameChance` within one.
 * Known bias: margins multiply, so a parlay of legs without an edge is worse than any of them. No book pays the product for legs of
 * one event: there the edge is that of a price that nobody offers, and is not to be shown.
 * @throws OddsInputError for fewer than two legs, two legs of one event without its lift, a lift that is negative or not finite, or
 * a leg whose numbers are none.
 */
export function combineLegs(legs: readonly ParlayLeg[], lifts: ReadonlyMap<string, number> = new Map()): CombinedLegs {
  if (legs.length < 2) throw new OddsInputError('legs', 'must be at least two');
  let decimal = 1;
  let independent = 1;
  let least = 1;
  const legsOf = new Map<string, number>();
  for (const leg of legs) {
    requireDecimal(leg.decimal, 'legs');
    requireProbability(leg.probability, 'legs');
    decimal *= leg.decimal;
    independent *= leg.probability;
    least = Math.min(least, leg.probability);
    legsOf.set(leg.eventId, (legsOf.get(leg.eventId) ?? 0) + 1);
  }
  requireDecimal(decimal, 'legs');
  let probability = independent;
  for (const [eventId, count] of legsOf) if (count > 1) probability *= liftOfEvent(eventId, lifts);
  probability = Math.min(probability, least);
  return {
    decimal,
    probability,
    independent,
    fairDecimal: probability > 0 ? 1 / probability : null,
    edge: expectedValue(probability, decimal),
  };
}

function liftOfEvent(eventId: string, lifts: ReadonlyMap<string, number>): number {
  const lift = lifts.get(eventId);
  if (lift === undefined) throw new OddsInputError('legs', 'must all be of different events, or come with a lift');
  requireNonNegative(lift, 'lifts');
  return lift;
}
