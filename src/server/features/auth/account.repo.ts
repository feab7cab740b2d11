import { type SQL, sql } from 'drizzle-orm';
import type { NoGrantReason } from '#contract/user.ts';
import { type Db, rowsOf } from '../../platform/database.ts';
import type { SessionLife } from '../../platform/session-token.ts';
import { millis, time } from '../../platform/sql-time.ts';

/** A user with what the ledger says about the wallet at this moment. */
export type Account = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  emailVerified: boolean;
  noGrantReason: NoGrantReason | null;
  /** From here the months are counted: the live subscription's anchor, else the sign-up. */
  anchorMs: number;
  /** The provider's own current period, where it bills. */
  billedPeriod: { startMs: number; endMs: number } | null;
  subscriptionActive: boolean;
  tokensRemaining: number;
  tokensUsedThisMonth: number;
  proAnalysesThisMonth: number;
};

type Raw = Omit<Account, 'billedPeriod'> & { billedStartMs: number | null; billedEndMs: number | null };

export async function findAccountById(db: Db, userId: string, now: Date): Promise<Account | undefined> {
  const [row] = rowsOf<Raw>(await db.execute(sql`${selectAccount(now)} where u.id = ${userId}::uuid`));
  return row && toAccount(row);
}

/** In no order; whoever is gone is missing. */
export async function findAccountsById(db: Db, userIds: readonly string[], now: Date): Promise<Account[]> {
  const ids = `{${userIds.join(',')}}`;
  return rowsOf<Raw>(await db.execute(sql`${selectAccount(now)} where u.id = any(${ids}::uuid[])`)).map(toAccount);
}

/** Session, user, balance and usage in one statement: the most frequent read of a signed-in visitor. */
export async function findAccountBySession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<(Account & { session: SessionLife }) | undefined> {
  const result = await db.execute(sql`
    with live as (
      select user_id, created_at, expires_at from auth_sessions
      where token_hash = ${tokenHash} and expires_at > ${time(now)}
    )
    ${selectAccount(now, sql`, live.created_at as "sessionBegan", live.expires_at as "sessionEnds"`)} join live on live.user_id = u.id`);
  const [row] = rowsOf<Raw & Record<'sessionBegan' | 'sessionEnds', Date | string>>(result);
  if (!row) return undefined;
  const session = { createdAt: new Date(row.sessionBegan), expiresAt: new Date(row.sessionEnds) };
  return { ...toAccount(row), session };
}

/**
 * The start of the current period is `currentPeriod` of the engine in SQL, so that one statement answers; a property test
 * holds the two together. Times lose their zone (UTC) because months of a timestamp without zone are calendar months.
 */
function selectAccount(now: Date, more: SQL = sql``): SQL {
  const at = time(now);
  return sql`
    select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
           u.profile_image_url as "profileImageUrl", u.email_verified as "emailVerified",
           u.no_grant_reason as "noGrantReason",
           ${millis('plan.anchor_at')} as "anchorMs", ${millis('plan.billed_start')} as "billedStartMs",
           ${millis('plan.billed_end')} as "billedEndMs", plan.is_active as "subscriptionActive",
           balance.tokens as "tokensRemaining", used.tokens as "tokensUsedThisMonth", used.pro as "proAnalysesThisMonth"
           ${more}
    from users u
    left join subscriptions s on s.wallet_id = u.wallet_id and s.status <> 'ended'
    cross join lateral (
      select coalesce(s.anchor_at, u.created_at) as anchor_at,
             case when s.origin = 'stripe' then s.current_period_start end as billed_start,
             case when s.origin = 'stripe' then s.current_period_end end as billed_end,
             coalesce((s.status = 'active' and not (s.cancel_at_period_end and s.current_period_end <= ${at}))
               or (s.status = 'past_due' and s.grace_until > ${at}), false) as is_active
    ) plan
    cross join lateral (
      select plan.anchor_at at time zone 'UTC' as anchor, ${at} at time zone 'UTC' as moment
    ) t
    cross join lateral (
      select (extract(year from moment) - extract(year from anchor))::int * 12
           + (extract(month from moment) - extract(month from anchor))::int as months
    ) m
    cross join lateral (
      select case when plan.billed_start <= ${at} and ${at} < plan.billed_end then plan.billed_start
        else (anchor + make_interval(months => months
          - case when anchor + make_interval(months => months) > moment then 1 else 0 end)) at time zone 'UTC'
        end as starts_at
    ) period
    cross join lateral (
      select coalesce(sum(remaining), 0)::int as tokens from token_grants g
      where g.wallet_id = u.wallet_id and g.remaining > 0 and (g.expires_at is null or g.expires_at > ${at})
    ) balance
    cross join lateral (
      select coalesce(sum(r.tokens), 0)::int as tokens, (count(*) filter (where r.mode = 'pro'))::int as pro
      from token_reservations r
      where r.wallet_id = u.wallet_id and r.state = 'settled' and r.created_at >= period.starts_at
    ) used`;
}

function toAccount(row: Raw): Account {
  const { billedStartMs: startMs, billedEndMs: endMs } = row;
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    profileImageUrl: row.profileImageUrl,
    emailVerified: row.emailVerified,
    noGrantReason: row.noGrantReason,
    anchorMs: row.anchorMs,
    billedPeriod: startMs === null || endMs === null ? null : { startMs, endMs },
    subscriptionActive: row.subscriptionActive,
    tokensRemaining: Number(row.tokensRemaining),
    tokensUsedThisMonth: Number(row.tokensUsedThisMonth),
    proAnalysesThisMonth: Number(row.proAnalysesThisMonth),
  };
}
