import { sql } from 'drizzle-orm';
import { type BurnableGrant, type Debit, planBurnDown } from '#engine/tokens/burn-down.ts';
import { type Db, rowsOf } from '../../../platform/database/database.ts';
import { millis } from '../../../platform/database/sql-time.ts';

type Grant = BurnableGrant & { walletId: string };
type Taken = { id: number; walletId: string; grantId: string; tokens: number };

/**
 * Compares what a step took with what the engine would have taken from the grants as they were before it. For a database that
 * runs one transaction at a time.
 */
export class BurnOrderWatch {
  readonly #db: Db;
  #before: Grant[] = [];
  #lastEntry = 0;

  constructor(db: Db) {
    this.#db = db;
  }

  /** From here on: what was taken before is of another history. */
  async begin(): Promise<void> {
    await this.#read();
  }

  /** What the step took out of order; empty as it should be. */
  async look(now: Date): Promise<string[]> {
    const before = this.#before;
    const taken = await this.#read();
    return taken.length === 0 ? [] : this.#compare(before, taken, now);
  }

  #compare(before: readonly Grant[], taken: readonly Taken[], now: Date): string[] {
    const cost = taken.reduce((sum, { tokens }) => sum + tokens, 0);
    const grants = before.filter(({ walletId }) => walletId === taken[0]?.walletId);
    const plan = planBurnDown(grants, cost, now.getTime());
    const wanted = plan.ok ? inOrder(plan.debits) : 'nothing';
    const got = inOrder(taken);
    return got === wanted ? [] : [`took ${got} where the engine takes ${wanted}`];
  }

  /** Remembers the grants as they are now; answers with what reservations took since the last time. */
  async #read(): Promise<Taken[]> {
    const result = await this.#db.execute(sql`
      select (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'walletId', wallet_id, 'grantId', grant_id, 'tokens', -tokens)
          order by id), '[]') from ledger_entries where id > ${this.#lastEntry}::int and kind = 'reserve') as taken,
        (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'walletId', wallet_id, 'kind', kind, 'remaining', remaining,
          'expiresAtMs', ${millis('expires_at')}, 'createdAtMs', ${millis('created_at')})), '[]') from token_grants) as grants`);
    const [row] = rowsOf<{ taken: Taken[]; grants: Grant[] }>(result);
    this.#before = row?.grants ?? [];
    this.#lastEntry = row?.taken.at(-1)?.id ?? this.#lastEntry;
    return row?.taken ?? [];
  }
}

const inOrder = (debits: readonly Debit[]): string =>
  debits
    .map(({ grantId, tokens }) => `${tokens} of ${grantId}`)
    .sort()
    .join(', ');
