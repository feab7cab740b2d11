import type { QuoteTimes } from '../../db/schema/slate.ts';
import type { FeedPrice } from '../../providers/odds-feed/odds-feed.port.ts';

type ByPlayer = Map<string, number>;
type ByMarket = Map<string, ByPlayer>;

/**
 * When each book was last seen to quote an event, as its compact row holds it. A provider gives one time per book and
 * market, and mostly the same one for all of a book's markets. Of two times for one book, market and player, the older counts.
 */
export function quoteTimesOf(prices: readonly FeedPrice[]): QuoteTimes {
  const books = new Map<string, ByMarket>();
  let last: FeedPrice | undefined;
  for (const price of prices) {
    if (last === undefined || !isSameQuote(last, price)) noteTime(books, price);
    last = price;
  }
  return Object.fromEntries([...books].map(([book, markets]) => [book, compactBook(markets)]));
}

const isSameQuote = (a: FeedPrice, b: FeedPrice): boolean =>
  a.quotedAt.getTime() === b.quotedAt.getTime() &&
  a.market === b.market &&
  a.bookKey === b.bookKey &&
  a.player === b.player;

function noteTime(books: Map<string, ByMarket>, { bookKey, market, player, quotedAt }: FeedPrice): void {
  const markets = books.get(bookKey) ?? new Map<string, ByPlayer>();
  const players = markets.get(market) ?? new Map<string, number>();
  books.set(bookKey, markets.set(market, players));
  players.set(player, Math.min(quotedAt.getTime(), players.get(player) ?? Number.POSITIVE_INFINITY));
}

function compactBook(markets: ByMarket): QuoteTimes[string] {
  const times = [...markets].map(([market, players]) => [market, compact([...players])] as const);
  const [first] = times;
  const isOne = first !== undefined && typeof first[1] === 'number' && times.every(([, time]) => time === first[1]);
  return isOne ? (first[1] as number) : Object.fromEntries(times);
}

function compact(players: readonly (readonly [string, number])[]): number | Record<string, number> {
  const [first] = players;
  const isOne = first !== undefined && players.every(([, time]) => time === first[1]);
  return isOne ? first[1] : Object.fromEntries(players);
}

/** The time of one quote, as it was given. */
export function quoteTimeMs(times: QuoteTimes, quote: { bookKey: string; market: string; player: string }): number {
  const book = times[quote.bookKey];
  const market = typeof book === 'object' ? book[quote.market] : book;
  const time = typeof market === 'object' ? market[quote.player] : market;
  if (time === undefined) throw new Error(`No time of a quote is stored for ${quote.bookKey} and ${quote.market}.`);
  return time;
}
