import type { DataHealth, JobHealth } from '#contract/operator.ts';
import { type JobState, listJobStates } from '../../jobs/job-state.repo.ts';
import { listUnmatched } from '../../jobs/unmatched-names.repo.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { ResultsService } from '../results/results.service.ts';
import { creditsToday } from '../slate/credits.service.ts';
import type { SlateService } from '../slate/slate.service.ts';
import { countUnmatched, findFeedState } from './data-health.repo.ts';

const LISTED_MAX = 100;

export type DataHealthDeps = {
  db: Db;
  now: Clock;
  slate: Pick<SlateService, 'status'>;
  results: Pick<ResultsService, 'overdue'>;
  /** Null over demo odds. */
  paid: { provider: string; creditsPerDay: number } | null;
};

/** Everything an operator needs to tell whether the answers rest on good data. */
export async function readDataHealth(deps: DataHealthDeps): Promise<DataHealth> {
  const { db, now } = deps;
  const at = now();
  const slate = await deps.slate.status();
  const { refused, ...feed } = await findFeedState(db, slate.odds);
  const unsettled = await deps.results.overdue();
  const unmatched = await listUnmatched(db, LISTED_MAX);
  return {
    slate,
    lastAttemptAt: feed.lastAttemptAt?.toISOString() ?? null,
    lastSuccessAt: feed.lastSuccessAt?.toISOString() ?? null,
    lastError: feed.lastError,
    credits: await creditsOf(deps),
    refused: Object.entries(refused)
      .map(([reason, rows]) => ({ reason, rows }))
      .sort((a, b) => b.rows - a.rows || (a.reason < b.reason ? -1 : 1)),
    jobs: (await listJobStates(db, at)).map(toJobHealth),
    unmatched: unmatched.map((name) => ({ ...name, lastSeenAt: name.lastSeenAt.toISOString() })),
    unmatchedTotal: await countUnmatched(db),
    unsettled: unsettled.games,
    unsettledTotal: unsettled.count,
  };
}

async function creditsOf({ paid, ...deps }: DataHealthDeps): Promise<DataHealth['credits']> {
  if (!paid) return null;
  const { used, usedForQuestions, remaining } = await creditsToday(deps, paid.provider);
  return { perDay: paid.creditsPerDay, usedToday: used, usedForQuestions, remaining: remaining?.credits ?? null };
}

const toJobHealth = ({ nextRunAt, lastStartedAt, lastSuccessAt, ...job }: JobState): JobHealth => ({
  ...job,
  nextRunAt: nextRunAt.toISOString(),
  lastStartedAt: lastStartedAt?.toISOString() ?? null,
  lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
});
