import type { Db } from '../../platform/database.ts';
import { lockWallet } from '../tokens/lock-wallet.ts';
import type { BillingDeps } from './billing-deps.ts';
import { expireUnanswered, listOpen } from './checkouts.repo.ts';
import { planStop, type Stop } from './plan-stop.ts';
import { endSubscription, findLive } from './subscriptions.repo.ts';

/**
 * In the transaction of whoever decides it; `runStopsOf` after its commit asks the provider. Without an end it is for
 * good, and a subscription that an administrator gave ends too.
 */
export async function planToStop(
  tx: Db,
  deps: Pick<BillingDeps, 'now' | 'newId'>,
  { walletId, until }: Omit<Stop, 'action'>,
): Promise<void> {
  const now = deps.now();
  await lockWallet(tx, walletId);
  await expireUnanswered(tx, walletId);
  const live = await findLive(tx, walletId);
  if (live?.origin === 'admin' && until === null) await endSubscription(tx, live.id, now);
  if (live?.origin !== 'stripe' && (await listOpen(tx, walletId, now)).length === 0) return;
  await planStop(tx, deps, { walletId, action: until === null ? 'cancel' : 'pause', until });
}
