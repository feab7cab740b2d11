import { type ConfirmUser, ConfirmUserDialog } from './confirm-user-dialog.tsx';

/** For a lost device, or where somebody else is in. */
export function SignOutUserDialog({ user, ...asked }: ConfirmUser) {
  return (
    <ConfirmUserDialog {...asked} title="Sign Out Everywhere" action="Sign Out User" busyAction="Signing out...">
      Every session of {user.email} ends at once, open pages too. The password stays as it is, and the audit log keeps
      that it was you.
    </ConfirmUserDialog>
  );
}
