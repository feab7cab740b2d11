import { OddsInputError } from '../odds/odds-input-error.ts';
import { requireBinary, requireMultiple } from './require-forecasts.ts';

/**
 * Mean surprise of yes-or-no forecasts: 0 is perfect, ln 2 = 0.693 is what always saying one half earns.
 *
 * Units: probabilities and outcomes (1 happened, 0 did not) to nats.
 * Formula: mean of -ln p, p the chance given to what happened.
 * Source: Good 1952.
 * Known bias: one forecast of 0 that happened is infinitely bad; that is refused here, never clipped.
 * @throws OddsInputError for no forecasts, lists of different length, entries that are none, or something that happened at a chance of 0.
 */
export function logLoss(probabilities: readonly number[], outcomes: readonly number[]): number {
  requireBinary(probabilities, outcomes);
  let sum = 0;
  for (const [i, probability] of probabilities.entries()) {
    sum += outcomes[i] === 1 ? surprise(probability) : surpriseOfNot(probability);
  }
  return sum / probabilities.length;
}

/**
 * Mean surprise of forecasts over several outcomes.
 *
 * Units: probabilities over the outcomes and the position of the one that happened to nats.
 * Formula: mean of -ln p, p the chance given to what happened.
 * Source: Good 1952.
 * @throws OddsInputError as `brierMultiple`, or for something that happened at a chance of 0.
 */
export function logLossMultiple(probabilities: readonly (readonly number[])[], outcomes: readonly number[]): number {
  requireMultiple(probabilities, outcomes);
  let sum = 0;
  for (const [i, forecast] of probabilities.entries()) sum += surprise(forecast[outcomes[i] ?? 0] ?? 0);
  return sum / probabilities.length;
}

function surprise(probability: number): number {
  if (probability === 0) throw impossible();
  return -Math.log(probability);
}

function surpriseOfNot(probability: number): number {
  if (probability === 1) throw impossible();
  return -Math.log1p(-probability);
}

const impossible = () => new OddsInputError('probabilities', 'give a chance of 0 to what happened');
