import { beginCheckout, type CheckoutInput } from '#contract/billing.ts';
import { purchasesComingSoon } from '../../content/account-notices.ts';
import { write } from '../../lib/api.ts';
import type { Navigate } from '../../lib/leave-for.ts';
import { noteCheckout } from './checkout-return.ts';
import { usePaymentAction } from './use-payment-action.ts';

/** Begins a purchase and leaves for the provider's page. */
export function useCheckout(navigate: Navigate) {
  return usePaymentAction({
    act: (input: CheckoutInput) => write(beginCheckout, input),
    onDone: ({ url }) => {
      noteCheckout();
      navigate(url);
    },
    comingSoon: purchasesComingSoon,
    refused: { title: 'Purchase Not Started', fallback: 'The purchase could not be started. Nothing was charged.' },
  });
}
