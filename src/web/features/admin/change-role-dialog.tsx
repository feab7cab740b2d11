import { SUPPORT_TOKENS_A_DAY } from '#contract/admin-role.ts';
import { type ConfirmUser, ConfirmUserDialog } from './confirm-user-dialog.tsx';
import { otherRole } from './use-user-changes.ts';

export function ChangeRoleDialog({ user, ...asked }: ConfirmUser) {
  return otherRole(user) === 'support' ? (
    <ConfirmUserDialog {...asked} title="Make Support" action="Make Support" busyAction="Saving...">
      {user.email} will still read this portal and can add up to {SUPPORT_TOKENS_A_DAY} tokens in 24 hours. Everything
      else here is for owners. It holds from their next request on, and the audit log keeps that it was you.
    </ConfirmUserDialog>
  ) : (
    <ConfirmUserDialog {...asked} title="Make Owner" action="Make Owner" busyAction="Saving...">
      {user.email} will have full access to every user’s balance, subscription and account, and can change the role of
      others, yours too. The audit log keeps that it was you.
    </ConfirmUserDialog>
  );
}
