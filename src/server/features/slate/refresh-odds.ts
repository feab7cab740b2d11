import { fetchAll } from '../../providers/odds-feed/fetch-all.ts';
import {
  type FeedBatch,
  FeedError,
  type FeedFailure,
  type SharpRequest,
} from '../../providers/odds-feed/odds-feed.port.ts';
import { type CreditCount, dayOf, findCredits, settleCredits } from './credits.repo.ts';
import { fetchAndStore, obeyPause, PROVIDER } from './fetch-and-store.ts';
import { forgetFetches, listFetchStates } from './fetch-state.repo.ts';
import { planRefresh, type RefreshPlan } from './refresh-plan.ts';
import type { RefreshSettings, SlateDeps } from './slate-deps.ts';
import type { SlateStore } from './slate-store.ts';
import { type Listing, plannedSports, type SportCatalogue } from './sport-catalogue.ts';

const DEMO_EVERY_MS = 60_000;
const EVENTS_REMEMBERED_MS = 24 * 60 * 60_000;

/** What the live refresh and the questions share. */
export type RefreshContext = {
  deps: SlateDeps;
  settings: RefreshSettings;
  store: SlateStore;
  catalogue: SportCatalogue;
  /** What one sport was seen to cost by each request: the provider's word outranks the price list. */
  dearestCall: { main: number; sharp: number };
};

export type RefreshDone = {
  /** Whether anything was due. */
  fetched: boolean;
  nextInMs: number;
  detail: Record<string, number | string>;
};

/** Demo odds cost nothing: all of them, every minute. */
export async function refreshDemo({ deps, store }: RefreshContext, signal: AbortSignal): Promise<RefreshDone> {
  const batch = await fetchAll(deps.feed, deps.now(), signal);
  signal.throwIfAborted();
  await store.savePrices(batch);
  return { fetched: true, nextInMs: DEMO_EVERY_MS, detail: { games: batch.events.length } };
}

/**
 * Fetches the sports that the plan names; with `refetchBefore` also all that were last fetched before it, as far as the
 * day's credits allow.
 * @throws FeedError when nothing of it could be had.
 */
export async function refreshLive(
  context: RefreshContext,
  refetchBefore: Date | null,
  signal: AbortSignal,
): Promise<RefreshDone> {
  const { deps, store } = context;
  const listing = await listSports(context, signal);
  signal.throwIfAborted();
  const { plan } = await planNow(context, listing, refetchBefore);
  const stored = new Set((await store.current()).events.map(({ sportKey }) => sportKey));
  // What the provider no longer lists at all is out of season: nothing of it is offered.
  const outOfSeason = listing.sportKeys.length > 0 ? [...stored].filter((key) => !listing.sportKeys.includes(key)) : [];
  const fetched =
    plan.fetchNow.length === 0
      ? null
      : await fetchSports(context, { sportKeys: plan.fetchNow, limit: plan.scheduleLimit, outOfSeason }, signal);
  const isPaused = fetched?.retryAfterSeconds !== undefined;
  if (plan.fetchSharpNow.length > 0 && !isPaused)
    await fetchSharp(context, plan.fetchSharpNow, plan.scheduleLimit, signal);
  await forgetFetches(deps.db, 'odds-event', new Date(deps.now().getTime() - EVENTS_REMEMBERED_MS));
  const next = await planNow(context, listing, null);
  return {
    fetched: fetched !== null,
    nextInMs: next.plan.nextLookMs - deps.now().getTime(),
    detail: detailOf(context.settings, next, listing, fetched),
  };
}

export async function fetchSports(
  context: RefreshContext,
  order: {
    sportKeys: readonly string[];
    decidedAt?: Date;
    limit: number;
    outOfSeason?: readonly string[];
    isQuestion?: boolean;
  },
  signal: AbortSignal,
): Promise<FeedBatch | null> {
  const { deps, store } = context;
  const { sportKeys, decidedAt, limit, outOfSeason = [], isQuestion = false } = order;
  const done = await fetchAndStore(
    deps,
    {
      kind: 'odds-sport',
      scopes: sportKeys,
      decidedAt,
      creditsEach: creditsPerSport(context),
      limit,
      isQuestion,
      fetch: (keys) => deps.feed.fetchOdds(keys, deps.now(), signal),
      store: (batch) =>
        store.savePrices({
          ...batch,
          completeSports: [...batch.completeSports, ...outOfSeason],
          ...(isQuestion && { isPart: true }),
        }),
      failuresOf,
    },
    signal,
  );
  if (!done) return null;
  context.dearestCall.main = Math.max(context.dearestCall.main, done.batch.credits?.dearestCall ?? 0);
  logFailures(deps, done.batch.failures);
  return done.batch;
}

export const creditsPerSport = ({ deps, dearestCall }: RefreshContext): number =>
  Math.max(deps.feed.costs.sport, dearestCall.main);

const creditsPerSharpSport = ({ dearestCall }: RefreshContext, sharp: SharpRequest): number =>
  Math.max(sharp.cost, dearestCall.sharp);

/** The slate stands without it: whatever goes wrong is noted with the sports, which are tried again in their time. */
async function fetchSharp(
  context: RefreshContext,
  sportKeys: readonly string[],
  limit: number,
  signal: AbortSignal,
): Promise<void> {
  const { deps, store } = context;
  const { sharp } = deps.feed;
  if (!sharp) return;
  try {
    const done = await fetchAndStore(
      deps,
      {
        kind: 'odds-sharp',
        scopes: sportKeys,
        creditsEach: creditsPerSharpSport(context, sharp),
        limit,
        isQuestion: false,
        fetch: (keys) => sharp.fetchOdds(keys, deps.now(), signal),
        store: (batch) => store.savePrices({ ...batch, isPart: true }),
        failuresOf,
      },
      signal,
    );
    context.dearestCall.sharp = Math.max(context.dearestCall.sharp, done?.batch.credits?.dearestCall ?? 0);
    logFailures(deps, done?.batch.failures ?? []);
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    deps.logger.warn({ reason: error.message }, 'The sharp books were not refreshed.');
  }
}

const failuresOf = ({ failures }: FeedBatch) =>
  failures.map(({ sportKey, ...failure }) => ({ scope: sportKey, ...failure }));

function logFailures(deps: SlateDeps, failures: readonly FeedFailure[]): void {
  for (const { sportKey, reason } of failures) deps.logger.warn({ sportKey, reason }, 'A sport was not refreshed.');
}

/** The free listing also tells what is left of the provider's plan. */
async function listSports({ deps, catalogue }: RefreshContext, signal: AbortSignal): Promise<Listing> {
  try {
    const { listing, credits } = await catalogue.list(deps.now(), signal);
    await noteRemaining(deps, credits?.remaining ?? null);
    return listing;
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    await noteRemaining(deps, error.credits?.remaining ?? null);
    await obeyPause(deps, error.retryAfterSeconds);
    throw error;
  }
}

async function noteRemaining({ db, now }: SlateDeps, remaining: number | null): Promise<void> {
  if (remaining === null) return;
  await settleCredits(db, { provider: PROVIDER, day: dayOf(now()), correction: 0, remaining }, now());
}

export type Planned = { plan: RefreshPlan; credits: CreditCount };

/** The plan as things stand in the database now. A process that never listed the sports knows those that were fetched. */
export async function planNow(
  context: RefreshContext,
  listing: Listing | null,
  refetchBefore: Date | null,
): Promise<Planned> {
  const { deps, settings, store } = context;
  const now = deps.now();
  const slate = await store.current();
  const states = await listFetchStates(deps.db, 'odds-sport', now);
  const { sharp } = deps.feed;
  const sharpStates = sharp ? await listFetchStates(deps.db, 'odds-sharp', now) : [];
  const known = listing ?? { sportKeys: states.map(({ scope }) => scope), startsMs: new Map() };
  const credits = await findCredits(deps.db, { provider: PROVIDER, day: dayOf(now) });
  const plan = planRefresh({
    ...settings,
    ...credits,
    nowMs: now.getTime(),
    sports: plannedSports(known, slate, states),
    creditsPerSport: creditsPerSport(context),
    sharp: sharp
      ? { sports: plannedSports(known, slate, sharpStates), creditsPerSport: creditsPerSharpSport(context, sharp) }
      : null,
    refetchBeforeMs: refetchBefore?.getTime() ?? null,
  });
  return { plan, credits };
}

/** For the operator. */
function detailOf(
  { creditsPerDay, refreshMinutes }: RefreshSettings,
  { plan, credits }: Planned,
  { sportKeys }: Listing,
  batch: FeedBatch | null,
): RefreshDone['detail'] {
  const refused = Object.entries(batch?.refused ?? {}).map(([reason, rows]) => `${reason} ${rows}`);
  return {
    sports: sportKeys.length,
    creditsToday: credits.used,
    creditsForQuestions: credits.usedForQuestions,
    creditsPerDay,
    ...(credits.remaining && { creditsRemaining: credits.remaining.credits }),
    ...(batch && { fetchedSports: batch.completeSports.length, games: batch.events.length }),
    ...(refused.length > 0 && { refused: refused.join(', ') }),
    ...(plan.shortfall && { shortfall: shortfallWords(plan.shortfall, refreshMinutes) }),
  };
}

function shortfallWords({ minutes, creditsNeeded }: NonNullable<RefreshPlan['shortfall']>, wished: number): string {
  const held = minutes === null ? 'The credits of today are used up' : `The credits of today hold ${minutes} minutes`;
  return `${held}, not ${wished}, for what starts within a day. A day like the next one takes ${creditsNeeded} credits (ODDS_CREDITS_PER_DAY).`;
}
