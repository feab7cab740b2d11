import { OddsInputError } from './odds-input-error.ts';
import { requireNonNegative } from './require-odds.ts';

/**
 * The value with half of the weight on either side; unmoved by any one voice that holds less than half.
 *
 * Units: the values' own; plain weights.
 * Formula: in rising order the first value at which the weight so far exceeds half; on exactly half the midpoint with the next.
 * Source: definition (Edgeworth 1888).
 * @throws OddsInputError for no values, one that is not finite, weights that are negative, add up to 0, or are not as many.
 */
export function weightedMedian(values: readonly number[], weights: readonly number[]): number {
  const total = requireWeighted(values, weights);
  const rising = values
    .map((value, index) => ({ value, weight: weights[index] ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => a.value - b.value);
  let before = 0;
  for (const [index, { value, weight }] of rising.entries()) {
    before += weight;
    if (before > total / 2) return value;
    if (before === total / 2) return value / 2 + (rising[index + 1]?.value ?? value) / 2;
  }
  return rising.at(-1)?.value ?? Number.NaN;
}

function requireWeighted(values: readonly number[], weights: readonly number[]): number {
  if (values.length === 0) throw new OddsInputError('values', 'must hold at least one value');
  if (weights.length !== values.length) throw new OddsInputError('weights', 'must be as many as the values');
  if (!values.every(Number.isFinite)) throw new OddsInputError('values', 'must be finite');
  let total = 0;
  for (const weight of weights) {
    requireNonNegative(weight, 'weights');
    total += weight;
  }
  if (!(total > 0 && Number.isFinite(total)))
    throw new OddsInputError('weights', 'must add up to a finite number above 0');
  return total;
}
