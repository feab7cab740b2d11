import type { FeedBatch, FeedEvent, FeedPrice } from '../../providers/odds-feed/odds-feed.port.ts';
import { mergePrices } from './merge-prices.ts';
import { type BucketTimes, bucketOf, timesInBuckets } from './quote-times.ts';
import type { StoredEvent, StoredSlate } from './stored-slate.ts';

/** After this long past its start a game is over for every sport: what is still stored of its prices goes. */
export const OVER_AFTER_MS = 6 * 3_600_000;

export type EventPrice = { eventId: string; price: FeedPrice };

export type PriceChanges = {
  events: StoredEvent[];
  /** Not yet begun and offered no more. */
  removedEventIds: string[];
  /** New, or at another price. */
  moved: EventPrice[];
  /** Offered no more. */
  withdrawn: EventPrice[];
  /** Buckets in which some quote has a new time, or came, or went, each with the times of all its events. */
  requoted: BucketTimes[];
  /** Games that are over: their prices are deleted, and that is no news. */
  prunedEventIds: string[];
  books: { key: string; title: string }[];
};

type Next = { events: Map<string, StoredEvent>; prices: Map<string, readonly FeedPrice[]> };
type Diff = { changes: PriceChanges; next: Next; requoted: Set<number>; now: Date };

/** So many listed prices are compared for the first part: little, since nothing is written meanwhile. */
const FIRST_PART_PRICES = 10_000;
/** Each further part is so much larger than the one before: to compare prices takes a fraction of writing the moved ones. */
const PART_GROWTH = 4;

/**
 * What a batch changes, in parts, so that the one can be written while the next is looked for, and at the end the slate
 * after all of them. All about an event is in one part; the times come last. Events of sports that the batch could not
 * list stay as they are.
 */
export function* diffPrices(stored: StoredSlate, batch: FeedBatch, now: Date): Generator<PriceChanges, StoredSlate> {
  const next = { events: new Map(stored.events), prices: new Map(stored.prices) };
  const diff: Diff = { changes: noChanges(), next, requoted: new Set(), now };
  diff.changes.books = batch.books.filter(({ key, title }) => stored.bookTitles.get(key) !== title);
  const listed = new Map(batch.events.map((event) => [event.id, event]));
  const complete = new Set(batch.completeSports);
  const covered = batch.completeMarkets === 'all' ? 'all' : new Set(batch.completeMarkets);
  let compared = 0;
  let size = FIRST_PART_PRICES;
  for (const event of listed.values()) {
    if (compared >= size) {
      yield diff.changes;
      diff.changes = noChanges();
      compared = 0;
      size *= PART_GROWTH;
    }
    noteListed(diff, event, covered);
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
  withdrawn: [],
  requoted: [],
  prunedEventIds: [],
  books: [],
});

function noteListed(diff: Diff, { prices, ...event }: FeedEvent, covered: 'all' | ReadonlySet<string>): void {
  const { changes, next, now } = diff;
  if (!isSameEvent(next.events.get(event.id), event)) changes.events.push(event);
  next.events.set(event.id, event);
  const before = next.prices.get(event.id) ?? [];
  if (isOver(event, now)) {
    prune(diff, event.id);
    return;
  }
  const hasBegun = event.startsAt <= now;
  // A start that moved to earlier turns quotes into in-play ones. Until then a begun game's last prices were not
  // withdrawn: betting on them ended, and what stands is the close.
  const keeps = (price: FeedPrice): boolean =>
    isPreGame(price, event) && (hasBegun || (covered !== 'all' && !covered.has(price.market)));
  const merged = mergePrices(before, preGameOnly(prices, event), keeps);
  for (const price of merged.moved) changes.moved.push({ eventId: event.id, price });
  for (const price of merged.withdrawn) changes.withdrawn.push({ eventId: event.id, price });
  if (merged.hasNewTimes) diff.requoted.add(bucketOf(event.id));
  next.prices.set(event.id, merged.prices);
}

function noteUnlisted(diff: Diff, event: StoredEvent, isSportComplete: boolean): void {
  const { changes, next, now } = diff;
  if (isOver(event, now)) {
    prune(diff, event.id);
    next.events.delete(event.id);
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

const isOver = (event: StoredEvent, now: Date): boolean => event.startsAt.getTime() <= now.getTime() - OVER_AFTER_MS;

const isPreGame = (price: FeedPrice, event: StoredEvent): boolean =>
  price.quotedAt.getTime() < event.startsAt.getTime();

/** Mostly all of them: then no list is made, and one time that many prices share is looked at once. */
function preGameOnly(prices: readonly FeedPrice[], event: StoredEvent): readonly FeedPrice[] {
  let last: Date | undefined;
  for (const price of prices) {
    if (price.quotedAt === last) continue;
    if (!isPreGame(price, event)) return prices.filter((other) => isPreGame(other, event));
    last = price.quotedAt;
  }
  return prices;
}

const isSameEvent = (a: StoredEvent | undefined, b: StoredEvent): boolean =>
  a !== undefined &&
  a.sportKey === b.sportKey &&
  a.sportTitle === b.sportTitle &&
  a.home === b.home &&
  a.away === b.away &&
  a.startsAt.getTime() === b.startsAt.getTime();

export const hasPriceChanges = (changes: PriceChanges): boolean =>
  Object.values(changes).some((rows) => rows.length > 0);
