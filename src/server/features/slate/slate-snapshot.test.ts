import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import type { Db } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { createSlateStore } from './slate-store.ts';
import { testBatch, testEvent, twoSides } from './test-feed.ts';

const START = new Date('2026-01-10T18:00:00Z');
const KICKOFF = new Date('2026-01-10T23:00:00Z');
const dialect = new PgDialect();

const open = await testDatabase();

/** The database, and its transactions, with `before` called and waited for ahead of each statement. */
function interrupted(db: Db, before: (statement: string, isInTransaction: boolean) => Promise<void>): Db {
  const watch = (target: Db, isInTransaction: boolean): Db =>
    new Proxy(target, {
      get(inner, name) {
        if (name === 'execute')
          return async (query: Parameters<Db['execute']>[0]) => {
            await before(dialect.sqlToQuery(sql`${query}`).sql, isInTransaction);
            return inner.execute(query);
          };
        if (name === 'transaction')
          return (work: (tx: Db) => Promise<unknown>, config: Parameters<Db['transaction']>[1]) =>
            inner.transaction((tx) => work(watch(tx, true)), config);
        return Reflect.get(inner, name, inner);
      },
    });
  return watch(db, false);
}

it('reads the slate as it stood at one moment, whatever is committed between its statements', async () => {
  const at = START;
  const writer = createSlateStore({ db: open.db, odds: 'live', now: () => at });
  const game = (id: string) =>
    testEvent(id, KICKOFF, twoSides('pinnacle', 'moneyline', 0, { home: 1.9, away: 2 }, START));
  await writer.savePrices(testBatch([game('first')]));
  let writing: Promise<void> | null = null;
  const db = interrupted(open.db, async (statement, isInTransaction) => {
    if (!statement.includes('from prices p join')) return;
    writing ??= writer.savePrices(testBatch([game('first'), game('second')]));
    // The embedded database lets nobody write while a transaction runs: the writer comes after it.
    if (open.kind === 'postgresql' || !isInTransaction) await writing;
  });
  const slate = await createSlateStore({ db, odds: 'live', now: () => at }).current();
  expect(writing).not.toBeNull();
  await writing;
  expect([slate.version, slate.events.map(({ id }) => id)]).toEqual([1, ['test:first']]);
  const later = await createSlateStore({ db: open.db, odds: 'live', now: () => at }).current();
  expect([later.version, later.events.length]).toEqual([2, 2]);
});
