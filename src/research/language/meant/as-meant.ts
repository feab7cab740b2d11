import { afterOf } from '../acts/after.ts';
import type { Known } from '../correct/named-parts.ts';
import type { Reading } from '../reading.ts';
import type { EntityText } from './entities.ts';
import { isForOthers, LEANS, OF_OTHERS, POINTS } from './for-others.ts';
import { type Frame, hasName, isOfSpoken, merged, SEARCHES } from './merged.ts';
import { plainQuestion } from './plain-question.ts';
import { frameIn, frameOf, readText, type SureFrame } from './read-frame.ts';
import { namesOthers, sameOfOthers } from './same-of-others.ts';
import { type Behind, behindOf } from './want-features.ts';
import type { Want } from './wants.ts';

/**
 * What a message means as one plain question, and how sure that is: 0 to 1. `isWhole`: it leans on nothing that was said before;
 * `isSearch`: it names no bet or game of which it is; `isVerdict`: it asks what costs a token.
 */
export type Meant = {
  want: Want;
  question: string;
  share: number;
  isWhole: boolean;
  isSearch: boolean;
  isVerdict: boolean;
};

/** What a message stands behind. `before`: the question before, where it was whole. */
export type Chat = { previous: Reading | null; before: () => string | null };

/** From which share on the question before is what it goes on from. */
const LEAST_BEFORE = 0.4;

/**
 * A message as the plain question that asks for the same: what it wants and what each name and number is there for, weights say that
 * were taught by `npm run meant:train`. `before`: the question before, where it was whole. Null: it wants nothing of these, or something
 * that it names has no place in such a question.
 */
export function asMeant(message: string, chat: Chat, known: Known): Meant | null {
  const read = OF_OTHERS.test(message) ? null : readText(message, known);
  if (read === null) return null;
  const isBehind = chat.previous !== null;
  if (isBehind && namesOthers(read)) return asWhole(sameOfOthers(read, chat.before(), known), false);
  const after = afterOf(chat.previous);
  const behind = behindOf(after);
  const all = frameIn(read, behind);
  const own = all && all.share >= SURE_ALL ? all : (askedLast(message, read, behind, known) ?? all);
  return own === null || (isBehind && isForOthers(own, message, after)) ? null : meantOf(own, message, chat, known);
}

/** From which share on nothing of a message is only told. */
const SURE_ALL = 0.5;
/** The same of what is asked behind something that is told. */
const SURE_LAST = 0.8;
const TOLD_FIRST = /^.*[,.!?;]\s+(?=\S+(?: \S+){2,}$)/;

/** What a message asks in the end, where what it tells before names nothing else: "my buddy keeps winning on nba, who plays tonight in the nba". */
function askedLast(message: string, read: EntityText, behind: Behind, known: Known): SureFrame | null {
  const told = TOLD_FIRST.exec(message)?.[0];
  const last = told === undefined ? null : readText(message.slice(told.length), known);
  if (!last) return null;
  const named = new Set(last.entities.map(({ means }) => means));
  const isTold = read.entities.every(({ kind, means }) => named.has(means) || kind === 'market' || kind === 'bare');
  const frame = isTold ? frameIn(last, behind) : null;
  return frame && frame.share >= SURE_LAST ? frame : null;
}

function meantOf(own: SureFrame, message: string, { previous, before }: Chat, known: Known): Meant | null {
  const goesOn = mayGoOn(own) || (POINTS.test(message) && !hasName(own));
  const isOne = ONE.test(message) && !SEVERAL.test(message);
  const asked = previous === null || !goesOn ? null : before();
  const frame = asked === null ? null : frameOf(asked, known);
  const both = frame && frame.share >= LEAST_BEFORE ? merged(own, frame) : null;
  const whole = asWhole(both && { ...both, share: own.share }, isOne);
  // Of a bet whose question is not known its words say more.
  if (whole || isOfSpoken(own.want)) return whole;
  const alone = asWhole(own, isOne);
  return alone && { ...alone, isWhole: !goesOn };
}

function asWhole(frame: SureFrame | null, isOne: boolean): Meant | null {
  const question = frame && plainQuestion(frame.want, frame.placed, isOne);
  if (!frame || question === null) return null;
  const { want, share } = frame;
  return { want, question, share, isWhole: true, isSearch: SEARCHES.has(want), isVerdict: VERDICTS.test(want) };
}

const VERDICTS =
  /^(?:list|value|lean|parlay$|parlay\.game|parlay\.judge|judge|compare|worst_price|stake|ref\.more|ref\.replace|it\.other_side)/;
const ONE =
  /\b(?:single|one|lone|best|top|favou?rite|strongest|fave|fav)\b(?: \S+){0,6}? (?:bet|play|pick|wager|lock|look|prop|angle|side|over|under|dog|underdog)\b/i;
const SEVERAL =
  /\b(?:bets|plays|picks|wagers|locks|props|ones|looks|spots|sides|overs|unders|dogs|underdogs|favorites|options|values)\b/i;

/** Whether it may be of what was said before: it says so, or it names nobody of whom it could be. */
const mayGoOn = ({ want, placed }: Frame): boolean =>
  LEANS.test(want) || (!hasName({ want, placed }) && !(SEARCHES.has(want) && placed.length > 0));
