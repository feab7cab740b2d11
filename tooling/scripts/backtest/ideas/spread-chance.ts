import { decidedChance, type LineModel, lineChances } from '#engine/odds/line-model.ts';
import { OddsInputError } from '#engine/odds/odds-input-error.ts';

/**
 * The home side's chance to win, ties apart, by the points that it is favoured by with the spread itself at 50 %; `null` for a
 * spread that is no line or out of the model's range. Remembers each spread, because a season has few of them.
 */
export function createSpreadChance(model: LineModel): (spread: number) => number | null {
  const known = new Map<number, number | null>();
  return (spread) => {
    const found = known.get(spread);
    if (found !== undefined) return found;
    const chance = winChance(model, spread);
    known.set(spread, chance);
    return chance;
  };
}

function winChance(model: LineModel, spread: number): number | null {
  try {
    return decidedChance(lineChances(model, { line: -spread, probability: 0.5 })(0));
  } catch (error) {
    if (error instanceof OddsInputError) return null;
    throw error;
  }
}
