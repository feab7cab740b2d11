import { boardOf } from '../calls/board-calls.ts';
import type { Asked } from '../calls/call.ts';
import { readJudgement } from '../calls/judgements.ts';
import { kindOfNext } from '../calls/leaning.ts';
import { hasSubject, type StatedBet, saysBet } from '../calls/stated-bets.ts';
import type { Act } from './act.ts';
import type { ActQuestion } from './act-question.ts';
import { wereJudged } from './after.ts';
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
const MOST_WORDS = 12;
/** A verdict is charged: it is given where it is likely enough that one is asked for. */
const SURE_OF_VERDICT = 0.5;

/**
 * "Eh nothing. Brunson?", "djoker too short?": the same of somebody else. A verdict where one was given before or the bet is stated, else
 * his prices. Null: nobody is named alone, or something else is asked of him.
 */
export function nextSubject(question: ActQuestion, share: number): Asked | null {
  const { act, after, previous, shown, market, where, amounts } = question;
  const bet = namedAlone(question);
  if (!bet || !GOES_ON.has(act)) return null;
  const like = kindOfNext(bet, { focus: shown, events: market.events, nowMs: market.nowMs });
  const asksVerdict = statesPrice(bet) || (VERDICTS.has(act) && !saysBet(bet));
  if (share >= SURE_OF_VERDICT && (asksVerdict || (like !== null && wereJudged(after, previous)))) {
    const bets = like ?? (asksVerdict ? [withWinner(bet)] : [bet]);
    const judged = readJudgement(bets, { where: { ...where, window: null }, amounts });
    if (judged?.kind === 'calls') return judged;
  }
  return boardOf({ ...market, window: null, period: null, bets: like ?? [bet] });
}

/** The one bet of a short message that names one alone. */
function namedAlone({ said, mentions, tokens, previous }: ActQuestion): StatedBet | null {
  const [bet, ...others] = said;
  const isAlone = others.length === 0 && mentions.length === 1 && tokens.length <= MOST_WORDS;
  return bet && previous && isAlone && hasSubject(bet) ? bet : null;
}

const statesPrice = ({ price, line }: StatedBet): boolean => price !== null || line !== null;
