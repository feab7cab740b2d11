import { BetRef } from '#contract/research/bet.ts';
import type { BoardMarket, BoardSide } from '#contract/research/board.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { SlateMarket } from '../../slate/slate.ts';
import { writeOdds } from '../../words/bettor.ts';
import { selectionLine } from '../../words/pick-label.ts';
import { isRefused } from '../find-market.ts';
import { priceBets } from '../price-bets/price-bets.ts';
import type { World } from '../world.ts';
import { isLined } from './stored-lines.ts';

/** A line of few books that the main one contradicts is fair where a comparison of the two finds it: one bet has one fair price. */
export function believedFair(
  board: BoardMarket,
  shown: SlateMarket,
  lines: readonly SlateMarket[],
  world: World,
): BoardMarket {
  const main = isLined(shown) ? mainLine(lines) : undefined;
  if (!main || main === shown) return board;
  return { ...board, sides: board.sides.map((side) => believedSide(board, side, main, world)) };
}

function believedSide(board: BoardMarket, side: BoardSide, main: SlateMarket, world: World): BoardSide {
  const refs = [side.line, selectionLine(main, side.selection)].map((line) => refOf(board, side, line));
  if (refs.some((ref) => !ref.success)) return side;
  const found = priceBets({ bets: refs.flatMap(({ data }) => data ?? []) }, world);
  const [bet] = isRefused(found) || !found.ok ? [] : found.data.bets;
  if (!bet?.priced || bet.basis !== 'neighbouring') return side;
  const fairChance = bet.chances.win / (bet.chances.win + bet.chances.lose);
  return { ...side, fairChance, fairText: writeOdds(world.bettor, 1 / fairChance) };
}

const refOf = ({ eventId, market, player }: BoardMarket, { selection }: BoardSide, line: number | null) =>
  BetRef.safeParse({ eventId, market, side: selection, line, player, price: null, book: null, named: [] });
