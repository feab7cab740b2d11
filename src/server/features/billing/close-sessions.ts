import type { Payments } from '../../providers/payments/payments.port.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { isGone } from './ask-provider.ts';
import { askPaidState } from './ask-provider-state.ts';
import type { BillingDeps } from './billing-deps.ts';
import { expireCheckout, listOpen } from './checkouts.repo.ts';

/**
 * Whatever was begun can no longer be paid. What its buyer paid a moment before is taken in at once, as if its event had
 * come already.
 * @throws PaymentError when the provider does not confirm it.
 */
export async function closeSessions(
  deps: BillingDeps,
  payments: Payments,
  walletId: string,
  signal?: AbortSignal,
): Promise<void> {
  for (const { id, providerSessionId } of await listOpen(deps.db, walletId, deps.now())) {
    if (providerSessionId === null) continue;
    if ((await expireAtProvider(payments, providerSessionId, signal)) === 'expired') {
      await expireCheckout(deps.db, id);
      continue;
    }
    const state = await askPaidState(deps, payments, { type: 'checkout', id: providerSessionId }, signal);
    await deps.db.transaction((tx) => applyProviderState(tx, deps, state));
  }
}

async function expireAtProvider(payments: Payments, sessionId: string, signal?: AbortSignal) {
  try {
    return await payments.expireCheckout(sessionId, signal);
  } catch (error) {
    if (isGone(error)) return 'expired';
    throw error;
  }
}
