import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readSecondFactor, type SecondFactor } from '#contract/second-factor.ts';
import { read } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useFormatDate } from '../../lib/use-format-date.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ManageFactorDialog } from './manage-factor-dialog.tsx';
import { SetUpFactorDialog } from './set-up-factor-dialog.tsx';

/** Codes of an app beside the password. */
export function SecondFactorRow() {
  const { data: factor } = useQuery({ queryKey: queryKeys.secondFactor, queryFn: () => read(readSecondFactor) });
  const formatDate = useFormatDate();
  const [isOpen, setOpen] = useState(false);
  // What the dialog was opened for stays until it is closed, also when it changes that.
  const [wasOn, setWasOn] = useState(false);
  const open = () => {
    setWasOn(factor?.isOn === true);
    setOpen(true);
  };
  const OpenDialog = wasOn ? ManageFactorDialog : SetUpFactorDialog;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 py-3.5">
        <div className="min-w-0 sm:flex-1 sm:basis-48">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            Two-Factor Authentication {factor?.isOn ? <Tag tone="edge">On</Tag> : null}
          </p>
          <p className="text-muted text-sm">
            {factor ? wordsOf(factor, formatDate) : 'A code of your phone beside the password.'}
          </p>
        </div>
        <Button variant="outline" aria-haspopup="dialog" disabled={!factor} onClick={open}>
          {factor?.isOn ? 'Manage' : 'Set Up'}
        </Button>
      </div>
      {isOpen ? <OpenDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function wordsOf({ isOn, since, recoveryCodesLeft: left }: SecondFactor, formatDate: (iso: string) => string): string {
  if (!isOn || since === null) return 'A code of your phone beside the password.';
  const codes = left === 1 ? '1 recovery code is' : `${left} recovery codes are`;
  return `Since ${formatDate(since)}. ${codes} left.`;
}
