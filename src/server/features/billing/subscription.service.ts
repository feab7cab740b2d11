import type { Subscription } from '#contract/billing.ts';
import { MONTHLY_PLAN } from '#contract/prices.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Payments } from '../../providers/payments/payments.port.ts';
import { applySubscription } from './apply-subscription.ts';
import { askProvider, isGone, requirePayments } from './ask-provider.ts';
import type { BillingDeps, Buyer } from './billing-deps.ts';
import { endSubscription, findLive, type SubscriptionRow } from './subscriptions.repo.ts';

/** The live one, whoever renews it. */
export async function findSubscription(db: Db, walletId: string): Promise<Subscription | null> {
  const live = await findLive(db, walletId);
  return live ? toSubscription(live) : null;
}

/** Ends with the period that is paid. */
export function cancelSubscription(deps: BillingDeps, user: Buyer): Promise<Subscription> {
  return setCancel(deps, user, true);
}

export async function resumeSubscription(deps: BillingDeps, user: Buyer): Promise<Subscription> {
  requirePayments(deps);
  await deps.play.assertNotExcluded(deps.db, { user, now: deps.now() });
  return setCancel(deps, user, false);
}

async function setCancel(deps: BillingDeps, { walletId }: Buyer, cancel: boolean): Promise<Subscription> {
  const payments = requirePayments(deps);
  const live = await findLive(deps.db, walletId);
  if (live?.origin !== 'stripe' || live.providerId === null || live.cancelAtPeriodEnd === cancel) {
    throw new AppError('conflict', cancel ? nothingToCancel(live) : 'There is no cancelled subscription to resume.');
  }
  const stateAt = deps.now();
  const state = await askProvider(() => setAtProvider(deps, payments, live, cancel));
  await deps.db.transaction((tx) => applySubscription(tx, deps, { walletId, state, stateAt }));
  const after = await findSubscription(deps.db, walletId);
  if (!after) throw new AppError('conflict', 'The subscription has ended.');
  return after;
}

/** One that the provider has no longer has ended here too. */
async function setAtProvider(deps: BillingDeps, payments: Payments, live: SubscriptionRow, cancel: boolean) {
  try {
    const subscriptionId = live.providerId ?? '';
    return await payments.setCancelAtPeriodEnd({ subscriptionId, cancel, key: deps.newId() });
  } catch (error) {
    if (isGone(error)) await endSubscription(deps.db, live.id, deps.now());
    throw error;
  }
}

function nothingToCancel(live: SubscriptionRow | undefined): string {
  if (live?.origin === 'admin') return 'Your subscription is not billed, so there is nothing to cancel.';
  return live ? 'The subscription is cancelled already.' : 'There is no subscription to cancel.';
}

function toSubscription(row: SubscriptionRow): Subscription {
  const { name, amountCents: amount, interval } = MONTHLY_PLAN;
  return {
    plan: { name, amount, interval },
    status: row.status,
    currentPeriodEnd: row.currentPeriodEnd.toISOString(),
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
  };
}
