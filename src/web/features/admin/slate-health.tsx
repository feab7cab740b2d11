import type { DataHealth, JobHealth } from '#contract/operator.ts';
import { formatAge, formatMoment } from '../../lib/format-time.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';

type Props = { health: DataHealth | undefined };

const moment = (iso: string | null): string => (iso === null ? 'never' : formatMoment(iso));

function facts({ slate, credits, ...health }: DataHealth): [string, string][] {
  return [
    ['Odds', `${slate.badge}, ${slate.events} games, ${slate.books} books`],
    ['Newest price', slate.ageSeconds === null ? 'none stored' : `${formatAge(slate.ageSeconds)} old`],
    ['Last refresh that succeeded', moment(health.lastSuccessAt)],
    ['Last attempt', moment(health.lastAttemptAt)],
    ['Last error', health.lastError ?? 'none'],
    [
      'Credits',
      credits
        ? `${credits.usedToday} of ${credits.perDay} used today, ${credits.usedForQuestions} for questions, ${credits.remaining ?? 'unknown'} left at the provider`
        : 'demo odds cost none',
    ],
    ['Rows refused', health.refused.map(({ reason, rows }) => `${rows} ${reason}`).join(', ') || 'none'],
    [
      'Games without a result',
      health.unsettledTotal === 0 ? 'none' : `${health.unsettledTotal}: ${health.unsettled.join('; ')}`,
    ],
  ];
}

export function SlatePanel({ health }: Props) {
  return (
    <Panel title="Slate">
      {health ? (
        <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
          {facts(health).map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-anywhere max-sm:mb-1">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </Panel>
  );
}

type Unmatched = DataHealth['unmatched'][number];

const UNMATCHED: readonly Column<Unmatched>[] = [
  { key: 'name', label: 'Name', cell: ({ name }) => name },
  { key: 'kind', label: 'Kind', cell: ({ kind }) => kind },
  { key: 'source', label: 'Source', cell: ({ source, sportKey }) => `${source}, ${sportKey}` },
  { key: 'times', label: 'Times', align: 'right', cell: ({ times }) => <span className="numeral">{times}</span> },
  { key: 'seen', label: 'Last seen', cell: ({ lastSeenAt }) => <Nowrap>{formatMoment(lastSeenAt)}</Nowrap> },
];

export function UnmatchedPanel({ health }: Props) {
  return (
    <Panel title="Unmatched Names" lead={health ? `${health.unmatchedTotal} that no alias table knows.` : undefined}>
      <DataTable
        caption="Names of providers that no alias table knows"
        columns={UNMATCHED}
        rows={health?.unmatched}
        idOf={({ source, sportKey, kind, name }) => `${source}/${sportKey}/${kind}/${name}`}
        empty="Every name was matched."
      />
    </Panel>
  );
}

const JOBS: readonly Column<JobHealth>[] = [
  { key: 'name', label: 'Job', cell: ({ name, scope }) => <Nowrap>{scope ? `${name} (${scope})` : name}</Nowrap> },
  { key: 'state', label: 'State', cell: (job) => <JobState job={job} /> },
  { key: 'success', label: 'Last success', cell: ({ lastSuccessAt }) => <Nowrap>{moment(lastSuccessAt)}</Nowrap> },
  { key: 'next', label: 'Next run', cell: ({ nextRunAt }) => <Nowrap>{formatMoment(nextRunAt)}</Nowrap> },
  { key: 'error', label: 'Last error', cell: ({ lastError }) => lastError ?? <span className="text-faint">-</span> },
];

export function JobsPanel({ health }: Props) {
  return (
    <Panel title="Jobs">
      <DataTable
        caption="Jobs"
        columns={JOBS}
        rows={health?.jobs}
        idOf={({ name, scope }) => `${name}/${scope}`}
        empty="No job has run yet."
      />
    </Panel>
  );
}

function JobState({ job }: { job: JobHealth }) {
  if (job.isRunning) return <Tag tone="steel">Running</Tag>;
  return job.failures > 0 ? <Tag tone="red">{job.failures} failed in a row</Tag> : <Tag tone="edge">Fine</Tag>;
}

const Nowrap = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>;
