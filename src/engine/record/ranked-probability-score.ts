import { requireForecast } from './require-forecasts.ts';

/**
 * Error of one forecast over outcomes that have an order, such as home, draw, away: a near miss costs less than a far one.
 *
 * Units: probabilities in order and the position of what happened to a score from 0 (perfect) to 1.
 * Formula: sum over the steps of (cumulative p - cumulative y)^2, divided by the outcomes less one.
 * Source: Epstein 1969; Constantinou & Fenton 2012 for soccer.
 * @throws OddsInputError for a forecast that does not add up to 1, or a position that is none.
 */
export function rankedProbabilityScore(forecast: readonly number[], outcome: number): number {
  requireForecast(forecast, outcome);
  let cumulative = 0;
  let sum = 0;
  for (const [i, probability] of forecast.slice(0, -1).entries()) {
    cumulative += probability;
    sum += (cumulative - (outcome <= i ? 1 : 0)) ** 2;
  }
  return sum / (forecast.length - 1);
}
