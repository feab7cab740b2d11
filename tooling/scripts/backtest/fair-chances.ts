import { OddsInputError } from '#engine/odds/odds-input-error.ts';
import { type MarginMethod, removeMargin } from '#engine/odds/remove-margin.ts';

/** `null` where the method cannot price the game, or leaves an outcome no chance that a double can hold. */
export function fairChances(decimals: readonly number[], method: MarginMethod): readonly number[] | null {
  try {
    const { probabilities } = removeMargin(decimals, method);
    return probabilities.every((probability) => probability > 0) ? probabilities : null;
  } catch (error) {
    if (error instanceof OddsInputError) return null;
    throw error;
  }
}
