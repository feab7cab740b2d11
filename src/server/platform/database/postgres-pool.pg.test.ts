import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import { createPostgresPool } from './postgres-pool.ts';
import { openOwnPostgres, testDatabaseKind } from './test-database.ts';

describe.skipIf(testDatabaseKind() === 'embedded')('a pool of PostgreSQL', () => {
  let open: OpenDatabase & { url: string };
  let pool: pg.Pool;
  beforeEach(async () => {
    open = await openOwnPostgres({ migrationsFolder: null, poolSize: 1 });
    pool = createPostgresPool({ connectionString: open.url, max: 2 });
    pool.on('error', () => {});
    await pool.query('create table things (id integer primary key, size integer not null)');
    await pool.query('insert into things values (1, 10)');
  });
  afterEach(async () => {
    await pool.end();
    await open.close();
  });

  const kept = async (client: pg.Pool | pg.PoolClient) =>
    (await client.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
      ({ statement }) => statement,
    );
  const backendOf = async (client: pg.Pool | pg.PoolClient): Promise<unknown> =>
    (await client.query('select pg_backend_pid() as pid')).rows[0].pid;
  const readThing = (client: pg.Pool | pg.PoolClient) => client.query('select * from things where id = $1', [1]);

  it('has its connections keep the plan of every statement that is asked again, however it is asked', async () => {
    const db = drizzle({ client: pool });
    for (let use = 0; use < 3; use += 1) {
      await readThing(pool);
      await pool.query({ text: 'select size from things where id = $1', values: [1] });
      await db.execute(sql`select id from things where size = ${10}`);
      await db.transaction((tx) => tx.execute(sql`update things set size = ${10} where id = ${1}`));
    }
    await pool.query('select id from things where id = $1', [1]);
    expect((await kept(pool)).sort()).toEqual([
      'select * from things where id = $1',
      'select id from things where size = $1',
      'select size from things where id = $1',
      'update things set size = $1 where id = $2',
    ]);
  });

  it('answers over a change of a table, on connections that keep a plan from before it', async () => {
    const clients = [await pool.connect(), await pool.connect()];
    for (const client of clients) for (let use = 0; use < 3; use += 1) await readThing(client);
    const before = await Promise.all(clients.map(backendOf));
    for (const client of clients) client.release();
    await pool.query('alter table things add column name text');
    const { rows } = await readThing(pool);
    expect(rows).toEqual([{ id: 1, size: 10, name: null }]);
    expect(before).not.toContain(await backendOf(pool));
  });

  it('lets a transaction fail on such a plan, as one that can be sent again, and drops its connection', async () => {
    const db = drizzle({ client: pool });
    const read = () => db.transaction((tx) => tx.execute(sql`select * from things where id = ${1}`));
    for (let use = 0; use < 3; use += 1) await read();
    await pool.query('alter table things alter column size type bigint');
    const failure = await read().catch((error: unknown) => error);
    expect(failure).toMatchObject({ cause: { code: '0A000' } });
    expect(isDatabaseAway(failure)).toBe(true);
    expect((await read()).rows).toEqual([{ id: 1, size: '10' }]);
  });
});
