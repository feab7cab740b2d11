import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { reserveTokens, settleReservation } from '../../../src/server/features/tokens/tokens.service.ts';
import type { Db } from '../../../src/server/platform/database/database.ts';
import { newSession } from '../../../src/server/platform/http/session-token.ts';
import { openAccounts } from '../tokens/accounts.ts';

export type BenchAccount = { token: string; tokenHash: string; userId: string; walletId: string; sessionId: string };

/** Turns that each account had this month: what a bettor's month holds, a sign-up gift and a month beside. */
const EARLIER_TURNS = 20;
const AT_ONCE = 8;
const DAY_MS = 86_400_000;

/** Signed-in accounts with a chat each and a month of use. */
export async function openSignedIn(db: Db, count: number): Promise<BenchAccount[]> {
  const now = new Date();
  const wallets = await openAccounts(db, count, new Date(now.getTime() - DAY_MS));
  const accounts = wallets.map((walletId) => {
    const { token, tokenHash } = newSession(now);
    return { token, tokenHash, walletId, userId: randomUUID(), sessionId: randomUUID() };
  });
  const rows = sql`jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb)
    as a("tokenHash" text, "walletId" uuid, "userId" uuid, "sessionId" uuid)`;
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    insert into users (id, email, email_key, password_hash, email_verified, wallet_id, terms_version, age_confirmed, accepted_at, created_at)
    select "userId", "userId" || '@bench.example', "userId" || '@bench.example', 'none', true, "walletId", '1', '21', ${at}, ${at} - interval '1 day'
    from ${rows}`);
  await db.execute(sql`
    insert into auth_sessions (token_hash, user_id, created_at, expires_at)
    select "tokenHash", "userId", ${at}, ${at} + interval '30 days' from ${rows}`);
  await db.execute(sql`
    insert into chat_sessions (id, user_id, title, created_at) select "sessionId", "userId", 'Bench', ${at} from ${rows}`);
  for (let turn = 0; turn < EARLIER_TURNS; turn += 1) {
    for (let from = 0; from < wallets.length; from += AT_ONCE) {
      await Promise.all(wallets.slice(from, from + AT_ONCE).map((walletId) => useTokens(db, walletId, now)));
    }
  }
  await db.execute(sql`vacuum analyze`);
  return accounts;
}

async function useTokens(db: Db, walletId: string, now: Date): Promise<void> {
  const reservationId = randomUUID();
  await reserveTokens(db, { reservationId, walletId, tokens: 1, mode: 'regular', leaseUntil: now, now });
  await settleReservation(db, reservationId, now);
}
