import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { type AuditEntry, type AuditKind, exportAudit } from '#contract/admin.ts';
import { formatMoment } from '../../lib/format-time.ts';
import { usePage } from '../../lib/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { useIsOwner, usePortal } from './portal.ts';
import { auditQuery, LINES_PER_PAGE } from './portal-queries.ts';
import { useOpenFile } from './use-open-file.ts';

const ACTIONS: Readonly<Record<string, string>> = {
  'user.tokens': 'Set the balance',
  'user.subscription': 'Switched the subscription',
  'user.under_age': 'Allowed picks again',
  'user.sessions': 'Signed the user out',
  'user.delete': 'Deleted the user',
  'user.role': 'Changed the role',
  'operator.demo': 'Made the demo operator',
  'score.decide': 'Decided a score',
  'admin.signin': 'Signed in',
  'admin.signin_failed': 'Failed to sign in',
  'admin.password_reset': 'Set a new password by mail',
  'read.users': 'Looked at the users',
  'read.audit': 'Looked at this log',
  'read.failed_analyses': 'Looked at failed answers',
  'read.waitlist': 'Looked at the waitlist',
  'read.answer_reports': 'Looked at reported answers',
  'read.answer_ratings': 'Looked at rated answers',
  'export.waitlist': 'Took the waitlist as a file',
  'export.audit': 'Took this log as a file',
};

const KINDS = [
  ['changes', 'Changes'],
  ['reads', 'What was looked at'],
  ['sign_ins', 'Sign-ins of administrators'],
  ['all', 'Everything'],
] as const satisfies readonly (readonly [AuditKind, string])[];

const COLUMNS: readonly Column<AuditEntry>[] = [
  {
    key: 'at',
    label: 'When',
    from: 'lg',
    cell: ({ at }) => <span className="whitespace-nowrap">{formatMoment(at)}</span>,
  },
  { key: 'action', label: 'What', cell: (entry) => <Action {...entry} /> },
  { key: 'actor', label: 'Who', from: 'md', cell: (entry) => <Actor {...entry} /> },
  { key: 'target', label: 'Whose', from: 'md', cell: ({ targetEmail }) => <Address of={targetEmail ?? '-'} /> },
  { key: 'before', label: 'Before', from: 'lg', cell: ({ before }) => <Values of={before} /> },
  { key: 'after', label: 'After', from: 'lg', cell: ({ after }) => <Values of={after} /> },
  {
    key: 'address',
    label: 'From where',
    from: 'lg',
    cell: ({ address }) => <span className="numeral">{address}</span>,
  },
];

/** What administrators and commands changed and looked at, the newest first. */
export function AuditTab() {
  const { path } = usePortal();
  const isOwner = useIsOwner();
  const openFile = useOpenFile();
  const { page, search, move } = usePage('');
  const [kind, setKind] = useState<AuditKind>('changes');
  const list = useQuery(auditQuery(path, page, kind));
  return (
    <Panel
      title="Audit Log"
      lead="What administrators and commands changed and looked at, and who signed in. Nobody can edit it."
      action={
        isOwner ? (
          <Button variant="outline" onClick={() => openFile(fileOf(path, page.q, kind))}>
            <Download aria-hidden="true" className="size-4" />
            Export CSV
          </Button>
        ) : null
      }
    >
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem] sm:items-end">
        <SearchField label="Search who, whose or what" onSearch={search} />
        <Select
          label="Show"
          isDense
          value={kind}
          onChange={({ target }) => {
            setKind(KINDS.find(([key]) => key === target.value)?.[0] ?? 'changes');
            move(0);
          }}
        >
          {KINDS.map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </Select>
      </div>
      {list.isError ? <LoadFailed what="The audit log" onRetry={() => void list.refetch()} /> : null}
      {list.isError && !list.data ? null : (
        <DataTable
          caption={kind === 'changes' ? 'Changes by administrators' : 'Audit log'}
          columns={COLUMNS}
          rows={list.data?.rows}
          idOf={({ id }) => String(id)}
          empty={
            page.q
              ? `Nothing matches “${page.q}”.`
              : kind === 'changes'
                ? 'Nothing has been changed yet.'
                : 'Nothing is there yet.'
          }
          isBusy={list.isPlaceholderData}
        />
      )}
      {list.data ? (
        <Pager what="entries" offset={page.offset} limit={LINES_PER_PAGE} total={list.data.total} onMove={move} />
      ) : null}
    </Panel>
  );
}

const fileOf = (path: string, q: string, kind: AuditKind): string =>
  `${exportAudit.path.replace('/:portal', path)}?${new URLSearchParams({ q, kind })}`;

/** Breaks before its domain, where it has to. */
function Address({ of }: { of: string }) {
  const at = of.indexOf('@');
  return (
    <span className="wrap-anywhere block min-w-32">
      {of.slice(0, Math.max(0, at))}
      <wbr />
      {of.slice(Math.max(0, at))}
    </span>
  );
}

function Actor({ actorEmail, address }: AuditEntry) {
  return (
    <>
      <Address of={actorEmail} />
      <span className="numeral block text-faint lg:hidden">{address}</span>
    </>
  );
}

function Action({ action, at, before, after, actorEmail, targetEmail, address }: AuditEntry) {
  return (
    <>
      {ACTIONS[action] ?? action}
      <span className="block text-faint lg:hidden">{formatMoment(at)}</span>
      <span className="block text-faint lg:hidden">
        <Values of={before} /> → <Values of={after} />
      </span>
      <span className="mt-1 block text-muted md:hidden">
        {targetEmail ? <Address of={`of ${targetEmail}`} /> : null}
        <Address of={`by ${actorEmail}`} />
        <span className="numeral text-faint">{address}</span>
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
  secondFactor: 'second factor',
  q: 'search',
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
