import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { AnswerReports } from './answer-reports.tsx';
import { FailedAnalyses } from './failed-analyses.tsx';
import { FeedQuality } from './feed-quality.tsx';
import { ModelCosts } from './model-costs.tsx';
import { MoneyDifferences } from './money-differences.tsx';
import { usePortal } from './portal.ts';
import { healthQuery } from './portal-queries.ts';
import { ScoreReviews } from './score-reviews.tsx';
import { JobsPanel, SlatePanel, UnmatchedPanel } from './slate-health.tsx';
import { Trends } from './trends.tsx';

/** Whether the answers rest on good data, what they cost, and where they failed. */
export function HealthTab() {
  const { path } = usePortal();
  const health = useQuery(healthQuery(path));
  return (
    <div className="grid gap-4">
      {health.isError ? <LoadFailed what="The data health" onRetry={() => void health.refetch()} /> : null}
      <Trends />
      <FeedQuality health={health.data} />
      <ScoreReviews />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <SlatePanel health={health.data} />
        <UnmatchedPanel health={health.data} />
      </div>
      <MoneyDifferences jobs={health.data?.jobs} />
      <JobsPanel health={health.data} />
      <ModelCosts />
      <FailedAnalyses />
      <AnswerReports />
    </div>
  );
}
