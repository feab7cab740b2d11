import { currentPeriod } from '#engine/tokens/current-period.ts';
import type { Period } from '#engine/tokens/period.ts';
import type { Db } from '../../platform/database/database.ts';
import type { SessionLife } from '../../platform/http/session-token.ts';
import { NO_USAGE, usageOf, usagesOf } from '../tokens/usage.service.ts';
import { type AccountRow, findAccountRows, findRowBySession } from './account.repo.ts';

/** A user with balance and use: what was charged since the current period began. */
export type Account = Omit<AccountRow, 'walletId' | 'anchorMs' | 'billedPeriod' | 'keptUsage'> & {
  period: Period;
  tokensUsedThisMonth: number;
  proAnalysesThisMonth: number;
};

/** In one statement, except where a period is read for the first time. */
export async function findAccountBySession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<(Account & { session: SessionLife }) | undefined> {
  const row = await findRowBySession(db, tokenHash, now);
  if (!row) return undefined;
  const period = periodOf(row, now);
  const { tokens, pro } = await usageOf(db, askedUsage(row, period));
  return { ...row, period, tokensUsedThisMonth: tokens, proAnalysesThisMonth: pro };
}

export async function findAccountById(db: Db, userId: string, now: Date): Promise<Account | undefined> {
  const [account] = await findAccountsById(db, [userId], now);
  return account;
}

/** In no order; whoever is gone is missing. */
export async function findAccountsById(db: Db, userIds: readonly string[], now: Date): Promise<Account[]> {
  const rows = (await findAccountRows(db, userIds, now)).map((row) => ({ row, period: periodOf(row, now) }));
  const uses = await usagesOf(
    db,
    rows.map(({ row, period }) => askedUsage(row, period)),
  );
  return rows.map(({ row, period }) => {
    const { tokens, pro } = uses.get(row.walletId) ?? NO_USAGE;
    return { ...row, period, tokensUsedThisMonth: tokens, proAnalysesThisMonth: pro };
  });
}

const periodOf = ({ anchorMs, billedPeriod }: AccountRow, now: Date): Period =>
  currentPeriod(anchorMs, billedPeriod, now.getTime());

const askedUsage = ({ walletId, keptUsage }: AccountRow, { startMs }: Period) => ({
  walletId,
  since: new Date(startMs),
  kept: keptUsage,
});
