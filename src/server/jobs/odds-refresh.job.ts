import type { RefreshOutcome, RefreshReport } from '../features/slate/slate.service.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const DEMO_EVERY_MS = MINUTE_MS;
/** After a failure: soon, but not all processes in the same second. */
const RETRY_MS = 60_000;
const RETRY_JITTER_MS = 50_000;
const RETRY_AFTER_MAX_MS = 60 * MINUTE_MS;
/** At a start another process may be at it, or have died at it: look until its lease must have run out. */
const JOIN_EVERY_MS = 20_000;
const JOIN_LOOKS = 6;
const JUST_NOW_MS = 3 * MINUTE_MS;
/** What a refresh is taken to cost until one has been paid for. */
const CREDITS_ASSUMED = 54;

export type Timers = { set(run: () => void, afterMs: number): unknown; clear(timer: unknown): void };

export type OddsRefreshDeps = {
  slate: {
    refresh(signal: AbortSignal, options?: { notWithinMs?: number }): Promise<RefreshOutcome>;
    lastReport(): RefreshReport;
  };
  odds: 'live' | 'demo';
  refreshMinutes: number;
  creditsPerDay: number;
  timers?: Timers;
  random?: () => number;
};

/** `start` resolves after the first round, whatever came of it; started again it is still the same round. */
export type Job = { start(): Promise<void>; stop(): Promise<void> };

const processTimers: Timers = {
  set: (run, afterMs) => setTimeout(run, afterMs).unref(),
  clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
};

/**
 * Refreshes the odds at once and then again and again: demo odds every minute, live odds as often as asked for and as
 * the day's credits allow. `stop` ends a running refresh and waits for it.
 */
export function createOddsRefreshJob(deps: OddsRefreshDeps): Job {
  const timers = deps.timers ?? processTimers;
  const random = deps.random ?? Math.random;
  const controller = new AbortController();
  let timer: unknown;
  let running: Promise<void> = Promise.resolve();
  let isStarted = false;

  async function run(phase: Phase): Promise<void> {
    const outcome = await deps.slate.refresh(controller.signal, { notWithinMs: notWithinMs(deps, phase) });
    if (controller.signal.aborted) return;
    const next = nextPhase(phase, outcome);
    timer = timers.set(
      () => {
        running = run(next);
      },
      nextWaitMs(deps, outcome, next, random),
    );
  }

  return {
    start() {
      if (!isStarted) {
        isStarted = true;
        running = run({ name: 'start' });
      }
      return running;
    },
    async stop() {
      controller.abort();
      timers.clear(timer);
      await running;
    },
  };
}

type Phase = { name: 'start' } | { name: 'join'; looksLeft: number } | { name: 'regular' } | { name: 'retry' };

function nextPhase(phase: Phase, outcome: RefreshOutcome): Phase {
  if (outcome === 'failed') return { name: 'retry' };
  if (outcome === 'refreshed') return { name: 'regular' };
  if (phase.name === 'start') return { name: 'join', looksLeft: JOIN_LOOKS };
  return phase.name === 'join' && phase.looksLeft > 1
    ? { name: 'join', looksLeft: phase.looksLeft - 1 }
    : { name: 'regular' };
}

/** Every start refreshes; later rounds leave it to whichever process comes first. */
function notWithinMs(deps: OddsRefreshDeps, phase: Phase): number {
  if (phase.name === 'start') return 0;
  if (phase.name === 'join') return JUST_NOW_MS;
  return phase.name === 'retry' ? RETRY_MS / 2 : Math.round(intervalMs(deps) * 0.8);
}

/** Live: the wished minutes, or as many as make a day's refreshes cost no more than its credits. */
function intervalMs({ odds, refreshMinutes, creditsPerDay, slate }: OddsRefreshDeps): number {
  if (odds === 'demo') return DEMO_EVERY_MS;
  const cost = slate.lastReport().creditsUsed ?? CREDITS_ASSUMED;
  return Math.max(refreshMinutes, (DAY_MINUTES * cost) / Math.max(1, creditsPerDay)) * MINUTE_MS;
}

function nextWaitMs(deps: OddsRefreshDeps, outcome: RefreshOutcome, next: Phase, random: () => number): number {
  const { retryAfterSeconds } = deps.slate.lastReport();
  const askedMs = Math.min((retryAfterSeconds ?? 0) * 1000, RETRY_AFTER_MAX_MS);
  if (outcome === 'busy') return next.name === 'join' ? JOIN_EVERY_MS : MINUTE_MS;
  if (outcome === 'failed') return Math.max(askedMs, RETRY_MS + random() * RETRY_JITTER_MS);
  return Math.max(askedMs, intervalMs(deps));
}
