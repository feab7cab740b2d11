import type { Subscription } from '#contract/billing.ts';
import { MONTHLY_PLAN } from '#contract/prices.ts';
import { periodAt } from '#engine/tokens/period.ts';
import type { Db } from '../../platform/database.ts';
import { startMonthlyPeriod } from '../tokens/tokens.service.ts';
import { askProvider, isGone, requirePayments } from './ask-provider.ts';
import type { BillingDeps } from './billing-deps.ts';
import { lockWallet } from './customers.repo.ts';
import { findSubscription } from './subscription.service.ts';
import {
  endSubscription,
  findLive,
  findNewest,
  insertSubscription,
  type SubscriptionRow,
} from './subscriptions.repo.ts';

/** An administrator's switch. Setting what is already so changes nothing. */
export async function switchSubscription(
  deps: BillingDeps,
  { walletId, active }: { walletId: string; active: boolean },
): Promise<Subscription | null> {
  await (active ? switchOn(deps, walletId) : switchOff(deps, walletId));
  return findSubscription(deps.db, walletId);
}

/** Its month goes on where one that ended early left off, so that switching off and on grants nothing twice. */
async function switchOn(deps: BillingDeps, walletId: string): Promise<void> {
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
async function switchOff(deps: BillingDeps, walletId: string): Promise<void> {
  const live = await findLive(deps.db, walletId);
  if (!live) return;
  await cancelAtProvider(deps, live);
  await deps.db.transaction(async (tx) => {
    await lockWallet(tx, walletId);
    await endSubscription(tx, live.id, deps.now());
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
