import { normalCdf } from './normal-cdf.ts';
import { OddsInputError } from './odds-input-error.ts';
import type { PushChances } from './push.ts';
import { requireFinite } from './require-model.ts';
import { requirePositive } from './require-odds.ts';

/** Where a margin or a total is expected, and how far results scatter around it. Units: points. */
export type NormalModel = { mean: number; sd: number };

/**
 * Chance that the side with this expected margin wins, where a tie is played out.
 *
 * Units: points to probability.
 * Formula: Phi(mean/sd).
 * Source: Stern 1991. Standard deviations against the line: NFL 13.3, NBA 12.0, MLB 4.33, college football 16, college basketball 10.
 * Known bias: knows no key numbers; see `keyNumberMargins` for the NFL.
 * @throws OddsInputError for a mean that is not finite or a deviation that is not positive.
 */
export function normalWin({ mean, sd }: NormalModel): number {
  requireModel({ mean, sd });
  return normalCdf(mean / sd);
}

/**
 * How a bet on a spread ends. The line is the side's own: -3.5 gives three and a half points.
 *
 * Units: points of the side's margin to probabilities.
 * Formula: a half line: win Phi((mean + line)/sd); a whole line: half a point to either side of the push.
 * Source: normal with continuity correction.
 * Known bias: in the NFL it says 3 % where 8.5 % of the games with a line of 3 push; see `keyNumberMargins`.
 * @throws OddsInputError for a mean that is not finite, a deviation that is not positive, or a line that is neither whole nor half.
 */
export function normalSpread(margin: NormalModel, line: number): PushChances {
  requireModel(margin);
  requireHalfLine(line);
  return aboveAndBelow(margin.mean + line, line, margin.sd);
}

/**
 * How a bet on the over ends; the under is the same with win and lose exchanged.
 *
 * Units: points to probabilities.
 * Formula: a half line: win Phi((mean - line)/sd); a whole line: half a point to either side of the push.
 * Source: normal with continuity correction.
 * Known bias: totals are slightly skewed upwards. For soccer, hockey and baseball use the score grid.
 * @throws OddsInputError for a mean that is not finite, a deviation that is not positive, or a line that is neither whole nor half.
 */
export function normalTotal(total: NormalModel, line: number): PushChances {
  requireModel(total);
  requireHalfLine(line);
  return aboveAndBelow(total.mean - line, line, total.sd);
}

/** Points are divided by the deviation last: with a tiny one the difference of two infinite distances would be no number. */
function aboveAndBelow(points: number, line: number, sd: number): PushChances {
  const half = Number.isInteger(line) ? 0.5 : 0;
  const win = normalCdf((points - half) / sd);
  const lose = normalCdf((-points - half) / sd);
  return { win, push: half === 0 ? 0 : pushBetween(points, half, sd), lose };
}

/** The chance between two points, from the side where neither is next to 1. */
function pushBetween(points: number, half: number, sd: number): number {
  const far = -Math.abs(points);
  return normalCdf((far + half) / sd) - normalCdf((far - half) / sd);
}

function requireModel({ mean, sd }: NormalModel): void {
  requireFinite(mean, 'mean');
  requirePositive(sd, 'sd');
}

/** Refuses a quarter line. Units: points. @throws OddsInputError naming `line`. */
export function requireHalfLine(line: number): void {
  if (!Number.isInteger(line * 2)) throw new OddsInputError('line', 'must be a whole or a half number');
}
