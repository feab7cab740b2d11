import { requireBinary, requireMultiple } from './require-forecasts.ts';

/**
 * Mean squared error of yes-or-no forecasts: 0 is perfect, 0.25 is what always saying one half earns.
 *
 * Units: probabilities and outcomes (1 happened, 0 did not) to a score from 0 to 1.
 * Formula: mean (p - y)^2.
 * Source: Brier 1950, the form for two outcomes.
 * @throws OddsInputError for no forecasts, lists of different length, or entries that are none.
 */
export function brier(probabilities: readonly number[], outcomes: readonly number[]): number {
  requireBinary(probabilities, outcomes);
  let sum = 0;
  for (const [i, probability] of probabilities.entries()) sum += (probability - (outcomes[i] ?? 0)) ** 2;
  return sum / probabilities.length;
}

/**
 * Mean squared error of forecasts over several outcomes: 0 is perfect, 2 is certain and wrong every time.
 *
 * Units: probabilities over the outcomes and the position of the one that happened to a score from 0 to 2.
 * Formula: mean over the forecasts of sum over the outcomes of (p - y)^2.
 * Source: Brier 1950, the original form. With two outcomes it is twice `brier`.
 * @throws OddsInputError for no forecasts, lists of different length, forecasts that do not add up to 1, or a position that is none.
 */
export function brierMultiple(probabilities: readonly (readonly number[])[], outcomes: readonly number[]): number {
  requireMultiple(probabilities, outcomes);
  let sum = 0;
  for (const [i, forecast] of probabilities.entries()) {
    for (const [j, probability] of forecast.entries()) sum += (probability - (j === outcomes[i] ? 1 : 0)) ** 2;
  }
  return sum / probabilities.length;
}
