/** The chances of every ending of one game, from which its prices are made and its score is drawn. Lines in scores. */
export type ScoreLaw = {
  /** Home, draw, away. */
  result: readonly [number, number, number];
  /** That the home side covers, and that more is scored, where a push counts for nothing. */
  covers: (homeLine: number) => number;
  over: (line: number) => number;
  /** The score on that place, from 0 to 1, among all that are possible. */
  score: (place: number) => { home: number; away: number };
};

/** Scores from `lowest` on, `size` of them on either side; `cells[home * size + away]` need not add up to 1. */
export type ScoreCells = { lowest: number; size: number; cells: Float64Array };

export function lawOfCells({ lowest, size, cells }: ScoreCells): ScoreLaw {
  const margins = new Float64Array(2 * size - 1);
  const totals = new Float64Array(2 * size - 1);
  let sum = 0;
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size; away++) {
      const chance = cells[home * size + away] ?? 0;
      sum += chance;
      margins[home - away + size - 1] = (margins[home - away + size - 1] ?? 0) + chance;
      totals[home + away] = (totals[home + away] ?? 0) + chance;
    }
  }
  const draw = (margins[size - 1] ?? 0) / sum;
  const homeWins = shareAbove(margins, size - 1) * (1 - draw);
  return {
    result: [homeWins, draw, 1 - draw - homeWins],
    covers: (line) => shareAbove(margins, size - 1 - line),
    over: (line) => shareAbove(totals, line - 2 * lowest),
    score: (place) => {
      const cell = cellAt(cells, place * sum);
      return { home: lowest + Math.floor(cell / size), away: lowest + (cell % size) };
    },
  };
}

/** The part of what lies above a number, of all that does not lie on it. */
function shareAbove(chances: Float64Array, number: number): number {
  let below = 0;
  let above = 0;
  for (let at = 0; at < chances.length; at++) {
    if (at < number) below += chances[at] ?? 0;
    else if (at > number) above += chances[at] ?? 0;
  }
  return above / (above + below);
}

function cellAt(cells: Float64Array, target: number): number {
  let passed = 0;
  let last = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const chance = cells[cell] ?? 0;
    if (chance === 0) continue;
    passed += chance;
    last = cell;
    if (passed > target) break;
  }
  return last;
}
