import type { PhraseIndex } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Person, SlateEvent } from '../../slate/slate.ts';
import { type Act, FOR_BETS } from '../acts/act.ts';
import type { Amounts } from '../calls/amount.ts';
import { type Asked, say } from '../calls/call.ts';
import { pointedAt } from '../calls/focus.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Mention } from '../calls/mentions.ts';
import { plainText } from '../calls/plain-text.ts';
import type { Reading } from '../reading.ts';
import { localTime, type Zone } from '../time-zone.ts';
import { behindStatement } from './behind-statement.ts';
import { OF_ONE, THE_PLAY } from './of-one.ts';
import { isChatter, isPlainWord } from './plain-words.ts';
import { type ReadParts, readParts } from './read-parts.ts';
import { asksAnew, goesOn, isWithout, refines } from './says-of-list.ts';
import { isStanding, standingWish, withStanding } from './standing.ts';
import { ofRankedGames, toWish, type Wish } from './wish.ts';
import type { WishPart } from './wish-part.ts';
import { leaguesOf, wishReading } from './wish-reading.ts';
import { wishTimes } from './wish-times.ts';
import { isOfList, withinSpoken } from './within-spoken.ts';

export type WishQuestion = {
  text: string;
  tokens: readonly Token[];
  amounts: Amounts;
  mentions: readonly Mention[];
  names: PhraseIndex<Person>;
  reading: Reading;
  previous: Reading | null;
  slate: { events: readonly SlateEvent[] };
  nowMs: number;
  zone: Zone;
  odds: (decimal: number) => string;
  /** What its words want most likely. */
  likeliest: { act: Act; share: number };
};

/**
 * The search for bets that a question asks for, where every one of its words is part of that wish; what it leaves open is as it was
 * asked for before, where it goes on from there. Null: something else is asked, or a word is left that may mean anything.
 */
export function planWish(question: WishQuestion): Asked | null {
  const { previous, nowMs, zone } = question;
  const list = previous?.list === true ? previous : null;
  const wish = ofRankedGames(readWish(question, list), question.text);
  const { day } = localTime(nowMs, zone);
  const standing = standingIn(question, wish, day);
  if (standing && !asksBeside(wish)) return standing;
  // About what a parlay is to pay is met by its legs together, which are chosen for it.
  if (wish?.prices?.about === true && isParlay(wish) && !wish.prices.each) return null;
  if (!wish || !isOfBets(wish, list) || isOfPlace(question, wish) || isShownPlace(question, list)) return null;
  const { wanted, unwanted } = wish;
  const search = searchOf(question, wish, { list, day, memory: memoryOf(standing) ?? question.reading.memory });
  const isUntold = [...wanted.positions, ...unwanted.positions].some(({ length }) => length === 0);
  return isUntold && search?.kind === 'picks' ? { ...say(NO_POSITIONS), wish: search.reading } : search;
}

/** "A 3 legger near +250" is one too. */
const isParlay = ({ parlay, legs }: Wish): boolean => parlay !== null || legs !== undefined;

/** A search that goes on from the list that was shown, as far as the message says of which kind its bets are to be. Null: of none. */
export function ofKindWanted(question: WishQuestion, goesOnAs: 'more' | 'only'): Asked | null {
  if (question.mentions.length > 0) return null;
  const said = looseWish(question);
  const wish = said && { ...said, [goesOnAs]: true };
  return wish && saysKind(wish) ? searchFor(question, wish) : null;
}

/** What a message says of bets that are wanted, where it is known by other means that they are. Null: a word is left that may ask for something else. */
export function looseWish({ tokens, amounts, mentions, nowMs, zone, previous }: WishQuestion): Wish | null {
  if (mentions.some(isUnsure)) return null;
  const times = wishTimes(tokens, { nowMs, zone }, { throughMonday: false, before: previous?.window ?? null });
  const read = readParts({ tokens, amounts, mentions, times });
  return read.unread.every((word) => isPlainWord(word)) ? toWish(read) : null;
}

/** Whether it says which bets they are to be. */
export function saysKind({ wanted, prices, window, order }: Wish): boolean {
  const { leagues, markets, stats, sides, books } = wanted;
  const isNamed = leagues.length + markets.length + stats.length + sides.length + books.length > 0;
  return isNamed || prices !== null || window !== undefined || order !== undefined;
}

/** The search that a wish asks for, from what was shown on. */
export function searchFor(question: WishQuestion, wish: Wish): Asked | null {
  const { nowMs, zone, previous, reading } = question;
  const list = previous?.list === true ? previous : null;
  return searchOf(question, wish, { list, day: localTime(nowMs, zone).day, memory: reading.memory });
}

/** "Pick one for me" behind a game that was spoken of, and no list, is in it. */
function leansOnGame(wish: Wish, { previous, mentions, text }: WishQuestion, list: Reading | null): boolean {
  const isOpenWish = isOpen(wish) || (THE_PLAY.test(text) && isOpen({ ...wish, leans: true }));
  return isOpenWish && mentions.length === 0 && list === null && previous !== null;
}

/** Asks for bets and says not of whom: of what was spoken of. */
const isOpen = ({ leans, likes, wanted, window, parlay }: Wish): boolean =>
  (leans || likes) && wanted.leagues.length + wanted.mentions.length === 0 && window === undefined && parlay === null;

type Before = { list: Reading | null; day: number; memory: Reading['memory'] };

function searchOf(question: WishQuestion, wish: Wish, { list, day, memory }: Before): Asked | null {
  const isThatGame = isOfThatGame(wish, question, list);
  const game = isThatGame || leansOnGame(wish, question, list) ? gameOf(question) : null;
  if (isThatGame && !game) return question.previous === null ? say(WHICH_GAME) : null;
  const before = list && (!asksAnew(wish) || goesOn(wish) || isOpen(wish) || isOfList(wish)) ? list : null;
  const reading = readingOf(wish, question, { before, game, list, day, memory });
  const refines = before !== null && (reading.intent === 'parlay' || !namesBooks(wish));
  const { bankroll } = question.reading;
  const own = bankroll == null ? {} : { bankroll };
  return {
    kind: 'picks',
    reading: { ...reading, ...own, ...(memory && { memory }) },
    refines,
    ...(wish.plainly && { plainly: true }),
  };
}

/** What is left open is as the list before had it, or of what the chat is about. */
function readingOf(
  wish: Wish,
  question: WishQuestion,
  { before, game, list, day, memory }: Before & { before: Reading | null; game: SlateEvent | null },
): Reading {
  const found = wishReading(wish, { before: game ? null : before, game, day, shown: gamesLeft(wish, question, list) });
  if (before) return found;
  return withStanding({ ...found, ...(game ? {} : withinSpoken(wish, question, list)) }, memory);
}

/** The games of what was shown, where others than these are wanted. */
const gamesLeft = ({ others }: Wish, { slate }: WishQuestion, list: Reading | null): readonly SlateEvent[] =>
  others.league || others.game
    ? slate.events.filter(({ id }) => list?.focus?.some(({ eventId }) => eventId === id))
    : [];

const isOfThatGame = (wish: Wish, question: WishQuestion, list: Reading | null): boolean =>
  ((wish.thatGame && !isInList(question, list)) || pointsThere(wish, question, list)) &&
  wish.wanted.mentions.length === 0;

/** "Any longshots in there?" behind bets of several games is of all that was searched. */
const isInList = ({ text }: WishQuestion, list: Reading | null): boolean =>
  list !== null &&
  new Set(list.focus?.map(({ eventId }) => eventId)).size !== 1 &&
  IN_THERE.test(text) &&
  !A_GAME.test(text);
const IN_THERE = /\bin (there|it)\b/i;
const A_GAME = /\b(that|this|same|the) (one|game|match|matchup|fight)\b/i;

/** "Best bet there" behind the prices of one game. */
function pointsThere({ wanted, window }: Wish, { tokens, previous }: WishQuestion, list: Reading | null): boolean {
  const games = new Set((previous?.focus ?? []).map(({ eventId }) => eventId));
  const isOpenElse = list === null && previous?.ticket !== true && wanted.leagues.length === 0 && window === undefined;
  const isThere = ({ text }: Token, at: number) =>
    (text === 'there' || (text === 'here' && at === tokens.length - 1)) &&
    !/^(is|are|r|if|not|hey|hi|be|out|over)$/.test(tokens[at - 1]?.text ?? '');
  return isOpenElse && games.size === 1 && tokens.some(isThere);
}

const WHICH_GAME = 'Which game do you mean? Name a team and I will go through its bets. Nothing was charged.';
const NO_POSITIONS =
  'Players’ positions, countries and ages are not stored, so I searched for nothing and nothing was charged. Name a stat, such as "receptions" or "assists", or leave players out by name.';

/** "The 2nd best one" of three that were shown stands there already. */
function isShownPlace({ text }: WishQuestion, list: Reading | null): boolean {
  const place = /\b(?:(2nd|second)|3rd|third) best\b/i.exec(text);
  return place !== null && (list?.focus ?? []).length >= (place[1] === undefined ? 3 : 2);
}

/** "I never bet props. Best NBA bets?" is both: the rule is kept, and the bets are searched by it. */
const asksBeside = (wish: Wish | null): boolean => wish !== null && asksAnew(wish);

const memoryOf = (asked: Asked | null): Reading['memory'] => (asked?.kind === 'say' ? asked.spoken?.memory : undefined);

/** "The second one at DK" is about that one. */
const isOfPlace = ({ tokens, text }: WishQuestion, { asks, more }: Wish): boolean =>
  !asks && (!more || HASH.test(text)) && pointedAt(tokens, text) !== null;

const HASH = /#\s?\d/;

const namesBooks = ({ wanted, anyBook }: Wish): boolean => wanted.books.length > 0 || anyBook;

function standingIn(
  { tokens, reading: { memory }, previous, odds }: WishQuestion,
  wish: Wish | null,
  day: number,
): Asked | null {
  const leagues = wish ? leaguesOf(wish.unwanted.leagues, day) : [];
  // A limit where nothing is shown that it could narrow is for what comes.
  const isAhead = isNothingSpokenOf(previous) && wish !== null && isOnlyLimit(wish);
  return standingWish({ plain: plainText(tokens), wish, memory, before: previous?.memory, leagues, odds, isAhead });
}

/** Every word of it by its part; of what its writer says of himself in front only what limits the wish. */
function partsOf(
  { tokens, amounts, mentions, text, nowMs, zone }: WishQuestion,
  list: Reading | null,
): { parts: ReadParts; said: Wish } {
  const throughMonday = /\bnfl\b/i.test(text);
  const times = wishTimes(tokens, { nowMs, zone }, { throughMonday, before: list?.window ?? null });
  const words = { tokens, amounts, mentions, times };
  const whole = readParts(words);
  const isOpen = list === null && whole.unread.length > 0;
  const stated = isOpen ? behindStatement(tokens, (span) => readParts(words, span)) : null;
  const parts = stated ?? whole;
  return { parts, said: { ...toWish(parts), ...(stated && { plainly: true }) } };
}

/** Null: not every word is part of a wish for bets. */
function readWish(question: WishQuestion, list: Reading | null): Wish | null {
  const { tokens, mentions, text, likeliest, reading } = question;
  if (OF_ONE.test(text)) return null;
  const { parts, said } = partsOf(question, list);
  const isPaid = said.parlay !== null && saysLegs(said);
  const own = mentions.length === 0 ? reading : { ...reading, saidStakeCents: undefined };
  const untold = parts.unread.filter((one) => !(isPaid && PAYS.test(one)) && !isOwnStake(one, text, own));
  const read = { ...parts, unread: untold };
  // Who is left out is left out whichever of his namesakes was meant.
  if (mentions.some((one) => isUnsure(one) && !(one.persons.length > 0 && said.unwanted.mentions.includes(one))))
    return null;
  if (list === null && isEitherOr(tokens, said.wanted.mentions)) return null;
  // "Magic Cavs, who u like": they are set against each other.
  if (mentions.length > 0 && parts.parts.some(({ part }) => part.kind === 'leans' && part.plainly)) return null;
  if (list !== null && isNarrowed(read)) return said;
  if (read.unread.length > 0 && !FOR_BETS.has(likeliest.act) && !isStanding(plainText(tokens))) return null;
  const isAsked = list !== null || read.parts.some(({ part }) => ASKS.has(part.kind));
  const isRule = isStanding(plainText(tokens));
  const isTalk = (word: string) => ((isAsked || isRule) && isChatter(word)) || (isRule && OF_RULES.test(word));
  return read.unread.every(isTalk) ? said : null;
}

/** "2500 roll, quarter kelly": what its writer stakes by is no part of the bets that are wanted. */
const isOwnStake = (
  word: string,
  text: string,
  { bankroll, saidStakeCents }: { bankroll?: number | null; saidStakeCents?: number | undefined },
): boolean =>
  (bankroll != null && (Number(word) === bankroll || /^(my|roll|bankroll|br|bucks|dollars)$/.test(word))) ||
  (saidStakeCents !== undefined && (Number(word) * 100 === saidStakeCents || /^(bucks|dollars)$/.test(word))) ||
  (/\bkelly\b/i.test(text) && /^(kelly|quarter|qtr|half|full|1\/4|1\/2)$/.test(word));

/** "An acca of favourites, what odds": what a parlay of such legs pays is told with it. */
const saysLegs = ({ wanted, legs }: Wish): boolean => legs !== undefined || wanted.sides.length > 0;
const PAYS = /^(odds|price|prices|pay|pays|paying|payout|returns?)$/;

/** Says with what the search that was shown is to go on, and nothing else but how one speaks. */
function isNarrowed({ parts, unread }: ReadParts): boolean {
  const says = (kinds: ReadonlySet<WishPart['kind']>) => parts.some(({ part }) => kinds.has(part.kind));
  return (says(RESTRICTS) && unread.every(isPlainWord)) || (says(NARROWS) && unread.every(isChatter));
}
const RESTRICTS: ReadonlySet<WishPart['kind']> = new Set<WishPart['kind']>(['not', 'only', 'nah']);
const NARROWS: ReadonlySet<WishPart['kind']> = new Set<WishPart['kind']>([
  'any_book',
  'any_market',
  'again',
  'more',
  'single',
]);

/** "Just soccer and tennis, same odds range" behind a list: it goes on, before any of it is taken for a question of its own. */
export function narrowsList(question: WishQuestion): Asked | null {
  const { previous } = question;
  // What goes out of a parlay is a leg of it.
  const list = previous?.list === true && previous.ticket !== true ? previous : null;
  const wish = list && readWish(question, list);
  const isNarrower = wish && (wish.only || isWithout(wish) || wish.anyBook || wish.anyMarket);
  // "The fav side, same books" are such bets, and not the other side of one that was shown.
  return isNarrower || (wish?.again && wish.wanted.sides.length > 0) ? planWish(question) : null;
}

const isNothingSpokenOf = (previous: Reading | null): boolean =>
  (previous?.focus ?? []).length + (previous?.looked ?? []).length === 0;

const isOnlyLimit = (wish: Wish): boolean => {
  const { leagues, mentions, markets, sides } = wish.wanted;
  return (
    !(wish.far || asksAnew(wish)) &&
    wish.window === undefined &&
    leagues.length + mentions.length + markets.length + sides.length === 0
  );
};

/** "Chiefs or Bills, pick one": those two are set against each other. */
const isEitherOr = (tokens: readonly Token[], mentions: readonly Mention[]): boolean =>
  mentions.some(({ to }) => tokens[to]?.text === 'or' && mentions.some(({ from }) => from === to + 1));

const OF_RULES = /^(either|ever|never|always|remember|anymore|going|forward|general|rule)$/;

/** Beside these, words that narrow nothing are talk. */
const ASKS: ReadonlySet<WishPart['kind']> = new Set<WishPart['kind']>(['asks', 'parlay', 'legs', 'leans', 'likes']);

/** Bets that were shown are joined as they stand, and told of as they were told. */
const isOfBets = (wish: Wish, list: Reading | null): boolean =>
  !(wish.those && (isParlay(wish) || (!wish.asks && !(list === null && wish.count !== undefined)))) &&
  !namesLegs(wish) &&
  (asksAnew(wish) || (list !== null && (refines(wish) || isOnlyGame(wish))));

/** "In that Jets game I mean, not the whole board". */
const isOnlyGame = ({ only, wanted: { mentions } }: Wish): boolean =>
  only && mentions.length > 0 && mentions.every(({ kind }) => kind === 'side');

/** "Parlay the Bills and the Celtics": sides of several games are its legs, and not whose games are searched. */
const namesLegs = ({ parlay, wanted }: Wish): boolean =>
  parlay !== null &&
  !parlay.sameGame &&
  new Set(wanted.mentions.map(({ persons: [person] }) => person?.event.id)).size > 1;

/** Whom several on the slate go by, or nobody does, is asked about before anything is searched. */
const isUnsure = ({ persons, names }: Mention): boolean => persons.length === 0 || names.length > 1;

/** The game of the bet that was spoken of, or the one that was looked at. */
function gameOf({ tokens, text, previous, slate, nowMs }: WishQuestion): SlateEvent | null {
  const focus = previous?.focus?.[(pointedAt(tokens, text) ?? 1) - 1];
  const spoken = gameAhead(focus, { events: slate.events, nowMs });
  if (spoken) return spoken;
  const ids = new Set((previous?.looked ?? []).map(({ input }) => ('eventId' in input ? input.eventId : null)));
  const [id] = ids;
  return (ids.size === 1 && slate.events.find((event) => event.id === id && event.startsAt.getTime() > nowMs)) || null;
}
