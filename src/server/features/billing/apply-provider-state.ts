import type { Db } from '../../platform/database/database.ts';
import { applyPaid } from './apply-paid.ts';
import { applyGone, applySubscription } from './apply-subscription.ts';
import type { ProviderState } from './ask-provider-state.ts';
import type { BillingDeps } from './billing-deps.ts';
import { expireSession } from './checkouts.repo.ts';

/** All that the provider said, in the caller's transaction. False: it changes nothing here. */
export async function applyProviderState(tx: Db, deps: BillingDeps, asked: ProviderState): Promise<boolean> {
  const { walletId, endedSessionId, paid, reason } = asked;
  if (endedSessionId !== null) return expireSession(tx, endedSessionId);
  if (walletId === undefined) return false;
  const isSubscribed = await applySubscriptionState(tx, deps, walletId, asked.subscription);
  if (!paid) return isSubscribed;
  const isSecond = asked.subscription?.isSecond ?? false;
  return (await applyPaid(tx, deps, { walletId, paid, isSecond, reason })) || isSubscribed;
}

async function applySubscriptionState(
  tx: Db,
  deps: BillingDeps,
  walletId: string,
  asked: ProviderState['subscription'],
): Promise<boolean> {
  if (!asked) return false;
  const { id, state, at: stateAt } = asked;
  return state ? applySubscription(tx, deps, { walletId, state, stateAt }) : applyGone(tx, walletId, id, stateAt);
}
