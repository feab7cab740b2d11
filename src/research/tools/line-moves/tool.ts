import { LineMovesInput, LineMovesResult } from '#contract/research/moves.ts';
import type { Tool } from '../tool.ts';
import { lineMoves, needsOfMoves } from './line-moves.ts';

export const lineMovesTool: Tool<LineMovesInput, LineMovesResult> = {
  name: 'line_moves',
  description: 'Tells how one market of a game moved at every book, or which markets moved most since a time.',
  input: LineMovesInput,
  result: LineMovesResult,
  access: () => 'free',
  needs: needsOfMoves,
  run: lineMoves,
};
