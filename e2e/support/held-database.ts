import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { brokenLedgerRules } from '../../src/server/features/tokens/test-ledger-invariants.ts';
import { setBalance } from '../../src/server/features/tokens/tokens.service.ts';
import type { Db } from '../../src/server/platform/database/database.ts';
import { openPostgresDatabase } from '../../src/server/platform/database/postgres-database.ts';
import { root } from './child.ts';
import { waitUntil } from './wait-until.ts';

/**
 * A second way into the database of a product under test. It makes the product wait exactly where a test wants it, by a lock
 * that the product's next statement needs, and tells when it does.
 */
export class HeldDatabase {
  readonly #url: string;
  readonly #client: pg.Client;

  private constructor(url: string, client: pg.Client) {
    this.#url = url;
    this.#client = client;
  }

  static async open(url: string): Promise<HeldDatabase> {
    const client = await connect(url);
    return new HeldDatabase(url, client);
  }

  /** Takes the lock; the answer lets go of it and of whatever was written with it. */
  async hold(sql: string, params: unknown[] = []): Promise<() => Promise<void>> {
    const holder = await connect(this.#url);
    await holder.query('begin');
    await holder.query(sql, params);
    return () => holder.end();
  }

  /** Waits until a statement that begins like this waits for a lock; its backend. */
  waiting(beginning: string): Promise<number> {
    const ask = async () => {
      const [row] = await this.rows<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and ltrim(query, E' \\n') ilike $1 and pid <> pg_backend_pid()`,
        [`${beginning}%`],
      );
      return row?.pid;
    };
    return waitUntil(`a statement like "${beginning}" waits`, ask, { timeoutMs: 40_000 });
  }

  /** Waits until every connection of a server that was killed has ended: what it had not committed is gone. */
  async abandoned(): Promise<void> {
    const ask = async () => {
      const [row] = await this.rows<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
      );
      return row?.count === 0 ? true : undefined;
    };
    await waitUntil('the dead connections have ended', ask, { timeoutMs: 40_000 });
  }

  async rows<Row extends pg.QueryResultRow>(sql: string, params: unknown[] = []): Promise<Row[]> {
    return (await this.#client.query<Row>(sql, params)).rows;
  }

  brokenRules(): Promise<string[]> {
    return this.#asTheProduct(brokenLedgerRules);
  }

  async walletOf(userId: string): Promise<string> {
    const [user] = await this.rows<{ wallet: string }>('select wallet_id as wallet from users where id = $1', [userId]);
    return user?.wallet ?? '';
  }

  /** As an administrator does it. */
  async setBalance(userId: string, tokens: number): Promise<void> {
    const change = { walletId: await this.walletOf(userId), tokens, newId: randomUUID, now: new Date() };
    await this.#asTheProduct((db) => setBalance(db, change));
  }

  async #asTheProduct<Value>(work: (db: Db) => Promise<Value>): Promise<Value> {
    const open = await openPostgresDatabase({
      url: this.#url,
      migrationsFolder: join(root, 'src/server/db/migrations'),
    });
    return work(open.db).finally(open.close);
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // Its server may be killed under it.
  client.on('error', () => {});
  await client.connect();
  return client;
}
