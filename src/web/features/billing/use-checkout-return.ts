import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paymentReturned } from '../../content/account-notices.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toast } from '../../ui/toast.ts';
import { takeCheckout } from './checkout-return.ts';

/** The provider's word that the money came may take a moment longer than the buyer's way back. */
const LOOK_AGAIN_AFTER_MS = [2_000, 5_000, 12_000];

const CHANGED = [queryKeys.currentUser, queryKeys.subscription, queryKeys.billingHistory, queryKeys.tokenLedger];

/** On the page that the provider sends buyers back to: thanks, and a look or three at what the purchase changed. */
export function useCheckoutReturn(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!takeCheckout()) return;
    toast(paymentReturned);
    const look = () => {
      for (const queryKey of CHANGED) void queryClient.invalidateQueries({ queryKey });
    };
    const timers = LOOK_AGAIN_AFTER_MS.map((ms) => setTimeout(look, ms));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [queryClient]);
}
