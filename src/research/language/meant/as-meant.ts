import { afterOf } from '../acts/after.ts';
import type { Known } from '../correct/named-parts.ts';
import { lastBets } from '../lists/last-bets.ts';
import { atLastList, lastList } from '../lists/last-list.ts';
import type { Reading } from '../reading.ts';
import { priceApart } from '../shown/price-apart.ts';
import { pricesAsked } from '../shown/prices-asked.ts';
import { atLastTicket, lastTicket } from '../tickets/last-ticket.ts';
import { slipJudged } from '../tickets/slip-checked.ts';
import { asCompared } from './as-compared.ts';
import { asCover } from './as-cover.ts';
import { asBoard, asOrdered, asPrices, asSized, ofMarket, ofPlayer } from './asked-otherwise.ts';
import { besideSpoken, whoWins } from './beside-spoken.ts';
import { betsNamed, isPlayer, type Placed } from './bets-named.ts';
import type { EntityText } from './entities.ts';
import { asksSeveral, isForOthers, isForWords, isOfSeasonBefore, LEANS, POINTS } from './for-others.ts';
import { frameSaid } from './frame-said.ts';
import { gameAtHour } from './game-at-hour.ts';
import { inTalk } from './in-talk.ts';
import { withPlaceSaid } from './leg-places.ts';
import { withLineOfShown } from './line-of-shown.ts';
import type { Meant } from './meant.ts';
import { meantDirect, meantShown, SURE_OF_BET } from './meant-direct.ts';
import { asWholeWant, type Frame, hasName, isRevised, merged, SEARCHES } from './merged.ts';
import { ofItAlone } from './of-it-alone.ts';
import { joinedOfShown, ofShown, pointsByName } from './of-shown.ts';
import { type Direct, ofSpokenDirectly, pricesOfPronoun } from './of-spoken-directly.ts';
import { otherOfSpoken } from './other-of-spoken.ts';
import { withoutOwnName } from './own-name.ts';
import { hasPlace, plainQuestion } from './plain-question.ts';
import { isLookedUp, isOfSeveral, type NamedBets } from './plan-named.ts';
import { pointsAtWeakest } from './points-at-weakest.ts';
import { frameAs, frameOf, readText, type SureFrame } from './read-frame.ts';
import { namesOthers, sameOfOthers } from './same-of-others.ts';
import { sameWay } from './same-way.ts';
import { withAllFacts } from './several-facts.ts';
import { withStatOfEach, withStatOfPlayer } from './stat-of-player.ts';
import { editText, type TicketEdit, ticketEdit } from './ticket-edit.ts';
import { toldAs } from './told-as.ts';
import { isOfJudgedGame, totalBeside } from './total-beside.ts';
import { behindOf, type Place } from './want-features.ts';
import { costs, type General, isGeneral, type Want } from './wants.ts';

/** What a message wants, for what comes behind it, and its plain question or what it asks in general. Null: that is not known. */
export type Understood = { want: Want | null; meant: Meant | null; general: SureGeneral | null };

/** What it asks of no stored bet, and how sure that is. */
export type SureGeneral = { of: General; share: number };

/** What a message stands behind. `before`: the question before, where it was whole. */
export type Chat = { previous: Reading | null; before: () => string | null };

const NOT_UNDERSTOOD: Understood = { want: null, meant: null, general: null };

/** The chat as it stood when that was shown of which it is asked. */
export const shownFor = (want: Want, previous: Reading | null): Reading | null =>
  want.startsWith('leg.')
    ? atLastTicket(previous)
    : want.startsWith('ref.')
      ? atLastList(previous, OF_LIST.has(want))
      : previous;

/** What is asked of a list as a whole, though a parlay was shown since. */
const OF_LIST: ReadonlySet<Want> = new Set<Want>(['ref.safest', 'ref.edge', 'ref.first', 'ref.more']);

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
  if (read === null) return NOT_UNDERSTOOD;
  const direct = ofSpokenDirectly(message, read, chat.previous, known);
  if (direct) return { ...direct, general: null };
  if (goesOnWithSum(read, chat)) return NOT_UNDERSTOOD;
  const before = once(() => frameBefore(chat, known));
  const alone = ofItAlone(message, read, chat.previous, known);
  const said = totalBeside(alone ?? frameSaid(message, read, placeIn(chat, before), known), message, chat.previous);
  const want = said && said.share >= LEAST_KNOWN ? said.want : null;
  const priced = overpaid(message, read, known) ?? pricesOfPronoun(message, read, chat.previous, known);
  if (priced) return { ...priced, general: null };
  if (said && isGeneral(said.want) && !asksSeveral(message))
    return { want, meant: null, general: { of: said.want, share: said.share } };
  // The juice is left out of what is fair.
  const isFair = said?.want === 'fair' && pricesAsked(said, chat.previous, known) !== null;
  if (isForWords(message, want) && !isFair) return { want, meant: null, general: null };
  const meant = meantToldAs(message, known) ?? meantBehind(message, said, read, { ...chat, frame: before }, known);
  return { want, meant: asCover(slipJudged(withAllFacts(meant, read), message), message), general: null };
}

/** "Whats he overpaying" of a bet at a book: its price there beside the best one. */
const OVERPAYS =
  /\b(?:over ?pay(?:ing|s)?|overpaid|paying too much|(?:getting|got) (?:a bad (?:price|number)|ripped(?: off)?))\b/i;

function overpaid(message: string, read: EntityText, known: Known): Direct | null {
  const meant = OVERPAYS.test(message) ? asWhole(frameAs('best_price', read), false, known.clock.nowMs) : null;
  return meant && { want: meant.want, meant };
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
    bets: previous?.list === true ? 0 : lastBets(previous).length,
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
  if (said && previous?.absent && isOfSeasonBefore(said, read, previous.absent)) return null;
  const same = sameAsked(said, read, previous, before, nowMs);
  if (same) return same.meant;
  const changed = meantChanged(message, said, read, previous, known);
  if (changed) return changed;
  const talked =
    said && ofTalk(asSized(withPlaceSaid(ofMarket(asBoard(said, read)), read), message), message, previous, known);
  if (!talked) return null;
  const own = asPrices(talked, message, previous);
  const direct = meantDirect(own, message, read, previous, known);
  if (direct) return direct;
  const isOne = ONE.test(message) && !SEVERAL.test(message);
  const shown = meantOfShown(own, message, isOne, chat, known);
  if (shown) return shown;
  if (previous !== null && isForOthers(own, message, afterOf(previous))) return null;
  // "Just NFL" of what was told of the product narrows that.
  if (previous?.lookedUp && SEARCHES.has(own.want) && read.tokens.length <= FEW_WORDS) return null;
  const from = isRevised(own.want) ? () => searchBefore(before(), chat, known) : before;
  return meantOf(own, { message, isOne, nowMs }, from);
}

/** What was shown at a price so far from its own, its favorite, or it with other legs. */
function meantChanged(
  message: string,
  said: SureFrame | null,
  read: EntityText,
  previous: Reading | null,
  known: Known,
): Meant | null {
  const apart = priceApart(message, read, previous, known);
  if (apart) return meantShown({ want: apart.want, placed: [], share: 1 }, { spoken: apart }, message);
  const same = asWhole(sameWay(message, read, previous, known), false, known.clock.nowMs);
  if (same) return same;
  const favored = asWhole(whoWins(message, read, previous, known), false, known.clock.nowMs);
  if (favored) return favored;
  const edit = said && ticketEdit(said, read, previous, known);
  return edit && meantEdit(said, edit, message);
}

/** What is told of a pick, or of what is no bet. */
const OF_NO_BET = /\b(?:picks?|legs?|one|odds|prices?|predictions?|scores?)\b/i;

/** What is asked of a bet that is named whole: its verdict, told as that. */
function meantToldAs(message: string, known: Known): Meant | null {
  const as = OF_NO_BET.test(message) ? null : toldAs(message);
  if (as === null) return null;
  const frame = frameOf(as.question, known);
  const saysBet = frame?.placed.some(({ role }) => role === 'line' || role === 'market') ?? false;
  if (frame?.want !== 'judge' || frame.share < SURE_OF_BET || !hasName(frame) || !saysBet) return null;
  const meant = asWhole(frame, false, known.clock.nowMs);
  return meant && { ...meant, named: { want: 'judge', bets: [], game: null, tells: as.tells } };
}

/** The question before of others. Null: it is not known; "what about the spread" where that cannot be taken over is known by its words. */
function sameAsked(
  said: SureFrame | null,
  read: EntityText,
  previous: Reading | null,
  before: FrameBefore,
  nowMs: number,
): { meant: Meant | null } | null {
  if (previous === null || !namesOthers(read) || isOfJudgedGame(said, previous)) return null;
  const meant = asWhole(sameOfOthers(read, before()), false, nowMs);
  return meant || read.entities[0]?.kind === 'market' ? { meant } : null;
}

/** What was said, with what it points at in the chat. Null: it names somebody else than it is asked of. */
function ofTalk(said: SureFrame, message: string, previous: Reading | null, known: Known): SureFrame | null {
  const asked = previous === null ? said : ofSpokenBet(said, afterOf(previous) === 'parlay' ? UNNAMED_LEGS : UNNAMED);
  // A name and a place are of what the question goes back to.
  const shown = shownFor(asked.want, previous);
  const pointing = pointsAtWeakest({ ...asked, ...pointsByName(asked, shown) }, message, shown);
  const numbered = withLineOfShown(asOrdered(pointing, message), previous, known);
  const named = withoutOwnName(ofPlayer(numbered, previous, known), previous, known);
  if (named === null || (OF_ALL_LEGS.has(named.want) && OF_ONE_LEG.test(message))) return null;
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
  stake: 'it.stake',
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

/** What the question before wanted; null: there is none, or it was not whole. */
function frameBefore({ previous, before }: Chat, known: Known): SureFrame | null {
  const asked = previous === null ? null : before();
  return asked === null ? null : frameOf(asked, known);
}

/** Sums of a bet that is named in them. */
const OF_A_BET: ReadonlySet<string> = new Set(['kelly', 'position']);
/** "3 units", "at 2%", "half of that": other numbers of a sum; what Kelly stakes on a bet is one whatever bet it is of, as is what a bet that is made is worth. */
const goesOnWithSum = ({ entities }: EntityText, { previous }: Chat): boolean =>
  (afterOf(previous) === 'sum' || OF_A_BET.has(previous?.calculation?.kind ?? '')) &&
  !entities.some(({ kind }) => kind === 'name' || kind === 'league');

const OF_ALL_LEGS: ReadonlySet<Want> = new Set<Want>(['leg.chance', 'leg.fair']);
/** Of one leg, and not of all of them together. */
const OF_ONE_LEG =
  /\b(?:1st|2nd|3rd|first|second|third|last) (?:leg|one)\b.*\b(?:hit|wins?|chances?|likely|fair)\b|\b(?:chances?|likely|fair|odds)\b.*\b(?:first|second|third|last) (?:leg|one)\b/i;
/** In so many words. */
const JOINS =
  /\b(?:parlay|parley|combin\w+|combo|together|join|sgp|legs?|pair\w*|stack|tie|w|with|alongside|plus|double|put|add|same)\b/i;

const OF_GAME = /\b(?:game|match|matchup|fight|bout)\b/i;

/** What is asked of what was shown, with that by its name. */
function meantOfShown(own: SureFrame, message: string, isOne: boolean, { previous }: Chat, known: Known): Meant | null {
  if (own.want === 'it.join' && !JOINS.test(message)) return null;
  const named =
    besideSpoken(own, message, previous, known) ??
    joinedOfShown(own, previous, known) ??
    ofShown(own, previous, known, OF_GAME.test(message)) ??
    (previous && otherOfSpoken(own, previous, known));
  const isOfPrices = own.want === 'it.join' && previous?.unjudged === true && !ASKS_VERDICT.test(message);
  const want = named && (isOfPrices && named.want === 'parlay.judge' ? 'parlay.pays' : named.want);
  const meant = asWhole(named && want && { ...named, want, share: own.share }, isOne, known.clock.nowMs);
  // What else there is in a game is searched for, whatever was judged in it.
  return meant && (own.want === 'it.similar' || isOfJudgedGame(own, previous)) ? { ...meant, isSearch: true } : meant;
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

const LEANS_IN_GAME: ReadonlySet<Want> = new Set<Want>(['lean.side', 'lean.total']);

function namedIn({ want, placed }: Frame, nowMs: number): NamedBets | null {
  const isOfGameAlone =
    LEANS_IN_GAME.has(want) &&
    placed.every(({ role, entity }) => role === 'time' || (role === 'name' && !isPlayer(entity)));
  if ((isLookedUp(want) || isOfGameAlone) && placed.some(({ role }) => role === 'name'))
    return { want, bets: [], game: gameOf(placed, nowMs) };
  const bets = isOfSeveral(want)
    ? betsNamed(
        placed.filter(({ role }) => role !== 'book'),
        false,
      )
    : null;
  const [day] = placed.flatMap(({ entity }) => (entity.choosesGame ? [entity.text] : []));
  return bets && { want, bets: day ? bets.map((bet) => `${bet} ${day}`) : bets, game: null };
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
  /\ba (?:lock|bet|pick|play|winner|prop|longshot)\b|\b(?:single|one|lone|best|top|favou?rite|strongest|fave|fav)\b(?: \S+){0,6}? (?:bet|play|pick|wager|lock|look|prop|angle|side|over|under|dog|underdog)\b/i;
const SEVERAL =
  /\b(?:bets|plays|picks|wagers|locks|props|ones|looks|spots|sides|overs|unders|dogs|underdogs|favorites|options|values)\b/i;

/** Whether it may be of what was said before: it says so, or it names nobody of whom it could be. */
const mayGoOn = ({ want, placed }: Frame): boolean =>
  LEANS.test(want) || (!hasName({ want, placed }) && !(SEARCHES.has(want) && placed.length > 0));
