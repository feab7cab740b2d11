import { OddsInputError } from './odds-input-error.ts';

/** How a bet ends: in full, by half of a quarter line, or with the stake back. */
export type BetResult = 'win' | 'half_win' | 'push' | 'half_loss' | 'loss';

/**
 * How a bet on a line ends. A quarter line is two half stakes on the lines a quarter to either side.
 *
 * Units: points or goals by which the side beat its line (spread: its margin + line; over: total - line; under: line - total).
 * Formula: half and more: win; a quarter: half win; level: push; and the same below.
 * Source: the printed rules of Asian handicaps at Pinnacle and bet365.
 * @throws OddsInputError unless the number is a multiple of a quarter.
 */
export function lineResult(beatenBy: number): BetResult {
  if (!Number.isInteger(beatenBy * 4)) throw new OddsInputError('line', 'must be a multiple of 0.25');
  if (beatenBy >= 0.5) return 'win';
  if (beatenBy <= -0.5) return 'loss';
  if (beatenBy === 0) return 'push';
  return beatenBy > 0 ? 'half_win' : 'half_loss';
}
