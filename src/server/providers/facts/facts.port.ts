import type { Fact, FactKind } from '#research/slate/fact.ts';
import type { FeedError } from '../odds-feed/odds-feed.port.ts';

/** A game as a source of facts is asked about it. */
export type FactEvent = { id: string; sportKey: string; home: string; away: string; startsAt: Date };

/** A name that the source uses and no alias table knows. It is counted for the operator and attached to nothing. */
export type UnmatchedName = { sportKey: string; kind: 'team' | 'player' | 'venue' | 'game'; name: string };

export type FactsBatch = {
  facts: Fact[];
  /** What the batch is complete about: a stored fact of that kind and game that is absent holds no more. */
  covered: { kind: FactKind; eventIds: ReadonlySet<string> }[];
  unmatched: UnmatchedName[];
  /** Parts that could not be had, in words for the operator. */
  failures: string[];
  /** Why what is missing is worth asking for again soon, once the rest has been saved. */
  retry?: FeedError;
};

/** One source of facts. It is asked about the coming games whenever its time has come. */
export type FactsFeed = {
  /** For the operator: "injuries", "weather". */
  name: string;
  /** How often it is worth asking. */
  everyMs: number;
  /** @throws FeedError when nothing at all could be had. */
  fetchFacts(events: readonly FactEvent[], now: Date, signal: AbortSignal): Promise<FactsBatch>;
};
