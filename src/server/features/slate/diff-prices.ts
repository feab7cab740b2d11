import type { FeedBatch } from '../../providers/odds-feed/odds-feed.port.ts';
import { priceKey, type StoredEvent, type StoredPrice, type StoredSlate } from './stored-slate.ts';

/** After this long past its start a game is over for every sport: what is still stored of its prices goes. */
export const OVER_AFTER_MS = 6 * 3_600_000;

export type PriceChanges = {
  events: StoredEvent[];
  /** Not yet begun and offered no more. */
  removedEventIds: string[];
  /** New, or at another price. */
  moved: StoredPrice[];
  /** Seen again at the same price. */
  seen: StoredPrice[];
  /** Offered no more. */
  withdrawn: StoredPrice[];
  /** Leftovers of games that are over: deleted, and no news. */
  pruned: StoredPrice[];
  books: { key: string; title: string }[];
};

/** What a batch changes. Events of sports that the batch could not list stay as they are. */
export function diffPrices(
  stored: StoredSlate,
  batch: FeedBatch,
  now: Date,
): { changes: PriceChanges; next: StoredSlate } {
  const events = new Map(stored.events);
  const prices = new Map(stored.prices);
  const changes: PriceChanges = {
    events: [],
    removedEventIds: [],
    moved: [],
    seen: [],
    withdrawn: [],
    pruned: [],
    books: batch.books.filter(({ key, title }) => stored.bookTitles.get(key) !== title),
  };
  const listed = new Set<string>();
  for (const { prices: feedPrices, ...event } of batch.events) {
    listed.add(event.id);
    if (!isSameEvent(stored.events.get(event.id), event)) changes.events.push(event);
    events.set(event.id, event);
    for (const price of feedPrices) noteListed(changes, prices, { ...price, eventId: event.id }, listed);
  }
  const complete = new Set(batch.completeSports);
  const covers = (market: string) => batch.completeMarkets === 'all' || batch.completeMarkets.includes(market);
  for (const price of stored.prices.values()) {
    if (noteUnlisted(changes, price, events.get(price.eventId), { listed, complete, covers, now })) {
      prices.delete(priceKey(price));
    }
  }
  for (const event of stored.events.values()) {
    if (!listed.has(event.id) && noteUnlistedEvent(changes, event, complete, now)) events.delete(event.id);
  }
  const bookTitles = new Map([...stored.bookTitles, ...batch.books.map(({ key, title }) => [key, title] as const)]);
  return { changes, next: { ...stored, events, prices, bookTitles } };
}

function noteListed(
  changes: PriceChanges,
  prices: Map<string, StoredPrice>,
  price: StoredPrice,
  listed: Set<string>,
): void {
  const key = priceKey(price);
  const before = prices.get(key);
  listed.add(key);
  prices.set(key, price);
  if (before?.oddsDecimal !== price.oddsDecimal) changes.moved.push(price);
  else if (before.quotedAt.getTime() !== price.quotedAt.getTime()) changes.seen.push(price);
}

/** True when the stored price goes. */
function noteUnlisted(
  changes: PriceChanges,
  price: StoredPrice,
  event: StoredEvent | undefined,
  batch: {
    listed: ReadonlySet<string>;
    complete: ReadonlySet<string>;
    covers: (market: string) => boolean;
    now: Date;
  },
): boolean {
  if (!event || batch.listed.has(priceKey(price))) return false;
  if (event.startsAt.getTime() <= batch.now.getTime() - OVER_AFTER_MS) changes.pruned.push(price);
  // A begun game's last prices were not withdrawn: betting on them ended, and what stands is the close.
  else if (event.startsAt <= batch.now) return false;
  else if (batch.listed.has(event.id) ? batch.covers(price.market) : batch.complete.has(event.sportKey)) {
    changes.withdrawn.push(price);
  } else return false;
  return true;
}

/** True when the stored event is held no longer; its row goes too when it never began. */
function noteUnlistedEvent(
  changes: PriceChanges,
  event: StoredEvent,
  complete: ReadonlySet<string>,
  now: Date,
): boolean {
  const isOff = complete.has(event.sportKey) && event.startsAt > now;
  if (isOff) changes.removedEventIds.push(event.id);
  return isOff || event.startsAt.getTime() <= now.getTime() - OVER_AFTER_MS;
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
