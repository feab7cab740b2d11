import { resendVerification } from '#contract/auth.ts';
import { unreachable, verificationNotSent, verificationSent } from '../../content/account-notices.ts';
import { write } from '../../lib/api.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { MailAddress } from '../../ui/mail-address.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';

const DOUBLE_PRESS_MS = 1_000;

/** Until the address is confirmed. */
export function ConfirmAddress({ email }: { email: string }) {
  const sending = useSingleMutation({
    mutationFn: () => write(resendVerification, undefined),
    restMs: DOUBLE_PRESS_MS,
    onSuccess: ({ message }) => toast(verificationSent(message)),
    onError: (error) => toastFailure(error, verificationNotSent, unreachable),
  });
  return (
    <Notice
      tone="steel"
      title="Your address is not confirmed yet"
      action={
        <Button variant="outline" size="sm" disabled={sending.isPending} onClick={() => sending.mutate()}>
          {sending.isPending ? 'Sending...' : 'Resend Mail'}
        </Button>
      }
    >
      Press Confirm in the mail that we sent to <MailAddress of={email} />.
    </Notice>
  );
}
