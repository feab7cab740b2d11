import type { FastifyBaseLogger } from 'fastify';
import type { SlateStatus } from '#contract/slate.ts';
import { runLeased } from '../../jobs/run-leased.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { FactsBatch } from '../../providers/facts/facts.port.ts';
import { FeedError, type OddsFeed, type Selection } from '../../providers/odds-feed/odds-feed.port.ts';
import { findLastAttempt, listMoves } from './slate.repo.ts';
import type { PriceMove, Slate } from './slate.ts';
import { slateStatusOf } from './slate-status.ts';
import { createSlateStore, type SlateStore } from './slate-store.ts';
import { saveFailure } from './slate-writes.repo.ts';

/** A refresh ends before its lease does, so that no two processes ever refresh at once; demo odds need no network. */
const TIME_LIMITS = {
  live: { deadlineMs: 90_000, leaseMs: 100_000 },
  demo: { deadlineMs: 15_000, leaseMs: 20_000 },
} as const;
const MOVES_SHOWN = 100;

export type SlateDeps = {
  db: Db;
  feed: OddsFeed;
  now: Clock;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** This process, among all that share the database. */
  holder: string;
};

export type PriceSeries = { eventId: string; market: string; bookKey: string; selection: Selection; player: string };
export type RefreshOutcome = 'refreshed' | 'busy' | 'failed';
/** What this process's last complete refresh cost (null: none yet), and the pause its last one was asked for. */
export type RefreshReport = { creditsUsed: number | null; retryAfterSeconds: number | null };

export type SlateService = {
  /** The whole slate in memory; one turn uses one from start to end. Games under way may be in it. */
  current(): Promise<Slate>;
  status(): Promise<SlateStatus>;
  /** Recorded changes of one price, oldest first. */
  moves(series: PriceSeries): Promise<PriceMove[]>;
  /** Never throws. `busy`: another process or call is at it, or did it within `notWithinMs`. */
  refresh(signal: AbortSignal, options?: { notWithinMs?: number }): Promise<RefreshOutcome>;
  lastReport(): RefreshReport;
  saveFacts(batch: Pick<FactsBatch, 'facts' | 'covered'>): Promise<void>;
};

export function createSlateService(deps: SlateDeps): SlateService {
  const store = createSlateStore({ db: deps.db, odds: deps.feed.odds, now: deps.now });
  const limits = TIME_LIMITS[deps.feed.odds];
  let isRefreshing = false;
  let report: RefreshReport = { creditsUsed: null, retryAfterSeconds: null };

  async function refreshOnce(deadline: AbortSignal, stop: AbortSignal): Promise<'refreshed' | 'failed'> {
    try {
      report = await fetchAndStore(deps, store, deadline);
      return 'refreshed';
    } catch (cause) {
      const tookTooLong = deadline.aborted && !stop.aborted;
      const error = tookTooLong ? new FeedError('The odds provider took too long.', { cause }) : cause;
      report = { ...report, retryAfterSeconds: error instanceof FeedError ? error.retryAfterSeconds : null };
      if (!stop.aborted) await noteFailure(deps, error);
      return 'failed';
    }
  }

  return {
    current: () => store.current(),
    status: async () => slateStatusOf(await store.current(), deps.now()),
    moves: (series) => listMoves(deps.db, series, MOVES_SHOWN),
    lastReport: () => report,
    saveFacts: (batch) => store.saveFacts(batch),
    async refresh(signal, { notWithinMs = 0 } = {}) {
      if (isRefreshing) return 'busy';
      isRefreshing = true;
      const deadline = startDeadline(signal, limits.deadlineMs);
      try {
        if (await wasTriedWithin(deps, notWithinMs)) return 'busy';
        const job = { name: `odds-refresh:${deps.feed.odds}`, leaseMs: limits.leaseMs };
        const turn = await runLeased(deps, job, () => refreshOnce(deadline.signal, signal));
        return turn.ran ? turn.result : 'busy';
      } catch (error) {
        deps.logger.error({ err: error }, 'The odds refresh could not reach the database.');
        return 'failed';
      } finally {
        deadline.clear();
        isRefreshing = false;
      }
    },
  };
}

async function fetchAndStore(deps: SlateDeps, store: SlateStore, signal: AbortSignal): Promise<RefreshReport> {
  const batch = await deps.feed.fetchBatch(deps.now(), signal);
  signal.throwIfAborted();
  await store.savePrices(batch);
  for (const { sportKey, reason } of batch.failures)
    deps.logger.warn({ sportKey, reason }, 'A sport was not refreshed.');
  return { creditsUsed: batch.creditsUsed ?? 0, retryAfterSeconds: batch.retryAfterSeconds ?? null };
}

async function wasTriedWithin(deps: SlateDeps, withinMs: number): Promise<boolean> {
  if (withinMs <= 0) return false;
  const last = await findLastAttempt(deps.db, deps.feed.odds);
  return last !== null && deps.now().getTime() - last.getTime() < withinMs;
}

async function noteFailure(deps: SlateDeps, error: unknown): Promise<void> {
  const words = error instanceof FeedError ? error.message : 'The odds could not be stored.';
  if (error instanceof FeedError) deps.logger.warn({ reason: words }, 'The odds were not refreshed.');
  else deps.logger.error({ err: error }, 'The odds were not refreshed.');
  await saveFailure(deps.db, deps.feed.odds, deps.now(), words);
}

/** One controller with an own timer: combining abort signals was seen to hang on Node 20. */
function startDeadline(signal: AbortSignal, afterMs: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(abort, afterMs);
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    },
  };
}
