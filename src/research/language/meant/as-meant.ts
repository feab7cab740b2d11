import { afterOf } from '../acts/after.ts';
import type { Known } from '../correct/named-parts.ts';
import type { Reading } from '../reading.ts';
import type { EntityText } from './entities.ts';
import { isForOthers, isForWords, LEANS, POINTS } from './for-others.ts';
import { frameSaid } from './frame-said.ts';
import { asWholeWant, type Frame, hasName, merged, SEARCHES } from './merged.ts';
import { joinedOfShown, ofShown, pointsByName } from './of-shown.ts';
import { plainQuestion } from './plain-question.ts';
import { frameOf, readText, type SureFrame } from './read-frame.ts';
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
  const { previous } = chat;
  const before = frameBefore(chat, known);
  if (previous !== null && namesOthers(read)) {
    const same = asWhole(sameOfOthers(read, before), false);
    // "What about the spread" where that cannot be taken over is known by its words.
    if (same || read.entities[0]?.kind === 'market') return same;
  }
  const after = afterOf(previous);
  const said = frameSaid(message, read, { behind: behindOf(after), before: before?.want ?? null }, known);
  if (said === null) return null;
  const own = { ...said, ...pointsByName(said, previous) };
  const isOne = ONE.test(message) && !SEVERAL.test(message);
  const shown = meantOfShown(own, message, isOne, chat, known);
  if (shown) return shown;
  return previous !== null && isForOthers(own, message, after) ? null : meantOf(own, message, isOne, before);
}

/** What the question before wanted; null: there is none, or it was not whole. */
function frameBefore({ previous, before }: Chat, known: Known): SureFrame | null {
  const asked = previous === null ? null : before();
  return asked === null ? null : frameOf(asked, known);
}

/** "3 units", "at 2%": other numbers of a sum. */
const goesOnWithSum = ({ entities }: EntityText, { previous }: Chat): boolean =>
  afterOf(previous) === 'sum' && !entities.some(({ kind }) => kind === 'name' || kind === 'league');

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

function meantOf(own: SureFrame, message: string, isOne: boolean, before: SureFrame | null): Meant | null {
  const goesOn = mayGoOn(own) || (POINTS.test(message) && !hasName(own));
  const both = goesOn && before && before.share >= LEAST_BEFORE ? merged(own, before) : null;
  const whole = asWhole(both && { ...both, share: own.share }, isOne);
  // Of a bet whose question is not known its words say more.
  if (whole || asWholeWant(own.want)) return whole;
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
