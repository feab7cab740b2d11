import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RefreshOutcome } from '../features/slate/slate.service.ts';
import { testDatabase } from '../platform/database/test-database.ts';
import { runJob } from './job-runner.ts';
import { clearJobLeases, listJobStates } from './job-state.repo.ts';
import { oddsRefreshJob } from './odds-refresh.job.ts';

const start = new Date('2026-03-14T12:00:00Z');
const never = new AbortController().signal;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

describe('the odds refresh', async () => {
  let at: Date;
  let asked: (Date | null | undefined)[];
  let outcomes: RefreshOutcome[];
  const open = await testDatabase();
  beforeEach(async () => {
    at = start;
    asked = [];
    outcomes = [];
    // Every test is a day of its own, so that what the one before left is due.
    await clearJobLeases(open.db);
  });

  const done: RefreshOutcome = { kind: 'done', fetched: true, nextInMs: 300_000, detail: { games: 3 } };
  const failed = (retryAfterMs = 0): RefreshOutcome => ({
    kind: 'failed',
    reason: 'The provider is down.',
    retryAfterMs,
  });
  const startProcess = (random: () => number = () => 1) => {
    const runner = { db: open.db, now: () => at, random, holder: randomUUID(), logger: quiet };
    const refresh = async (_signal: AbortSignal, before?: Date | null) => {
      asked.push(before);
      return outcomes.shift() ?? done;
    };
    const job = oddsRefreshJob({ slate: { refresh }, odds: 'live', now: () => at });
    return { run: (force = false) => runJob(runner, job, never, { force }), holder: runner.holder };
  };
  const waitS = async () => {
    const state = (await listJobStates(open.db, at)).find(({ name }) => name === 'odds-refresh');
    return (Number(state?.nextRunAt) - at.getTime()) / 1000;
  };

  it('fetches everything at each start, due or not, then what is due', async () => {
    const first = startProcess();
    expect(await first.run(true)).toBe('done');
    expect(await waitS()).toBe(300);
    expect(await first.run()).toBe('not_due');
    const started = at;
    at = new Date(at.getTime() + 10_000);
    expect(await startProcess().run(true)).toBe('done');
    at = new Date(at.getTime() + 300_000);
    expect(await first.run()).toBe('done');
    expect(asked).toEqual([started, new Date(started.getTime() + 10_000), null]);
  });

  it('comes again within 120 s after every failure in a row, and still fetches everything', async () => {
    const server = startProcess();
    for (let i = 0; i < 6; i++) {
      outcomes.push(failed());
      expect(await server.run(i === 0)).toBe('failed');
      const wait = await waitS();
      expect(wait).toBeGreaterThanOrEqual(60);
      expect(wait).toBeLessThanOrEqual(120);
      at = new Date(at.getTime() + wait * 1000);
    }
    expect(await server.run()).toBe('done');
    expect(asked).toEqual(Array.from({ length: 7 }, () => start));
  });

  it('obeys the pause that the provider asks for, and no more than about an hour of it', async () => {
    const server = startProcess(() => 0);
    outcomes.push(failed(600_000));
    await server.run(true);
    expect(await waitS()).toBe(600);
    outcomes.push(failed(86_400_000));
    await server.run(true);
    expect(await waitS()).toBe(3600);
  });
});
