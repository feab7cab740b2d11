import type { Block } from '#contract/blocks.ts';
import type { ShowBoardResult } from '#contract/research/board.ts';
import { booksBoard } from './books-board.ts';
import { said } from './cells.ts';
import { gameBlocks } from './game-board.ts';
import { gamesBoard } from './games-board.ts';
import type { Told } from './told.ts';

/** A board as an answer: the best prices of many games, the books over them, or every book on one market. */
export function boardBlocks(board: ShowBoardResult, told: Told): Block[] {
  if (board.ranking) return booksBoard(board, board.ranking);
  const [market] = board.markets;
  if (!market) return [said(`There are no more games: ${board.total} in all.`)];
  return board.scope === 'games' ? gamesBoard(board, market, told) : gameBlocks(board, market, told);
}
