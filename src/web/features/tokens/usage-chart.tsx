import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useReader } from '../../lib/reader.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usageQuery } from './ledger-queries.ts';
import { USAGE_DAYS, type UsageDay, usageDays } from './usage-days.ts';

const WIDTH = 420;
const HEIGHT = 96;
const GAP = 8;
const EMPTY_HEIGHT = 2;

/** Tokens by day: a small chart, and the same as a table for those who do not see it. */
export function UsageChart() {
  const { timeZone } = useReader();
  const { data, isPending, isError, refetch } = useQuery(usageQuery);
  const days = useMemo(() => (data ? usageDays(data, new Date(), timeZone) : []), [data, timeZone]);
  const total = days.reduce((sum, { tokens }) => sum + tokens, 0);
  return (
    <Panel title="Token Use" lead={`The last ${USAGE_DAYS} days`}>
      {isPending ? (
        <div aria-busy="true">
          <Skeleton className="h-32 w-full" />
        </div>
      ) : null}
      {isError ? <LoadFailed what="The token use" onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          <p className="text-sm">
            <span className="numeral font-semibold text-title">{total}</span>{' '}
            <span className="text-muted">{total === 1 ? 'token' : 'tokens'} used</span>
          </p>
          <Bars days={days} />
          <UsageTable days={days} />
        </>
      ) : null}
    </Panel>
  );
}

function Bars({ days }: { days: readonly UsageDay[] }) {
  const most = Math.max(1, ...days.map(({ tokens }) => tokens));
  const step = WIDTH / days.length;
  return (
    <figure>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="h-28 w-full">
        {days.map(({ key, tokens }, at) => {
          const height = tokens === 0 ? EMPTY_HEIGHT : Math.max(6, (tokens / most) * HEIGHT);
          return (
            <rect
              key={key}
              x={at * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
              rx="2"
              className={tokens === 0 ? 'fill-line-strong' : 'fill-steel'}
            />
          );
        })}
      </svg>
      <figcaption className="mt-2 flex justify-between gap-3 text-faint text-xs">
        <span>{days[0]?.label}</span>
        <span>
          most in a day <span className="numeral text-muted">{Math.max(...days.map(({ tokens }) => tokens))}</span>
        </span>
        <span>{days.at(-1)?.label}</span>
      </figcaption>
    </figure>
  );
}

function UsageTable({ days }: { days: readonly UsageDay[] }) {
  return (
    <DataTable
      look="spoken"
      caption="Tokens used by day"
      columns={[
        { key: 'day', label: 'Day', cell: ({ label }) => label },
        { key: 'tokens', label: 'Tokens', cell: ({ tokens }) => tokens },
      ]}
      rows={days}
      idOf={({ key }) => key}
    />
  );
}
