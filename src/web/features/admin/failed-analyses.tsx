import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FailedAnalysis } from '#contract/admin.ts';
import { formatMoment } from '../../lib/format-time.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { usePortal } from './portal.ts';
import { failedQuery, LINES_PER_PAGE } from './portal-queries.ts';

const COLUMNS: readonly Column<FailedAnalysis>[] = [
  { key: 'at', label: 'When', cell: ({ at }) => <span className="whitespace-nowrap">{formatMoment(at)}</span> },
  { key: 'email', label: 'User', cell: ({ email }) => email },
  { key: 'mode', label: 'Mode', cell: ({ mode }) => (mode === 'pro' ? 'Pro' : 'Regular') },
  {
    key: 'state',
    label: 'Outcome',
    cell: ({ state }) =>
      state === 'failed' ? <Tag tone="red">No answer</Tag> : <Tag tone="amber">Answered without the model</Tag>,
  },
  { key: 'reason', label: 'Reason', cell: ({ reason }) => reason },
];

export function FailedAnalyses() {
  const { path } = usePortal();
  const [offset, move] = useState(0);
  const list = useQuery(failedQuery(path, offset));
  return (
    <Panel title="Failed Analyses" lead="Their tokens went back.">
      {list.isError ? <LoadFailed what="The failed analyses" onRetry={() => void list.refetch()} /> : null}
      {list.isError && !list.data ? null : (
        <DataTable
          caption="Failed analyses"
          columns={COLUMNS}
          rows={list.data?.rows}
          idOf={({ id }) => id}
          empty="No analysis has failed."
          isBusy={list.isPlaceholderData}
        />
      )}
      {list.data && list.data.total > LINES_PER_PAGE ? (
        <Pager what="failed analyses" offset={offset} limit={LINES_PER_PAGE} total={list.data.total} onMove={move} />
      ) : null}
    </Panel>
  );
}
