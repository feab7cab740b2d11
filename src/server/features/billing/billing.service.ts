import type { Subscription } from '#contract/billing.ts';
import type { Db } from '../../platform/database.ts';
import type { BillingDeps } from './billing-deps.ts';
import { deleteCustomerFor, endBillingFor } from './delete-customer.ts';
import { collectedCents } from './history.service.ts';
import { planToStop } from './plan-to-stop.ts';
import { repeatStops, runStopsOf } from './run-stops.ts';
import { type SubscriptionSwitch, switchSubscription } from './switch-subscription.ts';

/** What other features and jobs need of billing. */
export type Billing = {
  /**
   * In the transaction of whoever decides that nothing is billed any more, or nothing until then. It is never refused
   * because the provider is away: that is asked by `askToStop` after the commit, and by a job until it confirmed.
   */
  planToStop(tx: Db, stop: { walletId: string; until: Date | null }): Promise<void>;
  askToStop(walletId: string): Promise<void>;
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
};

export const createBilling = (deps: BillingDeps): Billing => ({
  planToStop: (tx, stop) => planToStop(tx, deps, stop),
  askToStop: (walletId) => runStopsOf(deps, walletId),
  repeatStops: (signal) => repeatStops(deps, signal),
  switchSubscription: (change) => switchSubscription(deps, change),
  deleteCustomerFor: (walletId) => deleteCustomerFor(deps, walletId),
  endBillingFor: (tx, walletId) => endBillingFor(tx, deps, walletId),
  collectedCents: () => collectedCents(deps.db),
});
