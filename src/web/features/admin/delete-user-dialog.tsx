import { type ConfirmUser, ConfirmUserDialog } from './confirm-user-dialog.tsx';

export function DeleteUserDialog({ user, ...asked }: ConfirmUser) {
  return (
    <ConfirmUserDialog {...asked} title="Delete User" action="Delete User" busyAction="Deleting..." isDestructive>
      Are you sure you want to delete {user.email}? This action cannot be undone.
    </ConfirmUserDialog>
  );
}
