import type { AdminUser } from '#contract/admin.ts';
import { MINIMUM_AGE_YEARS } from '#contract/product.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Props = {
  user: AdminUser;
  problem: string | undefined;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Asked for once support is sure: what was said in a chat protects somebody young. */
export function LiftUnderAgeDialog({ user, problem, isBusy, onCancel, onConfirm }: Props) {
  return (
    <Dialog
      open
      onClose={onCancel}
      title="Allow Picks Again"
      problem={problem}
      description={
        <span className="wrap-anywhere">
          {user.email} said in a chat to be under {MINIMUM_AGE_YEARS}, so this account gets no picks and can buy
          nothing. Allow it again only when you are sure that its holder is {MINIMUM_AGE_YEARS} or older. The audit log
          keeps that it was you.
        </span>
      }
      footer={
        <>
          <Button variant="outline" onClick={onCancel} data-autofocus="">
            Cancel
          </Button>
          <Button disabled={isBusy} onClick={onConfirm}>
            {isBusy ? 'Saving...' : 'Allow Picks'}
          </Button>
        </>
      }
    />
  );
}
