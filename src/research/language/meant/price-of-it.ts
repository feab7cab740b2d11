import { plainText } from '../calls/plain-text.ts';
import type { Known } from '../correct/named-parts.ts';
import type { Reading } from '../reading.ts';
import type { PricesAsked } from '../shown/prices-asked.ts';
import type { EntityText } from './entities.ts';
import { spokenOf } from './spoken-of.ts';

const OPENS = '(?:(?:so|and|ok|but|well|then|yo) )*';
const NOW = '(?: (?:rn|now|right now|currently|today|tonight|at the moment|atm))?';
const PRICE = '(?:at|priced at|going for|paying|sitting at|listed at|sitting)';
/** What stands there beside the names of books. */
const ASKS = new RegExp(
  `^${OPENS}(?:(?:whats|what is|what s|wheres|where is|hows) (?:it|that|he|she|this)|what are they|what(?:s| is) the (?:price|number|line|odds)(?: on (?:it|that|them))?) ?${PRICE}?${NOW}(?: (?:at|on|over at|in|for))?${NOW}$`,
);

/** "Whats it at on FanDuel rn" behind a sum or talk of one bet: its price there. Null: no book is named, or it is known of no bet. */
export function priceOfIt(
  { tokens, entities }: EntityText,
  previous: Reading | null,
  known: Known,
): PricesAsked | null {
  const books = entities.filter(({ kind }) => kind === 'book');
  if (previous === null || previous.ticket === true || previous.list === true || books.length === 0) return null;
  const isOnlyBooks = entities.every(({ kind }) => kind === 'book' || kind === 'time');
  const words = tokens.filter((_, at) => !books.some(({ from, to }) => at >= from && at < to));
  if (!isOnlyBooks || !ASKS.test(plainText(words).trim())) return null;
  const bet = spokenOf(previous, known)?.bet;
  return bet ? { bets: [bet], books: books.map(({ means, text }) => means || text) } : null;
}
