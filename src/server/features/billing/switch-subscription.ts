import type { Subscription } from '#contract/billing.ts';
import { MONTHLY_PLAN } from '#contract/prices.ts';
import { periodAt } from '#engine/tokens/period.ts';
import type { Db } from '../../platform/database/database.ts';
import { lockWallet } from '../tokens/lock-wallet.ts';
import { startMonthlyPeriod } from '../tokens/tokens.service.ts';
import { askProvider, isGone, requirePayments } from './ask-provider.ts';
import type { BillingDeps } from './billing-deps.ts';
import { findSubscription } from './subscription.service.ts';
import {
  endSubscription,
  findLive,
  findNewest,
  insertSubscription,
  type SubscriptionRow,
} from './subscriptions.repo.ts';

type Status = SubscriptionRow['status'] | null;
/** Null: no subscription. */
type SwitchedStatus = { before: Status; after: Status };

export type SubscriptionSwitch = {
  walletId: string;
  active: boolean;
  /** In the transaction of the change, where there is one: for whoever keeps account of it. */
  record?: (tx: Db, status: SwitchedStatus) => Promise<void>;
};

/** An administrator's switch. Setting what is already so changes nothing. */
export async function switchSubscription(deps: BillingDeps, change: SubscriptionSwitch): Promise<Subscription | null> {
  await (change.active ? switchOn(deps, change) : switchOff(deps, change));
  return findSubscription(deps.db, change.walletId);
}

/** Its month goes on where one that ended early left off, so that switching off and on grants nothing twice. */
async function switchOn(deps: BillingDeps, { walletId, record }: SubscriptionSwitch): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockWallet(tx, walletId);
    if (await findLive(tx, walletId)) return;
    const now = deps.now();
    const period = await periodFrom(tx, walletId, now);
    const times = { createdAt: now, updatedAt: now };
    await insertSubscription(tx, {
      id: deps.newId(),
      walletId,
      origin: 'admin',
      status: 'active',
      ...period,
      ...times,
    });
    const { currentPeriodStart: periodStart, currentPeriodEnd: periodEnd } = period;
    const { tokens } = MONTHLY_PLAN;
    await startMonthlyPeriod(tx, { walletId, periodStart, periodEnd, tokens, newId: deps.newId, now });
    await record?.(tx, { before: null, after: 'active' });
  });
}

async function periodFrom(tx: Db, walletId: string, now: Date) {
  const newest = await findNewest(tx, walletId);
  if (newest && newest.currentPeriodStart <= now && now < newest.currentPeriodEnd) {
    const { anchorAt, currentPeriodStart, currentPeriodEnd } = newest;
    return { anchorAt, currentPeriodStart, currentPeriodEnd };
  }
  const { startMs, endMs } = periodAt(now.getTime(), now.getTime());
  return { anchorAt: now, currentPeriodStart: new Date(startMs), currentPeriodEnd: new Date(endMs) };
}

/** Keeps the tokens. Where the provider renews it, it is asked first: @throws AppError unavailable, nothing changed. */
async function switchOff(deps: BillingDeps, { walletId, record }: SubscriptionSwitch): Promise<void> {
  const live = await findLive(deps.db, walletId);
  if (!live) return;
  await cancelAtProvider(deps, live);
  await deps.db.transaction(async (tx) => {
    await lockWallet(tx, walletId);
    await endSubscription(tx, live.id, deps.now());
    await record?.(tx, { before: live.status, after: null });
  });
}

async function cancelAtProvider(deps: BillingDeps, { providerId }: SubscriptionRow): Promise<void> {
  if (providerId === null) return;
  const payments = requirePayments(deps);
  await askProvider(async () => {
    try {
      await payments.cancelSubscription(providerId);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  });
}
