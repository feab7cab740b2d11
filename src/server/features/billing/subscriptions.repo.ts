import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { subscriptions } from '../../db/schema/billing.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { time } from '../../platform/database/sql-time.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** A subscription as the provider has it. */
export type ProviderState = {
  id: string;
  walletId: string;
  providerId: string;
  status: 'active' | 'past_due' | 'paused' | 'ended';
  anchorAt: Date;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** Where its renewal failed just now. */
  graceUntil: Date;
  endedAt: Date | null;
  /** The moment before the provider was asked. */
  stateAt: Date;
  now: Date;
};

/** At most one: an index sees to it. */
export async function findLive(db: Db, walletId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.walletId, walletId), ne(subscriptions.status, 'ended')));
  return row;
}

export async function findByProviderId(db: Db, providerId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.providerId, providerId));
  return row;
}

/** The subscription that began last, live or not. */
export async function findNewest(db: Db, walletId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.walletId, walletId))
    .orderBy(desc(subscriptions.currentPeriodStart), desc(subscriptions.createdAt))
    .limit(1);
  return row;
}

export async function insertSubscription(tx: Db, row: typeof subscriptions.$inferInsert): Promise<void> {
  await tx.insert(subscriptions).values(row);
}

/**
 * False: what is stored is newer, or has ended, which is for good. The days of grace run from the failure that was
 * heard of first, and start anew with the next one after a payment.
 */
export async function saveProviderState(tx: Db, state: ProviderState): Promise<boolean> {
  const graceUntil = state.status === 'past_due' ? time(state.graceUntil) : sql`null::timestamptz`;
  const result = await tx.execute(sql`
    insert into subscriptions as s (id, wallet_id, origin, provider_id, status, anchor_at, current_period_start,
      current_period_end, cancel_at_period_end, grace_until, ended_at, provider_state_at, created_at, updated_at)
    values (${state.id}::uuid, ${state.walletId}::uuid, 'stripe', ${state.providerId}, ${state.status}::text,
      ${time(state.anchorAt)}, ${time(state.currentPeriodStart)}, ${time(state.currentPeriodEnd)},
      ${state.cancelAtPeriodEnd}::boolean, ${graceUntil}, ${timeOrNull(state.endedAt)}, ${time(state.stateAt)},
      ${time(state.now)}, ${time(state.now)})
    on conflict (provider_id) do update set
      status = excluded.status, anchor_at = excluded.anchor_at, current_period_start = excluded.current_period_start,
      current_period_end = excluded.current_period_end, cancel_at_period_end = excluded.cancel_at_period_end,
      grace_until = case when excluded.status = 'past_due' and s.status = 'past_due'
        then coalesce(s.grace_until, excluded.grace_until) else excluded.grace_until end,
      ended_at = excluded.ended_at, provider_state_at = excluded.provider_state_at, updated_at = excluded.updated_at
    where s.status <> 'ended' and (s.provider_state_at is null or s.provider_state_at <= excluded.provider_state_at)
    returning s.id`);
  return rowsOf(result).length === 1;
}

/** False: it had ended before. */
export async function endSubscription(tx: Db, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(subscriptions)
    .set({ status: 'ended', endedAt: at, graceUntil: null, updatedAt: at })
    .where(and(eq(subscriptions.id, id), ne(subscriptions.status, 'ended')))
    .returning({ id: subscriptions.id });
  return rows.length === 1;
}

/** What was asked of the provider and done, before its own event tells of it. */
export async function markPaused(tx: Db, id: string, at: Date): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ status: 'paused', graceUntil: null, providerStateAt: at, updatedAt: at })
    .where(and(eq(subscriptions.id, id), ne(subscriptions.status, 'ended')));
}

const timeOrNull = (at: Date | null): SQL => (at === null ? sql`null::timestamptz` : time(at));
