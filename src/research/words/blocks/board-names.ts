import type { BoardMarket, BoardPrice, BoardSide, ShowBoardResult } from '#contract/research/board.ts';
import { propName, signedLine } from '../pick-label.ts';
import { inShort, theTeam } from '../short-names.ts';

/** What a market is called in a heading: `spread`, `Josh Allen passing yards`. */
export const marketName = ({ market, player }: Pick<BoardMarket, 'market' | 'player'>): string =>
  market.startsWith('prop:') ? `${player ?? ''} ${propName(market)}`.trim() : market;

/** A side of a list of bets: with its player, where it is on one. */
export const betName = ({ market, player }: Pick<BoardMarket, 'market' | 'player'>, side: SideOfBoard): string =>
  player === null ? sideName(market, side) : `${player}: ${sideName(market, side)}`;

/** The points of a side as they are read: `+2.5` of a spread, `47.5` of a total; absent where it has none. */
export const lineText = (market: string, { line }: Pick<BoardPrice, 'line'>): string | undefined =>
  line === null ? undefined : market === 'spread' ? signedLine(line) : `${line}`;

type SideOfBoard = Pick<BoardPrice, 'label' | 'line'>;

/** A side with its points: `Buffalo Bills +2.5`, `Over 47.5`, `Buffalo Bills`. */
export const sideName = (market: string, side: SideOfBoard): string =>
  [side.label, lineText(market, side)].filter(Boolean).join(' ');

/** The side that was asked about, else all of them: first the one that was told to be ahead, or behind. */
export function sidesAsked(
  { asked: { side, tells } }: ShowBoardResult,
  { sides }: Pick<BoardMarket, 'sides'>,
): readonly BoardSide[] {
  if (side !== null) return sides.filter(({ selection }) => selection === side);
  if (tells === null) return sides;
  const first = tells === 'underdog' ? 1 : -1;
  return sides.toSorted((a, b) => first * ((a.fairChance ?? 0) - (b.fairChance ?? 0)));
}

/** A player is named with the first side, a team by its short name. */
export function sideOf(side: BoardSide, { market, player, game }: BoardMarket, isFirst: boolean): string {
  if (market === 'moneyline') return side.selection === 'draw' ? 'the draw' : theTeam(side.label);
  const name = sideName(market, { ...side, label: inShort(side.label, game) });
  if (player === null) return market === 'total' ? name.toLowerCase() : name;
  return isFirst ? `${marketName({ market, player })}, ${name.toLowerCase()},` : name.toLowerCase();
}
