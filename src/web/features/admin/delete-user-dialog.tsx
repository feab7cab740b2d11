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

export function DeleteUserDialog({ user, problem, isBusy, onCancel, onConfirm }: Props) {
  return (
    <Dialog
      open
      onClose={onCancel}
      title="Delete User"
      problem={problem}
      description={
        <span className="wrap-anywhere">
          Are you sure you want to delete {user.email}? This action cannot be undone.
        </span>
      }
      footer={
        <>
          <Button variant="outline" onClick={onCancel} data-autofocus="">
            Cancel
          </Button>
          <Button variant="destructive" disabled={isBusy} onClick={onConfirm}>
            {isBusy ? 'Deleting...' : 'Delete User'}
          </Button>
        </>
      }
    />
  );
}
