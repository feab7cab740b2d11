import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { grantSignupTokens, startMonthlyPeriod } from '../../../src/server/features/tokens/tokens.service.ts';
import type { Db } from '../../../src/server/platform/database/database.ts';

/** More than a run can spend. */
const TOKENS = 1_000_000;
const MONTH_MS = 30 * 86_400_000;

/** Accounts with what an ordinary one has, a sign-up gift and a month, and the same number of bare balances. */
export async function openAccounts(db: Db, count: number, now: Date): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await db.execute(
    sql`create table if not exists bare_balances (id uuid primary key, balance integer not null check (balance >= 0))`,
  );
  const all = sql`unnest(${sql.param(ids)}::uuid[])`;
  await db.execute(
    sql`insert into wallets (id, created_at) select id, ${now.toISOString()}::timestamptz from ${all} as id`,
  );
  await db.execute(sql`insert into bare_balances select id, ${2 * TOKENS}::int from ${all} as id`);
  const period = {
    periodStart: now,
    periodEnd: new Date(now.getTime() + MONTH_MS),
    tokens: TOKENS,
    newId: randomUUID,
    now,
  };
  await db.transaction(async (tx) => {
    for (const walletId of ids) {
      await grantSignupTokens(tx, { grantId: randomUUID(), walletId, tokens: TOKENS, now });
      await startMonthlyPeriod(tx, { walletId, ...period });
    }
  });
  return ids;
}
