import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../platform/database/database.ts';
import { LEDGER_RULES, questionOf } from '../../tokens/test-ledger-invariants.ts';
import { CHARGE_RULES } from './test-charge-rules.ts';
import type { StepGate } from './test-step-gate.ts';

const TABLES = ['ledger_entries', 'balance_notices', 'model_calls', 'picks', 'analyses', 'token_reservations'].concat([
  'token_grants',
  'chat_messages',
  'chat_sessions',
  'rate_events',
  'users',
  'wallets',
]);

/**
 * Keeps the rules in the database, which then plans them once and not at every step, and what empties it for the next history:
 * with the triggers that refuse deletes looking away, since truncating would cost the rules their plans.
 */
export async function keepHistoryRules(db: Db): Promise<void> {
  await db.execute(sql`create function broken_history_rules() returns setof text language plpgsql as $rules$
    begin return query ${questionOf({ ...LEDGER_RULES, ...CHARGE_RULES }).inlineParams()}; end $rules$`);
  await db.execute(sql`create function empty_history() returns void language plpgsql
    set session_replication_role = replica as $empty$
    begin ${sql.raw(TABLES.map((table) => `delete from ${table};`).join(' '))} end $empty$`);
}

export async function brokenHistoryRules(db: Db): Promise<string[]> {
  const broken = await db.execute(sql`select rule from broken_history_rules() as rule`);
  return rowsOf<{ rule: string }>(broken).map(({ rule }) => rule);
}

/** Whether anything was written since it was last asked: only then can a rule be newly broken. */
export class WriteWatch {
  readonly #db: Db;
  readonly #gate: StepGate;
  #calls = -1;
  #last = '';

  constructor(db: Db, gate: StepGate) {
    this.#db = db;
    this.#gate = gate;
  }

  async saw(): Promise<boolean> {
    if (this.#gate.calls === this.#calls) return false;
    this.#calls = this.#gate.calls;
    const result = await this.#db.execute(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`);
    const next = rowsOf<{ next: string }>(result)[0]?.next ?? '';
    const isNew = next !== this.#last;
    this.#last = next;
    return isNew;
  }
}
