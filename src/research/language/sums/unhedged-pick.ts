import type { Tagged } from '../calls/tagged.ts';
import { type FreeBet, type Pair, pairsAhead } from './free-bet-pairs.ts';
import { NO_HEDGE } from './free-bet-told.ts';

const WANTS =
  /\b(give|gimme|show|find|pick|want|need|just|which|what|whats|best|one|any|some)\b.*\b(long ?shot|dog|underdog|bet|pick|one|game|play|moneyline|ml|fight)\b/;
const LONG = /\b(long ?shots?|dogs?|underdogs?)\b/;
const LONGEST = 8;
const EVEN = 2;

/**
 * "I don't want to hedge, just give me one NFL longshot for it" behind a free bet: of that league, at its book, where most of the free bet
 * is kept by its fair price. Null: none is asked for.
 */
export function unhedgedPick({ price }: FreeBet, read: Tagged): Pair | null {
  const { plain, reading, previous, mentions } = read;
  const isAsked = NO_HEDGE.test(plain) && WANTS.test(plain.replace(NO_HEDGE, ' ')) && mentions.length === 0;
  if (!isAsked || (reading.leagues.length === 0 && !LONG.test(plain))) return null;
  const [focus] = previous?.focus ?? [];
  const books = read.books.length > 0 || !focus?.book ? read.books : [focus.book];
  const all = pairsAhead(read, { books, least: EVEN, most: LONGEST });
  const others = all.filter(({ event, own }) => event.id !== focus?.eventId || own.price !== price);
  return (reading.leagues.length > 0 ? all : others)[0] ?? null;
}
