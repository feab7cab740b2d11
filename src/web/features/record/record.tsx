import {
  infiniteQueryOptions,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { ComponentProps, MouseEvent } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { exportRecordCsv, exportRecordJson, listRecord, type RecordedPick, type SentRecord } from '#contract/record.ts';
import { read } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FilterBar } from './filter-bar.tsx';
import { filtersToSearch, type RecordFilters, readBefore, readFilters } from './record-filters.ts';
import { RecordState } from './record-state.tsx';
import { RecordTable } from './record-table.tsx';

const PATH = '/record';
const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/**
 * Every public pick, the latest game first. The filters stand in the address, so that a finding can be linked to. Until all of it can
 * be drawn nothing is: what came first would be pushed down by the rest. `waits`: for what stands above it. `sent`: what the page
 * was sent with, so that it is read before a script runs; every step of it is a link.
 */
export function PickRecord({ waits = false, sent = null }: { waits?: boolean; sent?: SentRecord | null }) {
  const { filters, before, query } = usePicks(sent);
  const { data, isPending, isError, refetch, ...pages } = query;
  if (waits || isPending) return <Placeholder />;
  const first = data?.pages[0];
  const picks = data?.pages.flatMap((page) => page.picks) ?? [];
  const isFiltered = Object.keys(filters).length > 0;
  const filterBy = (next: RecordFilters) => navigate(`${PATH}${filtersToSearch(next)}`, { replace: true });
  return (
    <>
      <p role="status" className="sr-only">
        {first ? foundWords(first.total ?? 0, isFiltered) : null}
      </p>
      {first?.figures ? <RecordState figures={first.figures} /> : null}
      {isEmptyRecord(first, before, isFiltered) ? null : (
        <Finding first={first} filters={filters} onChange={filterBy} />
      )}
      {isError && !data ? <LoadFailed what="The record" onRetry={() => void refetch()} /> : null}
      {first ? <Picks picks={picks} isFiltered={isFiltered} onClear={stepTo(() => filterBy({}))} /> : null}
      <Older {...pages} href={olderHref(filters, data?.pages.at(-1)?.next)} />
      {before === null ? null : (
        <ButtonLink variant="outline" className="self-center" href={`${PATH}${filtersToSearch(filters)}`}>
          Show the newest picks
        </ButtonLink>
      )}
    </>
  );
}

type Page = SentRecord['page'];

const isEmptyRecord = (first: Page | undefined, before: string | null, isFiltered: boolean): boolean =>
  first?.total === 0 && before === null && !isFiltered;

type FindingProps = {
  first: Page | undefined;
  filters: RecordFilters;
  onChange: (next: RecordFilters) => void;
};

/** The filters, and how many picks they leave. */
function Finding({ first, filters, onChange }: FindingProps) {
  return (
    <>
      <FilterBar
        filters={filters}
        sports={first?.summary?.sports ?? []}
        onChange={onChange}
        path={PATH}
        onClear={stepTo(() => onChange({}))}
      />
      <div className="flex min-h-10 flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p aria-hidden="true" className="text-caption text-muted">
          {first ? foundWords(first.total ?? 0, Object.keys(filters).length > 0) : null}
        </p>
        <Everything kind={filters.kind} />
      </div>
    </>
  );
}

/** What the address asks for, and what the page was sent with where it asks for that. */
function usePicks(sent: SentRecord | null) {
  const search = useSearch({ ssrSearch: sent?.search ?? '' });
  const filters = readFilters(search);
  const before = readBefore(search);
  const isSent =
    sent !== null && searchOf(readFilters(sent.search), readBefore(sent.search)) === searchOf(filters, before);
  const query = useInfiniteQuery({
    ...recordQuery(filters, before),
    placeholderData: keepPreviousData,
    ...(isSent && { initialData: { pages: [sent.page], pageParams: [before] } }),
  });
  return { filters, before, query };
}

function Picks({ picks, ...nothing }: { picks: readonly RecordedPick[] } & ComponentProps<typeof Nothing>) {
  if (picks.length > 0) return <RecordTable picks={picks} />;
  return <Nothing {...nothing} />;
}

/** A link for whoever has no script, and a step on the page for everybody else. */
const stepTo = (step: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  step();
};

const searchOf = (filters: RecordFilters, before: string | null): string =>
  filtersToSearch({ ...filters, ...(before !== null && { before }) });

const olderHref = (filters: RecordFilters, next: string | null | undefined): string =>
  `${PATH}${searchOf(filters, next ?? null)}`;

/** The whole of it for whoever wants to count again. */
function Everything({ kind }: Pick<RecordFilters, 'kind'>) {
  const search = kind ? `?kind=${kind}` : '';
  return (
    <p className="flex gap-3 text-caption text-muted">
      Everything public:
      {[
        { name: 'CSV', path: exportRecordCsv.path },
        { name: 'JSON', path: exportRecordJson.path },
      ].map(({ name, path }) => (
        <a
          key={name}
          href={`${path}${search}`}
          download
          className="relative text-steel underline underline-offset-4 max-sm:after:absolute max-sm:after:-inset-x-1.5 max-sm:after:-inset-y-3"
        >
          {name}
        </a>
      ))}
    </p>
  );
}

type OlderProps = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
> & { href: string };

function Older({ hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, href }: OlderProps) {
  if (isFetchNextPageError) return <LoadFailed what="More picks" onRetry={() => void fetchNextPage()} />;
  if (!hasNextPage) return null;
  return (
    <ButtonLink
      variant="outline"
      className="self-center"
      href={href}
      aria-disabled={isFetchingNextPage}
      onClick={stepTo(() => {
        if (!isFetchingNextPage) void fetchNextPage();
      })}
    >
      {isFetchingNextPage ? 'Loading...' : 'Show older picks'}
    </ButtonLink>
  );
}

function foundWords(total: number, isFiltered: boolean): string {
  const picks = `${total.toLocaleString('en-US')} ${total === 1 ? 'pick' : 'picks'}`;
  return isFiltered ? `${picks} with these filters` : `${picks} whose games have started, each bet once`;
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: (event: MouseEvent) => void }) {
  return (
    <div className="flex min-h-40 flex-col items-center justify-center gap-4 rounded-card border border-line border-dashed p-6 text-center">
      <p className="text-muted">
        {isFiltered
          ? 'No recorded pick fits these filters.'
          : 'No recorded pick is public yet: each is shown here from the start of its game on.'}
      </p>
      {isFiltered ? (
        <ButtonLink variant="outline" href={PATH} onClick={onClear}>
          Show all picks
        </ButtonLink>
      ) : (
        <ButtonLink variant="outline" href="/best-bets">
          See today's best bets
        </ButtonLink>
      )}
    </div>
  );
}

function Placeholder() {
  return (
    <>
      <p role="status" className="sr-only">
        Reading the record
      </p>
      <NeedsScript>Reading the recorded picks needs JavaScript.</NeedsScript>
      <div aria-hidden="true" className="min-h-96 rounded-card border border-line" />
      <WaitingRows />
    </>
  );
}

function WaitingRows() {
  return (
    <Card aria-busy="true" className="divide-y divide-line overflow-hidden">
      <div className="h-9" />
      {ROWS.map((row) => (
        <div key={row} className="flex h-23 items-start justify-between gap-6 px-4 py-3.5 sm:px-6">
          <span className="flex w-2/5 flex-col gap-2.5">
            <Skeleton className="h-3.5 w-full" />
            <Skeleton className="h-4.5 w-4/5" />
            <Skeleton className="h-3.5 w-2/5" />
          </span>
          <Skeleton className="h-3.5 w-1/4 max-md:w-1/3" />
        </div>
      ))}
    </Card>
  );
}

/** Looked at anew whenever it opens: any answer adds to it. */
const recordQuery = (filters: RecordFilters, before: string | null) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.record, filters, before],
    queryFn: ({ pageParam }) => read({ ...listRecord, path: `${listRecord.path}${searchOf(filters, pageParam)}` }),
    initialPageParam: before,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
