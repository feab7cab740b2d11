import type { AdminUser } from '#contract/admin.ts';
import * as notices from '../../content/admin-notices.ts';
import { failureText } from '../../lib/failure-text.ts';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { EditTokensDialog } from './edit-tokens-dialog.tsx';
import { LiftUnderAgeDialog } from './lift-under-age-dialog.tsx';
import { SignOutUserDialog } from './sign-out-user-dialog.tsx';
import type { useUserChanges } from './use-user-changes.ts';

export type AskedAboutUser = { about: 'tokens' | 'under-age' | 'role' | 'sign-out' | 'delete'; user: AdminUser };

type Props = { asked: AskedAboutUser; changes: ReturnType<typeof useUserChanges>; onCancel: () => void };

/** What is asked before something about a user is changed. */
export function UserDialog({ asked: { about, user }, changes, onCancel }: Props) {
  const { setTokens, liftUnderAge, setRole, signOut, remove } = changes;
  const confirming = (change: typeof setRole | typeof signOut | typeof remove, fallback: string) => ({
    user,
    problem: problemOf(change, fallback),
    isBusy: change.isPending,
    onCancel,
    onConfirm: () => change.mutate(user),
  });
  switch (about) {
    case 'tokens':
      return (
        <EditTokensDialog
          user={user}
          problem={problemOf(setTokens, notices.tokensNotUpdated.description)}
          isBusy={setTokens.isPending}
          onCancel={onCancel}
          onSave={(tokens) => setTokens.mutate({ user, tokens })}
        />
      );
    case 'under-age':
      return <LiftUnderAgeDialog {...confirming(liftUnderAge, notices.underAgeNotLifted)} />;
    case 'role':
      return <ChangeRoleDialog {...confirming(setRole, notices.roleNotChanged)} />;
    case 'sign-out':
      return <SignOutUserDialog {...confirming(signOut, notices.userNotSignedOut)} />;
    case 'delete':
      return <DeleteUserDialog {...confirming(remove, notices.userNotDeleted.fallback)} />;
  }
}

const problemOf = ({ error }: { error: Error | null }, fallback: string): string | undefined =>
  error ? failureText(error, fallback) : undefined;
