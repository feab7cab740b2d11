import type { EventMarketKind, FeedPrice } from '#research/slate/price.ts';
import type { EventInfo } from '#research/slate/stored-slate.ts';

/** What any source of odds delivers: the demo slate, The Odds API, a recording. */

export type FeedEvent = EventInfo & { prices: FeedPrice[] };

export type FeedFailure = {
  sportKey: string;
  reason: string;
  /** Asking again soon is useless: the provider does not know the sport, or does not understand the question. */
  lasting?: true;
};

/** What the provider said about its credits, in the headers of its answers. */
export type FeedCredits = {
  /** What the calls cost. */
  used: number;
  /** What is left of the plan until it is renewed; null where the provider did not say. */
  remaining: number | null;
  /** What was used of the plan since it was last renewed; null where the provider did not say. */
  usedOfPlan: number | null;
  /** The dearest of the calls. */
  dearestCall: number;
};

export type FeedBatch = {
  events: FeedEvent[];
  books: { key: string; title: string }[];
  /** Sports whose listing in this batch is complete: a stored event of theirs that is absent is offered no more. */
  completeSports: string[];
  /** The markets that were asked for: of a listed event, prices of other markets are not touched. */
  completeMarkets: 'all' | readonly string[];
  /** The books that were asked for: prices of others are not touched. Absent: all. */
  completeBooks?: BookSet;
  /** Sports that were asked for and failed, with the reason in words. */
  failures: FeedFailure[];
  /** Rows that were refused, counted by reason. */
  refused: Record<string, number>;
  creditsRemaining: number | null;
  /** What the provider said about its credits; absent where it counts none. */
  credits?: FeedCredits;
  /** The provider asked for a pause while it was being read. */
  retryAfterSeconds?: number;
  /** Fetched beside the refresh, for a question: it says nothing about how the refresh stands. */
  isPart?: true;
};

/** Some books, or all but some. */
export type BookSet = { only: ReadonlySet<string> } | { allBut: ReadonlySet<string> };

/** A second request, for the books by whose prices the others are judged: dearer by its rows, and made more rarely. */
export type SharpRequest = {
  /** What one sport costs at most. */
  cost: number;
  /** The same markets at these books alone. @throws FeedError when nothing at all could be fetched. */
  fetchOdds: OddsFeed['fetchOdds'];
};

export type FeedSports = { sportKeys: string[]; credits?: FeedCredits };

/** When the coming games of a sport start, without their prices. */
export type FeedStarts = { sportKey: string; startsAt: Date[] };

export type OddsFeed = {
  odds: 'live' | 'demo';
  /** What a sport's featured odds cost at most, and one further market of one game; 0 where nothing is charged. */
  costs: { sport: number; eventMarket: number };
  /** The sports in season that the product covers. Free. @throws FeedError when they cannot be had. */
  listSports(now: Date, signal: AbortSignal): Promise<FeedSports>;
  /** When their games start. Free; what could not be listed in time is absent. @throws FeedError when told to pause. */
  listStarts(sportKeys: readonly string[], now: Date, signal: AbortSignal): Promise<FeedStarts[]>;
  /** Moneyline, spread and total of all games of these sports. @throws FeedError when nothing at all could be fetched. */
  fetchOdds(sportKeys: readonly string[], now: Date, signal: AbortSignal): Promise<FeedBatch>;
  /** Absent where one request brings every book. */
  sharp?: SharpRequest;
  /** The markets of a kind that a game of the sport can have; empty where the provider has none. */
  eventMarkets(sportKey: string, kind: EventMarketKind): readonly string[];
  /**
   * Further markets of one game, named as `FeedPrice` names them. The batch is complete for exactly these markets and
   * for no sport. @throws FeedError when they could not be fetched.
   */
  fetchEventMarkets(
    event: { id: string; sportKey: string },
    markets: readonly string[],
    now: Date,
    signal: AbortSignal,
  ): Promise<FeedBatch>;
};

/** The provider did not deliver. `retryAfterSeconds` is what it asked for, if it did; 0 a pause without a length. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly retryAfterSeconds: number | null;
  /** What the failed calls said about credits, where they did. */
  readonly credits: FeedCredits | null;

  constructor(
    message: string,
    options: { retryAfterSeconds?: number | null; credits?: FeedCredits | null; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.credits = options.credits ?? null;
  }
}
