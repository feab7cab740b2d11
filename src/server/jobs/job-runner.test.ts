import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../platform/database/test-database.ts';
import { type Job, JobError, type JobOutcome, runJob } from './job-runner.ts';
import { clearJobLeases, listJobStates } from './job-state.repo.ts';

const start = new Date('2026-03-14T12:00:00Z');
const never = new AbortController().signal;

describe('a recurring job', async () => {
  let at: Date;
  let name: string;
  const logged: string[] = [];
  const open = await testDatabase();
  beforeEach(() => {
    at = start;
    name = `test-${randomUUID()}`;
    logged.length = 0;
  });

  const later = (seconds: number) => {
    at = new Date(at.getTime() + seconds * 1000);
  };
  const process = () => ({
    db: open.db,
    now: () => at,
    random: () => 0,
    holder: randomUUID(),
    logger: {
      info: () => undefined,
      warn: (_: unknown, text?: string) => void logged.push(`warn ${text}`),
      error: (_: unknown, text?: string) => void logged.push(`error ${text}`),
    },
  });
  const job = (run: (signal: AbortSignal) => Promise<JobOutcome>): Job => ({
    name,
    scope: 'x',
    deadlineMs: 20_000,
    retryMs: 10_000,
    retryMaxMs: 60_000,
    run,
  });
  const state = async () => (await listJobStates(open.db, at)).find((row) => row.name === name);

  it('runs when it is due, and not before, in whichever process looks first', async () => {
    let runs = 0;
    const counted = job(async () => ({ nextInMs: 60_000, detail: { run: ++runs } }));
    expect(await runJob(process(), counted, never)).toBe('done');
    expect(await runJob(process(), counted, never)).toBe('not_due');
    later(59);
    expect(await runJob(process(), counted, never)).toBe('not_due');
    expect(await runJob(process(), counted, never, { force: true })).toBe('done');
    later(60);
    expect(await runJob(process(), counted, never)).toBe('done');
    expect(await state()).toMatchObject({ failures: 0, lastError: null, lastSuccessAt: at, detail: { run: 3 } });
  });

  it('is at work in one process at a time', async () => {
    let release = () => {};
    let entered = () => {};
    const isIn = new Promise<void>((resolve) => {
      entered = resolve;
    });
    const slow = job(async () => {
      entered();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return { nextInMs: 0 };
    });
    const first = runJob(process(), slow, never);
    await isIn;
    expect((await state())?.isRunning).toBe(true);
    expect(await runJob(process(), slow, never, { force: true })).toBe('not_due');
    release();
    expect(await first).toBe('done');
    expect((await state())?.isRunning).toBe(false);
  });

  it('is taken up by another process when the one at it died, and at once after a restart of an embedded one', async () => {
    const dying = job(() => new Promise(() => undefined));
    void runJob(process(), dying, never);
    await expect.poll(async () => (await state())?.isRunning).toBe(true);
    const healthy = job(async () => ({ nextInMs: 60_000 }));
    expect(await runJob(process(), healthy, never)).toBe('not_due');
    later(31);
    expect(await runJob(process(), healthy, never)).toBe('done');
    void runJob(process(), dying, never, { force: true });
    await expect.poll(async () => (await state())?.isRunning).toBe(true);
    await clearJobLeases(open.db);
    expect(await runJob(process(), healthy, never, { force: true })).toBe('done');
  });

  it('backs off twice as long after each failure, obeys a longer pause that was asked for, and forgets after a success', async () => {
    const failing = (error: Error) =>
      job(async () => {
        throw error;
      });
    const waits: number[] = [];
    for (const error of [1, 2, 3, 4].map(() => new JobError('The other side is down.'))) {
      expect(await runJob(process(), failing(error), never, { force: true })).toBe('failed');
      waits.push((Number((await state())?.nextRunAt) - at.getTime()) / 1000);
    }
    expect(waits).toEqual([10, 20, 40, 60]);
    expect(await state()).toMatchObject({ failures: 4, lastError: 'The other side is down.' });
    await runJob(process(), failing(new JobError('Busy.', { retryAfterMs: 900_000 })), never, { force: true });
    expect((Number((await state())?.nextRunAt) - at.getTime()) / 1000).toBe(900);
    expect(logged.every((line) => line.startsWith('warn'))).toBe(true);
    await runJob(process(), failing(new TypeError('secret')), never, { force: true });
    expect(logged.at(-1)).toMatch(/^error/);
    expect((await state())?.lastError).not.toContain('secret');
    expect(
      await runJob(
        process(),
        job(async () => ({ nextInMs: 1 })),
        never,
        { force: true },
      ),
    ).toBe('done');
    expect(await state()).toMatchObject({ failures: 0, lastError: null });
  });

  it('is aborted when the server stops, and taken up at once by the next', async () => {
    const stop = new AbortController();
    const stopping = job(
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
          stop.abort();
        }),
    );
    expect(await runJob(process(), stopping, stop.signal)).toBe('stopped');
    expect(await runJob(process(), stopping, stop.signal)).toBe('stopped');
    expect(
      await runJob(
        process(),
        job(async () => ({ nextInMs: 1 })),
        never,
      ),
    ).toBe('done');
  });
});
