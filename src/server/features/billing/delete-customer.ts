import type { Db } from '../../platform/database.ts';
import { lockWallet } from '../tokens/lock-wallet.ts';
import { askProvider, requirePayments } from './ask-provider.ts';
import type { BillingDeps } from './billing-deps.ts';
import { expireAll } from './checkouts.repo.ts';
import { closeSessions } from './close-sessions.ts';
import { findCustomer } from './customers.repo.ts';
import { endSubscription, findLive } from './subscriptions.repo.ts';

/**
 * Before a user is deleted: the provider forgets the customer with cards and subscriptions, and only then do we.
 * @throws AppError unavailable while it cannot confirm that, and nothing changed here.
 */
export async function deleteCustomerFor(deps: BillingDeps, walletId: string): Promise<void> {
  const customerId = await findCustomer(deps.db, walletId);
  if (customerId !== undefined) {
    const payments = requirePayments(deps);
    await askProvider(async () => {
      await closeSessions(deps, payments, walletId);
      await payments.deleteCustomer(customerId);
    });
  }
  await deps.db.transaction((tx) => endBillingFor(tx, deps, walletId));
}

/**
 * In the transaction of a deletion too: what an administrator switched on since would go on for nobody, month by month.
 * The wallet is held until the transaction ends, and whoever waits for it then finds no user.
 */
export async function endBillingFor(tx: Db, { now }: Pick<BillingDeps, 'now'>, walletId: string): Promise<void> {
  await lockWallet(tx, walletId);
  await expireAll(tx, walletId);
  const live = await findLive(tx, walletId);
  if (live) await endSubscription(tx, live.id, now());
}
