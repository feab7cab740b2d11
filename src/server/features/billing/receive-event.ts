import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { PaymentError, type PaymentEvent, PaymentSignatureError } from '../../providers/payments/payments.port.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { askProvider, requirePayments } from './ask-provider.ts';
import { askProviderState, type ProviderState } from './ask-provider-state.ts';
import type { BillingDeps } from './billing-deps.ts';
import { insertEventOnce, isEventKnown, markIgnored } from './payment-events.repo.ts';
import { runStopsOf } from './run-stops.ts';

/**
 * A message of the provider. It comes at least once, in any order, and maybe years later: what it is about is asked anew,
 * and its effect is in one transaction with its name.
 * @throws AppError invalid_input for one that is not signed, unavailable when it has to come again.
 */
export async function receiveEvent(deps: BillingDeps, body: Buffer, signature: string | undefined): Promise<void> {
  const payments = requirePayments(deps);
  const event = readSigned(deps, body, signature);
  if (event.kind === 'other' || (await isEventKnown(deps.db, event.id))) return;
  const state = await askProvider(() => askProviderState(deps, payments, event));
  const outcome = await deps.db.transaction((tx) => applyOnce(tx, deps, event, state));
  if (outcome === 'ignored') deps.logger.warn({ event: event.id, type: event.type }, 'A payment event had no effect.');
  if (state.walletId !== undefined) await runStopsOf(deps, state.walletId);
}

function readSigned(deps: BillingDeps, body: Buffer, signature: string | undefined): PaymentEvent {
  try {
    return requirePayments(deps).readEvent(body, signature, deps.now());
  } catch (error) {
    if (error instanceof PaymentSignatureError) throw new AppError('invalid_input', UNSIGNED, { cause: error });
    if (error instanceof PaymentError)
      throw new AppError('invalid_input', 'The message is no event.', { cause: error });
    throw error;
  }
}

const UNSIGNED = 'The message is not signed by the payment provider, or was signed too long ago.';

async function applyOnce(tx: Db, deps: BillingDeps, event: PaymentEvent, state: ProviderState) {
  const { id, type, sentAt } = event;
  const row = { id, type, objectId: objectIdOf(event), outcome: 'applied', sentAt, receivedAt: deps.now() } as const;
  if (!(await insertEventOnce(tx, row))) return 'repeated';
  if (await applyProviderState(tx, deps, state)) return 'applied';
  await markIgnored(tx, id);
  return 'ignored';
}

function objectIdOf(event: PaymentEvent): string {
  switch (event.kind) {
    case 'subscription':
    case 'renewal_failed':
      return event.subscriptionId;
    case 'paid':
      return event.reference.id;
    case 'checkout_ended':
      return event.sessionId;
    case 'customer_deleted':
      return event.customerId;
    case 'other':
      return '';
  }
}
