import { describe, expect, it } from 'vitest';
import { later, NOW, newWallet, reservation } from '../features/tokens/test-wallet.ts';
import { balanceOf, reserveTokens } from '../features/tokens/tokens.service.ts';
import type { Db } from '../platform/database/database.ts';
import { testDatabase } from '../platform/database/test-database.ts';
import { startTokenSweep } from './token-sweep.ts';

const open = await testDatabase();

/** A schedule whose time passes when the test says so. */
function handSchedule() {
  let planned: (() => void) | undefined;
  const waits: number[] = [];
  return {
    waits,
    schedule: (run: () => void, ms: number) => {
      planned = run;
      waits.push(ms);
      return () => {
        planned = undefined;
      };
    },
    isPlanned: () => planned !== undefined,
    fire: () => {
      const run = planned;
      planned = undefined;
      run?.();
    },
  };
}

function start(db: Db) {
  const timers = handSchedule();
  const errors: unknown[] = [];
  const log = { info: () => {}, error: (entry: unknown) => errors.push(entry) };
  const job = startTokenSweep({ db, now: () => later(120), log, schedule: timers.schedule });
  return { job, timers, errors };
}

describe('the token sweep', () => {
  it('gives back expired reservations in its turn, and stops', async () => {
    const walletId = await newWallet(open.db, { tokens: 5 });
    await reserveTokens(open.db, reservation(walletId, { tokens: 5 }));
    const { job, timers } = start(open.db);
    expect(await balanceOf(open.db, walletId, NOW)).toBe(0);
    timers.fire();
    await job.stop();
    expect(await balanceOf(open.db, walletId, NOW)).toBe(5);
    expect(timers.isPlanned()).toBe(false);
  });

  it('sweeps at once when it starts, and every few seconds from then on', async () => {
    const { job, timers } = start(open.db);
    timers.fire();
    await expect.poll(() => timers.waits).toEqual([0, 5_000]);
    await job.stop();
  });

  it('goes on after a sweep that failed', async () => {
    const broken = { execute: () => Promise.reject(new Error('the database is away')) } as unknown as Db;
    const { job, timers, errors } = start(broken);
    timers.fire();
    await expect.poll(() => timers.isPlanned()).toBe(true);
    timers.fire();
    await job.stop();
    expect(errors).toHaveLength(2);
    expect(timers.isPlanned()).toBe(false);
  });
});
