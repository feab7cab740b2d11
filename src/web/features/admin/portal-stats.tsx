import { useQuery } from '@tanstack/react-query';
import type { AdminStats } from '#contract/admin.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { usePortal } from './portal.ts';
import { statsQuery } from './portal-queries.ts';

const whole = (count: number): string => count.toLocaleString('en-US');

const FIGURES: readonly [label: string, words: (stats: AdminStats) => string][] = [
  ['Total Users', ({ users }) => whole(users)],
  ['Waitlist', ({ waitlist }) => whole(waitlist)],
  ['Tokens Used', ({ tokensUsed }) => whole(tokensUsed)],
  ['Revenue', ({ revenue }) => `$${dollars(revenue)}`],
  ['Active Subs', ({ activeSubscriptions }) => whole(activeSubscriptions)],
];

const dollars = (revenue: AdminStats['revenue']): string =>
  (revenue || 0).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export function PortalStats() {
  const stats = useQuery(statsQuery(usePortal().path));
  if (stats.isError && !stats.data) return <LoadFailed what="The figures" onRetry={() => void stats.refetch()} />;
  return (
    <dl className="grid grid-cols-2 gap-3 max-sm:*:last:col-span-2 sm:max-lg:grid-cols-6 sm:max-lg:*:col-span-2 sm:max-lg:*:nth-[n+4]:col-span-3 lg:grid-cols-5">
      {FIGURES.map(([label, words]) => (
        <StatCard key={label} label={label} value={stats.data && words(stats.data)} />
      ))}
    </dl>
  );
}
