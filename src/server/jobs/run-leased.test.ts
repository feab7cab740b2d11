import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/database.ts';
import { openTestDatabase } from '../platform/test-database.ts';
import { runLeased } from './run-leased.ts';

const start = new Date('2026-01-01T00:00:00Z');

describe('a leased job', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase();
  });
  afterAll(() => open.close());

  const process = (now = () => start) => ({ db: open.db, now, holder: randomUUID() });

  it('runs once when many processes come at the same time', async () => {
    let runs = 0;
    let refused = 0;
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const attempt = async () => {
      const turn = await runLeased(process(), { name: 'many', leaseMs: 1000 }, async () => {
        runs += 1;
        await finished;
      });
      if (!turn.ran) refused += 1;
      // The one that runs goes on until all others were refused.
      if (refused === 7) finish();
    };
    await Promise.all(Array.from({ length: 8 }, attempt));
    expect(runs).toBe(1);
  });

  it('gives the lease back when the work fails', async () => {
    const job = { name: 'fails', leaseMs: 60_000 };
    await expect(runLeased(process(), job, () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
    expect(await runLeased(process(), job, async () => 7)).toEqual({ ran: true, result: 7 });
  });

  it('takes over from a process that died when its lease has run out, not before', async () => {
    const job = { name: 'dies', leaseMs: 60_000 };
    let die = () => {};
    const dead = runLeased(process(), job, () => new Promise<void>((resolve) => (die = resolve)));
    await new Promise((resolve) => setImmediate(resolve));
    const at = (seconds: number) => process(() => new Date(start.getTime() + seconds * 1000));
    // The dead process's insert was sent first on this connection or pool; wait until it is there.
    while ((await runLeased(at(-120), job, async () => 'early')).ran)
      await new Promise((resolve) => setImmediate(resolve));
    expect(await runLeased(at(59), job, async () => 'too early')).toEqual({ ran: false });
    let seen: unknown;
    const taken = runLeased(at(60), job, async () => {
      die();
      await dead;
      seen = await runLeased(at(61), job, async () => 'third');
    });
    await taken;
    expect(seen).toEqual({ ran: false });
  });
});
