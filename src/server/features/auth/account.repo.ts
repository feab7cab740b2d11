import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database.ts';

/** A user with what the ledger says about the wallet at this moment. */
export type Account = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  emailVerified: boolean;
  createdAt: Date;
  tokensRemaining: number;
  tokensUsedThisMonth: number;
  proAnalysesThisMonth: number;
};

type Raw = Omit<Account, 'createdAt'> & { createdAt: Date | string };

export async function findAccountById(db: Db, userId: string, now: Date): Promise<Account | undefined> {
  const [row] = rowsOf<Raw>(await db.execute(sql`${selectAccount(now)} where u.id = ${userId}::uuid`));
  return row && toAccount(row);
}

/** Session, user, balance and usage in one statement: the most frequent read of a signed-in visitor. */
export async function findAccountBySession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<(Account & { sessionExpiresAt: Date }) | undefined> {
  const result = await db.execute(sql`
    with live as (
      select user_id, expires_at from auth_sessions
      where token_hash = ${tokenHash} and expires_at > ${now.toISOString()}::timestamptz
    )
    ${selectAccount(now, sql`, live.expires_at as "sessionExpiresAt"`)} join live on live.user_id = u.id`);
  const [row] = rowsOf<Raw & { sessionExpiresAt: Date | string }>(result);
  return row && { ...toAccount(row), sessionExpiresAt: new Date(row.sessionExpiresAt) };
}

/**
 * The start of the current period is `periodAt` of the engine in SQL, so that one statement answers; a property test
 * holds the two together. Times lose their zone (UTC) because months of a timestamp without zone are calendar months.
 */
function selectAccount(now: Date, more: SQL = sql``): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`
    select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
           u.profile_image_url as "profileImageUrl", u.email_verified as "emailVerified", u.created_at as "createdAt",
           balance.tokens as "tokensRemaining", used.tokens as "tokensUsedThisMonth", used.pro as "proAnalysesThisMonth"
           ${more}
    from users u
    cross join lateral (
      select u.created_at at time zone 'UTC' as anchor, ${at} at time zone 'UTC' as moment
    ) t
    cross join lateral (
      select (extract(year from moment) - extract(year from anchor))::int * 12
           + (extract(month from moment) - extract(month from anchor))::int as months
    ) m
    cross join lateral (
      select (anchor + make_interval(months => months
        - case when anchor + make_interval(months => months) > moment then 1 else 0 end)) at time zone 'UTC' as starts_at
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
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    profileImageUrl: row.profileImageUrl,
    emailVerified: row.emailVerified,
    createdAt: new Date(row.createdAt),
    tokensRemaining: Number(row.tokensRemaining),
    tokensUsedThisMonth: Number(row.tokensUsedThisMonth),
    proAnalysesThisMonth: Number(row.proAnalysesThisMonth),
  };
}
