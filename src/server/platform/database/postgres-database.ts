import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Db, OpenDatabase } from './database.ts';
import { createPostgresPool } from './postgres-pool.ts';
import { PostgresProbe } from './postgres-probe.ts';
import { type SilenceTimes, SilenceWatch } from './postgres-silence.ts';
import { refuseNewerSchema } from './schema-version.repo.ts';

/** Any number, the same in every process: only one migrates, or restores a backup, at a time. */
export const MIGRATION_LOCK = 7_310_021;

const CONNECT_MS = 10_000;

/**
 * Of a server, where somebody waits: far above what any statement of a request or a job takes. Whoever waits longer for a
 * connection is told to try again. What may take its time, as a migration or a backup, has connections without bounds.
 */
const SERVER_BOUNDS = {
  connectionTimeoutMillis: 4_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

export async function openPostgresDatabase(options: {
  url: string;
  /** Null: the database stays as it is. */
  migrationsFolder: string | null;
  poolSize?: number;
  /** After how long an idle connection is closed. */
  idleMs?: number;
  onIdleError?: (error: Error) => void;
  /** For a server: statements and transactions are bounded, and a database that falls silent is noticed. */
  silence?: SilenceTimes;
}): Promise<OpenDatabase & { pool: pg.Pool }> {
  const { url, silence } = options;
  const watch = silence && new SilenceWatch(new PostgresProbe(url), silence);
  const pool = createPostgresPool({
    connectionString: url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: CONNECT_MS,
    ...(watch && { ...SERVER_BOUNDS, stream: watch.newSocket }),
    // A connection that goes takes the plans that it kept with it.
    idleTimeoutMillis: options.idleMs ?? 300_000,
  });
  // An idle client that loses its connection emits here; without a listener the process would end.
  pool.on('error', (error) => options.onIdleError?.(error));
  // So does one in the middle of a transaction, for which the pool does not listen; the transaction itself fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', giveBackAfterFailedBegin);
  try {
    if (options.migrationsFolder !== null) await migrateOnce(url, options.migrationsFolder);
    else await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  watch?.start(() => pool.totalCount > pool.idleCount || pool.waitingCount > 0);
  const close = () => pool.end().finally(() => watch?.stop());
  return { db: asDb(drizzle({ client: pool })), pool, kind: 'postgresql', close };
}

async function migrateOnce(url: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  // Without a listener a broken connection would end the process; the statement that is under way fails with it.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await refuseNewerSchema(asDb(drizzle({ client })), migrationsFolder);
      await migrate(drizzle({ client }), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    await client.end();
  }
}

/** Both drivers build on one PgDatabase; only their raw result types differ, which repositories read through `rowsOf`. */
const asDb = (db: unknown): Db => db as Db;

/**
 * The database library takes a connection, begins a transaction on it, and gives the connection back when the transaction has ended. Where
 * it could not even begin, nobody gives it back, and the pool would be one connection poorer for good.
 */
function giveBackAfterFailedBegin(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const watched = (...args: unknown[]): unknown => {
    const answer = query(...args);
    if (answer instanceof Promise && isBegin(args[0])) answer.catch((error: Error) => client.release(error));
    return answer;
  };
  client.query = watched as pg.PoolClient['query'];
}

function isBegin(statement: unknown): boolean {
  const text = typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement;
  return typeof text === 'string' && /^begin\b/i.test(text);
}
