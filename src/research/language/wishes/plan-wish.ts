import type { PhraseIndex } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Person, SlateEvent } from '../../slate/slate.ts';
import type { Amounts } from '../calls/amount.ts';
import type { Asked } from '../calls/call.ts';
import { pointedAt } from '../calls/focus.ts';
import type { Mention } from '../calls/mentions.ts';
import type { Reading } from '../reading.ts';
import { localTime, type Zone } from '../time-zone.ts';
import { OF_ONE } from './of-one.ts';
import { readParts } from './read-parts.ts';
import { toWish, type Wish } from './wish.ts';
import { wishReading } from './wish-reading.ts';
import { wishTimes } from './wish-times.ts';

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
};

/**
 * The search for bets that a question asks for, where every one of its words is part of that wish; what it leaves open is as it was
 * asked for before, where it goes on from there. Null: something else is asked, or a word is left that may mean anything.
 */
export function planWish(question: WishQuestion): Asked | null {
  const { previous, nowMs, zone } = question;
  const list = previous?.list === true ? previous : null;
  const wish = readWish(question, list);
  if (!wish || !isOfBets(wish, list)) return null;
  const game = wish.thatGame ? gameOf(question) : null;
  if (wish.thatGame && !game) return null;
  const before = list && (!asksAnew(wish) || goesOn(wish)) ? list : null;
  const { day } = localTime(nowMs, zone);
  const reading = wishReading(wish, { before: game ? null : before, game, day });
  const { memory } = question.reading;
  return {
    kind: 'picks',
    reading: { ...reading, ...(memory && { memory }) },
    refines: before !== null && (reading.intent === 'parlay' || (wish.wanted.books.length === 0 && !wish.anyBook)),
  };
}

/** Null: not every word is part of a wish for bets. */
function readWish({ tokens, amounts, mentions, text, nowMs, zone }: WishQuestion, list: Reading | null): Wish | null {
  if (mentions.some(isUnsure) || OF_ONE.test(text)) return null;
  const throughMonday = /\bnfl\b/i.test(text);
  const times = wishTimes(tokens, { nowMs, zone }, { throughMonday, before: list?.window ?? null });
  const read = readParts({ tokens, amounts, mentions, times });
  return read.unread.length > 0 ? null : toWish(read);
}

/** Bets that were shown are joined as they stand, and told of as they were told. */
const isOfBets = (wish: Wish, list: Reading | null): boolean =>
  !(wish.those && (wish.parlay !== null || !wish.asks)) &&
  !namesLegs(wish) &&
  (asksAnew(wish) || (list !== null && refines(wish)));

/** "Parlay the Bills and the Celtics": sides of several games are its legs, and not whose games are searched. */
const namesLegs = ({ parlay, wanted }: Wish): boolean =>
  parlay !== null &&
  !parlay.sameGame &&
  new Set(wanted.mentions.map(({ persons: [person] }) => person?.event.id)).size > 1;

/** Whom several on the slate go by, or nobody does, is asked about before anything is searched. */
const isUnsure = ({ persons, names }: Mention): boolean => persons.length === 0 || names.length > 1;

/** "Best NBA bets tonight": it stands for itself. */
const asksAnew = ({ asks, parlay, legs, order, wanted, many, window, prices, count }: Wish): boolean => {
  const hasKind = many || wanted.markets.length > 0;
  const isNarrow = window !== undefined || prices !== null || count !== undefined || wanted.leagues.length > 0;
  // "Dogs tonight", "3 unders": sides in the plural are bets; markets in the plural may be a board.
  const isOfSide = many && wanted.sides.length > 0 && isNarrow;
  return asks || parlay !== null || legs !== undefined || (order !== undefined && hasKind) || isOfSide;
};

/** "At least 4 stars", "only dogs", "no tennis", "at FanDuel too": a part of the list before is another. */
function refines({
  minConfidence,
  prices,
  order,
  window,
  wanted,
  unwanted,
  more,
  also,
  anyBook,
  count,
  singles,
  many,
  only,
}: Wish): boolean {
  const isNarrower =
    minConfidence !== undefined ||
    prices !== null ||
    order !== undefined ||
    window !== undefined ||
    count !== undefined ||
    more ||
    anyBook ||
    singles ||
    many;
  const hasLeagues = wanted.leagues.length + unwanted.leagues.length > 0;
  const isWithout = unwanted.markets.length + unwanted.sides.length + unwanted.mentions.length > 0;
  // A name without a word of bets is about one bet.
  if (wanted.mentions.length > 0 && !only && !also && !more) return false;
  const isOnlyKind = only && wanted.markets.length + wanted.stats.length + wanted.sides.length > 0;
  return isNarrower || hasLeagues || isWithout || isOnlyKind || wanted.books.length > 0;
}

/** A whole wish goes on from the list before where it says so, or says nothing of whose bets it wants. */
const goesOn = ({ more, those, also, only, wanted, window, parlay, thatGame }: Wish): boolean =>
  more ||
  those ||
  also ||
  thatGame ||
  (only && wanted.leagues.length + wanted.mentions.length === 0 && window === undefined && parlay === null);

/** The game of the bet that was spoken of. */
function gameOf({ tokens, text, previous, slate, nowMs }: WishQuestion): SlateEvent | null {
  const focus = previous?.focus?.[(pointedAt(tokens, text) ?? 1) - 1];
  return slate.events.find(({ id, startsAt }) => id === focus?.eventId && startsAt.getTime() > nowMs) ?? null;
}
