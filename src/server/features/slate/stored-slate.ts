import type { Fact } from '../../providers/facts/facts.port.ts';
import type { FeedEvent, FeedPrice } from '../../providers/odds-feed/odds-feed.port.ts';

export type StoredEvent = Omit<FeedEvent, 'prices'>;

/** The rows of one kind of odds, as the database holds them at a version. */
export type StoredSlate = {
  version: number;
  events: ReadonlyMap<string, StoredEvent>;
  /** Of each event, one per `priceKey`. */
  prices: ReadonlyMap<string, readonly FeedPrice[]>;
  bookTitles: ReadonlyMap<string, string>;
  facts: ReadonlyMap<string, Fact>;
};

/** What tells a price from the others of its event. */
export const priceKey = (price: FeedPrice): string =>
  `${price.bookKey}|${price.market}|${price.selection}|${price.player}|${price.lineHundredths}`;
