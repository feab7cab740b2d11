import type { BoardMarket, BoardOrder } from '#contract/research/board.ts';

/** Games by what comes first; as they start where nothing is said. */
export function inOrder(rows: readonly BoardMarket[], order: BoardOrder | undefined): readonly BoardMarket[] {
  if (order === undefined) return rows;
  const rank = RANKS[order];
  return rows.toSorted((a, b) => rank(a) - rank(b) || a.startsAt.localeCompare(b.startsAt));
}

const prices = ({ sides }: BoardMarket): number[] => sides.flatMap(({ best }) => (best ? [best.decimal] : []));
const points = ({ line }: BoardMarket): number => Math.abs(line ?? 0);
const ageOf = ({ best }: BoardMarket['sides'][number]): number => best?.ageSeconds ?? 0;
const startMs = ({ startsAt }: BoardMarket): number => Date.parse(startsAt);

/** The least comes first. */
const RANKS: Readonly<Record<BoardOrder, (row: BoardMarket) => number>> = {
  earliest: startMs,
  latest: (row) => -startMs(row),
  shortest: (row) => Math.min(...prices(row), Number.MAX_VALUE),
  longest: (row) => -Math.max(...prices(row), 0),
  highest_line: (row) => -points(row),
  lowest_line: points,
  closest: (row) => Math.max(...row.sides.map(({ fairChance }) => fairChance ?? 1)),
  lowest_hold: ({ hold }) => hold ?? Number.MAX_VALUE,
  highest_hold: ({ hold }) => (hold === null ? Number.MAX_VALUE : -hold),
  newest: ({ sides }) => Math.min(...sides.map(ageOf)),
  oldest: ({ sides }) => -Math.max(...sides.map(ageOf)),
};
