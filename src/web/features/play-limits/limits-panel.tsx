import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ExclusionBanner } from './exclusion-banner.tsx';
import { playLimitsQuery } from './limits-queries.ts';
import { SelfExclusion } from './self-exclusion.tsx';
import { SpendingLimits } from './spending-limits.tsx';
import { TimeOut } from './time-out.tsx';

/** What users allow themselves. `help` is the helpline with its number. */
export function LimitsPanel({ help }: { help: ReactNode }) {
  const { data, isPending, refetch } = useQuery(playLimitsQuery);
  if (isPending) return <LimitsSkeleton />;
  if (!data) return <LoadFailed what="Your limits" onRetry={() => void refetch()} />;
  const isExcluded = data.exclusion?.kind === 'self_exclusion';
  return (
    <div className="flex flex-col gap-4">
      <ExclusionBanner exclusion={data.exclusion} help={help} />
      <SpendingLimits limits={data.limits} />
      <div className="grid gap-4 lg:grid-cols-2">
        {isExcluded ? null : <TimeOut />}
        <SelfExclusion help={help} />
      </div>
      <p className="text-muted text-sm">If betting stops being fun, talk to somebody, free and confidential: {help}</p>
    </div>
  );
}

function LimitsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 lg:grid-cols-2">
      <span className="sr-only">Loading</span>
      {['tokens', 'money', 'time-out', 'self-exclusion'].map((block) => (
        <Skeleton key={block} className="h-72 w-full rounded-card" />
      ))}
    </div>
  );
}
