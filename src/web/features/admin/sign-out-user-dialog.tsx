import type { AdminUser } from '#contract/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Props = {
  user: AdminUser;
  problem: string | undefined;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

/** For a lost device, or where somebody else is in. */
export function SignOutUserDialog({ user, problem, isBusy, onCancel, onConfirm }: Props) {
  return (
    <Dialog
      open
      onClose={onCancel}
      title="Sign Out Everywhere"
      problem={problem}
      description={
        <span className="wrap-anywhere">
          Every session of {user.email} ends at once, open pages too. The password stays as it is, and the audit log
          keeps that it was you.
        </span>
      }
      footer={
        <>
          <Button variant="outline" onClick={onCancel} data-autofocus="">
            Cancel
          </Button>
          <Button disabled={isBusy} onClick={onConfirm}>
            {isBusy ? 'Signing out...' : 'Sign Out User'}
          </Button>
        </>
      }
    />
  );
}
