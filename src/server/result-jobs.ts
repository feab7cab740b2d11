import { createClosingService } from './features/results/closing.service.ts';
import { createResultsService } from './features/results/results.service.ts';
import { dayOf, reserveCredits, settleCredits } from './features/slate/credits.repo.ts';
import { closingJob } from './jobs/closing.job.ts';
import type { Job } from './jobs/job-runner.ts';
import { resultsJob } from './jobs/results.job.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database.ts';
import { PROVIDER } from './providers/odds-feed/the-odds-api/parse-events.ts';
import type { ResultsFeed } from './providers/results/results.port.ts';
import type { CreditAccount } from './providers/results/the-odds-api-scores.ts';

/** What happens to a game from its start on: its closing prices are kept, and its result is asked for. */
export function resultJobs(deps: { db: Db; now: Clock; odds: 'live' | 'demo' }, feeds: readonly ResultsFeed[]): Job[] {
  const closing = closingJob(createClosingService(deps));
  return feeds.length === 0
    ? [closing]
    : [closing, resultsJob({ ...deps, results: createResultsService(deps) }, feeds)];
}

/** Scores are paid from the same credits as the odds, which plan with what is left. */
export function creditAccount(db: Db, now: Clock, creditsPerDay: number): CreditAccount {
  let day = dayOf(now());
  return {
    async reserve(credits) {
      day = dayOf(now());
      return reserveCredits(db, { provider: PROVIDER, day, credits, limit: creditsPerDay }, now());
    },
    settle: (reserved, { used, remaining }) =>
      settleCredits(db, { provider: PROVIDER, day, correction: used - reserved, remaining }, now()),
  };
}
