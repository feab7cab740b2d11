import { eq, type SQL, sql } from 'drizzle-orm';
import type { LimitUnit, LimitWindow } from '#contract/play-limits.ts';
import { TOKEN_COST } from '#contract/prices.ts';
import type { LimitState } from '#research/play-limits/limit-change.ts';
import { users } from '../../db/schema/accounts.ts';
import { spendingLimits } from '../../db/schema/play-limits.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis, time } from '../../platform/database/sql-time.ts';
import {
  executeWritten,
  momentValue,
  textValue,
  uuidValue,
  writeStatement,
} from '../../platform/database/written-statement.ts';
import type { ExclusionRow } from './exclusions.repo.ts';
import { type Spend, type StoredLimit, windowStart } from './limit-window.ts';

const limitColumns = {
  unit: spendingLimits.unit,
  window: spendingLimits.window,
  amount: spendingLimits.amount,
  pendingAmount: spendingLimits.pendingAmount,
  pendingFrom: spendingLimits.pendingFrom,
};

export function listLimits(db: Db, userId: string): Promise<StoredLimit[]> {
  return db.select(limitColumns).from(spendingLimits).where(eq(spendingLimits.userId, userId));
}

/** Changes of one user follow each other, and what is being bought or sent is through before they begin. False: no such user. */
export async function lockUser(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return rows.length === 1;
}

/** Makes whoever excludes this user wait until the transaction is over. False: no such user. */
export async function holdUser(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
  return rows.length === 1;
}

export async function saveLimit(
  tx: Db,
  key: { userId: string; unit: LimitUnit; window: LimitWindow },
  state: LimitState,
  now: Date,
): Promise<void> {
  const row = { ...state, updatedAt: now };
  await tx
    .insert(spendingLimits)
    .values({ ...key, ...row })
    .onConflictDoUpdate({ target: [spendingLimits.userId, spendingLimits.unit, spendingLimits.window], set: row });
}

/** `isThere`: the account was not deleted meanwhile, and will not be before the transaction ends. */
export type Standing = {
  isThere: boolean;
  isUnderAge: boolean;
  limits: StoredLimit[];
  exclusion: ExclusionRow | null;
};

type StandingRow = {
  isThere: boolean;
  isUnderAge: boolean;
  window: LimitWindow | null;
  amount: number | null;
  pendingAmount: number | null;
  pendingFromMs: number | null;
  kind: ExclusionRow['kind'] | null;
  endsAtMs: number | null;
};

const LOCK_STANDING = writeStatement(sql`
  with held as materialized (
    select id, under_age_since from users where id = ${uuidValue('userId')} for key share
  ), limits as materialized (
    select "window", amount, pending_amount, pending_from from spending_limits
    where user_id = (select id from held) and unit = ${textValue('unit')}
    order by "window"
    for update
  ), exclusion as (
    select kind, ends_at from exclusions
    where mailbox_hash = any(${textValue('mailboxHashes')}::text[]) and ends_at > ${momentValue('now')}
    order by ends_at desc limit 1
  )
  select exists (select 1 from held) as "isThere",
         exists (select 1 from held where under_age_since is not null) as "isUnderAge", l."window", l.amount, l.pending_amount as "pendingAmount", ${millis('l.pending_from')} as "pendingFromMs",
         e.kind, ${millis('e.ends_at')} as "endsAtMs"
  from (select 1) one left join limits l on true left join exclusion e on true`);

/**
 * What stands between a person and the next expense, in one statement, with the limits of this unit locked until the
 * transaction ends: two expenses of somebody with a limit are judged one after the other. The user is held first, in the
 * order in which a deletion takes them.
 */
export async function lockStanding(
  tx: Db,
  { userId, unit, now, ...mailbox }: { userId: string; mailboxHashes: readonly string[]; unit: LimitUnit; now: Date },
): Promise<Standing> {
  const mailboxHashes = `{${mailbox.mailboxHashes.join(',')}}`;
  const result = await executeWritten(tx, LOCK_STANDING, { userId, mailboxHashes, unit, now: now.toISOString() });
  const rows = rowsOf<StandingRow>(result);
  const [first] = rows;
  return {
    isThere: first?.isThere === true,
    isUnderAge: first?.isUnderAge === true,
    exclusion: first?.kind && first.endsAtMs !== null ? { kind: first.kind, endsAt: new Date(first.endsAtMs) } : null,
    limits: rows.flatMap(({ window, amount, pendingAmount, pendingFromMs }) =>
      window === null
        ? []
        : [
            {
              unit,
              window,
              amount,
              pendingAmount,
              pendingFrom: pendingFromMs === null ? null : new Date(pendingFromMs),
            },
          ],
    ),
  };
}

export type Used = Record<LimitWindow, number>;

export async function sumUsed(db: Db, unit: LimitUnit, walletId: string, now: Date): Promise<Used> {
  const within = (window: LimitWindow) =>
    sql`coalesce(sum(amount) filter (where at is null or at > ${time(windowStart(window, now))}), 0)::int`;
  const result = await db.execute(sql`
    select ${within('day')} as day, ${within('week')} as week, ${within('month')} as month
    from (${spends(unit, walletId, now)}) spends`);
  const [row] = rowsOf<Used>(result);
  return { day: Number(row?.day ?? 0), week: Number(row?.week ?? 0), month: Number(row?.month ?? 0) };
}

export async function listSpends(db: Db, unit: LimitUnit, walletId: string, now: Date): Promise<Spend[]> {
  const result = await db.execute(sql`
    select amount, ${millis('at')} as "atMs", ${millis('open_until')} as "openUntilMs"
    from (${spends(unit, walletId, now)}) spends`);
  const rows = rowsOf<{ amount: number; atMs: number | null; openUntilMs: number | null }>(result);
  return rows.map(({ amount, atMs, openUntilMs }) =>
    atMs === null ? { amount, openUntil: new Date(Number(openUntilMs)) } : { amount, at: new Date(atMs) },
  );
}

/** What counts in the longest window: spent `at`, or open until. */
function spends(unit: LimitUnit, walletId: string, now: Date): SQL {
  const since = time(windowStart('month', now));
  if (unit === 'tokens') {
    // An unlimited account's analyses count at the price that others pay, so that a limit holds for everybody; so does an
    // answer that was given for nothing.
    return sql`
      select created_at as at, null::timestamptz as open_until,
             case when tokens > 0 then tokens when mode = 'pro' then ${TOKEN_COST.pro}::int else ${TOKEN_COST.regular}::int end as amount
      from token_reservations
      where wallet_id = ${walletId}::uuid and created_at > ${since} and (state in ('held', 'settled') or delivered_free)`;
  }
  return sql`
    select paid_at as at, null::timestamptz as open_until, amount_cents - refunded_cents + reinstated_cents as amount
    from payments where wallet_id = ${walletId}::uuid and paid_at > ${since}
    union all
    select null, expires_at, amount_cents
    from checkouts where wallet_id = ${walletId}::uuid and state = 'open' and expires_at > ${time(now)}`;
}
