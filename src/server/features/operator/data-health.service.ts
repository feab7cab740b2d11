import type { DataHealth, JobHealth } from '#contract/operator.ts';
import { type JobState, listJobStates } from '../../jobs/job-state.repo.ts';
import { listUnmatched } from '../../jobs/unmatched-names.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { listUnsettled } from '../results/results.repo.ts';
import { dayOf, findCredits } from '../slate/credits.repo.ts';
import type { SlateService } from '../slate/slate.service.ts';
import { countUnmatched, findFeedState } from './data-health.repo.ts';

const LISTED_MAX = 100;
const HOUR_MS = 3_600_000;
/** A game that began so long ago should have a result; what began earlier still is history, not work. */
const UNSETTLED = { afterMs: 12 * HOUR_MS, untilMs: 14 * 24 * HOUR_MS };

export type DataHealthDeps = {
  db: Db;
  now: Clock;
  slate: Pick<SlateService, 'status'>;
  /** Null over demo odds. */
  paid: { provider: string; creditsPerDay: number } | null;
};

/** Everything an operator needs to tell whether the answers rest on good data. */
export async function readDataHealth(deps: DataHealthDeps): Promise<DataHealth> {
  const { db, now } = deps;
  const at = now();
  const slate = await deps.slate.status();
  const { refused, ...feed } = await findFeedState(db, slate.odds);
  const before = (ms: number) => new Date(at.getTime() - ms);
  const span = { from: before(UNSETTLED.untilMs), to: before(UNSETTLED.afterMs) };
  const unsettled = await listUnsettled(db, slate.odds, span, LISTED_MAX);
  const unmatched = await listUnmatched(db, LISTED_MAX);
  return {
    slate,
    lastAttemptAt: feed.lastAttemptAt?.toISOString() ?? null,
    lastSuccessAt: feed.lastSuccessAt?.toISOString() ?? null,
    lastError: feed.lastError,
    credits: await creditsOf(deps, at),
    refused: Object.entries(refused)
      .map(([reason, rows]) => ({ reason, rows }))
      .sort((a, b) => b.rows - a.rows || (a.reason < b.reason ? -1 : 1)),
    jobs: (await listJobStates(db, at)).map(toJobHealth),
    unmatched: unmatched.map((name) => ({ ...name, lastSeenAt: name.lastSeenAt.toISOString() })),
    unmatchedTotal: await countUnmatched(db),
    unsettled: unsettled.events.map(({ id, home, away, startsAt }) => ({
      eventId: id,
      game: `${away} @ ${home}`,
      startsAt: startsAt.toISOString(),
    })),
    unsettledTotal: unsettled.count,
  };
}

async function creditsOf({ db, paid }: DataHealthDeps, at: Date): Promise<DataHealth['credits']> {
  if (!paid) return null;
  const { used, usedForQuestions, remaining } = await findCredits(db, { provider: paid.provider, day: dayOf(at) });
  return { perDay: paid.creditsPerDay, usedToday: used, usedForQuestions, remaining: remaining?.credits ?? null };
}

const toJobHealth = ({ nextRunAt, lastStartedAt, lastSuccessAt, ...job }: JobState): JobHealth => ({
  ...job,
  nextRunAt: nextRunAt.toISOString(),
  lastStartedAt: lastStartedAt?.toISOString() ?? null,
  lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
});
