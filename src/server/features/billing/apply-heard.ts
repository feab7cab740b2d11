import type { Db } from '../../platform/database.ts';
import { applyPaid } from './apply-paid.ts';
import { applyGone, applySubscription } from './apply-subscription.ts';
import type { BillingDeps } from './billing-deps.ts';
import { expireSession } from './checkouts.repo.ts';
import type { Heard } from './hear.ts';

/** All that was heard, in the caller's transaction. False: it changes nothing here. */
export async function applyHeard(tx: Db, deps: BillingDeps, heard: Heard): Promise<boolean> {
  const { walletId, endedSessionId, paid, reason } = heard;
  if (endedSessionId !== null) return expireSession(tx, endedSessionId);
  if (walletId === undefined) return false;
  const isSubscribed = await applyHeardSubscription(tx, deps, walletId, heard.subscription);
  if (!paid) return isSubscribed;
  const isSecond = heard.subscription?.isSecond ?? false;
  return (await applyPaid(tx, deps, { walletId, paid, isSecond, reason })) || isSubscribed;
}

async function applyHeardSubscription(
  tx: Db,
  deps: BillingDeps,
  walletId: string,
  heard: Heard['subscription'],
): Promise<boolean> {
  if (!heard) return false;
  const { id, state, at: stateAt } = heard;
  return state ? applySubscription(tx, deps, { walletId, state, stateAt }) : applyGone(tx, walletId, id, stateAt);
}
