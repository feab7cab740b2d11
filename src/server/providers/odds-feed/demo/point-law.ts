import { NFL_KEY_NUMBERS } from '#engine/odds/key-number-margins.ts';
import { lawOfCells, type ScoreLaw } from './score-law.ts';

/** Expected home margin and total of a game of many points, and how far it strays from them. */
export type PointGame = { margin: number; total: number; marginSd: number; totalSd: number };

const bellCurve = (distance: number, sd: number): number => Math.exp(-0.5 * (distance / sd) ** 2);

/** Basketball: any score, and nobody stops at a tie. */
export function basketballLaw({ margin, total, marginSd, totalSd }: PointGame): ScoreLaw {
  const lowest = Math.max(0, Math.round(total / 2 - 65));
  return lawOfCells(
    cellsOf(lowest, 131, {
      margin: (by) => (by === 0 ? 0 : bellCurve(by - margin, marginSd)),
      total: (points) => bellCurve(points - total, totalSd),
      side: () => 1,
    }),
  );
}

/**
 * Football: margins pile up on field goals and touchdowns, and few teams end on 2, 4, 5 or 11 points. Both draw what is drawn from the bell
 * curves away from their middle, so that these are moved until half of the games end on either side of what is expected, as with the lines
 * of real books.
 */
export function footballLaw(game: PointGame, hasTies: boolean): ScoreLaw {
  let middle = { margin: game.margin, total: game.total };
  for (let round = 0; round < ROUNDS; round++) {
    const law = lawAround({ ...game, ...middle }, hasTies);
    middle = {
      margin: middle.margin + game.marginSd * SDS_A_SHARE * (0.5 - evenly(law.covers, -game.margin)),
      total: middle.total + game.totalSd * SDS_A_SHARE * (0.5 - evenly(law.over, game.total)),
    };
  }
  return lawAround({ ...game, ...middle }, hasTies);
}

const ROUNDS = 3;
/** In the middle of a bell curve a share is so many standard deviations wide. */
const SDS_A_SHARE = Math.sqrt(2 * Math.PI);

/** The chance on a line between two half points. */
function evenly(chance: (line: number) => number, line: number): number {
  const below = Math.floor(line * 2) / 2;
  const share = (line - below) * 2;
  return chance(below) * (1 - share) + chance(below + 0.5) * share;
}

function lawAround({ margin, total, marginSd, totalSd }: PointGame, hasTies: boolean): ScoreLaw {
  const keyNumber = (by: number) => (by === 0 && !hasTies ? 0 : (NFL_KEY_NUMBERS.get(Math.abs(by)) ?? 1));
  return lawOfCells(
    cellsOf(0, 80, {
      margin: (by) => bellCurve(by - margin, marginSd) * keyNumber(by),
      total: (points) => bellCurve(points - total, totalSd),
      side: (points) => RARE_POINTS.get(points) ?? 1,
    }),
  );
}

/** How often a football team ends on that score, beside its neighbours. */
const RARE_POINTS: ReadonlyMap<number, number> = new Map([
  [1, 0],
  [2, 0.05],
  [4, 0.01],
  [5, 0.05],
  [8, 0.2],
  [11, 0.15],
  [12, 0.5],
  [18, 0.5],
]);

type Weights = {
  margin: (by: number) => number;
  total: (points: number) => number;
  side: (points: number) => number;
};

function cellsOf(lowest: number, size: number, weights: Weights) {
  const margins = Float64Array.from({ length: 2 * size - 1 }, (_, i) => weights.margin(i - size + 1));
  const totals = Float64Array.from({ length: 2 * size - 1 }, (_, i) => weights.total(i + 2 * lowest));
  const sides = Float64Array.from({ length: size }, (_, i) => weights.side(i + lowest));
  const cells = new Float64Array(size * size);
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size; away++) {
      const together = (margins[home - away + size - 1] ?? 0) * (totals[home + away] ?? 0);
      cells[home * size + away] = together * (sides[home] ?? 0) * (sides[away] ?? 0);
    }
  }
  return { lowest, size, cells };
}
