import { OddsInputError } from '../odds/odds-input-error.ts';
import { requireProbability } from '../odds/require-odds.ts';

const SUM_TOLERANCE = 1e-6;

/** Refuses a list of yes-or-no forecasts that cannot be scored. @throws OddsInputError naming `probabilities` or `outcomes`. */
export function requireBinary(probabilities: readonly number[], outcomes: readonly number[]): void {
  requireAligned(probabilities.length, outcomes.length);
  for (const probability of probabilities) requireProbability(probability, 'probabilities');
  for (const outcome of outcomes) {
    if (outcome !== 0 && outcome !== 1) throw new OddsInputError('outcomes', 'must be 0 or 1');
  }
}

/** Refuses forecasts over several outcomes that cannot be scored. @throws OddsInputError naming `probabilities` or `outcomes`. */
export function requireMultiple(probabilities: readonly (readonly number[])[], outcomes: readonly number[]): void {
  requireAligned(probabilities.length, outcomes.length);
  for (const [i, forecast] of probabilities.entries()) requireForecast(forecast, outcomes[i] ?? Number.NaN);
}

/** Refuses one forecast over several outcomes. @throws OddsInputError naming `probabilities` or `outcomes`. */
export function requireForecast(forecast: readonly number[], outcome: number): void {
  if (forecast.length < 2) throw new OddsInputError('probabilities', 'must cover at least two outcomes');
  let total = 0;
  for (const probability of forecast) {
    requireProbability(probability, 'probabilities');
    total += probability;
  }
  if (Math.abs(total - 1) > SUM_TOLERANCE) throw new OddsInputError('probabilities', 'must add up to 1');
  if (!(Number.isInteger(outcome) && outcome >= 0 && outcome < forecast.length)) {
    throw new OddsInputError('outcomes', 'must be the position of an outcome');
  }
}

function requireAligned(forecasts: number, outcomes: number): void {
  if (forecasts === 0) throw new OddsInputError('probabilities', 'must hold at least one forecast');
  if (outcomes !== forecasts) throw new OddsInputError('outcomes', 'must be as many as the probabilities');
}
