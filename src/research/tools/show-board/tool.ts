import { ShowBoardInput, ShowBoardResult } from '#contract/research/board.ts';
import { NEEDS_NOTHING, type Tool } from '../tool.ts';
import { showBoard } from './show-board.ts';

export const showBoardTool: Tool<ShowBoardInput, ShowBoardResult> = {
  name: 'show_board',
  description:
    "Shows every book's price on one market of a game, or the main lines of many games, beside the fair price.",
  input: ShowBoardInput,
  result: ShowBoardResult,
  access: () => 'free',
  needs: NEEDS_NOTHING,
  run: showBoard,
};
