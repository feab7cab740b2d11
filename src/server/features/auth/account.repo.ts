import { type SQL, sql } from 'drizzle-orm';
import type { NoGrantReason } from '#contract/user.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { jsonRow } from '../../platform/database/json-row.ts';
import { time } from '../../platform/database/sql-time.ts';
import { executeWritten, momentValue, textValue, writeStatement } from '../../platform/database/written-statement.ts';
import type { SessionLife } from '../../platform/http/session-token.ts';
import type { KeptUsage } from '../tokens/usage.service.ts';

/** A user with what the ledger says about the wallet at this moment. */
export type AccountRow = {
  id: string;
  walletId: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  emailVerified: boolean;
  tokensOnConfirmation: number;
  noGrantReason: NoGrantReason | null;
  /** From here the months are counted: the live subscription's anchor, else the sign-up. */
  anchorMs: number;
  /** The provider's own current period, where it bills. */
  billedPeriod: { startMs: number; endMs: number } | null;
  subscriptionActive: boolean;
  tokensRemaining: number;
  keptUsage: KeptUsage;
};

type Raw = Omit<AccountRow, 'anchorMs' | 'billedPeriod' | 'keptUsage'> & {
  anchorAt: string;
  billedStart: string | null;
  billedEnd: string | null;
  usedSince: string | null;
  usedTokens: number;
  usedPro: number;
};

export async function findAccountRows(db: Db, userIds: readonly string[], now: Date): Promise<AccountRow[]> {
  const ids = `{${userIds.join(',')}}`;
  const result = await db.execute(sql`${selectAccount(time(now))} where u.id = any(${ids}::uuid[])`);
  return rowsOf<{ row: Raw }>(result).map(({ row }) => toRow(row));
}

const ACCOUNT_BY_SESSION = writeStatement(sql`
  ${selectAccount(momentValue('now'), {
    fields: { sessionBegan: sql`live.created_at`, sessionEnds: sql`live.expires_at`, sessionSeen: sql`live.seen_at` },
    from: sql`auth_sessions live join users u on u.id = live.user_id`,
  })}
  where live.token_hash = ${textValue('tokenHash')} and live.expires_at > ${momentValue('now')}`);

/** Session, user, balance and usage in one statement: the most frequent read of a signed-in visitor. */
export async function findRowBySession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<(AccountRow & { session: SessionLife }) | undefined> {
  const result = await executeWritten(db, ACCOUNT_BY_SESSION, { tokenHash, now: now.toISOString() });
  const [found] = rowsOf<{ row: Raw & Record<'sessionBegan' | 'sessionEnds' | 'sessionSeen', string> }>(result);
  if (!found) return undefined;
  const { sessionBegan, sessionEnds, sessionSeen } = found.row;
  const life = { createdAt: new Date(sessionBegan), expiresAt: new Date(sessionEnds), seenAt: new Date(sessionSeen) };
  return { ...toRow(found.row), session: life };
}

function selectAccount(at: SQL, more: { fields?: Record<string, SQL>; from: SQL } = { from: sql`users u` }): SQL {
  const fields = jsonRow({
    id: sql`u.id`,
    walletId: sql`u.wallet_id`,
    email: sql`u.email`,
    firstName: sql`u.first_name`,
    lastName: sql`u.last_name`,
    profileImageUrl: sql`u.profile_image_url`,
    emailVerified: sql`u.email_verified`,
    noGrantReason: sql`u.no_grant_reason`,
    tokensOnConfirmation: sql`u.tokens_on_confirmation`,
    anchorAt: sql`coalesce(s.anchor_at, u.created_at)`,
    billedStart: sql`case when s.origin = 'stripe' then s.current_period_start end`,
    billedEnd: sql`case when s.origin = 'stripe' then s.current_period_end end`,
    subscriptionActive: sql`
      coalesce((s.status = 'active' and not (s.cancel_at_period_end and s.current_period_end <= ${at}))
        or (s.status = 'past_due' and s.grace_until > ${at}), false)`,
    tokensRemaining: sql`(
      select coalesce(sum(remaining), 0)::int from token_grants g
      where g.wallet_id = u.wallet_id and g.remaining > 0 and (g.expires_at is null or g.expires_at > ${at}))`,
    usedSince: sql`used.since`,
    usedTokens: sql`coalesce(used.tokens, 0)`,
    usedPro: sql`coalesce(used.pro, 0)`,
    ...more.fields,
  });
  return sql`
    select ${fields} from ${more.from}
    left join wallet_usages used on used.wallet_id = u.wallet_id
    left join subscriptions s on s.wallet_id = u.wallet_id and s.status <> 'ended'`;
}

function toRow(row: Raw): AccountRow {
  const { billedStart, billedEnd, usedSince } = row;
  return {
    id: row.id,
    walletId: row.walletId,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    profileImageUrl: row.profileImageUrl,
    emailVerified: row.emailVerified,
    tokensOnConfirmation: row.tokensOnConfirmation,
    noGrantReason: row.noGrantReason,
    anchorMs: Date.parse(row.anchorAt),
    billedPeriod:
      billedStart === null || billedEnd === null
        ? null
        : { startMs: Date.parse(billedStart), endMs: Date.parse(billedEnd) },
    subscriptionActive: row.subscriptionActive,
    tokensRemaining: row.tokensRemaining,
    keptUsage: {
      since: usedSince === null ? null : new Date(usedSince),
      tokens: row.usedTokens,
      pro: row.usedPro,
    },
  };
}
