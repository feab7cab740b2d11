import { MINIMUM_AGE_YEARS } from '#contract/product.ts';
import { type ConfirmUser, ConfirmUserDialog } from './confirm-user-dialog.tsx';

/** Asked for once support is sure: what was said in a chat protects somebody young. */
export function LiftUnderAgeDialog({ user, ...asked }: ConfirmUser) {
  return (
    <ConfirmUserDialog {...asked} title="Allow Picks Again" action="Allow Picks" busyAction="Saving...">
      {user.email} said in a chat to be under {MINIMUM_AGE_YEARS}, so this account gets no picks and can buy nothing.
      Allow it again only when you are sure that its holder is {MINIMUM_AGE_YEARS} or older. The audit log keeps that it
      was you.
    </ConfirmUserDialog>
  );
}
