import type { Fact } from './fact.ts';
import type { FeedPrice } from './price.ts';

/** A game as a provider lists it. `id` is unique over all providers: the provider's name, a colon, its id. */
export type EventInfo = {
  id: string;
  sportKey: string;
  sportTitle: string;
  home: string;
  away: string;
  startsAt: Date;
};

/** The rows of one kind of odds, as the database holds them at a version. */
export type StoredSlate = {
  version: number;
  events: ReadonlyMap<string, EventInfo>;
  /** Of each event, one per `priceKey`. */
  prices: ReadonlyMap<string, readonly FeedPrice[]>;
  bookTitles: ReadonlyMap<string, string>;
  facts: ReadonlyMap<string, Fact>;
};

/** What tells a price from the others of its event. */
export const priceKey = (price: FeedPrice): string =>
  `${price.bookKey}|${price.market}|${price.selection}|${price.player}|${price.lineHundredths}`;
