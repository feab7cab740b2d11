import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getMailChoices, setMailChoices } from '#contract/mail-choices.ts';
import type { User } from '#contract/user.ts';
import { read, write } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Mails that come because they were asked for. */
export function MailChoices({ user }: { user: User }) {
  const { data, isPending, refetch } = useQuery({
    queryKey: queryKeys.mailChoices,
    queryFn: () => read(getMailChoices),
  });
  return (
    <Panel title="Mails" layout="rows">
      {isPending ? <Skeleton className="my-3.5 h-12 w-full" /> : null}
      {data ? <BestBetsMail isOn={data.bestBets} isConfirmed={user.emailVerified} /> : null}
      {isPending || data ? null : <LoadFailed what="Your mails" onRetry={() => void refetch()} />}
    </Panel>
  );
}

function BestBetsMail({ isOn, isConfirmed }: { isOn: boolean; isConfirmed: boolean }) {
  const queryClient = useQueryClient();
  const saving = useSingleMutation({
    mutationFn: (bestBets: boolean) => write(setMailChoices, { bestBets }),
    onSuccess: (saved) => queryClient.setQueryData(queryKeys.mailChoices, saved),
    onError: (error) => toastFailure(error, { title: 'Not Saved', fallback: 'Please try again.' }),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-3.5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">Best bets of the day</p>
        <p className="text-muted text-sm">
          {isConfirmed
            ? 'Once a day after 9 AM US Eastern; on a day with no bet, no mail. None during a time-out.'
            : 'Confirm your address first: this comes by mail.'}
        </p>
      </div>
      <Button
        variant={isOn ? 'outline' : 'secondary'}
        disabled={saving.isPending || !(isOn || isConfirmed)}
        onClick={() => saving.mutate(!isOn)}
      >
        {isOn ? 'Stop These Mails' : 'Mail Me These'}
      </Button>
    </div>
  );
}
