import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readSecondFactor } from '#contract/second-factor.ts';
import { read } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { Button } from '../../ui/button.tsx';
import { RenewCodesDialog } from './renew-codes-dialog.tsx';

/** Of an account whose second factor are passkeys; beside an app they are managed there. */
export function PasskeyCodes() {
  const { data: factor } = useQuery({ queryKey: queryKeys.secondFactor, queryFn: () => read(readSecondFactor) });
  const [isOpen, setOpen] = useState(false);
  if (!factor || factor.isOn) return null;
  const { recoveryCodesLeft: left } = factor;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 text-muted text-sm">
        {left === 1 ? '1 recovery code is' : `${left} recovery codes are`} left, for the day your passkey is lost.
      </p>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        New Recovery Codes
      </Button>
      {isOpen ? <RenewCodesDialog onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
