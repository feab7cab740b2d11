import { useQueryClient } from '@tanstack/react-query';
import { type LimitChange, type PlayLimits, setSpendingLimit } from '#contract/play-limits.ts';
import { unreachable } from '../../content/account-notices.ts';
import { write } from '../../lib/api.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { type ToastContent, toast } from '../../ui/toast.ts';
import { pendingWords } from './limit-words.ts';
import { playLimitsQuery } from './limits-queries.ts';

export function useSetLimit({ onSaved }: { onSaved: () => void }) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (change: LimitChange) => write(setSpendingLimit, change),
    onSuccess: (limits, change) => {
      queryClient.setQueryData(playLimitsQuery.queryKey, limits);
      toast(savedNotice(limits, change));
      onSaved();
    },
    onError: (error) =>
      toastFailure(error, { title: 'Limit Not Saved', fallback: 'Please check what you entered.' }, unreachable),
  });
}

/** A raise waits, so the notice says until when. */
function savedNotice({ limits }: PlayLimits, { unit, window }: LimitChange): ToastContent {
  const saved = limits.find((limit) => limit.unit === unit && limit.window === window);
  const pending = saved && pendingWords(saved);
  if (pending) return { title: 'Limit Will Change', description: `${pending}. Until then the present one holds.` };
  return { title: 'Limit Saved', description: 'It holds from now on.' };
}
