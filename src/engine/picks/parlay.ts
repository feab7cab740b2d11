import { expectedValue } from '../odds/expected-value.ts';
import { OddsInputError } from '../odds/odds-input-error.ts';
import { requireDecimal, requireProbability } from '../odds/require-odds.ts';

export type ParlayLeg = { eventId: string; decimal: number; probability: number };

export type CombinedLegs = { decimal: number; probability: number; edge: number };

/**
 * What a parlay pays, how likely it wins, and its edge. Legs of different events only: those of one event depend on
 * each other, and multiplying their chances would be wrong: see `correlatedParlay`.
 *
 * Units: decimal odds and probabilities; edge in units of profit per unit staked.
 * Formula: decimal = product of d; probability = product of p; edge = product of (1 + edge of each leg) - 1.
 * Source: independence.
 * Known bias: margins multiply, so a parlay of legs without an edge is worse than any of them.
 * @throws OddsInputError for fewer than two legs, two legs of one event, or a leg whose numbers are none.
 */
export function combineLegs(legs: readonly ParlayLeg[]): CombinedLegs {
  if (legs.length < 2) throw new OddsInputError('legs', 'must be at least two');
  if (new Set(legs.map((leg) => leg.eventId)).size < legs.length) {
    throw new OddsInputError('legs', 'must all be of different events');
  }
  let decimal = 1;
  let probability = 1;
  for (const leg of legs) {
    requireDecimal(leg.decimal, 'legs');
    requireProbability(leg.probability, 'legs');
    decimal *= leg.decimal;
    probability *= leg.probability;
  }
  requireDecimal(decimal, 'legs');
  return { decimal, probability, edge: expectedValue(probability, decimal) };
}
