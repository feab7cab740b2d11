import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import type { AdminUser } from '#contract/admin.ts';
import * as notices from '../../content/admin-notices.ts';
import { failureText } from '../../lib/failure-text.ts';
import { usePage } from '../../lib/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { EditTokensDialog } from './edit-tokens-dialog.tsx';
import { LiftUnderAgeDialog } from './lift-under-age-dialog.tsx';
import { usePortal } from './portal.ts';
import { portalKeys, USERS_PER_PAGE, usersQuery } from './portal-queries.ts';
import { SignOutUserDialog } from './sign-out-user-dialog.tsx';
import { useUserChanges } from './use-user-changes.ts';
import { userColumns } from './user-columns.tsx';

type Asked = { about: 'tokens' | 'under-age' | 'sign-out' | 'delete'; user: AdminUser } | null;

/** Everybody, in pages, with what an administrator may change. */
export function UsersTab() {
  const { path } = usePortal();
  const { page, search, sortBy, move } = usePage('-createdAt');
  const list = useQuery(usersQuery(path, page));
  const [asked, ask] = useState<Asked>(null);
  const field = useRef<HTMLInputElement>(null);
  const close = () => ask(null);
  const { setTokens, setSubscription, liftUnderAge, signOut, remove } = useUserChanges({
    onDone: close,
    onGone: () => {
      close();
      // The button that it was asked with goes, or its whole row.
      requestAnimationFrame(() => field.current?.focus());
    },
  });
  // Each dialog opens without what was wrong with the last.
  const open = (about: NonNullable<Asked>['about']) => (user: AdminUser) => {
    for (const change of [setTokens, liftUnderAge, signOut, remove]) change.reset();
    ask({ about, user });
  };
  const columns = userColumns({
    onEdit: open('tokens'),
    onLiftUnderAge: open('under-age'),
    onSignOut: open('sign-out'),
    onDelete: open('delete'),
    onToggle: (user) => setSubscription.mutate(user),
    togglingId: setSubscription.isPending ? setSubscription.variables.id : undefined,
  });

  return (
    <Panel title="Users" action={<Refresh isBusy={list.isFetching} />}>
      <SearchField ref={field} label="Search email or name" onSearch={search} />
      {list.isError ? <LoadFailed what="The users" onRetry={() => void list.refetch()} /> : null}
      {list.isError && !list.data ? null : (
        <DataTable
          caption="Users"
          columns={columns}
          rows={list.data?.rows}
          idOf={({ id }) => id}
          empty={page.q ? `Nobody matches “${page.q}”.` : 'Nobody has signed up yet.'}
          sort={page.sort}
          onSort={sortBy}
          isBusy={list.isPlaceholderData}
        />
      )}
      {list.data ? (
        <Pager what="users" offset={page.offset} limit={USERS_PER_PAGE} total={list.data.total} onMove={move} />
      ) : null}
      {asked?.about === 'tokens' ? (
        <EditTokensDialog
          user={asked.user}
          problem={problemOf(setTokens, notices.tokensNotUpdated.description)}
          isBusy={setTokens.isPending}
          onCancel={close}
          onSave={(tokens) => setTokens.mutate({ user: asked.user, tokens })}
        />
      ) : null}
      {asked?.about === 'under-age' ? (
        <LiftUnderAgeDialog
          user={asked.user}
          problem={problemOf(liftUnderAge, notices.underAgeNotLifted)}
          isBusy={liftUnderAge.isPending}
          onCancel={close}
          onConfirm={() => liftUnderAge.mutate(asked.user)}
        />
      ) : null}
      {asked?.about === 'sign-out' ? (
        <SignOutUserDialog
          user={asked.user}
          problem={problemOf(signOut, notices.userNotSignedOut)}
          isBusy={signOut.isPending}
          onCancel={close}
          onConfirm={() => signOut.mutate(asked.user)}
        />
      ) : null}
      {asked?.about === 'delete' ? (
        <DeleteUserDialog
          user={asked.user}
          problem={problemOf(remove, notices.userNotDeleted.fallback)}
          isBusy={remove.isPending}
          onCancel={close}
          onConfirm={() => remove.mutate(asked.user)}
        />
      ) : null}
    </Panel>
  );
}

const problemOf = ({ error }: { error: Error | null }, fallback: string): string | undefined =>
  error ? failureText(error, fallback) : undefined;

function Refresh({ isBusy }: { isBusy: boolean }) {
  const queryClient = useQueryClient();
  const reload = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: portalKeys.users }),
      queryClient.invalidateQueries({ queryKey: portalKeys.stats }),
    ]);
  return (
    <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void reload()}>
      <RefreshCw aria-hidden="true" className="size-4" />
      Refresh
    </Button>
  );
}
