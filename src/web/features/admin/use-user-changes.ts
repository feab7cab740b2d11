import { useQueryClient } from '@tanstack/react-query';
import {
  type AdminUser,
  deleteUser,
  endUserSessions,
  liftUnderAge,
  setUserRole,
  setUserSubscription,
  setUserTokens,
} from '#contract/admin.ts';
import type { AdminRole } from '#contract/admin-role.ts';
import * as notices from '../../content/admin-notices.ts';
import { write } from '../../lib/api.ts';
import { useIdentityCheck } from '../../lib/identity-check.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { type ToastContent, toast } from '../../ui/toast.ts';
import { at, usePortal } from './portal.ts';
import { portalKeys } from './portal-queries.ts';

/** The one that a change leads to. */
export const otherRole = ({ role }: AdminUser): AdminRole => (role === 'support' ? 'owner' : 'support');

/** What is done to a user; afterwards the list and the figures are read anew. `onGone`: the button that asked goes with it. */
export function useUserChanges({ onDone, onGone }: { onDone: () => void; onGone: () => void }) {
  const { path } = usePortal();
  const queryClient = useQueryClient();
  const { whenSure } = useIdentityCheck();
  const reload = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: portalKeys.users }),
      queryClient.invalidateQueries({ queryKey: portalKeys.stats }),
    ]);
  const done =
    (notice: ToastContent, close = onDone) =>
    async () => {
      close();
      toast(notice);
      await reload();
    };
  const refused = (notice: ToastContent) => () => {
    toast(notice);
  };

  return {
    setTokens: useSingleMutation({
      mutationFn: ({ user, tokens }: { user: AdminUser; tokens: number }) =>
        whenSure(() => write(at(setUserTokens, path), { tokens }, { id: user.id })),
      onSuccess: done(notices.tokensUpdated),
      onError: refused(notices.tokensNotUpdated),
    }),
    setSubscription: useSingleMutation({
      mutationFn: (user: AdminUser) =>
        whenSure(() => write(at(setUserSubscription, path), { active: !user.subscriptionActive }, { id: user.id })),
      onSuccess: done(notices.subscriptionUpdated),
      onError: refused(notices.subscriptionNotUpdated),
    }),
    liftUnderAge: useSingleMutation({
      mutationFn: (user: AdminUser) => whenSure(() => write(at(liftUnderAge, path), undefined, { id: user.id })),
      onSuccess: done(notices.underAgeLifted, onGone),
    }),
    setRole: useSingleMutation({
      mutationFn: (user: AdminUser) =>
        whenSure(() => write(at(setUserRole, path), { role: otherRole(user) }, { id: user.id })),
      onSuccess: done(notices.roleChanged),
    }),
    signOut: useSingleMutation({
      mutationFn: (user: AdminUser) => whenSure(() => write(at(endUserSessions, path), undefined, { id: user.id })),
      onSuccess: ({ ended }) => done(notices.userSignedOut(ended))(),
    }),
    remove: useSingleMutation({
      mutationFn: (user: AdminUser) => whenSure(() => write(at(deleteUser, path), undefined, { id: user.id })),
      onSuccess: done(notices.userDeleted, onGone),
      onError: (error) => toastFailure(error, notices.userNotDeleted),
    }),
  };
}
