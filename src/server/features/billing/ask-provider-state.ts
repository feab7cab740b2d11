import type { Db } from '../../platform/database/database.ts';
import type {
  Paid,
  PaidReference,
  PaymentEvent,
  Payments,
  ProviderSubscription,
} from '../../providers/payments/payments.port.ts';
import type { BillingDeps } from './billing-deps.ts';
import { findCheckout } from './checkouts.repo.ts';
import { findWalletOfCustomer } from './customers.repo.ts';
import { findByProviderId, findLive } from './subscriptions.repo.ts';

/** What an event is about, as the provider has it now. Asked before any transaction begins. */
export type ProviderState = {
  walletId: string | undefined;
  subscription: SubscriptionState | null;
  paid: Paid | null;
  /** A checkout that ended unpaid. */
  endedSessionId: string | null;
  /** Why money went back, where some did. */
  reason: 'refund' | 'dispute';
};

export type SubscriptionState = {
  id: string;
  /** Null: the provider no longer has it. */
  state: ProviderSubscription | null;
  /** The moment before the provider was asked: whatever was asked later is newer. */
  at: Date;
  /** Beside another one of the same wallet that lives. It is cancelled, and its money goes back. */
  isSecond: boolean;
};

const NOTHING: ProviderState = {
  walletId: undefined,
  subscription: null,
  paid: null,
  endedSessionId: null,
  reason: 'refund',
};

/** @throws PaymentError when the provider cannot say: the event has to come again. */
export async function askProviderState(
  deps: BillingDeps,
  payments: Payments,
  event: PaymentEvent,
): Promise<ProviderState> {
  switch (event.kind) {
    case 'subscription':
    case 'renewal_failed':
      return askSubscriptionState(deps, payments, event.subscriptionId);
    case 'paid': {
      const state = await askPaidState(deps, payments, event.reference);
      return { ...state, reason: event.type.startsWith('charge.dispute') ? 'dispute' : 'refund' };
    }
    case 'checkout_ended':
      return { ...NOTHING, endedSessionId: event.sessionId };
    case 'customer_deleted': {
      const walletId = await findWalletOfCustomer(deps.db, event.customerId);
      const live = walletId === undefined ? undefined : await findLive(deps.db, walletId);
      return live?.providerId ? askSubscriptionState(deps, payments, live.providerId) : { ...NOTHING, walletId };
    }
    case 'other':
      return NOTHING;
  }
}

export async function askPaidState(
  deps: BillingDeps,
  payments: Payments,
  reference: PaidReference,
  signal?: AbortSignal,
): Promise<ProviderState> {
  const paid = await payments.getPaid(reference, signal);
  if (!paid) return NOTHING;
  const walletId = await findWallet(deps.db, paid);
  const { subscriptionId } = paid;
  if (subscriptionId === null) return { ...NOTHING, walletId, paid };
  return { ...(await askSubscriptionState(deps, payments, subscriptionId, signal)), walletId, paid };
}

async function askSubscriptionState(
  deps: BillingDeps,
  payments: Payments,
  id: string,
  signal?: AbortSignal,
): Promise<ProviderState> {
  const at = deps.now();
  const state = await payments.getSubscription(id, signal);
  const walletId = await findWallet(deps.db, { ...state, subscriptionId: id });
  const asked = { id, state, at, isSecond: false };
  if (!state || walletId === undefined || !(await isSecond(deps, payments, walletId, state, signal))) {
    return { ...NOTHING, walletId, subscription: asked };
  }
  deps.logger.error({ subscription: id }, 'A wallet got a second subscription. It is cancelled and refunded.');
  if (state.status === 'ended') return { ...NOTHING, walletId, subscription: { ...asked, isSecond: true } };
  await payments.cancelSubscription(id, signal);
  const ended = { ...state, status: 'ended', endedAt: at, cancelAtPeriodEnd: false } as const;
  return { ...NOTHING, walletId, subscription: { ...asked, state: ended, isSecond: true } };
}

/** Began while another one lived, which the provider confirms to be alive. */
async function isSecond(
  deps: BillingDeps,
  payments: Payments,
  walletId: string,
  state: ProviderSubscription,
  signal?: AbortSignal,
): Promise<boolean> {
  if (state.status === 'incomplete') return false;
  const live = await findLive(deps.db, walletId);
  if (!live?.providerId || live.providerId === state.id) return false;
  if (state.status === 'ended' && state.anchorAt < live.anchorAt) return false;
  const other = await payments.getSubscription(live.providerId, signal);
  return other !== null && other.status !== 'ended';
}

/** By the customer; else by what we know of the subscription or of the purchase, should the customer be gone. */
async function findWallet(
  db: Db,
  about: { customerId?: string; subscriptionId: string | null; checkoutId?: string | null },
): Promise<string | undefined> {
  const { customerId, subscriptionId, checkoutId } = about;
  const byCustomer = customerId === undefined ? undefined : await findWalletOfCustomer(db, customerId);
  if (byCustomer !== undefined) return byCustomer;
  const known = subscriptionId === null ? undefined : await findByProviderId(db, subscriptionId);
  if (known) return known.walletId;
  return checkoutId ? (await findCheckout(db, checkoutId))?.walletId : undefined;
}
