import { useQueryClient } from '@tanstack/react-query';
import { unreachable } from '../../content/account-notices.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { type ToastContent, toast } from '../../ui/toast.ts';
import { paymentConfigQuery } from './billing-queries.ts';

type Options<Input, Output> = {
  act: (input: Input) => Promise<Output>;
  onDone: (output: Output) => void;
  /** Told instead of acting while no payment provider is configured. */
  comingSoon: ToastContent;
  refused: { title: string; fallback: string };
};

/** What a button of the payment pages does: the real thing, or, while payments are not configured, its notice. */
export function usePaymentAction<Input, Output>({ act, onDone, comingSoon, refused }: Options<Input, Output>) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: async (input: Input): Promise<{ done: Output } | undefined> => {
      const { enabled } = await queryClient.ensureQueryData(paymentConfigQuery);
      return enabled ? { done: await act(input) } : undefined;
    },
    onSuccess: (result) => {
      if (result) onDone(result.done);
      else toast(comingSoon);
    },
    onError: (error) => toastFailure(error, refused, unreachable),
  });
}
