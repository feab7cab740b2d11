import { afterOf } from '../acts/after.ts';
import type { Known } from '../correct/named-parts.ts';
import { lastBets } from '../lists/last-bets.ts';
import { atLastList, lastList } from '../lists/last-list.ts';
import type { Reading } from '../reading.ts';
import { atLastTicket, lastTicket } from '../tickets/last-ticket.ts';
import { asCompared } from './as-compared.ts';
import { betsNamed, type Placed } from './bets-named.ts';
import type { EntityText } from './entities.ts';
import { asksSeveral, isForOthers, isForWords, LEANS, POINTS } from './for-others.ts';
import { frameSaid } from './frame-said.ts';
import { gameAtHour } from './game-at-hour.ts';
import { inTalk } from './in-talk.ts';
import { withLineOfShown } from './line-of-shown.ts';
import { isOfGame } from './market-kinds.ts';
import { marketText } from './market-text.ts';
import { asWholeWant, type Frame, hasName, isRevised, merged, SEARCHES } from './merged.ts';
import { joinedOfShown, ofShown, pointsByName } from './of-shown.ts';
import { otherOfSpoken } from './other-of-spoken.ts';
import { withoutOwnName } from './own-name.ts';
import { hasPlace, plainQuestion } from './plain-question.ts';
import { isLookedUp, isOfSeveral, type NamedBets } from './plan-named.ts';
import { pointsAtWeakest } from './points-at-weakest.ts';
import { frameOf, readText, type SureFrame } from './read-frame.ts';
import { namesOthers, sameOfOthers } from './same-of-others.ts';
import { withStatOfEach, withStatOfPlayer } from './stat-of-player.ts';
import { editText, type TicketEdit, ticketEdit } from './ticket-edit.ts';
import { behindOf, type Place } from './want-features.ts';
import { costs, type General, isGeneral, type Want } from './wants.ts';

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
  /** The bets that it is of, where it is of several. */
  named: NamedBets | null;
  /** It is the search before with other values. */
  goesOn?: true;
};

/** What a message wants, for what comes behind it, and its plain question or what it asks in general. Null: that is not known. */
export type Understood = { want: Want | null; meant: Meant | null; general: SureGeneral | null };

/** What it asks of no stored bet, and how sure that is. */
export type SureGeneral = { of: General; share: number };

/** What a message stands behind. `before`: the question before, where it was whole. */
export type Chat = { previous: Reading | null; before: () => string | null };

const NOT_UNDERSTOOD: Understood = { want: null, meant: null, general: null };

/** The chat as it stood when that was shown of which it is asked. */
export const shownFor = (want: Want, previous: Reading | null): Reading | null =>
  want.startsWith('leg.') ? atLastTicket(previous) : want.startsWith('ref.') ? atLastList(previous) : previous;

/** From which share on the question before is what it goes on from. */
const LEAST_BEFORE = 0.4;

/**
 * What a message wants, and the plain question that asks for the same: what it wants and what each name and number is there for, weights
 * say that were taught by `npm run meant:train`. No plain question: it wants nothing of these, or something that it names has no place
 * in such a question.
 */
export function asMeant(message: string, chat: Chat, known: Known): Understood {
  const written = readText(message, known);
  const read = written && gameAtHour(inTalk(written, chat.previous, known), known);
  if (read === null || goesOnWithSum(read, chat)) return NOT_UNDERSTOOD;
  const before = once(() => frameBefore(chat, known));
  const said = frameSaid(message, read, placeIn(chat, before), known);
  const want = said && said.share >= LEAST_KNOWN ? said.want : null;
  if (said && isGeneral(said.want) && !asksSeveral(message))
    return { want, meant: null, general: { of: said.want, share: said.share } };
  if (isForWords(message, want)) return { want, meant: null, general: null };
  return { want, meant: meantBehind(message, said, read, { ...chat, frame: before }, known), general: null };
}

/** What the question before wanted, read where it is needed. */
type FrameBefore = () => SureFrame | null;

function once(read: FrameBefore): FrameBefore {
  let frame: SureFrame | null | undefined;
  return () => {
    frame = frame === undefined ? read() : frame;
    return frame;
  };
}

/** From which share on it is known what a message wants. */
const LEAST_KNOWN = 0.4;

/** Behind what a message stands. */
function placeIn({ previous }: Chat, before: FrameBefore): Place {
  const behind = behindOf(afterOf(previous));
  const isList = behind !== 'list' && lastList(previous) !== null;
  const isParlay = behind !== 'parlay' && lastTicket(previous) !== null;
  return {
    behind,
    before: previous?.want ?? before()?.want ?? null,
    bets: lastBets(previous).length,
    holds: [...(isList ? (['list'] as const) : []), ...(isParlay ? (['parlay'] as const) : [])],
  };
}

function meantBehind(
  message: string,
  said: SureFrame | null,
  read: EntityText,
  chat: Chat & { frame: FrameBefore },
  known: Known,
): Meant | null {
  const { previous, frame: before } = chat;
  const { nowMs } = known.clock;
  const same = previous !== null && namesOthers(read) ? sameAsked(read, before, nowMs) : null;
  if (same) return same.meant;
  const edit = said && ticketEdit(said, message, previous, known);
  if (edit) return meantEdit(said, edit, message);
  const own = said && ofTalk(asBoard(said, read), message, previous, known);
  if (!own) return null;
  const isOne = ONE.test(message) && !SEVERAL.test(message);
  const shown = meantOfShown(own, message, isOne, chat, known);
  if (shown) return shown;
  if (previous !== null && isForOthers(own, message, afterOf(previous))) return null;
  // "Just NFL" of what was told of the product narrows that.
  if (previous?.lookedUp && SEARCHES.has(own.want) && read.tokens.length <= FEW_WORDS) return null;
  const from = isRevised(own.want) ? () => searchBefore(before(), chat, known) : before;
  return meantOf(own, { message, isOne, nowMs }, from);
}

/** The question before of others. Null: it is not known; "what about the spread" where that cannot be taken over is known by its words. */
function sameAsked(read: EntityText, before: FrameBefore, nowMs: number): { meant: Meant | null } | null {
  const meant = asWhole(sameOfOthers(read, before()), false, nowMs);
  return meant || read.entities[0]?.kind === 'market' ? { meant } : null;
}

/** "Heat Kings spread": the prices of that market, and not all lines. */
function asBoard(own: SureFrame, { entities }: EntityText): SureFrame {
  const markets = entities.filter((entity) => entity.kind === 'market' && isOfGame(entity));
  const [market, ...others] = markets;
  if (own.want !== 'lines.game' || !market || others.length > 0) return own;
  return {
    ...own,
    want: 'board',
    placed: [...own.placed, { role: 'market', entity: { ...market, text: marketText(market) } }],
  };
}

/** What was said, with what it points at in the chat. Null: it names somebody else than it is asked of. */
function ofTalk(said: SureFrame, message: string, previous: Reading | null, known: Known): SureFrame | null {
  const asked = previous === null ? said : ofSpokenBet(said, afterOf(previous) === 'parlay' ? UNNAMED_LEGS : UNNAMED);
  const pointing = pointsAtWeakest({ ...asked, ...pointsByName(asked, previous) }, message, previous);
  const numbered = withLineOfShown(asSafe(pointing, message), previous, known);
  const named = withoutOwnName(numbered, previous, known);
  if (named === null) return null;
  return asCompared(withStatOfEach(withStatOfPlayer(named, previous, known), previous, known), known);
}

const FEW_WORDS = 3;

/** Whether the changed parlay is to be judged, in so many words. */
const ASKS_VERDICT =
  /\b(?:(?:is|are) (?:it|that|this|they)(?: still| now)?|still|any) (?:good|better|worth)\b|\bworth it\b|\bverdict\b|\bshould i\b|\bwould (?:you|u)\b|\bgood (?:bet|play|idea)\b/i;

const meantEdit = ({ want: asked, share }: SureFrame, edit: TicketEdit, message: string): Meant => {
  const want = EDITED[asked] ?? asked;
  const isJudged = ASKS_VERDICT.test(message);
  return {
    want,
    question: editText(edit),
    share,
    isWhole: false,
    isSearch: false,
    isVerdict: isJudged,
    named: { want, bets: [], game: null, edit: { ...edit, isJudged } },
  };
};
const EDITED: Readonly<Partial<Record<Want, Want>>> = {
  'it.join': 'leg.add',
  'ref.remove': 'leg.remove',
  'ref.replace': 'leg.replace',
};

/** The search that is given other values: the question before, or the last search of the chat. */
function searchBefore(before: SureFrame | null, { previous }: Chat, known: Known): SureFrame | null {
  const searched = previous?.searched;
  return (before && SEARCHES.has(before.want)) || searched === undefined ? before : frameOf(searched, known);
}

/** What is asked of a bet without any name is of the one that was spoken of. */
const ofSpokenBet = (own: SureFrame, as: Readonly<Partial<Record<Want, Want>>>): SureFrame => {
  const want = hasName(own) ? undefined : as[own.want];
  return want !== undefined && own.placed.every(({ role }) => hasPlace(want, role)) ? { ...own, want } : own;
};
const UNNAMED_LEGS: Readonly<Partial<Record<Want, Want>>> = {
  judge: 'leg.judge',
  chance: 'leg.chance',
  fair: 'leg.fair',
  pays: 'leg.stake',
  'it.pays': 'leg.stake',
  'it.chance': 'leg.chance',
  'it.judge': 'leg.judge',
  'it.fair': 'leg.fair',
};
const UNNAMED: Readonly<Partial<Record<Want, Want>>> = {
  judge: 'it.judge',
  best_price: 'it.best_price',
  chance: 'it.chance',
  fair: 'it.fair',
  worst_price: 'it.worst',
  pays: 'it.pays',
  stake: 'it.stake',
  moved: 'it.moved',
};

/** A parlay of what is likely to win, in so many words. */
const asSafe = (own: SureFrame, message: string): SureFrame =>
  own.want === 'parlay' && SAFE.test(message) ? { ...own, want: 'parlay.chance' } : own;
const SAFE = /\b(?:safe|safer|safest|likely|likeliest|surest|low(?:er)? risk|conservative)\b/i;

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
  const named =
    joinedOfShown(asked, previous, known) ??
    ofShown(asked, previous, known) ??
    (previous && otherOfSpoken(own, previous, known));
  return asWhole(named && { ...named, share: own.share }, isOne, known.clock.nowMs);
}

type Asking = { message: string; isOne: boolean; nowMs: number };

function meantOf(own: SureFrame, { message, isOne, nowMs }: Asking, from: FrameBefore): Meant | null {
  const goesOn = mayGoOn(own) || (POINTS.test(message) && !hasName(own));
  const before = goesOn ? from() : null;
  const both = before && before.share >= LEAST_BEFORE ? merged(own, before) : null;
  const whole = asWhole(both && { ...both, share: own.share }, isOne, nowMs);
  // Of a bet whose question is not known its words say more.
  if (whole && isRevised(own.want)) return { ...whole, goesOn: true };
  if (whole || asWholeWant(own.want)) return whole;
  const alone = asWhole(own, isOne, nowMs);
  return alone && { ...alone, isWhole: !goesOn };
}

function asWhole(frame: SureFrame | null, isOne: boolean, nowMs: number): Meant | null {
  const question = frame && plainQuestion(frame.want, frame.placed, isOne);
  if (!frame || question === null) return null;
  const { want, share } = frame;
  return {
    want,
    question,
    share,
    isWhole: true,
    isSearch: SEARCHES.has(want),
    isVerdict: costs(want),
    named: namedIn(frame, nowMs),
  };
}

function namedIn({ want, placed }: Frame, nowMs: number): NamedBets | null {
  if (isLookedUp(want) && placed.some(({ role }) => role === 'name'))
    return { want, bets: [], game: gameOf(placed, nowMs) };
  const bets = isOfSeveral(want)
    ? betsNamed(
        placed.filter(({ role }) => role !== 'book'),
        false,
      )
    : null;
  return bets && { want, bets, game: null };
}

/** The next game that all who are named are in. */
function gameOf(placed: readonly Placed[], nowMs: number): string | null {
  const each = placed.flatMap(({ role, entity: { part } }) =>
    role === 'name' && part?.kind === 'name'
      ? [part.mention.persons.map(({ event }) => event).filter(({ startsAt }) => startsAt.getTime() > nowMs)]
      : [],
  );
  const [first = [], ...others] = each;
  const common = first.filter(({ id }) => others.every((games) => games.some((game) => game.id === id)));
  const [next] = common.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return next?.id ?? null;
}

const ONE =
  /\b(?:single|one|lone|best|top|favou?rite|strongest|fave|fav)\b(?: \S+){0,6}? (?:bet|play|pick|wager|lock|look|prop|angle|side|over|under|dog|underdog)\b/i;
const SEVERAL =
  /\b(?:bets|plays|picks|wagers|locks|props|ones|looks|spots|sides|overs|unders|dogs|underdogs|favorites|options|values)\b/i;

/** Whether it may be of what was said before: it says so, or it names nobody of whom it could be. */
const mayGoOn = ({ want, placed }: Frame): boolean =>
  LEANS.test(want) || (!hasName({ want, placed }) && !(SEARCHES.has(want) && placed.length > 0));
