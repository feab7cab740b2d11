import type { BoardBet, BoardCell, BoardGame } from '#contract/odds-board.ts';

export type BoardSide = BoardCell['sides'][number];

/** The sides that stand in one line of a game: who travels first, as a game is named, and what goes over beside it. */
const LINES: readonly (readonly BoardSide['selection'][])[] = [
  ['away', 'over', 'yes'],
  ['home', 'under', 'no'],
  ['draw'],
];

/** So many lines a game takes: three where a draw is on offer. */
export const linesOf = ({ markets }: Pick<BoardGame, 'markets'>): number =>
  markets.some(({ sides }) => sides.some(({ selection }) => selection === 'draw')) ? 3 : 2;

export const sideOnLine = (cell: BoardCell | undefined, line: number): BoardSide | undefined =>
  cell?.sides.find(({ selection }) => LINES[line]?.includes(selection));

/** The sides of a market in the order of their lines. */
export const sidesInOrder = (cell: BoardCell): BoardSide[] => LINES.flatMap((_, line) => sideOnLine(cell, line) ?? []);

export const cellOf = ({ markets }: Pick<BoardGame, 'markets'>, market: string): BoardCell | undefined =>
  markets.find((cell) => cell.market === market);

/** The oldest of the prices that are shown: since when all of them were confirmed. */
export function ageOf(cells: readonly (BoardCell | undefined)[]): number | null {
  const ages = cells.flatMap((cell) => cell?.sides.flatMap(({ best }) => best?.ageSeconds ?? []) ?? []);
  return ages.length === 0 ? null : Math.max(...ages);
}

export const isBet = (
  bets: readonly BoardBet[],
  of: { eventId: string; market: string; selection: BoardSide['selection'] },
): boolean =>
  bets.some(
    ({ eventId, market, selection }) => eventId === of.eventId && market === of.market && selection === of.selection,
  );

/** A side's points: `+2.5`, `PK`; of a total with its direction, `o 47.5`. */
export function pointsText({ line, selection }: Pick<BoardSide, 'line' | 'selection'>): string | null {
  if (line === null) return null;
  if (selection === 'over' || selection === 'under') return `${selection.charAt(0)} ${line}`;
  if (line === 0) return 'PK';
  return line > 0 ? `+${line}` : `−${-line}`;
}

/** The games of a day under one heading, in their order. Another competition of the same sport has a heading of its own. */
export function daysOf(
  games: readonly BoardGame[],
  dayOf: (startsAt: string) => string,
): { heading: string; games: BoardGame[] }[] {
  const days: { heading: string; games: BoardGame[] }[] = [];
  const hasSeveral = new Set(games.map(({ league }) => league)).size > 1;
  for (const game of games) {
    const heading = hasSeveral ? `${dayOf(game.startsAt)} · ${game.league}` : dayOf(game.startsAt);
    const last = days.at(-1);
    if (last?.heading === heading) last.games.push(game);
    else days.push({ heading, games: [game] });
  }
  return days;
}
