import { OVER_AFTER_MS } from '#research/slate/build-slate.ts';
import type { FeedPrice } from '#research/slate/price.ts';
import type { EventInfo, StoredSlate } from '#research/slate/stored-slate.ts';
import type { BookSet, FeedBatch, FeedEvent } from '../../providers/odds-feed/odds-feed.port.ts';
import { mergePrices } from './merge-prices.ts';
import { type BucketTimes, bucketOf, timesInBuckets } from './quote-times.ts';

export type EventPrice = { eventId: string; price: FeedPrice };

export type PriceChanges = {
  events: EventInfo[];
  /** Not yet begun and offered no more. */
  removedEventIds: string[];
  /** New, or at another price. */
  moved: EventPrice[];
  /** At the same price, and taken at another address: no news. */
  relinked: EventPrice[];
  /** Offered no more. */
  withdrawn: EventPrice[];
  /** Buckets in which some quote has a new time, or came, or went, each with the times of all its events. */
  requoted: BucketTimes[];
  /** Games that are over: their prices are deleted, and that is no news. */
  prunedEventIds: string[];
  books: { key: string; title: string }[];
};

type Next = { events: Map<string, EventInfo>; prices: Map<string, readonly FeedPrice[]> };
type Covered = { markets: 'all' | ReadonlySet<string>; books: BookSet };
type Diff = { changes: PriceChanges; next: Next; requoted: Set<number>; covered: Covered; now: Date };

const ALL_BOOKS: BookSet = { allBut: new Set() };

/** So many listed prices are compared for the first part: little, since nothing is written meanwhile. */
const FIRST_PART_PRICES = 10_000;
/** Each further part is so much larger than the one before: to compare prices takes a fraction of writing the moved ones. */
const PART_GROWTH = 4;

/**
 * What a batch changes, in parts, so that the one can be written while the next is looked for, and at the end the slate
 * after all of them. All about an event is in one part; the times come last. Events of sports that the batch could not
 * list stay as they are; so do prices at books that it was not asked for.
 */
export function* diffPrices(stored: StoredSlate, batch: FeedBatch, now: Date): Generator<PriceChanges, StoredSlate> {
  const next = { events: new Map(stored.events), prices: new Map(stored.prices) };
  const covered: Covered = {
    markets: batch.completeMarkets === 'all' ? 'all' : new Set(batch.completeMarkets),
    books: batch.completeBooks ?? ALL_BOOKS,
  };
  const diff: Diff = { changes: noChanges(), next, requoted: new Set(), covered, now };
  diff.changes.books = batch.books.filter(({ key, title }) => stored.bookTitles.get(key) !== title);
  const listed = new Map(batch.events.map((event) => [event.id, event]));
  const complete = new Set(batch.completeSports);
  let compared = 0;
  let size = FIRST_PART_PRICES;
  for (const event of listed.values()) {
    if (compared >= size) {
      yield diff.changes;
      diff.changes = noChanges();
      compared = 0;
      size *= PART_GROWTH;
    }
    noteListed(diff, event);
    compared += event.prices.length;
  }
  for (const event of stored.events.values()) {
    if (!listed.has(event.id)) noteUnlisted(diff, event, complete.has(event.sportKey));
  }
  yield diff.changes;
  yield { ...noChanges(), requoted: timesInBuckets(next.prices, diff.requoted) };
  const bookTitles = new Map([...stored.bookTitles, ...batch.books.map(({ key, title }) => [key, title] as const)]);
  return { ...stored, ...next, bookTitles };
}

const noChanges = (): PriceChanges => ({
  events: [],
  removedEventIds: [],
  moved: [],
  relinked: [],
  withdrawn: [],
  requoted: [],
  prunedEventIds: [],
  books: [],
});

function noteListed(diff: Diff, { prices, ...event }: FeedEvent): void {
  const { changes, next, covered, now } = diff;
  // Which games there are is said by the answer that covers every book: one that only some quote is nowhere to bet.
  if ('only' in covered.books && !next.events.has(event.id)) return;
  if (!isSameEvent(next.events.get(event.id), event)) changes.events.push(event);
  next.events.set(event.id, event);
  const { others, own: before } = splitByBook(next.prices.get(event.id) ?? [], covered.books);
  if (isOver(event, now)) {
    prune(diff, event.id);
    return;
  }
  const hasBegun = event.startsAt <= now;
  // A start that moved to earlier turns quotes into in-play ones. Until then a begun game's last prices were not
  // withdrawn: betting on them ended, and what stands is the close.
  const keeps = (price: FeedPrice): boolean => isPreGame(price, event) && (hasBegun || !isCovered(price, covered));
  const merged = mergePrices(before, preGameOnly(prices, event), keeps);
  for (const price of merged.moved) changes.moved.push({ eventId: event.id, price });
  for (const price of merged.relinked) changes.relinked.push({ eventId: event.id, price });
  for (const price of merged.withdrawn) changes.withdrawn.push({ eventId: event.id, price });
  if (merged.hasNewTimes) diff.requoted.add(bucketOf(event.id));
  next.prices.set(event.id, others.length > 0 ? [...others, ...merged.prices] : merged.prices);
}

const isCovered = ({ market, bookKey }: FeedPrice, { markets, books }: Covered): boolean =>
  (markets === 'all' || markets.has(market)) && ('only' in books || !books.allBut.has(bookKey));

/** An answer for a few books is compared with their prices alone, and theirs stay behind those of the others. */
function splitByBook(prices: readonly FeedPrice[], books: BookSet): { others: FeedPrice[]; own: readonly FeedPrice[] } {
  if (!('only' in books)) return { others: [], own: prices };
  const own = prices.filter(({ bookKey }) => books.only.has(bookKey));
  return { others: own.length === prices.length ? [] : prices.filter(({ bookKey }) => !books.only.has(bookKey)), own };
}

function noteUnlisted(diff: Diff, event: EventInfo, isSportComplete: boolean): void {
  const { changes, next, covered, now } = diff;
  if (isOver(event, now)) {
    prune(diff, event.id);
    next.events.delete(event.id);
  } else if ('only' in covered.books) {
    if (isSportComplete && event.startsAt > now) noteListed(diff, { ...event, prices: [] });
  } else if (isSportComplete && event.startsAt > now) {
    for (const price of next.prices.get(event.id) ?? []) changes.withdrawn.push({ eventId: event.id, price });
    changes.removedEventIds.push(event.id);
    if (next.prices.delete(event.id)) diff.requoted.add(bucketOf(event.id));
    next.events.delete(event.id);
  }
}

function prune({ changes, next, requoted }: Diff, eventId: string): void {
  if (!next.prices.delete(eventId)) return;
  changes.prunedEventIds.push(eventId);
  requoted.add(bucketOf(eventId));
}

const isOver = (event: EventInfo, now: Date): boolean => event.startsAt.getTime() <= now.getTime() - OVER_AFTER_MS;

const isPreGame = (price: FeedPrice, event: EventInfo): boolean => price.quotedAt.getTime() < event.startsAt.getTime();

/** Mostly all of them: then no list is made, and one time that many prices share is looked at once. */
function preGameOnly(prices: readonly FeedPrice[], event: EventInfo): readonly FeedPrice[] {
  let last: Date | undefined;
  for (const price of prices) {
    if (price.quotedAt === last) continue;
    if (!isPreGame(price, event)) return prices.filter((other) => isPreGame(other, event));
    last = price.quotedAt;
  }
  return prices;
}

const isSameEvent = (a: EventInfo | undefined, b: EventInfo): boolean =>
  a !== undefined &&
  a.sportKey === b.sportKey &&
  a.sportTitle === b.sportTitle &&
  a.home === b.home &&
  a.away === b.away &&
  a.startsAt.getTime() === b.startsAt.getTime();

export const hasPriceChanges = (changes: PriceChanges): boolean =>
  Object.values(changes).some((rows) => rows.length > 0);
