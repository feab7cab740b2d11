import { useQuery } from '@tanstack/react-query';
import type { ModelDay } from '#contract/admin.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { usePortal } from './portal.ts';
import { modelCostsQuery } from './portal-queries.ts';

const count = (key: 'calls' | 'failed' | 'inputTokens' | 'outputTokens', label: string): Column<ModelDay> => ({
  key,
  label,
  align: 'right',
  cell: (day) => <span className="numeral">{day[key].toLocaleString('en-US')}</span>,
});

const COLUMNS: readonly Column<ModelDay>[] = [
  { key: 'day', label: 'Day (UTC)', cell: ({ day }) => <span className="numeral whitespace-nowrap">{day}</span> },
  { key: 'model', label: 'Model', cell: ({ model }) => model },
  count('calls', 'Calls'),
  count('failed', 'Failed'),
  count('inputTokens', 'Tokens in'),
  count('outputTokens', 'Tokens out'),
  {
    key: 'cost',
    label: 'Cost',
    align: 'right',
    cell: ({ cost }) => <span className="numeral">${cost.toFixed(2)}</span>,
  },
];

export function ModelCosts() {
  const costs = useQuery(modelCostsQuery(usePortal().path));
  const total = costs.data?.reduce((sum, { cost }) => sum + cost, 0) ?? 0;
  return (
    <Panel title="Model Cost" lead={costs.data ? `$${total.toFixed(2)} over the last 30 days, estimated.` : undefined}>
      {costs.isError ? (
        <LoadFailed what="The model's cost" onRetry={() => void costs.refetch()} />
      ) : (
        <DataTable
          caption="Cost of the language model by day"
          columns={COLUMNS}
          rows={costs.data}
          idOf={({ day, model }) => `${day}/${model}`}
          empty="No model was called in the last 30 days."
        />
      )}
    </Panel>
  );
}
