import type { FactEvent, UnmatchedName } from '../facts/facts.port.ts';

/** How a game ended, as one source says it. */
export type GameResult = {
  eventId: string;
  status: 'final' | 'postponed' | 'cancelled' | 'abandoned';
  /** Whole-game scores, overtime included; as it stood where it was abandoned and how far is known; else null. */
  homeScore: number | null;
  awayScore: number | null;
  /** How it came to its end: "F/OT", "F/11", "played 52:30"; empty when the source does not say. */
  detail: string;
  sourceName: string;
  sourceUrl: string | null;
  observedAt: Date;
};

export type ResultsBatch = {
  results: GameResult[];
  unmatched: UnmatchedName[];
  /** Parts that could not be had, in words for the operator. */
  failures: string[];
};

/** One source of final scores. It is asked about games that have begun and are not settled. */
export type ResultsFeed = {
  name: string;
  /** @throws FeedError when nothing at all could be had. */
  fetchResults(events: readonly FactEvent[], now: Date, signal: AbortSignal): Promise<ResultsBatch>;
};
