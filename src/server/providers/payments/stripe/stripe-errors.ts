import Stripe from 'stripe';
import { PaymentError } from '../payments.port.ts';

const { StripeError, StripeInvalidRequestError } = Stripe.errors;
const { StripeAuthenticationError, StripePermissionError, StripeIdempotencyError } = Stripe.errors;

/**
 * What the library threw, in the product's words. The library's error goes no further: it carries headers, parts of
 * keys and what is known of a card, and would be logged as a cause.
 */
export function toPaymentError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  if (!(error instanceof StripeError)) return new PaymentError('away', 'Stripe sent an answer that cannot be read.');
  if (error.rawType === 'card_error') return new PaymentError('declined', error.message || 'The card was declined.');
  if (error.code === 'resource_missing')
    return new PaymentError('gone', `Stripe knows of no such thing${place(error)}.`);
  return isRefusal(error)
    ? new PaymentError('refused', `Stripe refused the request${place(error)}.`)
    : new PaymentError('away', `Stripe could not be asked${place(error)}.`);
}

const isRefusal = (error: InstanceType<typeof StripeError>) =>
  error instanceof StripeInvalidRequestError ||
  error instanceof StripeAuthenticationError ||
  error instanceof StripePermissionError ||
  error instanceof StripeIdempotencyError ||
  error.statusCode === 402;

/** What an operator needs to find it at Stripe. Stripe's own sentence may repeat what was sent. */
function place({ statusCode, code, param, requestId }: InstanceType<typeof StripeError>): string {
  const parts = [statusCode && `HTTP ${statusCode}`, code, param, requestId].filter(Boolean);
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}
