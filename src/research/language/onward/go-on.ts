import type { ShowBoardInput } from '#contract/research/board.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import type { Asked } from '../calls/call.ts';
import { type Looked, readLooked } from '../looked.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { boardOn } from './board-on.ts';
import { factsOn } from './facts-on.ts';
import type { GoingOn } from './going-on.ts';
import { movesOn } from './moves-on.ts';
import { scanOn } from './scan-on.ts';
import { scheduleOn } from './schedule-on.ts';
import { spokenParts } from './spoken-parts.ts';

const MOST_WORDS = 14;

type Question = Omit<GoingOn, 'parts'> & { previous: Reading | null };

/**
 * A short message behind a free look-up, which goes on from it: another day of a schedule, another market or book of a board, other
 * books of a scan. Null: it says something that such a look-up does not answer.
 */
export function goOn(question: Question): Asked | null {
  const { tokens, previous } = question;
  if (!previous || tokens.length === 0 || tokens.length > MOST_WORDS) return null;
  const looked = previous.looked?.length ? previous.looked : gameOfSum(previous, question);
  const [first] = looked;
  if (!first) return null;
  const going: GoingOn = { ...question, parts: spokenParts(question) };
  switch (first.tool) {
    case 'find_games':
      return scheduleOn(first.input, going);
    case 'show_board':
      return boardOn(
        boardsIn(looked).map((board) => ofTold(board, previous.focus ?? [])),
        going,
      );
    case 'line_moves':
      return movesOn(movesIn(looked), going);
    case 'scan_prices':
      return scanOn(scansIn(looked), going, previous.focus ?? []);
    case 'facts_about':
      return factsOn(first.input, going);
    default:
      return null;
  }
}

const boardsIn = (looked: readonly Looked[]) => looked.flatMap((one) => (one.tool === 'show_board' ? [one.input] : []));
/** Who was told to be favored, or to be the underdog, is meant behind that. */
function ofTold(board: ShowBoardInput, [told, ...others]: readonly BetFocus[]): ShowBoardInput {
  const isTold = board.tells !== undefined && board.side === undefined && others.length === 0;
  return isTold && told && told.eventId === board.eventId ? { ...board, side: told.side } : board;
}

const scansIn = (looked: readonly Looked[]) => looked.flatMap((one) => (one.tool === 'scan_prices' ? [one.input] : []));
const movesIn = (looked: readonly Looked[]) => looked.flatMap((one) => (one.tool === 'line_moves' ? [one.input] : []));

/** "Spread?" behind a sum with the prices of two sides is of their game. */
function gameOfSum({ calculation, teams }: Reading, { slate, nowMs }: Pick<Question, 'slate' | 'nowMs'>): Looked[] {
  // What a judged bet pays is kept as a sum as well, and is one of its bet.
  if (!calculation || calculation.kind === 'payout' || teams.length === 0) return [];
  const has = (event: SlateEvent) => teams.filter(({ name }) => name === event.home || name === event.away).length;
  const [game] = slate.events
    .filter((event) => event.startsAt.getTime() > nowMs && has(event) > 0)
    .sort((a, b) => has(b) - has(a) || a.startsAt.getTime() - b.startsAt.getTime());
  const looked = game && readLooked('show_board', { eventId: game.id });
  return looked ? [looked] : [];
}
