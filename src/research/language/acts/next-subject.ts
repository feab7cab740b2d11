import { boardOf } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { readJudgement } from '../calls/judgements.ts';
import { kindOfNext } from '../calls/leaning.ts';
import { hasSubject, saysBet } from '../calls/stated-bets.ts';
import type { Act, After } from './act.ts';
import type { ActQuestion } from './act-question.ts';
import { withWinner } from './with-winner.ts';

/** What goes on with somebody else. */
const GOES_ON: ReadonlySet<Act> = new Set<Act>([
  'change',
  'judge',
  'flip',
  'board',
  'books',
  'more',
  'react',
  'compare',
  'limit',
  'fair',
  'sure',
]);
/** What only a verdict tells. */
const VERDICTS: ReadonlySet<Act> = new Set<Act>(['judge', 'limit', 'fair', 'sure']);
const JUDGED: ReadonlySet<After> = new Set<After>(['bet', 'bets']);
const MOST_WORDS = 12;
/** A verdict is charged: it is given where it is likely enough that one is asked for. */
const SURE_OF_VERDICT = 0.5;

/**
 * "Eh nothing. Brunson?", "djoker too short?": the same of somebody else. A verdict where one was given before or the bet is stated, else
 * his prices. Null: nobody is named alone, or something else is asked of him.
 */
export function nextSubject(question: ActQuestion, share: number): Asked | null {
  const { act, after, said, mentions, tokens, previous, shown, market, where, amounts } = question;
  const [bet, ...others] = said;
  if (!previous || !GOES_ON.has(act) || tokens.length > MOST_WORDS) return null;
  if (!bet || others.length > 0 || mentions.length !== 1 || !hasSubject(bet)) return null;
  const like = kindOfNext(bet, { focus: shown, events: market.events, nowMs: market.nowMs });
  const bets = like ?? [bet];
  const asksVerdict = saysBet(bet) ? bet.price !== null || bet.line !== null : VERDICTS.has(act);
  const wasJudged = JUDGED.has(after) && previous.unjudged !== true;
  const judged =
    share >= SURE_OF_VERDICT && (asksVerdict || (wasJudged && like !== null))
      ? readJudgement(asksVerdict ? bets.map(withWinner) : bets, { where: { ...where, window: null }, amounts })
      : null;
  if (judged?.kind === 'calls') return judged;
  const board = boardOf({ ...market, window: null, period: null, bets });
  return board?.kind === 'calls' ? calls(board.calls, board.assumed) : board;
}
