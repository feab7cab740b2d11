import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerReport } from '#contract/reports.ts';
import { formatMoment } from '../../lib/format-time.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AnswerRatings } from './answer-ratings.tsx';
import { LINES_PER_PAGE, reportsQuery } from './portal-queries.ts';

const COLUMNS: readonly Column<AnswerReport>[] = [
  {
    key: 'at',
    label: 'When',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatMoment(createdAt)}</span>,
  },
  { key: 'email', label: 'User', cell: ({ email }) => email ?? <span className="text-faint">deleted</span> },
  { key: 'reason', label: 'What is wrong', cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span> },
  { key: 'question', label: 'Question', cell: ({ question }) => <span className="wrap-anywhere">{question}</span> },
];

export function AnswerReports() {
  const [offset, move] = useState(0);
  const list = useQuery(reportsQuery(offset));
  return (
    <Panel title="Reported Answers">
      <AnswerRatings />
      {list.isError ? <LoadFailed what="The reports" onRetry={() => void list.refetch()} /> : null}
      {list.isError && !list.data ? null : (
        <DataTable
          caption="Reported answers"
          columns={COLUMNS}
          rows={list.data?.rows}
          idOf={({ id }) => id}
          empty="Nobody has reported an answer."
          isBusy={list.isPlaceholderData}
        />
      )}
      {list.data && list.data.total > LINES_PER_PAGE ? (
        <Pager what="reports" offset={offset} limit={LINES_PER_PAGE} total={list.data.total} onMove={move} />
      ) : null}
    </Panel>
  );
}
