import type { FeedPrice } from '#research/slate/price.ts';
import type { FeedEvent } from './odds-feed.port.ts';

/** A price that came at a moment; null odds are one that went. */
export type PastPrice = Omit<FeedPrice, 'quotedAt' | 'oddsDecimal'> & { oddsDecimal: number | null; at: Date };

export type PastGame = Omit<FeedEvent, 'prices'>;

/** A source of odds that can also tell how its prices came about. */
export type PastOdds = {
  /** Games that started after a moment, and the coming ones, in the order of their starts. */
  listGames(startedAfter: Date, now: Date): PastGame[];
  /** The last prices of a game before its start, each with the time at which it was set. */
  closesOf(gameId: string): PastPrice[];
  /** What stood on the game's winner, spread and total at the first moment, and every change up to the second. */
  movesOf(gameId: string, from: Date, to: Date): PastPrice[];
};
