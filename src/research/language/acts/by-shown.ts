import { MOST_BETS } from '#contract/research/price-bets.ts';
import { boardOf } from '../calls/board-calls.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { betsCall } from '../lists/about-bet.ts';
import type { BetFocus } from '../reading.ts';
import { bothOf } from '../tickets/joined-bets.ts';
import type { Act } from './act.ts';
import type { ActQuestion } from './act-question.ts';
import { isLookAt, LOOKED_UP } from './after.ts';
import { nextSubject } from './next-subject.ts';
import type { AnyWanted } from './wanted-of.ts';

/** From which share on an act is acted upon where the words of a message are read by no rule. */
const LEAST_SHARE = 0.4;

/**
 * What a message comes to where no rule reads its words: by its act and by what was shown, whatever that was. Null: which of the shown bets
 * is meant cannot be told, or nothing can be done with them.
 */
export function byShown(any: AnyWanted | null): Asked | null {
  if (any === null || any.question.previous === null) return null;
  const { question, elsewhere, share } = any;
  const likeliest = elsewhere ? null : likeliestOf(question);
  if (likeliest !== null || share < LEAST_SHARE) return likeliest;
  if (elsewhere || question.shown.length === 0) return nextSubject(question, share);
  return inOrder(question) ?? verdictOn(question) ?? boardFor(question) ?? ofScan(question);
}

/** "The likeliest of em". */
const likeliestOf = ({ previous, plain, shown }: ActQuestion): Asked | null =>
  previous?.list === true && previous.ticket !== true && shown.length > 1 && LIKELIEST.test(plain)
    ? { kind: 'about', about: { kind: 'ordered', order: 'chance', one: true } }
    : null;
const LIKELIEST = /\b(likeliest|safest|surest|most likely|best chance)\b/;

const VERDICTS: ReadonlySet<Act> = new Set<Act>(['judge', 'play', 'fair', 'sure', 'limit']);
const ORDERS: ReadonlySet<Act> = new Set<Act>(['best', 'worst', 'rank', 'compare']);

/** "Is that any good tho" behind prices: nobody has judged it yet. */
function verdictOn(question: ActQuestion): Asked | null {
  const { act, previous } = question;
  const bets = meantIn(question);
  if (!VERDICTS.has(act) || !previous || !isUnjudged(question) || bets.length === 0 || bets.length > MOST_BETS)
    return null;
  return calls([betsCall(bets, { ...previous, ticket: false })]);
}

/** "Rank the 2", "worst leg": what was shown, or one after the other, side by side. */
function inOrder(question: ActQuestion): Asked | null {
  const { act, previous, shown } = question;
  if (!ORDERS.has(act) || !previous || previous.list === true || previous.ticket === true) return null;
  const bets = shown.length > 1 ? meantIn(question) : bothOf(previous);
  if (bets.length < 2 || bets.length > MOST_BETS) return null;
  const call = betsCall(bets, previous);
  return isUnjudged(question)
    ? calls([call])
    : { kind: 'calls', calls: [call], assumed: [], explains: act === 'worst' ? 'worst' : 'better' };
}

const isUnjudged = ({ after, previous }: ActQuestion): boolean =>
  previous?.unjudged === true || (LOOKED_UP.has(after) && !isLookAt(after));

/** Of several that were looked up one has to be pointed at; of two or three all can be told. */
const MOST_UNPOINTED = 3;

const meantIn = ({ shown, places, open }: ActQuestion): readonly BetFocus[] =>
  open && shown.length > MOST_UNPOINTED ? [] : places.flatMap((place) => shown[place - 1] ?? []);

/** "How come", "the case against" behind prices that nobody judged. */
function boardFor({ act, after, market, shown, previous }: ActQuestion): Asked | null {
  const [bet, ...others] = shown;
  if ((act !== 'why' && act !== 'against') || after !== 'board' || !bet || others.length > 0) return null;
  if (previous?.unjudged !== true) return null;
  const board = boardOf({ ...market, window: null, period: null });
  return board?.kind === 'calls' ? calls(board.calls, [HOW_FAIR, ...board.assumed]) : null;
}

const HOW_FAIR =
  'The fair price is the average of the books with the vig taken out of each (by the power method), the sharpest counting most. No verdict was asked for yet; ask "is it a bet?" for one.';

/** "What could go wrong with that", "how do u even come up with that number" behind prices of several books. */
function ofScan({ act, previous }: ActQuestion): Asked | null {
  const [scan] = previous?.looked ?? [];
  if (scan?.tool !== 'scan_prices') return null;
  if (act === 'against') return say(AGAINST_SCANS);
  return act === 'why' ? calls([{ tool: 'look_up', input: { topic: { kind: 'method', of: 'fair_price' } } }]) : null;
}

const AGAINST_SCANS =
  'It goes wrong where one of the prices is gone before both bets are placed, where a book limits or voids one of them, or where two books settle the same bet by different rules. Take the price that is likelier to move first, and compare the rules of both books. Old quotes are the most common reason for a gap: the age of each stands beside it.';
