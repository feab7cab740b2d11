import { useQueryClient } from '@tanstack/react-query';
import {
  beginSelfExclusion,
  beginTimeOut,
  type PlayLimits,
  type SELF_EXCLUSIONS,
  type TIME_OUTS,
} from '#contract/play-limits.ts';
import { unreachable } from '../../content/account-notices.ts';
import { write } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { playLimitsQuery } from './limits-queries.ts';

export type Pause =
  | { kind: 'time_out'; duration: (typeof TIME_OUTS)[number] }
  | { kind: 'self_exclusion'; duration: (typeof SELF_EXCLUSIONS)[number] };

/** What begins shows as a banner that stays, so no toast says it too. */
export function useExclude({ onBegun }: { onBegun: () => void }) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (pause: Pause): Promise<PlayLimits> =>
      pause.kind === 'time_out'
        ? write(beginTimeOut, { duration: pause.duration })
        : write(beginSelfExclusion, { duration: pause.duration, confirm: true }),
    onSuccess: (limits) => {
      queryClient.setQueryData(playLimitsQuery.queryKey, limits);
      void queryClient.invalidateQueries({ queryKey: queryKeys.currentUser });
      void queryClient.invalidateQueries({ queryKey: queryKeys.subscription });
      onBegun();
    },
    onError: (error) =>
      toastFailure(error, { title: 'Not Begun', fallback: 'It could not be begun. Please try again.' }, unreachable),
  });
}
