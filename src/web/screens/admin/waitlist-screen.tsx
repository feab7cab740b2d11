import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, RefreshCw } from 'lucide-react';
import type { PageData } from '#contract/page.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { IdentityGuard } from '../../features/identity/identity-guard.tsx';
import { AccountPage } from '../../features/site/account-page.tsx';
import { SpreadsheetCard } from '../../features/waitlist-admin/spreadsheet-card.tsx';
import { useDownloadCsv } from '../../features/waitlist-admin/use-download-csv.ts';
import { ENTRIES_PER_PAGE, WAITLIST_KEY, waitlistQuery } from '../../features/waitlist-admin/waitlist-queries.ts';
import { WaitlistTable } from '../../features/waitlist-admin/waitlist-table.tsx';
import { usePage } from '../../lib/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { StatCard } from '../../ui/stat-card.tsx';

const NEWEST = { q: '', sort: '-createdAt', offset: 0 };

export function WaitlistScreen({ data }: { data: PageData }) {
  usePageTitle(`Waitlist Management | ${PRODUCT_NAME}`);
  const { page, search, sortBy, move } = usePage(NEWEST.sort);
  const newest = useQuery(waitlistQuery(NEWEST));
  const list = useQuery(waitlistQuery(page));
  // A button that comes is better than one that goes.
  const mayExport = newest.data?.mayExport ?? false;
  const figure = (count: number | undefined) => count?.toLocaleString('en-US') ?? (newest.isError ? '–' : undefined);

  return (
    <IdentityGuard>
      <AccountPage
        site={data.site}
        title="Waitlist Management"
        action={<Actions isRefreshing={list.isFetching || newest.isFetching} mayExport={mayExport} />}
      >
        <dl className="grid grid-cols-2 gap-3 max-sm:*:last:col-span-2 sm:grid-cols-3">
          <StatCard label="Total Signups" value={figure(newest.data?.total)} />
          <StatCard label="Today's Signups" value={figure(newest.data?.today)} />
          <StatCard label="Verified Emails" value={figure(newest.data?.verified)} />
        </dl>
        <Panel title="Recent Signups">
          <SearchField label="Search email or source" onSearch={search} />
          {list.isError ? <LoadFailed what="The waitlist" onRetry={() => void list.refetch()} /> : null}
          {list.isError && !list.data ? null : (
            <WaitlistTable
              rows={list.data?.rows}
              q={page.q}
              sort={page.sort}
              onSort={sortBy}
              isBusy={list.isPlaceholderData}
            />
          )}
          {list.data ? (
            <Pager what="entries" offset={page.offset} limit={ENTRIES_PER_PAGE} total={list.data.total} onMove={move} />
          ) : null}
        </Panel>
        {mayExport ? <SpreadsheetCard /> : null}
      </AccountPage>
    </IdentityGuard>
  );
}

function Actions({ isRefreshing, mayExport }: { isRefreshing: boolean; mayExport: boolean }) {
  const queryClient = useQueryClient();
  const { mutate: download, isPending } = useDownloadCsv();
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="outline"
        disabled={isRefreshing}
        onClick={() => void queryClient.invalidateQueries({ queryKey: WAITLIST_KEY })}
      >
        <RefreshCw aria-hidden="true" className="size-4" />
        Refresh
      </Button>
      {mayExport ? (
        <Button disabled={isPending} onClick={() => download()}>
          <Download aria-hidden="true" className="size-4" />
          {isPending ? 'Downloading...' : 'Download CSV'}
        </Button>
      ) : null}
    </div>
  );
}
