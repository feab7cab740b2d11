import { LEASE_MS, leaseFrom } from '../../platform/database/leases.ts';
import { type FeedBatch, type FeedCredits, FeedError } from '../../providers/odds-feed/odds-feed.port.ts';
import { dayOf, noteQuestionCredits, reserveCredits, settleCredits } from './credits.repo.ts';
import {
  claimFetches,
  type FetchEnd,
  type FetchKind,
  finishFetches,
  pauseFetches,
  releaseFetches,
} from './fetch-state.repo.ts';
import type { SlateDeps } from './slate-deps.ts';

const SECOND_MS = 1000;
const RETRY_MS = 60 * SECOND_MS;
/** What the provider does not know, it may know later: a season begins. */
const LASTING_RETRY_MS = 60 * 60 * SECOND_MS;
const PAUSE_MAX_MS = 60 * 60 * SECOND_MS;

export const PROVIDER = 'the-odds-api';

export type FetchOrder = {
  kind: FetchKind;
  /** What to fetch; what somebody else is fetching is left to them. */
  scopes: readonly string[];
  /** Of a question, before it looked what is stale: what was begun since is not fetched a second time. */
  decidedAt?: Date | undefined;
  creditsEach: number;
  /** The most that the day's use may come to. */
  limit: number;
  isQuestion: boolean;
  /** Asks the provider for the scopes that are ours. */
  fetch: (scopes: readonly string[]) => Promise<FeedBatch>;
  store: (batch: FeedBatch) => Promise<void>;
  /** The scopes of the batch that failed, with the reason; the others were answered. */
  failuresOf: (batch: FeedBatch) => { scope: string; reason: string; lasting?: true }[];
};

/** Null when nothing was asked: others are at it, or the credits were just used. */
export type Fetched = { batch: FeedBatch; scopes: readonly string[] } | null;

/**
 * One paid fetch: what nobody else is at is claimed, its credits are reserved, and only then is the provider asked.
 * No transaction is open meanwhile. Afterwards the credits are what the provider says it charged.
 * @throws FeedError when nothing could be had; the states say so, and when it may be tried again.
 */
export async function fetchAndStore(deps: SlateDeps, order: FetchOrder, signal: AbortSignal): Promise<Fetched> {
  const { db, now, holder } = deps;
  const leaseUntil = leaseFrom(now(), LEASE_MS.oddsFetch);
  const { decidedAt } = order;
  const claim = { scopes: order.scopes, decidedAt, holder, leaseUntil };
  const scopes = await claimFetches(db, order.kind, claim, now());
  if (scopes.length === 0) return null;
  const reserved = { provider: PROVIDER, day: dayOf(now()), credits: scopes.length * order.creditsEach };
  if (!(await reserveCredits(db, { ...reserved, limit: order.limit }, now()))) {
    await releaseFetches(db, order.kind, holder, scopes);
    return null;
  }
  try {
    const batch = await order.fetch(scopes);
    await settle(deps, order, reserved, batch.credits ?? null);
    await order.store(batch);
    await finish(deps, order, scopes, batch);
    return { batch, scopes };
  } catch (error) {
    await giveUp(deps, order, scopes, reserved, signal.aborted && order.isQuestion ? tooSlow(reserved, error) : error);
    throw error;
  }
}

type Reserved = { provider: string; day: string; credits: number };

async function settle(deps: SlateDeps, order: FetchOrder, reserved: Reserved, credits: FeedCredits | null) {
  const { provider, day } = reserved;
  const used = credits?.used ?? 0;
  const remaining = credits?.remaining ?? null;
  await settleCredits(deps.db, { provider, day, correction: used - reserved.credits, remaining }, deps.now());
  if (order.isQuestion) await noteQuestionCredits(deps.db, { provider, day, credits: used }, deps.now());
}

async function finish(deps: SlateDeps, order: FetchOrder, scopes: readonly string[], batch: FeedBatch): Promise<void> {
  const at = deps.now();
  const failures = new Map(order.failuresOf(batch).map((failure) => [failure.scope, failure]));
  const ends = scopes.map((scope): FetchEnd => {
    const failure = failures.get(scope);
    if (!failure) return { scope, error: null, nextRunAt: at };
    const waitMs = failure.lasting ? LASTING_RETRY_MS : RETRY_MS;
    return { scope, error: failure.reason, nextRunAt: new Date(at.getTime() + waitMs) };
  });
  await finishFetches(deps.db, order.kind, { holder: deps.holder, ends, at });
  await obeyPause(deps, batch.retryAfterSeconds ?? null);
}

/** Nobody waited for the answer, but the provider will have charged for it. */
const tooSlow = ({ credits }: Reserved, cause: unknown): FeedError =>
  new FeedError('The odds provider took too long for a question.', {
    credits: { used: credits, remaining: null, usedOfPlan: null, dearestCall: 0 },
    cause,
  });

async function giveUp(
  deps: SlateDeps,
  order: FetchOrder,
  scopes: readonly string[],
  reserved: Reserved,
  error: unknown,
): Promise<void> {
  if (!(error instanceof FeedError)) {
    // Stopped, or not stored: the provider may have charged for it, so the reservation stands.
    await releaseFetches(deps.db, order.kind, deps.holder, scopes);
    return;
  }
  await settle(deps, order, reserved, error.credits);
  const at = deps.now();
  const nextRunAt = new Date(at.getTime() + RETRY_MS);
  const ends = scopes.map((scope): FetchEnd => ({ scope, error: error.message, nextRunAt }));
  await finishFetches(deps.db, order.kind, { holder: deps.holder, ends, at });
  await obeyPause(deps, error.retryAfterSeconds);
}

export async function obeyPause(deps: SlateDeps, retryAfterSeconds: number | null): Promise<void> {
  if (retryAfterSeconds === null) return;
  const waitMs = Math.min(Math.max(RETRY_MS, retryAfterSeconds * SECOND_MS), PAUSE_MAX_MS);
  await pauseFetches(deps.db, new Date(deps.now().getTime() + waitMs));
}
