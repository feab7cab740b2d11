import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPasskeys, MOST_PASSKEYS, type Passkey } from '#contract/passkeys.ts';
import { read } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyCodes } from './passkey-codes.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

/** What signs in without the password, and stands in for a code beside it. */
export function PasskeyRow() {
  const { data, isPending, refetch } = useQuery({ queryKey: queryKeys.passkeys, queryFn: () => read(listPasskeys) });
  const passkeys = data ?? [];
  const [isAdding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  return (
    <div className="flex flex-col gap-3 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 sm:flex-1 sm:basis-48">
          <p className="font-medium">Passkeys</p>
          <p className="text-muted text-sm">Sign in with your fingerprint, face or device PIN.</p>
        </div>
        <Button
          variant="outline"
          aria-haspopup="dialog"
          disabled={!data || passkeys.length >= MOST_PASSKEYS}
          onClick={() => setAdding(true)}
        >
          Add a Passkey
        </Button>
      </div>
      {passkeys.length > 0 ? <PasskeyList passkeys={passkeys} onRename={setRenaming} onRemove={setRemoving} /> : null}
      {passkeys.length > 0 ? <PasskeyCodes /> : null}
      {isPending || data ? null : <LoadFailed what="The list of passkeys" onRetry={() => void refetch()} />}
      {isAdding ? <AddPasskeyDialog onClose={() => setAdding(false)} /> : null}
      {renaming ? <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(null)} /> : null}
      {removing ? <RemovePasskeyDialog passkey={removing} onClose={() => setRemoving(null)} /> : null}
    </div>
  );
}
