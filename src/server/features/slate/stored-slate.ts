import type { Fact } from '../../providers/facts/facts.port.ts';
import type { FeedEvent, FeedPrice } from '../../providers/odds-feed/odds-feed.port.ts';

export type StoredEvent = Omit<FeedEvent, 'prices'>;
export type StoredPrice = FeedPrice & { eventId: string };

/** The rows of one kind of odds, as the database holds them at a version. */
export type StoredSlate = {
  version: number;
  events: ReadonlyMap<string, StoredEvent>;
  /** By `priceKey`. */
  prices: ReadonlyMap<string, StoredPrice>;
  bookTitles: ReadonlyMap<string, string>;
  facts: ReadonlyMap<string, Fact>;
};

/** The primary key of a price. */
export const priceKey = (price: StoredPrice): string =>
  `${price.eventId}|${price.bookKey}|${price.market}|${price.selection}|${price.player}|${price.lineHundredths}`;
