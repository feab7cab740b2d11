import type { Slate } from '#research/slate/slate.ts';
import { startDeadline } from '../../platform/process/deadline.ts';
import type { FeedCredits, OddsFeed } from '../../providers/odds-feed/odds-feed.port.ts';
import type { FetchState } from './fetch-state.repo.ts';
import type { PlannedSport } from './refresh-plan.ts';

/** Both listings are free, but the provider limits how often it is called. */
const LIST_EVERY_MS = 30 * 60_000;
/** The odds do not wait longer for a listing that they can do without. */
const STARTS_DEADLINE_MS = 8_000;

/** What the provider has in season, and when it says the games start. */
export type Listing = { sportKeys: readonly string[]; startsMs: ReadonlyMap<string, readonly number[]> };

export type SportCatalogue = {
  /** @throws FeedError when the provider refuses, and when it was never reached. */
  list(now: Date, signal: AbortSignal): Promise<{ listing: Listing; credits: FeedCredits | null }>;
  /** The last listing, however old. */
  peek(): Listing | null;
};

export function createSportCatalogue(feed: OddsFeed): SportCatalogue {
  let last: Listing | null = null;
  let listedAtMs = Number.NEGATIVE_INFINITY;

  async function listStarts(sportKeys: readonly string[], now: Date, signal: AbortSignal) {
    const deadline = startDeadline(signal, STARTS_DEADLINE_MS);
    try {
      return await feed.listStarts(sportKeys, now, deadline.signal);
    } finally {
      deadline.clear();
    }
  }

  return {
    peek: () => last,
    async list(now, signal) {
      if (last && now.getTime() - listedAtMs < LIST_EVERY_MS) return { listing: last, credits: null };
      const { sportKeys, credits = null } = await feed.listSports(now, signal);
      const starts = await listStarts(sportKeys, now, signal);
      const found = starts.map(({ sportKey, startsAt }) => [sportKey, startsAt.map((at) => at.getTime())] as const);
      last = { sportKeys, startsMs: new Map(found) };
      listedAtMs = now.getTime();
      return { listing: last, credits };
    },
  };
}

/** What is known of each sport: when its games start by the listing and by the stored slate, and how fetching it went. */
export function plannedSports(listing: Listing, slate: Slate, states: readonly FetchState[]): PlannedSport[] {
  const stateOf = new Map(states.map((state) => [state.scope, state]));
  const stored = new Map<string, number[]>();
  for (const { sportKey, startsAt } of slate.events) {
    const starts = stored.get(sportKey);
    if (starts) starts.push(startsAt.getTime());
    else stored.set(sportKey, [startsAt.getTime()]);
  }
  return listing.sportKeys.map((sportKey) => {
    const state = stateOf.get(sportKey);
    const listed = listing.startsMs.get(sportKey);
    const known = stored.get(sportKey);
    const startsMs = listed || known ? [...(listed ?? []), ...(known ?? [])].sort((a, b) => a - b) : null;
    return {
      sportKey,
      startsMs,
      fetchedAtMs: state?.fetchedAtMs ?? null,
      failures: state?.failures ?? 0,
      notBeforeMs: state?.notBeforeMs ?? 0,
      isBusy: state?.isBusy ?? false,
    };
  });
}
