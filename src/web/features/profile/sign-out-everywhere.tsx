import { signOutEverywhere } from '#contract/auth.ts';
import { notSignedOut, signedOutEverywhere, unreachable } from '../../content/account-notices.ts';
import { write } from '../../lib/api.ts';
import { saveFlash } from '../../lib/flash.ts';
import { forgetTab } from '../../lib/forget-tab.ts';
import type { Navigate } from '../../lib/leave-for.ts';
import { beginLeaving, endLeaving } from '../../lib/leaving.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';

export function SignOutEverywhere({ navigate }: { navigate: Navigate }) {
  const leaving = useSingleMutation({
    mutationFn: () => write(signOutEverywhere, undefined),
    onMutate: beginLeaving,
    onSuccess: () => {
      forgetTab();
      saveFlash(signedOutEverywhere);
      navigate('/signin');
    },
    onError: (error) => {
      endLeaving();
      toastFailure(error, notSignedOut, unreachable);
    },
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-3.5">
      <div className="min-w-0 sm:flex-1 sm:basis-48">
        <p className="font-medium">Devices</p>
        <p className="text-muted text-sm">Ends every session, on this device too, and every key and assistant.</p>
      </div>
      <Button variant="outline" disabled={leaving.isPending} onClick={() => leaving.mutate()}>
        {leaving.isPending ? 'Signing out...' : 'Sign Out Everywhere'}
      </Button>
    </div>
  );
}
