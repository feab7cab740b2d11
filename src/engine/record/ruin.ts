import { requirePositive, requireProbability } from '../odds/require-odds.ts';

/**
 * Chance of ever losing everything with flat even-money bets.
 *
 * Units: probability of a win and the bankroll in stakes to probability.
 * Formula: ((1 - p)/p)^N for p above one half, else 1.
 * Source: Feller 1968, gambler's ruin against an endless bank.
 * Known bias: at -110 the same chance ruins more often; with an edge of 0 ruin is certain only because the play never ends.
 * @throws OddsInputError for a probability outside 0..1 or a bankroll that is not positive.
 */
export function ruin(probability: number, units: number): number {
  requireProbability(probability);
  requirePositive(units, 'units');
  return probability <= 0.5 ? 1 : ((1 - probability) / probability) ** units;
}
