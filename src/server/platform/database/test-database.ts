import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Db, type OpenDatabase, rowsOf } from './database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import type { LockOrderError } from './test-lock-order.ts';
import { watchLockOrder } from './test-lock-watch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Dumped, migrated embedded database. */
    embeddedSnapshot: string;
    /** Base address of the test server, empty where the run uses the embedded database. */
    postgresUrl: string;
    /** Name of the migrated template database on it. */
    postgresTemplate: string;
    /** Whether the same tests run on PostgreSQL after this run. */
    postgresFollows: boolean;
  }
}

export const migrationsFolder = new URL('../../db/migrations', import.meta.url).pathname;

/** Which database this run of the tests is on. */
export const testDatabaseKind = (): 'embedded' | 'postgresql' => (inject('postgresUrl') ? 'postgresql' : 'embedded');

/** For half minutes of what no database decides: one of the two is enough, and PostgreSQL is the quicker. */
export const runsOnPostgresLater = (): boolean => inject('postgresFollows');

/** An empty, migrated database of the kind this run is on. Whoever opens it closes it. */
export async function openTestDatabase({ poolSize = 5 } = {}): Promise<OpenDatabase> {
  const size = testDatabaseKind() === 'embedded' ? 1 : poolSize;
  const at = idle.findIndex((database) => database.size === size);
  const database = idle.splice(at, at < 0 ? 0 : 1)[0] ?? (await openReusable(size));
  let isOpen = true;
  const closed = () => Promise.reject(new Error('The database is closed.'));
  const get = (target: Db, name: string | symbol, handle: unknown) =>
    isOpen ? Reflect.get(target, name, handle) : closed;
  const db = new Proxy(database.newHandle(), { get });
  const close = async () => {
    for (const closeEarlier of (startedOn.get(db) ?? []).reverse()) await closeEarlier();
    isOpen = false;
    const [fault] = database.lockFaults.splice(0);
    if (await database.emptied()) idle.push(database);
    else await database.end();
    if (fault) throw fault;
  };
  startedOn.set(db, []);
  return { db, kind: testDatabaseKind(), close };
}

/** The database of a file or of a block of tests, closed after the last of them. */
export async function testDatabase(options: { poolSize?: number } = {}): Promise<OpenDatabase> {
  const open = await openTestDatabase(options);
  afterAll(() => open.close());
  return open;
}

const startedOn = new WeakMap<Db, (() => Promise<unknown>)[]>();

/** What was started on a database of `openTestDatabase` ends with it. */
export const closeWith = (db: Db, close: () => Promise<unknown>): void => void startedOn.get(db)?.push(close);

/** A database that the test files of a worker use one after the other: to open one takes a second, to empty it nearly none. */
type Reusable = {
  size: number;
  /** Nothing of one file is left for the next: neither a logger nor a statement of a straggler, whose handle is closed. */
  newHandle: () => Db;
  /** False where it could not be made as it was. */
  emptied: () => Promise<boolean>;
  end: () => Promise<void>;
  /** Statements of the file that broke the order of locks. */
  lockFaults: LockOrderError[];
};
const idle: Reusable[] = [];

async function openReusable(size: number): Promise<Reusable> {
  const { newHandle, end, lockFaults } =
    testDatabaseKind() === 'embedded' ? await openEmbeddedCopy() : await openPostgresCopy(size);
  const before = await schemaOf(newHandle());
  const emptied = () => empty(newHandle(), before).catch(() => false);
  return { size, newHandle, emptied, end, lockFaults };
}

async function openEmbeddedCopy() {
  const snapshot = await openAsBlob(inject('embeddedSnapshot'));
  const { client, close } = await openEmbeddedDatabase({ snapshot, migrationsFolder: null });
  return { newHandle: () => drizzleEmbedded({ client }) as unknown as Db, end: close, lockFaults: [] };
}

async function openPostgresCopy(poolSize: number) {
  const { pool, close, lockFaults } = await openOwnPostgres({
    template: inject('postgresTemplate'),
    migrationsFolder: null,
    poolSize,
  });
  return { newHandle: () => drizzlePostgres({ client: pool }) as unknown as Db, end: close, lockFaults };
}

/** What a file may have changed beside rows: tables, columns, functions, triggers, migrations, and the statistics that plans rest on. */
async function schemaOf(db: Db): Promise<string> {
  const parts = await db.execute(sql`
    select md5(string_agg(part, ',' order by part)) as schema from (
      select relname || '.' || attname as part from pg_class c join pg_attribute a on a.attrelid = c.oid
      where relnamespace = 'public'::regnamespace
      union all select proname || '()' from pg_proc where pronamespace = 'public'::regnamespace
      union all select tgname || tgenabled::text from pg_trigger where not tgisinternal
      union all select conname::text from pg_constraint where connamespace = 'public'::regnamespace
      union all select hash || created_at from drizzle.__drizzle_migrations
      union all select starelid::text || staattnum from pg_statistic s join pg_class c on c.oid = s.starelid
      where relnamespace = 'public'::regnamespace) t`);
  return rowsOf<{ schema: string }>(parts)[0]?.schema ?? '';
}

async function empty(db: Db, schema: string): Promise<boolean> {
  if ((await schemaOf(db)) !== schema) return false;
  await db.transaction(async (tx) => {
    // Triggers that refuse to truncate look away, and who still holds a lock keeps nobody waiting.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local lock_timeout = '5s'`);
    await tx.execute(sql`do $$ declare t record; filled boolean; list text := ''; begin
      for t in select c.oid::regclass::text as name from pg_class c
        where relnamespace = 'public'::regnamespace and relkind = 'r' loop
        execute 'select exists (select from ' || t.name || ')' into filled;
        if filled then list := list || ',' || t.name; end if;
      end loop;
      if list <> '' then execute 'truncate ' || substr(list, 2) || ' restart identity cascade'; end if;
    end $$`);
  });
  return true;
}

/** Four workers keep a database of each size, and a server lets a hundred connections in. */
const IDLE_MS = 500;

async function onServer(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
}

/** A database of its own on the test server, dropped when it is closed; empty where no template is named. */
export async function openOwnPostgres(options: {
  template?: string;
  migrationsFolder: string | null;
  poolSize: number;
}): Promise<OpenDatabase & { url: string; pool: pg.Pool; lockFaults: LockOrderError[] }> {
  const { template = 'template1', ...opening } = options;
  const name = `${inject('postgresTemplate')}_${randomUUID().slice(0, 8)}`;
  await onServer(`create database ${name} template ${template}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const open = await openPostgresDatabase({ url: url.href, idleMs: IDLE_MS, ...opening });
  const lockFaults = watchLockOrder(open.pool);
  const close = async () => {
    await open.close();
    await onServer(`drop database ${name} with (force)`);
    if (lockFaults.length > 0) throw lockFaults[0];
  };
  return { ...open, url: url.href, close, lockFaults };
}
