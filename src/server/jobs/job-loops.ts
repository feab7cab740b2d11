import { randomBytes, randomUUID } from 'node:crypto';
import type { TellDeps } from '../features/alerts/tell-alerts.ts';
import type { MailListDeps } from '../features/best-bets/mail-list.ts';
import type { Billing } from '../features/billing/billing.service.ts';
import type { LogSettings } from '../features/log/log-settings.ts';
import type { TellAlarmsDeps } from '../features/operator-alarms/tell-alarms.ts';
import { createClosingService } from '../features/results/closing.service.ts';
import { createResultsService } from '../features/results/results.service.ts';
import { createBackfill } from '../features/slate/backfill.service.ts';
import { createRetention } from '../features/slate/retention.service.ts';
import type { SlateService } from '../features/slate/slate.service.ts';
import type { Db } from '../platform/database/database.ts';
import type { Clock } from '../platform/process/clock.ts';
import type { FactsFeed } from '../providers/facts/facts.port.ts';
import type { PastOdds } from '../providers/odds-feed/past-odds.port.ts';
import type { PushSender } from '../providers/push/push-sender.port.ts';
import type { ResultsFeed } from '../providers/results/results.port.ts';
import type { TimestampAuthority } from '../providers/timestamps/timestamp-authority.port.ts';
import { alertsJob } from './alerts.job.ts';
import { bestBetsJob } from './best-bets.job.ts';
import { factsJob } from './facts.job.ts';
import type { Job } from './job-runner.ts';
import {
  accessTidyJob,
  backfillJob,
  billingStopsJob,
  closingJob,
  expiryJob,
  mailTidyJob,
  modelCallsJob,
  reconciliationJob,
  renewalsJob,
  retentionJob,
} from './job-table.ts';
import { oddsRefreshJob } from './odds-refresh.job.ts';
import { operatorAlarmsJob } from './operator-alarms.job.ts';
import { pushesJob } from './pushes.job.ts';
import { recordLogJob, timestampJob } from './record-log.job.ts';
import { resultsJob } from './results.job.ts';

export type JobLoopDeps = {
  db: Db;
  now: Clock;
  odds: 'live' | 'demo';
  slate: SlateService;
  facts: readonly FactsFeed[];
  results: readonly ResultsFeed[];
  /** Null: games have the past that was recorded. */
  past: PastOdds | null;
  /** Null: nobody is paid through a provider. */
  billing: Pick<Billing, 'repeatStops' | 'reconcile' | 'differences'> | null;
  historyDays: number;
  mail: Pick<MailListDeps, 'newId' | 'authSecret' | 'appUrl' | 'mailQueued'>;
  play: TellDeps['play'];
  push: PushSender;
  log: LogSettings;
  /** Whom to tell what is wrong, and how much a model may cost a day. */
  alarms: Pick<TellAlarmsDeps, 'to' | 'budgetUsd' | 'log'>;
  /** Null: nobody else says when the record was there. */
  authority: TimestampAuthority | null;
};

export type JobLoop = { jobs: readonly Job[]; force?: boolean };

/** What makes a slate, in the order in which a first start needs it. */
export const slateJobs = ({
  db,
  now,
  odds,
  slate,
  facts,
}: Pick<JobLoopDeps, 'db' | 'now' | 'odds' | 'slate' | 'facts'>): Job[] => [
  oddsRefreshJob({ slate, odds, now }),
  ...facts.map((feed) => factsJob({ db, slate, now }, feed)),
];

/** Every recurring job of a process. Those of one loop wait for each other: no month and no price waits for a slow source. */
export function jobLoops(deps: JobLoopDeps, [oddsRefresh, ...facts]: readonly Job[]): JobLoop[] {
  const { db, now, odds, past, billing, results } = deps;
  const ledger = [expiryJob(deps), renewalsJob({ db, now, newId: randomUUID }), mailTidyJob(deps), accessTidyJob(deps)];
  const closing = closingJob(createClosingService({ db, now }));
  const settling =
    results.length > 0
      ? [resultsJob({ db, now, odds, results: createResultsService({ db, now, odds }) }, results)]
      : [];
  // First, so that the round which gives the demo its past also closes and settles it.
  const backfill = past ? [backfillJob({ backfill: createBackfill({ db, past, now }), now })] : [];
  const { log, authority } = deps;
  const record = [
    recordLogJob({ db, now, log, randomBytes }),
    ...(authority ? [timestampJob({ db, now, authority })] : []),
  ];
  const retention = retentionJob(createRetention({ db, now, historyDays: deps.historyDays }));
  return [
    { jobs: ledger },
    { jobs: oddsRefresh ? [oddsRefresh] : [], force: odds === 'live' },
    { jobs: billing ? [billingStopsJob(billing)] : [] },
    // By itself: a long history keeps no stop waiting.
    { jobs: billing ? [reconciliationJob(billing)] : [] },
    { jobs: record },
    // By itself: it tells of the others when they stand still.
    { jobs: [operatorAlarmsJob({ db, now, odds, slate: deps.slate, billing, ...deps.mail, ...deps.alarms })] },
    {
      jobs: [
        bestBetsJob({ db, now, odds, slate: deps.slate, ...deps.mail }),
        alertsJob({ db, now, slate: deps.slate, play: deps.play, ...deps.mail }),
      ],
    },
    { jobs: [pushesJob({ db, now, push: deps.push, play: deps.play })] },
    { jobs: [...backfill, closing, ...settling, ...facts, retention, modelCallsJob(deps)] },
  ];
}
