import type { ReactNode } from 'react';
import type { AdminUser } from '#contract/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** What is asked before something is done to a user. */
export type ConfirmUser = {
  user: AdminUser;
  problem: string | undefined;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

type Props = Omit<ConfirmUser, 'user'> & {
  title: string;
  /** The word of the button, and what it says while that is done. */
  action: string;
  busyAction: string;
  isDestructive?: boolean;
  children: ReactNode;
};

/** The way back has the focus. */
export function ConfirmUserDialog({ title, problem, isBusy, onCancel, onConfirm, children, ...words }: Props) {
  const { action, busyAction, isDestructive } = words;
  return (
    <Dialog
      open
      onClose={onCancel}
      title={title}
      problem={problem}
      description={<span className="wrap-anywhere">{children}</span>}
      footer={
        <>
          <Button variant="outline" onClick={onCancel} data-autofocus="">
            Cancel
          </Button>
          <Button {...(isDestructive && { variant: 'destructive' })} disabled={isBusy} onClick={onConfirm}>
            {isBusy ? busyAction : action}
          </Button>
        </>
      }
    />
  );
}
