import type { EventMarketKind } from '#research/slate/price.ts';
import type { SlateEvent } from '#research/slate/slate.ts';
import type { WantedPrices } from '#research/tools/best-bets/wanted-prices.ts';
import { startDeadline } from '../../platform/process/deadline.ts';
import { FeedError } from '../../providers/odds-feed/odds-feed.port.ts';
import { fetchAndStore } from './fetch-and-store.ts';
import { type FetchState, listFetchStates } from './fetch-state.repo.ts';
import { creditsPerSport, fetchSports, planNow, type RefreshContext } from './refresh-odds.ts';

/** Nobody waits longer for fresher prices than this. */
const DEADLINE_MS = 3_000;
const EVENT_MARKETS_FRESH_MS = 5 * 60_000;
const SPORTS_MAX = 3;
const EVENTS_MAX = 4;

export type Freshen = (wanted: WantedPrices, onWait: () => void) => Promise<void>;

/**
 * Fetches what a question needs and the schedule has not fetched lately, within a few seconds and the credits that are
 * left for questions. Turns that want the same wait for one fetch. Whatever goes wrong, what is stored stands.
 */
export function createFreshen(context: RefreshContext): Freshen {
  const { deps } = context;
  const running = new Map<string, Promise<void>>();

  /** One at a time for each key, in this process; the claims do the same among processes. */
  function once(key: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const current = running.get(key);
    if (current !== undefined) return current;
    const deadline = startDeadline(new AbortController().signal, DEADLINE_MS);
    const started = work(deadline.signal)
      .catch((error: unknown) => noteTrouble(context, error, deadline.signal.aborted))
      .finally(() => {
        deadline.clear();
        running.delete(key);
      });
    running.set(key, started);
    return started;
  }

  return async (wanted, onWait) => {
    if (deps.feed.odds === 'demo') return;
    try {
      const decidedAt = deps.now();
      const { sportKeys, events } = await staleOf(context, wanted);
      if (sportKeys.length + events.length === 0) return;
      onWait();
      await Promise.all([
        ...sportKeys.map((key) =>
          once(`sport:${key}`, (signal) => freshenSport(context, { sportKey: key, decidedAt }, signal)),
        ),
        ...events.map((event) =>
          once(`event:${eventScope(event.id, wanted.kinds)}`, (signal) =>
            freshenEvent(context, { event, kinds: wanted.kinds, decidedAt }, signal),
          ),
        ),
      ]);
    } catch (error) {
      noteTrouble(context, error, false);
    }
  };
}

async function freshenSport(
  context: RefreshContext,
  { sportKey, decidedAt }: { sportKey: string; decidedAt: Date },
  signal: AbortSignal,
): Promise<void> {
  const limit = await questionLimit(context, creditsPerSport(context));
  if (limit !== null) await fetchSports(context, { sportKeys: [sportKey], decidedAt, limit, isQuestion: true }, signal);
}

async function freshenEvent(
  context: RefreshContext,
  { event, kinds, decidedAt }: { event: SlateEvent; kinds: readonly EventMarketKind[]; decidedAt: Date },
  signal: AbortSignal,
): Promise<void> {
  const { deps, store } = context;
  const markets = kinds.flatMap((kind) => deps.feed.eventMarkets(event.sportKey, kind));
  const creditsEach = markets.length * deps.feed.costs.eventMarket;
  const limit = await questionLimit(context, creditsEach);
  if (limit === null) return;
  await fetchAndStore(
    deps,
    {
      kind: 'odds-event',
      scopes: [eventScope(event.id, kinds)],
      decidedAt,
      creditsEach,
      limit,
      isQuestion: true,
      fetch: () => deps.feed.fetchEventMarkets(event, markets, deps.now(), signal),
      store: (batch) => store.savePrices({ ...batch, isPart: true }),
      failuresOf: () => [],
    },
    signal,
  );
}

const eventScope = (eventId: string, kinds: readonly EventMarketKind[]): string =>
  `${eventId}|${[...kinds].sort().join()}`;

/** How far the day's use may go for this question; null when nothing is left for it. */
async function questionLimit(context: RefreshContext, credits: number): Promise<number | null> {
  const { plan, credits: count } = await planNow(context, context.catalogue.peek(), null);
  return plan.questionCredits >= credits ? count.used + plan.questionCredits : null;
}

/** What of the wanted is neither fresh nor being waited for after a failure or for a pause. */
async function staleOf(
  { deps, store, settings, catalogue }: RefreshContext,
  wanted: WantedPrices,
): Promise<{ sportKeys: string[]; events: SlateEvent[] }> {
  const now = deps.now();
  const statesOf = async (kind: 'odds-sport' | 'odds-event') =>
    new Map((await listFetchStates(deps.db, kind, now)).map((state) => [state.scope, state]));
  const sports = await statesOf('odds-sport');
  const mayAsk = (state: FetchState | undefined) => !state || state.notBeforeMs <= now.getTime();
  const isFresh = (state: FetchState | undefined, forMs: number) =>
    typeof state?.fetchedAtMs === 'number' && now.getTime() - state.fetchedAtMs < forMs;
  const known = new Set([...(catalogue.peek()?.sportKeys ?? []), ...sports.keys()]);
  const sportKeys = wanted.sportKeys
    .filter(
      (key) => known.has(key) && mayAsk(sports.get(key)) && !isFresh(sports.get(key), settings.refreshMinutes * 60_000),
    )
    .slice(0, SPORTS_MAX);
  if (wanted.eventIds.length === 0 || wanted.kinds.length === 0) return { sportKeys, events: [] };
  const fetched = await statesOf('odds-event');
  const ids = new Set(wanted.eventIds.slice(0, EVENTS_MAX));
  const events = (await store.current()).events.filter((event) => {
    const state = fetched.get(eventScope(event.id, wanted.kinds));
    const hasMarkets = wanted.kinds.some((kind) => deps.feed.eventMarkets(event.sportKey, kind).length > 0);
    const isWanted = ids.has(event.id) && event.startsAt > now && hasMarkets;
    return isWanted && mayAsk(state) && mayAsk(sports.get(event.sportKey)) && !isFresh(state, EVENT_MARKETS_FRESH_MS);
  });
  return { sportKeys, events };
}

function noteTrouble({ deps }: RefreshContext, error: unknown, isLate: boolean): void {
  if (isLate) deps.logger.warn({}, 'A question went on without fresher prices: the provider took too long.');
  else if (error instanceof FeedError)
    deps.logger.warn({ reason: error.message }, 'A question went on without fresher prices.');
  else deps.logger.error({ err: error }, 'A question went on without fresher prices.');
}
