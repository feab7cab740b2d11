/** What any source of odds delivers: the demo slate, The Odds API, a recording. */

export type Selection = 'home' | 'away' | 'draw' | 'over' | 'under' | 'yes' | 'no';

/**
 * One outcome at one book. `market` is `moneyline`, `spread`, `total`, `alternate_spread`, `alternate_total`, or `prop:`
 * and the provider's market key.
 */
export type FeedPrice = {
  bookKey: string;
  market: string;
  selection: Selection;
  /** The player of a prop, else empty. */
  player: string;
  /** Line x 100, from the selection's own side (home -2.5 is -250, away +2.5 is 250); 0 where the market has none. */
  lineHundredths: number;
  oddsDecimal: number;
  quotedAt: Date;
};

export type FeedEvent = {
  /** Unique over all providers: the provider's name, a colon, its id. */
  id: string;
  sportKey: string;
  sportTitle: string;
  home: string;
  away: string;
  startsAt: Date;
  prices: FeedPrice[];
};

export type FeedBatch = {
  events: FeedEvent[];
  books: { key: string; title: string }[];
  /** Sports whose listing in this batch is complete: a stored event of theirs that is absent is offered no more. */
  completeSports: string[];
  /** The markets that were asked for: of a listed event, prices of other markets are not touched. */
  completeMarkets: 'all' | readonly string[];
  /** Sports that were asked for and failed, with the reason in words. */
  failures: { sportKey: string; reason: string }[];
  /** Rows that were refused, counted by reason. */
  refused: Record<string, number>;
  creditsRemaining: number | null;
  /** What this batch cost, where the provider counts. */
  creditsUsed?: number;
  /** The provider asked for a pause while it was being read. */
  retryAfterSeconds?: number;
};

export type OddsFeed = {
  odds: 'live' | 'demo';
  /** @throws FeedError when nothing at all could be fetched. */
  fetchBatch(now: Date, signal: AbortSignal): Promise<FeedBatch>;
};

/** The provider did not deliver. `retryAfterSeconds` is what it asked for, if it did. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly retryAfterSeconds: number | null;

  constructor(message: string, options: { retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}
