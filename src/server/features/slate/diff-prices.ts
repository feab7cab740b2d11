import type { FeedBatch, FeedEvent, FeedPrice } from '../../providers/odds-feed/odds-feed.port.ts';
import { mergePrices } from './merge-prices.ts';
import { type QuoteTimes, quoteTimesOf } from './quote-times.ts';
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
  /** Events at which some quote has a new time, with the times of all. */
  requoted: { eventId: string; times: QuoteTimes }[];
  /** Games that are over: their prices are deleted, and that is no news. */
  prunedEventIds: string[];
  books: { key: string; title: string }[];
};

type Next = { events: Map<string, StoredEvent>; prices: Map<string, readonly FeedPrice[]> };
type Diff = { changes: PriceChanges; next: Next; now: Date };

/** What a batch changes. Events of sports that the batch could not list stay as they are. */
export function diffPrices(
  stored: StoredSlate,
  batch: FeedBatch,
  now: Date,
): { changes: PriceChanges; next: StoredSlate } {
  const next = { events: new Map(stored.events), prices: new Map(stored.prices) };
  const changes: PriceChanges = {
    events: [],
    removedEventIds: [],
    moved: [],
    withdrawn: [],
    requoted: [],
    prunedEventIds: [],
    books: batch.books.filter(({ key, title }) => stored.bookTitles.get(key) !== title),
  };
  const listed = new Map(batch.events.map((event) => [event.id, event]));
  const complete = new Set(batch.completeSports);
  const covered = batch.completeMarkets === 'all' ? 'all' : new Set(batch.completeMarkets);
  for (const event of listed.values()) noteListed({ changes, next, now }, event, covered);
  for (const event of stored.events.values()) {
    if (!listed.has(event.id)) noteUnlisted({ changes, next, now }, event, complete.has(event.sportKey));
  }
  const bookTitles = new Map([...stored.bookTitles, ...batch.books.map(({ key, title }) => [key, title] as const)]);
  return { changes, next: { ...stored, ...next, bookTitles } };
}

function noteListed(
  { changes, next, now }: Diff,
  { prices, ...event }: FeedEvent,
  covered: 'all' | ReadonlySet<string>,
): void {
  if (!isSameEvent(next.events.get(event.id), event)) changes.events.push(event);
  next.events.set(event.id, event);
  const before = next.prices.get(event.id) ?? [];
  if (isOver(event, now)) {
    prune(changes, next, event.id);
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
  if (merged.hasNewTimes) changes.requoted.push({ eventId: event.id, times: quoteTimesOf(merged.prices) });
  next.prices.set(event.id, merged.prices);
}

function noteUnlisted({ changes, next, now }: Diff, event: StoredEvent, isSportComplete: boolean): void {
  if (isOver(event, now)) {
    prune(changes, next, event.id);
    next.events.delete(event.id);
  } else if (isSportComplete && event.startsAt > now) {
    for (const price of next.prices.get(event.id) ?? []) changes.withdrawn.push({ eventId: event.id, price });
    changes.removedEventIds.push(event.id);
    next.prices.delete(event.id);
    next.events.delete(event.id);
  }
}

function prune(changes: PriceChanges, next: Next, eventId: string): void {
  if (next.prices.has(eventId)) changes.prunedEventIds.push(eventId);
  next.prices.delete(eventId);
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
