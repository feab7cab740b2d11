import { useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '#contract/admin.ts';
import { formatMoment } from '../../lib/format-time.ts';
import { usePage } from '../../lib/use-page.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { usePortal } from './portal.ts';
import { auditQuery, LINES_PER_PAGE } from './portal-queries.ts';

const ACTIONS: Readonly<Record<string, string>> = {
  'user.tokens': 'Set the balance',
  'user.subscription': 'Switched the subscription',
  'user.under_age': 'Allowed picks again',
  'user.sessions': 'Signed the user out',
  'user.delete': 'Deleted the user',
  'operator.demo': 'Made the demo operator',
  'score.decide': 'Decided a score',
};

const COLUMNS: readonly Column<AuditEntry>[] = [
  { key: 'at', label: 'When', cell: ({ at }) => <span className="whitespace-nowrap">{formatMoment(at)}</span> },
  { key: 'actor', label: 'Who', cell: (entry) => <Actor {...entry} /> },
  { key: 'action', label: 'What', cell: (entry) => <Action {...entry} /> },
  { key: 'target', label: 'Whose', cell: ({ targetEmail }) => <Address of={targetEmail ?? '-'} /> },
  { key: 'before', label: 'Before', from: 'lg', cell: ({ before }) => <Values of={before} /> },
  { key: 'after', label: 'After', from: 'lg', cell: ({ after }) => <Values of={after} /> },
  {
    key: 'address',
    label: 'From where',
    from: 'lg',
    cell: ({ address }) => <span className="numeral">{address}</span>,
  },
];

/** What administrators and commands changed, the newest first. */
export function AuditTab() {
  const { path } = usePortal();
  const { page, search, move } = usePage('');
  const list = useQuery(auditQuery(path, page));
  return (
    <Panel title="Audit Log" lead="Every change that an administrator or a command made. Nobody can edit it.">
      <SearchField label="Search who, whose or what" onSearch={search} />
      {list.isError ? <LoadFailed what="The audit log" onRetry={() => void list.refetch()} /> : null}
      {list.isError && !list.data ? null : (
        <DataTable
          caption="Changes by administrators"
          columns={COLUMNS}
          rows={list.data?.rows}
          idOf={({ id }) => String(id)}
          empty={page.q ? `Nothing matches “${page.q}”.` : 'Nothing has been changed yet.'}
          isBusy={list.isPlaceholderData}
        />
      )}
      {list.data ? (
        <Pager what="changes" offset={page.offset} limit={LINES_PER_PAGE} total={list.data.total} onMove={move} />
      ) : null}
    </Panel>
  );
}

const Address = ({ of }: { of: string }) => <span className="wrap-anywhere block min-w-32">{of}</span>;

function Actor({ actorEmail, address }: AuditEntry) {
  return (
    <>
      <Address of={actorEmail} />
      <span className="numeral block text-faint lg:hidden">{address}</span>
    </>
  );
}

function Action({ action, before, after }: AuditEntry) {
  return (
    <>
      {ACTIONS[action] ?? action}
      <span className="block text-faint lg:hidden">
        <Values of={before} /> → <Values of={after} />
      </span>
    </>
  );
}

const LABELS: Readonly<Record<string, string>> = {
  tokens: 'tokens',
  subscription: 'subscription',
  subscriptionActive: 'subscribed',
  emailVerified: 'verified',
  underAge: 'under age',
  createdAt: 'joined',
};

function Values({ of }: { of: unknown }) {
  if (typeof of !== 'object' || of === null) return <span className="text-faint">-</span>;
  return (
    <span className="numeral">
      {Object.entries(of)
        .map(([name, value]) => `${LABELS[name] ?? name}: ${shown(value)}`)
        .join(', ')}
    </span>
  );
}

function shown(value: unknown): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value).replace(/T.*Z$/, '');
}
