import { useQueryClient } from '@tanstack/react-query';
import { renewRecoveryCodes } from '#contract/second-factor.ts';
import { factorNotChanged } from '../../content/account-notices.ts';
import { write } from '../../lib/api.ts';
import { useIdentityCheck } from '../../lib/identity-check.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

/** After the password and, where that was a while ago, the passkey. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { whenSure } = useIdentityCheck();
  const renewing = useSingleMutation({
    gcTime: 0,
    mutationFn: (password: string) => whenSure(() => write(renewRecoveryCodes, { password })),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: queryKeys.secondFactor }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="New Recovery Codes"
      description={renewing.data ? 'The ones before are worth nothing now.' : 'They replace the ones that you have.'}
    >
      {renewing.data ? (
        <RecoveryCodeList codes={renewing.data.recoveryCodes} onDone={onClose} />
      ) : (
        <PasswordForm
          action="Continue"
          busy="Checking..."
          sending={renewing}
          fallback={factorNotChanged}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
