import { AppError } from '../../platform/errors.ts';
import { PaymentError, type Payments } from '../../providers/payments/payments.port.ts';
import type { BillingDeps } from './billing-deps.ts';

/** @throws AppError unavailable while no provider is configured. */
export function requirePayments({ payments }: Pick<BillingDeps, 'payments'>): Payments {
  if (payments) return payments;
  throw new AppError('unavailable', 'Payments are not available yet. Nothing was changed and nothing was charged.');
}

/** A call to the provider whose failure is told to a person. */
export async function askProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof PaymentError ? toAppError(error) : error;
  }
}

export const isGone = (error: unknown): boolean => error instanceof PaymentError && error.kind === 'gone';

/** What the provider says to people of a declined card is shown as it is; all else is for the log. */
function toAppError(error: PaymentError): AppError {
  const cause = { cause: error };
  switch (error.kind) {
    case 'declined':
      return new AppError('payment_declined', error.message, cause);
    case 'gone':
      return new AppError('conflict', 'The payment provider no longer has this. Reload the page and try again.', cause);
    case 'away':
      return new AppError('unavailable', `The payment provider cannot be reached at the moment. ${AGAIN}`, cause);
    case 'refused':
      return new AppError('unavailable', `Payments do not work at the moment. ${AGAIN}`, cause);
  }
}

const AGAIN = 'Nothing was charged. Please try again in a few minutes.';
