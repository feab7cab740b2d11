import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Db } from '../../../platform/database/database.ts';
import type { StepGate } from './test-step-gate.ts';

/** A database of which each step waits at the gate. `atRest`: nothing moves there until another step is let go. */
export type GatedDatabase = { db: Db; atRest: () => Promise<boolean>; close: () => Promise<void> };

/** The embedded database runs one transaction at a time, so a step is a whole transaction, or a statement outside of one. */
export function gateEmbedded(client: PGlite, gate: StepGate): GatedDatabase {
  const gated = new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      if (name !== 'query' && name !== 'transaction') return member.bind(target);
      return (...args: unknown[]) => gate.run(String(name), () => member.apply(target, args));
    },
  });
  return {
    db: asDb(drizzleEmbedded({ client: gated })),
    atRest: async () => gate.inFlight === 0,
    close: async () => {},
  };
}

/**
 * On PostgreSQL every statement of every transaction is a step, each on a connection of its own. They are open beforehand and stay so:
 * a connection on its way is no step, and all would seem at rest while a busy machine opens one.
 */
export async function gatePostgres(url: string, gate: StepGate, connections: number): Promise<GatedDatabase> {
  class GatedClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this) as (...args: unknown[]) => unknown;
      Object.defineProperty(this, 'query', { value: (...args: unknown[]) => runGated(gate, query, args) });
    }
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 0,
    Client: GatedClient,
  });
  const observer = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0 });
  // The database may be dropped while a connection is still on its way out.
  for (const each of [pool, observer]) each.on('error', () => {});
  // The database is dropped while they are still saying goodbye.
  for (const each of [pool, observer]) each.on('connect', (client) => client.on('error', () => {}));
  const opened = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  for (const client of opened) client.release();
  return {
    db: asDb(drizzlePostgres({ client: pool })),
    // What waits for a lock does not move before another lets go of it.
    atRest: async () => gate.inFlight === 0 || gate.inFlight === (await countWaiting(observer)),
    close: async () => {
      await pool.end();
      await observer.end();
    },
  };
}

type Callback = (error: Error | null, result?: unknown) => void;

function runGated(gate: StepGate, query: (...args: unknown[]) => unknown, args: unknown[]): unknown {
  const last = args.at(-1);
  const running = (given: unknown[]) => gate.run(textOf(args[0]), async () => query(...given));
  if (typeof last !== 'function') return running(args);
  const callback = last as Callback;
  running(args.slice(0, -1)).then(
    (result) => callback(null, result),
    (error: Error) => callback(error),
  );
  return undefined;
}

const textOf = (query: unknown): string => {
  const text = typeof query === 'string' ? query : String((query as { text?: unknown }).text);
  return text.trim().replace(/\s+/g, ' ').slice(0, 40);
};

async function countWaiting(observer: pg.Pool): Promise<number> {
  const { rows } = await observer.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}

const asDb = (db: unknown): Db => db as Db;
