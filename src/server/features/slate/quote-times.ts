import type { FeedPrice } from '#research/slate/price.ts';

/** Milliseconds since 1970 by book; where these differ within a book by market, and then by player. */
export type QuoteTimes = Record<string, number | Record<string, number | Record<string, number>>>;

/** The times of several events, as one compact row holds them. */
export type EventTimes = Record<string, QuoteTimes>;

/** One such row, as JSON. */
export type BucketTimes = { bucket: number; json: string };

/** A fixed number of rows: every refresh moves all times, and a row costs more than what is in it. */
const BUCKETS = 64;

/**
 * Which of the rows holds an event's times: always the same one, so that the whole row can be written from what is in memory.
 * The migration that made the rows counts the same way.
 */
export function bucketOf(eventId: string): number {
  let sum = 0;
  let place = 0;
  for (const character of eventId) {
    place += 1;
    sum += place * (character.codePointAt(0) ?? 0);
  }
  return sum % BUCKETS;
}

/** All times in these buckets. */
export function timesInBuckets(
  prices: ReadonlyMap<string, readonly FeedPrice[]>,
  buckets: ReadonlySet<number>,
): BucketTimes[] {
  const timesOf = new Map([...buckets].map((bucket) => [bucket, [] as [string, QuoteTimes][]]));
  for (const [eventId, ofEvent] of prices) {
    if (ofEvent.length > 0) timesOf.get(bucketOf(eventId))?.push([eventId, quoteTimesOf(ofEvent)]);
  }
  return [...timesOf].map(([bucket, times]) => ({ bucket, json: JSON.stringify(Object.fromEntries(times)) }));
}

/**
 * When each book was last seen to quote an event. A provider gives one time per book and market, and mostly the same one
 * for all of a book's markets. Of two times for one book, market and player, the older counts.
 */
export function quoteTimesOf(prices: readonly FeedPrice[]): QuoteTimes {
  const { timeOf, mixed } = timesByBook(prices);
  const times: [string, QuoteTimes[string]][] = [...timeOf];
  for (const book of mixed)
    times.push([book, byPart(pricesOf(prices, book), 'market', (own) => byPart(own, 'player', oldest))]);
  return Object.fromEntries(times);
}

/** The books with one time for all that they quote, and the others. */
function timesByBook(prices: readonly FeedPrice[]): { timeOf: Map<string, number>; mixed: Set<string> } {
  const timeOf = new Map<string, number>();
  const mixed = new Set<string>();
  let last: FeedPrice | undefined;
  for (const price of prices) {
    if (last !== undefined && price.quotedAt === last.quotedAt && price.bookKey === last.bookKey) continue;
    last = price;
    const timeMs = price.quotedAt.getTime();
    if ((timeOf.get(price.bookKey) ?? timeMs) !== timeMs) mixed.add(price.bookKey);
    timeOf.set(price.bookKey, timeMs);
  }
  for (const book of mixed) timeOf.delete(book);
  return { timeOf, mixed };
}

const pricesOf = (prices: readonly FeedPrice[], book: string): FeedPrice[] =>
  prices.filter(({ bookKey }) => bookKey === book);

const oldest = (prices: readonly FeedPrice[]): number =>
  prices.reduce((oldestMs, { quotedAt }) => Math.min(oldestMs, quotedAt.getTime()), Number.POSITIVE_INFINITY);

/** One time where all parts have the same, else each part's own. */
function byPart<Time>(
  prices: readonly FeedPrice[],
  part: 'market' | 'player',
  timeOf: (prices: readonly FeedPrice[]) => Time,
): Time | Record<string, Time> {
  const parts = new Map<string, FeedPrice[]>();
  for (const price of prices) {
    const own = parts.get(price[part]);
    if (own) own.push(price);
    else parts.set(price[part], [price]);
  }
  const times = [...parts].map(([name, own]) => [name, timeOf(own)] as const);
  const [first] = times;
  const isOne = first !== undefined && typeof first[1] === 'number' && times.every(([, time]) => time === first[1]);
  return isOne ? first[1] : Object.fromEntries(times);
}

/** The time of one quote, as it was given. */
export function quoteTimeMs(times: QuoteTimes, quote: { bookKey: string; market: string; player: string }): number {
  const book = times[quote.bookKey];
  const market = typeof book === 'object' ? book[quote.market] : book;
  const time = typeof market === 'object' ? market[quote.player] : market;
  if (time === undefined) throw new Error(`No time of a quote is stored for ${quote.bookKey} and ${quote.market}.`);
  return time;
}
