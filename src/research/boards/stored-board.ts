import type { BoardMarket, ShowBoardResult } from '#contract/research/board.ts';
import { ShowBoardInput } from '#contract/research/board.ts';
import type { Outcome } from '../tools/outcome.ts';
import { showBoard } from '../tools/show-board/show-board.ts';
import type { World } from '../tools/world.ts';

/** What the desk's board says to a screen, with what it leaves out filled in. */
export const askBoard = (input: Parameters<typeof ShowBoardInput.parse>[0], world: World): Outcome<ShowBoardResult> =>
  showBoard(ShowBoardInput.parse(input), world);

/** The rows of one market of these games; none where it is not stored for any of them. */
export function rowsOf(market: string, eventIds: readonly string[], world: World): BoardMarket[] {
  const outcome = askBoard({ market, eventIds, limit: 30 }, world);
  return outcome.ok ? outcome.data.markets : [];
}
