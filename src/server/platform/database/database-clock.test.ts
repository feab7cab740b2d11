import { describe, expect, it } from 'vitest';
import { startDatabaseClock } from './database-clock.ts';
import { readDatabaseMs } from './database-time.repo.ts';
import { testDatabase } from './test-database.ts';

const START = Date.parse('2026-06-15T12:00:00Z');

/** A database's clock and a process's, both in the test's hand; `look` makes the next look and waits for it. */
async function start(aheadMs: number) {
  const world = { databaseMs: START, localMs: START + aheadMs, answersAfterMs: 0, isAway: false };
  let next: (() => void) | null = null;
  const clock = await startDatabaseClock({
    readMs: async () => {
      if (world.isAway) throw new Error('away');
      world.databaseMs += world.answersAfterMs / 2;
      const said = world.databaseMs;
      world.databaseMs += world.answersAfterMs / 2;
      world.localMs += world.answersAfterMs;
      return said;
    },
    localMs: () => world.localMs,
    schedule: (run) => {
      next = run;
      return () => {
        next = null;
      };
    },
  });
  return {
    world,
    clock,
    pass: (ms: number) => {
      world.databaseMs += ms;
      world.localMs += ms;
    },
    look: async () => {
      const run = next;
      next = null;
      run?.();
      await expect.poll(() => next).not.toBeNull();
    },
    isPlanned: () => next !== null,
    errorMs: () => clock.now().getTime() - world.databaseMs,
  };
}

describe('the database’s clock', () => {
  it.each([60_000, -60_000, 0])('is told by a process whose own is %d ms ahead, at once and later', async (aheadMs) => {
    const { errorMs, pass } = await start(aheadMs);
    expect(errorMs()).toBe(0);
    pass(3_600_000);
    expect(errorMs()).toBe(0);
  });

  it('is followed when it jumps, or when the process’s own does', async () => {
    const { world, look, errorMs } = await start(0);
    world.databaseMs += 5_000;
    await look();
    expect(errorMs()).toBe(0);
    world.localMs -= 90_000;
    await look();
    expect(errorMs()).toBe(0);
  });

  it('is not moved by an answer that comes late, which says less than was known', async () => {
    const { world, look, errorMs } = await start(0);
    world.answersAfterMs = 3_000;
    await look();
    expect(errorMs()).toBe(0);
  });

  it('runs on while the database is away, and is looked at again', async () => {
    const { world, look, pass, errorMs } = await start(60_000);
    world.isAway = true;
    pass(10_000);
    await look();
    expect(errorMs()).toBe(0);
    world.isAway = false;
    world.databaseMs += 700;
    await look();
    expect(errorMs()).toBe(0);
  });

  it('is looked at no more once it is stopped', async () => {
    const { clock, isPlanned } = await start(0);
    expect(isPlanned()).toBe(true);
    await clock.stop();
    expect(isPlanned()).toBe(false);
  });
});

describe('the time of a database', async () => {
  const open = await testDatabase();

  it('is that of the moment, also within a transaction', async () => {
    await open.db.transaction(async (tx) => {
      const first = await readDatabaseMs(tx);
      // Two reads may fall into one tick of its clock; that of a transaction never goes on.
      await expect.poll(() => readDatabaseMs(tx)).toBeGreaterThan(first);
      expect(Math.abs(first - Date.now())).toBeLessThan(60_000);
    });
  });
});
