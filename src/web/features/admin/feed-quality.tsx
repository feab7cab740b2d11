import { useQuery } from '@tanstack/react-query';
import type { DataHealth, JobHealth } from '#contract/operator.ts';
import { formatMoment } from '../../lib/format-time.ts';
import { Bar } from '../../ui/bar.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { type Feed, feedsOf } from './feeds-of.ts';
import { usePortal } from './portal.ts';
import { trendsQuery } from './portal-queries.ts';

/** By feed: whether it comes, and how much of what came could be used. */
export function FeedQuality({ health }: { health: DataHealth | undefined }) {
  const { data: trends } = useQuery(trendsQuery(usePortal().path));
  return (
    <Panel title="Data by Feed" lead="What the last run of each took, of what came.">
      {health && trends ? (
        <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {feedsOf(health, trends.prices).map((feed) => (
            <FeedRow key={feed.name} feed={feed} />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Panel>
  );
}

function FeedRow({ feed: { name, job, taken, left, leftWords } }: { feed: Feed }) {
  const all = taken + left;
  const share = all === 0 ? null : taken / all;
  return (
    <li className="flex min-w-0 flex-col gap-1.5">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium">{name}</span>
        <span className="flex items-baseline gap-3">
          <span className="numeral text-muted">{share === null ? 'nothing came' : percent(share)}</span>
          <State job={job} />
        </span>
      </p>
      <Bar share={share ?? 0} fill={share !== null && share < 0.9 ? 'fill-amber' : 'fill-steel'} className="h-2" />
      <p className="wrap-anywhere text-caption text-faint">
        {taken.toLocaleString('en-US')} taken, {left.toLocaleString('en-US')} {leftWords}. Last success{' '}
        {job.lastSuccessAt === null ? 'never' : formatMoment(job.lastSuccessAt)}.
      </p>
    </li>
  );
}

/** Never rounded up to all of it. */
const percent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)}%`;

function State({ job }: { job: JobHealth }) {
  return job.failures > 0 ? <Tag tone="red">{job.failures} failed in a row</Tag> : <Tag tone="edge">Fine</Tag>;
}
