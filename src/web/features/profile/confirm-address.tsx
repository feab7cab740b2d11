import { useMutation } from '@tanstack/react-query';
import { resendVerification } from '#contract/auth.ts';
import { unreachable, verificationNotSent, verificationSent } from '../../content/account-notices.ts';
import { write } from '../../lib/api.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';

/** Until the address is confirmed. */
export function ConfirmAddress({ email }: { email: string }) {
  const sending = useMutation({
    mutationFn: () => write(resendVerification, undefined),
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
      <span className="break-words">Press Confirm in the mail that we sent to {email}.</span>
    </Notice>
  );
}
