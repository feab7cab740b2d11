import { ShowBoardInput } from '#contract/research/board.ts';
import { FactsAboutInput } from '#contract/research/facts.ts';
import { FindGamesInput } from '#contract/research/games.ts';
import { LineMovesInput } from '#contract/research/moves.ts';
import { ScanPricesInput } from '#contract/research/scans.ts';

/** A free look-up that an answer made, as it was asked for: a short question goes on from it. */
export type Looked =
  | { tool: 'find_games'; input: FindGamesInput }
  | { tool: 'show_board'; input: ShowBoardInput }
  | { tool: 'line_moves'; input: LineMovesInput }
  | { tool: 'scan_prices'; input: ScanPricesInput }
  | { tool: 'facts_about'; input: FactsAboutInput };

const INPUTS = {
  find_games: FindGamesInput,
  show_board: ShowBoardInput,
  line_moves: LineMovesInput,
  scan_prices: ScanPricesInput,
  facts_about: FactsAboutInput,
};

/** A call as any version saved it; null where it is no free look-up, or is none of this version. */
export function readLooked(tool: unknown, input: unknown): Looked | null {
  if (typeof tool !== 'string' || !Object.hasOwn(INPUTS, tool)) return null;
  const read = INPUTS[tool as Looked['tool']].safeParse(input);
  return read.success ? ({ tool, input: read.data } as Looked) : null;
}

/** Whether that was a list of games, prices, moves or scans, and not one game or market. */
export const isOfMany = ([first]: readonly Looked[]): boolean =>
  first !== undefined &&
  first.tool !== 'facts_about' &&
  !('eventId' in first.input && first.input.eventId !== undefined);

/** The list of games or prices that was shown last, whatever was shown since. */
export const listShown = (previous: { looked?: readonly Looked[]; heldLooked?: Looked } | null): readonly Looked[] => {
  const { looked = [], heldLooked } = previous ?? {};
  return isOfMany(looked) || !heldLooked ? looked : [heldLooked];
};
