import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import type { AdminUser } from '#contract/admin.ts';
import { usePage } from '../../lib/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useIsOwner, usePortal } from './portal.ts';
import { portalKeys, USERS_PER_PAGE, usersQuery } from './portal-queries.ts';
import { useUserChanges } from './use-user-changes.ts';
import { userColumns } from './user-columns.tsx';
import { type AskedAboutUser, UserDialog } from './user-dialog.tsx';

/** Everybody, in pages, with what an administrator may change. */
export function UsersTab() {
  const { path, access } = usePortal();
  const isOwner = useIsOwner();
  const { page, search, sortBy, move } = usePage('-createdAt');
  const list = useQuery(usersQuery(path, page));
  const [asked, ask] = useState<AskedAboutUser | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const close = () => ask(null);
  const changes = useUserChanges({
    onDone: close,
    onGone: () => {
      close();
      // The button that it was asked with goes, or its whole row.
      requestAnimationFrame(() => field.current?.focus());
    },
  });
  const { setTokens, setSubscription, liftUnderAge, setRole, signOut, remove } = changes;
  // Each dialog opens without what was wrong with the last.
  const open = (about: AskedAboutUser['about']) => (user: AdminUser) => {
    for (const change of [setTokens, liftUnderAge, setRole, signOut, remove]) change.reset();
    ask({ about, user });
  };
  const columns = userColumns({
    onEdit: open('tokens'),
    onLiftUnderAge: open('under-age'),
    onRole: open('role'),
    onSignOut: open('sign-out'),
    onDelete: open('delete'),
    onToggle: (user) => setSubscription.mutate(user),
    togglingId: setSubscription.isPending ? setSubscription.variables.id : undefined,
    isOwner,
    ownEmail: access.user.email,
  });

  return (
    <Panel title="Users" action={<Refresh isBusy={list.isFetching} />}>
      <SearchField ref={field} label="Search email or name" onSearch={search} />
      {list.isError ? <LoadFailed what="The users" onRetry={() => void list.refetch()} /> : null}
      {list.isError && !list.data ? null : (
        <DataTable
          caption="Users"
          look="stack"
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
      {asked ? <UserDialog asked={asked} changes={changes} onCancel={close} /> : null}
    </Panel>
  );
}

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
