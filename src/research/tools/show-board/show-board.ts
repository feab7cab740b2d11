import type { ShowBoardInput, ShowBoardResult } from '#contract/research/board.ts';
import { type Outcome, refusal } from '../outcome.ts';
import type { World } from '../world.ts';
import { rankBooks } from './rank-books.ts';
import { showGame } from './show-game.ts';
import { showGames } from './show-games.ts';

/** What the books quote: every book on one market of a game, or the main lines of many games. */
export function showBoard(input: ShowBoardInput, world: World): Outcome<ShowBoardResult> {
  if (world.slate.asOf === null) return refusal('no_odds_yet', 'No odds are stored yet; try again in a minute.');
  if (input.eventId !== undefined) return showGame(input, input.eventId, world);
  return input.byBook === undefined ? showGames(input, world) : rankBooks(input, input.byBook, world);
}
