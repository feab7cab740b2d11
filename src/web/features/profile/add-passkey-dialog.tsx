import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PASSKEY_NAME_MAX_LENGTH } from '#contract/passkeys.ts';
import { passkeyAdded, passkeyNotAdded } from '../../content/account-notices.ts';
import { useIdentityCheck } from '../../lib/identity-check.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

/** Name and password, then the device; and with the first second factor, what helps when it is lost. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const identity = useIdentityCheck();
  const [name, setName] = useState('');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const adding = useSingleMutation({
    // The password is not kept behind the dialog.
    gcTime: 0,
    mutationFn: async (password: string) => {
      const { addNewPasskey } = await import('../../lib/passkeys/passkey-adding.ts');
      return addNewPasskey({ name, password }, identity);
    },
    onSuccess: ({ passkeys, recoveryCodes }) => {
      queryClient.setQueryData(queryKeys.passkeys, passkeys);
      void queryClient.invalidateQueries({ queryKey: queryKeys.secondFactor });
      void queryClient.invalidateQueries({ queryKey: queryKeys.devices });
      toast(passkeyAdded);
      if (recoveryCodes.length === 0) onClose();
      else setCodes(recoveryCodes);
    },
  });
  const isAdded = codes.length > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={isAdded ? 'Your Recovery Codes' : 'Add a Passkey'}
      description={
        isAdded
          ? 'From now on the password alone lets nobody in. Every other device was signed out.'
          : 'Your device makes it after this step. It signs you in, and stands in for a code beside your password.'
      }
    >
      {isAdded ? (
        <RecoveryCodeList codes={codes} onDone={onClose} />
      ) : (
        <PasswordForm
          action="Continue"
          busy="Asking your device..."
          sending={adding}
          fallback={passkeyNotAdded}
          isComplete={name.trim() !== ''}
          before={
            <Field
              label="Name"
              autoComplete="off"
              required
              maxLength={PASSKEY_NAME_MAX_LENGTH}
              placeholder="My phone"
              description="To tell it from others later."
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          }
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
