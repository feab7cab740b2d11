import { type SQL, sql } from 'drizzle-orm';
import type { UserSort } from '#contract/admin.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/sql-search.ts';
import { millis, time } from '../../platform/database/sql-time.ts';

export type UserPage = { q: string; sort: UserSort; limit: number; offset: number; now: Date };
export type ListedUser = {
  id: string;
  createdAtMs: number;
  isUnderAge: boolean;
  isSupport: boolean;
  /** How many match; null where nothing is looked for, because counting all is quicker alone. */
  total: number | null;
};
export type StoredUser = {
  id: string;
  email: string;
  walletId: string;
  createdAtMs: number;
  isUnderAge: boolean;
  isSupport: boolean;
};

/**
 * Which users a page holds, in its order. What it shows of each is read afterwards, for these alone. A search looks at
 * every user, so it counts those that match while it is there.
 */
export async function listUserIds(db: Db, page: UserPage): Promise<ListedUser[]> {
  const total = page.q === '' ? sql`null::int` : sql`(count(*) over ())::int`;
  const result = await db.execute(sql`
    select u.id, ${millis('u.created_at')} as "createdAtMs", u.under_age_since is not null as "isUnderAge",
      u.admin_role is not null as "isSupport", ${total} as total
    from users u ${joinFor(page)} ${matching(page.q)}
    order by ${orderOf(page)} limit ${page.limit}::int offset ${page.offset}::int`);
  return rowsOf<ListedUser>(result);
}

export async function countUsers(db: Db, q: string): Promise<number> {
  const result = await db.execute(sql`select count(*)::int as count from users u ${matching(q)}`);
  return rowsOf<{ count: number }>(result)[0]?.count ?? 0;
}

export async function findUser(db: Db, id: string): Promise<StoredUser | undefined> {
  return (await selectUser(db, id, sql``))[0];
}

/** Held until the transaction ends. */
export async function lockUser(tx: Db, id: string): Promise<StoredUser | undefined> {
  return (await selectUser(tx, id, sql`for update`))[0];
}

/** Both held until the transaction ends, in one order, so that two who change each other do it one after the other. */
export async function lockUsers(tx: Db, ids: readonly string[]): Promise<StoredUser[]> {
  const rows: StoredUser[] = [];
  for (const id of [...new Set(ids)].sort()) rows.push(...(await selectUser(tx, id, sql`for update`)));
  return rows;
}

export type MailboxAccount = { id: string; email: string };

/** All accounts of the domain of an address. */
export async function listSameDomain(db: Db, emailKey: string): Promise<MailboxAccount[]> {
  const domain = emailKey.slice(emailKey.lastIndexOf('@'));
  return rowsOf<MailboxAccount>(
    await db.execute(sql`select id, email from users where right(email_key, ${domain.length}::int) = ${domain}`),
  );
}

export const listSupport = async (db: Db): Promise<MailboxAccount[]> =>
  rowsOf<MailboxAccount>(await db.execute(sql`select id, email from users where admin_role = 'support'`));

export async function setSupport(tx: Db, id: string, isSupport: boolean): Promise<void> {
  await tx.execute(sql`update users set admin_role = ${isSupport ? 'support' : null} where id = ${id}::uuid`);
}

const selectUser = async (db: Db, id: string, lock: SQL): Promise<StoredUser[]> =>
  rowsOf<StoredUser>(
    await db.execute(sql`
      select id, email, wallet_id as "walletId", ${millis('created_at')} as "createdAtMs",
        under_age_since is not null as "isUnderAge", admin_role is not null as "isSupport"
      from users where id = ${id}::uuid ${lock}`),
  );

const NAME = sql`nullif(trim(lower(concat_ws(' ', u.first_name, u.last_name))), '')`;

function matching(q: string): SQL {
  if (q === '') return sql``;
  const like = containing(q);
  return sql`where u.email_key like ${like} or lower(concat_ws(' ', u.first_name, u.last_name)) like ${like}`;
}

/** Balances and subscriptions of everybody are added up only where the list is sorted by them. */
function joinFor({ sort, now }: UserPage): SQL {
  if (sort.endsWith('tokens'))
    return sql`left join (
      select wallet_id, sum(remaining) as tokens from token_grants
      where remaining > 0 and (expires_at is null or expires_at > ${time(now)}) group by wallet_id
    ) b on b.wallet_id = u.wallet_id`;
  if (sort.endsWith('subscription'))
    return sql`left join (select wallet_id from subscriptions where ${activeAt(now)}) s on s.wallet_id = u.wallet_id`;
  return sql``;
}

/** A subscription that gives its rights at this moment; the account's own statement says the same. */
export const activeAt = (now: Date): SQL => sql`(
  (status = 'active' and not (cancel_at_period_end and current_period_end <= ${time(now)}))
  or (status = 'past_due' and grace_until > ${time(now)}))`;

const COLUMNS: Readonly<Record<string, SQL>> = {
  createdAt: sql`u.created_at`,
  email: sql`u.email_key`,
  name: NAME,
  tokens: sql`coalesce(b.tokens, 0)`,
  subscription: sql`(s.wallet_id is not null)`,
};

/** Equals stand in one order too, or a page would repeat what another one showed. */
function orderOf({ sort }: UserPage): SQL {
  const column = COLUMNS[sort.replace('-', '')] ?? sql`u.created_at`;
  return sort.startsWith('-')
    ? sql`${column} desc nulls last, u.created_at desc, u.id desc`
    : sql`${column} asc nulls last, u.created_at desc, u.id desc`;
}
