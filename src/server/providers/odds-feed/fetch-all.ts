import type { FeedBatch, OddsFeed } from './odds-feed.port.ts';

/** The featured odds of everything that is in season. */
export async function fetchAll(feed: OddsFeed, now: Date, signal: AbortSignal): Promise<FeedBatch> {
  const { sportKeys } = await feed.listSports(now, signal);
  return feed.fetchOdds(sportKeys, now, signal);
}
