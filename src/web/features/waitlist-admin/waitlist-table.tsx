import type { WaitlistEntry } from '#contract/waitlist-admin.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Tag } from '../../ui/tag.tsx';

const DEFAULT_SOURCE = 'landing_page';

/** "Jan 05, 2025", on the viewer's calendar. */
const dated = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { month: 'short', day: '2-digit', year: 'numeric' });

const COLUMNS: readonly Column<WaitlistEntry>[] = [
  { key: 'email', label: 'Email', isSortable: true, cell: ({ email }) => email },
  { key: 'source', label: 'Source', isSortable: true, cell: ({ source }) => source || DEFAULT_SOURCE },
  {
    key: 'createdAt',
    label: 'Date',
    isSortable: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{dated(createdAt)}</span>,
  },
  {
    key: 'status',
    label: 'Status',
    isSortable: true,
    cell: ({ emailVerified }) => (emailVerified ? <Tag tone="edge">Verified</Tag> : <Tag tone="amber">Pending</Tag>),
  },
];

type Props = {
  rows: readonly WaitlistEntry[] | undefined;
  q: string;
  sort: string;
  onSort: (sort: string) => void;
  isBusy: boolean;
};

export function WaitlistTable({ rows, q, sort, onSort, isBusy }: Props) {
  return (
    <DataTable
      caption="Recent Signups"
      columns={COLUMNS}
      rows={rows}
      idOf={({ id }) => id}
      empty={q ? `Nobody matches “${q}”.` : 'Nobody has joined the waitlist yet.'}
      sort={sort}
      onSort={onSort}
      isBusy={isBusy}
      look="stack"
    />
  );
}
