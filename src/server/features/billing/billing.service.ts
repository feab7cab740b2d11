import type { MoneyDifference } from '#contract/admin-money.ts';
import type { Subscription } from '#contract/billing.ts';
import type { Db } from '../../platform/database/database.ts';
import { lockWallet } from '../tokens/lock-wallet.ts';
import { askProvider, requirePayments } from './ask-provider.ts';
import type { BillingDeps } from './billing-deps.ts';
import { expireAll, expireUnanswered, listOpen } from './checkouts.repo.ts';
import { closeSessions } from './close-sessions.ts';
import { findCustomer } from './customers.repo.ts';
import { collectedCents } from './history.service.ts';
import { type Reconciled, readDifferences, reconcile } from './reconcile.ts';
import { recordStopRequest, type Stop } from './record-stop-request.ts';
import { repeatStops, runStopsOf } from './run-stops.ts';
import { endSubscription, findLive } from './subscriptions.repo.ts';
import { type SubscriptionSwitch, switchSubscription } from './switch-subscription.ts';

/** What other features and jobs need of billing. */
export type Billing = {
  /**
   * In the transaction of whoever decides that nothing is billed any more, or nothing until then. It is never refused
   * because the provider is away: that is asked by `sendBillingStops` after the commit, and by a job until it confirmed.
   */
  requestBillingStop(tx: Db, stop: { walletId: string; until: Date | null }): Promise<void>;
  sendBillingStops(walletId: string): Promise<void>;
  /** Asks again what the provider has not confirmed. */
  repeatStops(signal: AbortSignal): Promise<{ done: number; failed: number }>;
  /** @throws AppError unavailable while the provider of a billed subscription cannot be asked, nothing changed. */
  switchSubscription(change: SubscriptionSwitch): Promise<Subscription | null>;
  /** Before a user is deleted. @throws AppError unavailable while the provider cannot be asked, nothing changed. */
  deleteCustomerFor(walletId: string): Promise<void>;
  /** After it, in the transaction that deletes the user, before the user's row is locked. */
  endBillingFor(tx: Db, walletId: string): Promise<void>;
  /** Over all accounts: what came less what went back. */
  collectedCents(): Promise<number>;
  /** Compares what moved at the provider with our books. @throws PaymentError while it cannot be asked. */
  reconcile(signal: AbortSignal): Promise<Reconciled>;
  /** What the last comparison found; null where there is no provider. */
  differences(page: {
    limit: number;
    offset: number;
  }): Promise<{ differences: MoneyDifference[]; total: number } | null>;
};

export const createBilling = (deps: BillingDeps): Billing => ({
  requestBillingStop: (tx, stop) => requestBillingStop(tx, deps, stop),
  sendBillingStops: (walletId) => runStopsOf(deps, walletId),
  repeatStops: (signal) => repeatStops(deps, signal),
  switchSubscription: (change) => switchSubscription(deps, change),
  deleteCustomerFor: (walletId) => deleteCustomerFor(deps, walletId),
  endBillingFor: (tx, walletId) => endBillingFor(tx, deps, walletId),
  collectedCents: () => collectedCents(deps.db),
  reconcile: (signal) => reconcile(deps, signal),
  differences: async (page) => (deps.payments ? readDifferences(deps.db, page) : null),
});

/**
 * In the transaction of whoever decides it; `runStopsOf` after its commit asks the provider. Without an end it is for
 * good, and a subscription that an administrator gave ends too.
 */
async function requestBillingStop(
  tx: Db,
  deps: Pick<BillingDeps, 'now' | 'newId'>,
  { walletId, until }: Omit<Stop, 'action'>,
): Promise<void> {
  const now = deps.now();
  await lockWallet(tx, walletId);
  const live = await findLive(tx, walletId);
  if (live?.origin === 'admin' && until === null) await endSubscription(tx, live.id, now);
  await expireUnanswered(tx, walletId);
  if (live?.origin !== 'stripe' && (await listOpen(tx, walletId, now)).length === 0) return;
  await recordStopRequest(tx, deps, { walletId, action: until === null ? 'cancel' : 'pause', until });
}

/**
 * Before a user is deleted: the provider forgets the customer with cards and subscriptions, and only then do we.
 * @throws AppError unavailable while it cannot confirm that, and nothing changed here.
 */
async function deleteCustomerFor(deps: BillingDeps, walletId: string): Promise<void> {
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
async function endBillingFor(tx: Db, { now }: Pick<BillingDeps, 'now'>, walletId: string): Promise<void> {
  await lockWallet(tx, walletId);
  const live = await findLive(tx, walletId);
  if (live) await endSubscription(tx, live.id, now());
  await expireAll(tx, walletId);
}
