import { describe, expect, it } from 'vitest';
import type { RefreshOutcome, RefreshReport } from '../features/slate/slate.service.ts';
import { createOddsRefreshJob, type OddsRefreshDeps } from './odds-refresh.job.ts';

/** A clock by hand: what was set, and a way to let it ring. */
function handTimers() {
  let pending: { run: () => void; afterMs: number } | null = null;
  const waits: number[] = [];
  return {
    waits,
    isPending: () => pending !== null,
    timers: {
      set(run: () => void, afterMs: number) {
        waits.push(afterMs);
        pending = { run, afterMs };
        return pending;
      },
      clear() {
        pending = null;
      },
    },
    async ring() {
      const ringing = pending;
      pending = null;
      ringing?.run();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

async function runs(outcomes: RefreshOutcome[], report: Partial<RefreshReport>, more: Partial<OddsRefreshDeps> = {}) {
  const clock = handTimers();
  const asked: number[] = [];
  const queue = [...outcomes];
  const job = createOddsRefreshJob({
    slate: {
      async refresh(_signal, options) {
        asked.push(options?.notWithinMs ?? 0);
        return queue.shift() ?? 'refreshed';
      },
      lastReport: () => ({ creditsUsed: 3, retryAfterSeconds: null, ...report }),
    },
    odds: 'live',
    refreshMinutes: 30,
    creditsPerDay: 1000,
    timers: clock.timers,
    random: () => 1,
    ...more,
  });
  void job.start();
  await settled();
  for (let i = 1; i < outcomes.length; i++) await clock.ring();
  await job.stop();
  return {
    waitsS: clock.waits.map((ms) => ms / 1000),
    askedS: asked.map((ms) => ms / 1000),
    isPending: clock.isPending(),
  };
}

describe('the odds refresh', () => {
  it('refreshes at the start without asking when it was last done, then after the wished minutes', async () => {
    const { waitsS, askedS } = await runs(['refreshed', 'refreshed'], {});
    expect(waitsS).toEqual([1800, 1800]);
    expect(askedS).toEqual([0, 1440]);
  });

  it('waits longer when a day of refreshes would cost more than its credits', async () => {
    const { waitsS } = await runs(['refreshed'], { creditsUsed: 45 });
    expect(waitsS).toEqual([64.8 * 60]);
    expect((24 * 3600) / waitsS[0]!).toBeLessThanOrEqual(1000 / 45);
  });

  it('comes again within 120 s of a failure, whatever the interval', async () => {
    const { waitsS, askedS } = await runs(['failed', 'failed', 'refreshed'], { creditsUsed: null });
    expect(waitsS[0]).toBeLessThanOrEqual(120);
    expect(waitsS[1]).toBeLessThanOrEqual(120);
    expect(waitsS[2]).toBeGreaterThan(1800);
    expect(askedS.slice(1)).toEqual([30, 30]);
  });

  it('obeys the pause that the provider asks for, and no more than an hour of it', async () => {
    expect((await runs(['failed'], { retryAfterSeconds: 600 })).waitsS).toEqual([600]);
    expect((await runs(['refreshed'], { retryAfterSeconds: 2400 })).waitsS).toEqual([2400]);
    expect((await runs(['failed'], { retryAfterSeconds: 86_400 })).waitsS).toEqual([3600]);
  });

  it('at a start looks until the lease of a process that died has run out, then every minute', async () => {
    const { waitsS, askedS } = await runs(['busy', 'busy', 'busy', 'busy', 'busy', 'busy', 'busy', 'busy'], {});
    expect(waitsS).toEqual([20, 20, 20, 20, 20, 20, 60, 60]);
    expect(askedS).toEqual([0, 180, 180, 180, 180, 180, 180, 1440]);
  });

  it('renews demo odds every minute, at no cost', async () => {
    expect((await runs(['refreshed'], { creditsUsed: 0 }, { odds: 'demo' })).waitsS).toEqual([60]);
  });

  it('stops: the running refresh is aborted and waited for, and nothing comes after it', async () => {
    const clock = handTimers();
    let ended = false;
    const job = createOddsRefreshJob({
      slate: {
        refresh: (signal) =>
          new Promise((resolve) => {
            signal.addEventListener('abort', () => {
              ended = true;
              resolve('failed');
            });
          }),
        lastReport: () => ({ creditsUsed: null, retryAfterSeconds: null }),
      },
      odds: 'live',
      refreshMinutes: 30,
      creditsPerDay: 1000,
      timers: clock.timers,
    });
    void job.start();
    await job.stop();
    expect(ended).toBe(true);
    expect(clock.isPending()).toBe(false);
  });
});
