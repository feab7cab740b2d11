import { afterOf } from '../acts/after.ts';
import type { Known } from '../correct/named-parts.ts';
import type { Reading } from '../reading.ts';
import type { EntityText } from './entities.ts';
import { isForOthers, isForWords, LEANS, POINTS } from './for-others.ts';
import { frameSaid } from './frame-said.ts';
import { type Frame, hasName, isOfSpoken, merged, SEARCHES } from './merged.ts';
import { joinedOfShown, ofShown, pointsByName } from './of-shown.ts';
import { plainQuestion } from './plain-question.ts';
import { frameOf, readText, type SureFrame } from './read-frame.ts';
import type { Place } from './read-want.ts';
import { namesOthers, sameOfOthers } from './same-of-others.ts';
import { behindOf } from './want-features.ts';
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
  const read = isForWords(message) ? null : readText(message, known);
  if (read === null || goesOnWithSum(read, chat)) return null;
  const isBehind = chat.previous !== null;
  const same = isBehind && namesOthers(read) ? asWhole(sameOfOthers(read, chat.before(), known), false) : null;
  // "What about the spread" where that cannot be taken over is known by its words.
  if (same || (isBehind && namesOthers(read) && read.entities[0]?.kind === 'market')) return same;
  const said = frameSaid(message, read, placeOf(chat, known), known);
  if (said === null) return null;
  const own = { ...said, ...pointsByName(said, chat.previous) };
  const isOne = ONE.test(message) && !SEVERAL.test(message);
  const shown = meantOfShown(own, message, isOne, chat, known);
  if (shown) return shown;
  return isBehind && isForOthers(own, message, afterOf(chat.previous))
    ? null
    : meantOf(own, message, isOne, chat, known);
}

/** "3 units", "at 2%": other numbers of a sum. */
const goesOnWithSum = ({ entities }: EntityText, { previous }: Chat): boolean =>
  afterOf(previous) === 'sum' && !entities.some(({ kind }) => kind === 'name' || kind === 'league');

/** Behind what a message stands, and what the question before wanted. */
function placeOf({ previous, before }: Chat, known: Known): Place {
  const asked = previous === null ? null : before();
  return { behind: behindOf(afterOf(previous)), before: asked === null ? null : (frameOf(asked, known)?.want ?? null) };
}

/** In so many words. */
const JOINS =
  /\b(?:parlay|parley|combin\w+|combo|together|join|sgp|legs?|pair\w*|stack|tie|w|with|alongside|plus|double|put|add|same)\b/i;

/** What books pay is free, and no verdict. */
const JUDGED = /^it\.(?:judge|line|book)$/;
const PRICES = /\b(?:price|prices|odds)\b/i;

/** What is asked of what was shown, with that by its name. */
function meantOfShown(own: SureFrame, message: string, isOne: boolean, { previous }: Chat, known: Known): Meant | null {
  if (own.want === 'it.join' && !JOINS.test(message)) return null;
  const asked: SureFrame = JUDGED.test(own.want) && PRICES.test(message) ? { ...own, want: 'it.best_price' } : own;
  const named = ofShown(asked, previous, known) ?? joinedOfShown(asked, previous, known);
  return asWhole(named && { ...named, share: own.share }, isOne);
}

function meantOf(
  own: SureFrame,
  message: string,
  isOne: boolean,
  { previous, before }: Chat,
  known: Known,
): Meant | null {
  const goesOn = mayGoOn(own) || (POINTS.test(message) && !hasName(own));
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
  /^(?:list|value|lean|spread|parlay$|parlay\.game|parlay\.judge|judge|compare|worst_price|stake|ref\.more|ref\.replace|it\.other_side|leg\.more|leg\.price|leg\.keep)/;
const ONE =
  /\b(?:single|one|lone|best|top|favou?rite|strongest|fave|fav)\b(?: \S+){0,6}? (?:bet|play|pick|wager|lock|look|prop|angle|side|over|under|dog|underdog)\b/i;
const SEVERAL =
  /\b(?:bets|plays|picks|wagers|locks|props|ones|looks|spots|sides|overs|unders|dogs|underdogs|favorites|options|values)\b/i;

/** Whether it may be of what was said before: it says so, or it names nobody of whom it could be. */
const mayGoOn = ({ want, placed }: Frame): boolean =>
  LEANS.test(want) || (!hasName({ want, placed }) && !(SEARCHES.has(want) && placed.length > 0));
