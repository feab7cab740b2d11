import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DifferenceKind, MoneyDifference } from '#contract/admin-money.ts';
import type { DataHealth } from '#contract/operator.ts';
import { formatMoment } from '../../lib/format-time.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { usePortal } from './portal.ts';
import { LINES_PER_PAGE, moneyDifferencesQuery } from './portal-queries.ts';

const WORDS: Readonly<Record<DifferenceKind, string>> = {
  not_here: 'Paid at the provider, not in the books',
  not_there: 'In the books, unknown to the provider',
  taken_twice: 'Taken more than once',
  amount: 'Another amount was paid',
  currency: 'Paid in another currency',
  gone: 'Another amount went back',
  no_grant: 'Paid, but no tokens were granted',
  grant_tokens: 'Another number of tokens was granted',
  grant_wallet: 'The tokens went to another account',
};

const OF_TOKENS: ReadonlySet<DifferenceKind> = new Set(['no_grant', 'grant_tokens', 'grant_wallet']);

const COLUMNS: readonly Column<MoneyDifference>[] = [
  {
    key: 'payment',
    label: 'Payment',
    cell: ({ paymentId }) => <span className="numeral wrap-anywhere">{paymentId}</span>,
  },
  { key: 'what', label: 'What differs', cell: ({ kind }) => WORDS[kind] },
  { key: 'here', label: 'Here', align: 'right', cell: (one) => <Figure of={one} side="here" /> },
  { key: 'there', label: 'Should be', align: 'right', cell: (one) => <Figure of={one} side="there" /> },
  {
    key: 'since',
    label: 'Since',
    from: 'lg',
    cell: ({ since }) => <span className="whitespace-nowrap">{formatMoment(since)}</span>,
  },
];

/** What moved at the payment provider and our books, side by side. Nothing stands here where nobody is paid through one. */
export function MoneyDifferences({ jobs }: { jobs: DataHealth['jobs'] | undefined }) {
  const [offset, move] = useState(0);
  const list = useQuery(moneyDifferencesQuery(usePortal().path, offset));
  if (list.isError) return <LoadFailed what="The comparison with the provider" onRetry={() => void list.refetch()} />;
  if (!list.data) return null;
  const comparedAt = jobs?.find(({ name }) => name === 'reconciliation')?.lastSuccessAt ?? null;
  return (
    <Panel
      title="Books and Provider"
      lead={
        comparedAt === null
          ? 'Compared once a day. It has not been done yet.'
          : `Compared once a day, last ${formatMoment(comparedAt)}. Look a payment up at the provider by its name.`
      }
    >
      <DataTable
        caption="Where our books differ from the payment provider"
        columns={COLUMNS}
        rows={list.data.rows}
        idOf={({ paymentId, kind }) => `${paymentId} ${kind}`}
        empty={comparedAt === null ? 'Nothing is known yet.' : 'The last comparison found no difference.'}
        isBusy={list.isPlaceholderData}
      />
      <Pager what="differences" offset={offset} limit={LINES_PER_PAGE} total={list.data.total} onMove={move} />
    </Panel>
  );
}

function Figure({ of: { here, there, kind, currency }, side }: { of: MoneyDifference; side: 'here' | 'there' }) {
  const value = side === 'here' ? here : there;
  if (value === null) return <span className="text-faint">-</span>;
  const words = OF_TOKENS.has(kind)
    ? `${value} tokens`
    : (value / 100).toLocaleString('en-US', { style: 'currency', currency: currency.toUpperCase() || 'USD' });
  return <span className="numeral whitespace-nowrap">{words}</span>;
}
