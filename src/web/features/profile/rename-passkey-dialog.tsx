import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { PASSKEY_NAME_MAX_LENGTH, type Passkey, renamePasskey } from '#contract/passkeys.ts';
import { passkeyNotRenamed } from '../../content/account-notices.ts';
import { write } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useIdentityCheck } from '../../lib/identity-check.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { whenSure } = useIdentityCheck();
  const [name, setName] = useState(passkey.name);
  const renaming = useSingleMutation({
    mutationFn: () => whenSure(() => write(renamePasskey, { name: name.trim() }, { id: passkey.id })),
    onSuccess: (passkeys) => {
      queryClient.setQueryData(queryKeys.passkeys, passkeys);
      onClose();
    },
  });
  const isReady = name.trim() !== '' && !renaming.isPending;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isReady) renaming.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Rename ${passkey.name}`}
      description="The name is yours alone: the device keeps its own."
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label="Name"
          autoComplete="off"
          required
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          value={name}
          error={renaming.error ? failureText(renaming.error, passkeyNotRenamed) : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!isReady}>
            {renaming.isPending ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
