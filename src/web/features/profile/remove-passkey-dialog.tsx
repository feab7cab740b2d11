import { useQueryClient } from '@tanstack/react-query';
import { type Passkey, removePasskey } from '#contract/passkeys.ts';
import { passkeyNotRemoved, passkeyRemoved } from '../../content/account-notices.ts';
import { write } from '../../lib/api.ts';
import { useIdentityCheck } from '../../lib/identity-check.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { PasswordForm } from './password-form.tsx';

export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { whenSure } = useIdentityCheck();
  const removing = useSingleMutation({
    gcTime: 0,
    mutationFn: (password: string) => whenSure(() => write(removePasskey, { password }, { id })),
    onSuccess: (left) => {
      queryClient.setQueryData(queryKeys.passkeys, left);
      void queryClient.invalidateQueries({ queryKey: queryKeys.secondFactor });
      toast(passkeyRemoved(name));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Remove ${name}?`}
      description="It signs in no more. Delete it on the device too, which goes on offering it."
    >
      <PasswordForm
        action="Remove"
        busy="Removing..."
        variant="destructive"
        sending={removing}
        fallback={passkeyNotRemoved}
        onCancel={onClose}
      />
    </Dialog>
  );
}
