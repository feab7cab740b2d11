import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClosingService } from '../../../src/server/features/results/closing.service.ts';
import { createResultsService } from '../../../src/server/features/results/results.service.ts';
import { dayOf } from '../../../src/server/features/slate/credits.repo.ts';
import { createSlateService, type SlateService } from '../../../src/server/features/slate/slate.service.ts';
import { type Job, runJob } from '../../../src/server/jobs/job-runner.ts';
import { closingJob } from '../../../src/server/jobs/job-table.ts';
import { resultsJob } from '../../../src/server/jobs/results.job.ts';
import type { Db } from '../../../src/server/platform/database/database.ts';
import { createTheOddsApiFeed } from '../../../src/server/providers/odds-feed/the-odds-api/the-odds-api-feed.ts';
import { createTheOddsApiScores } from '../../../src/server/providers/results/the-odds-api-scores.ts';
import { ReplayError } from '../replay/payload-files.ts';
import type { Play } from '../replay/play.ts';
import { createReplayServer } from '../replay/replay-server.ts';

/** How often the jobs look, in recorded time. A game that began in between is closed from what is stored. */
const LOOK_EVERY_MS = 60 * 60_000;
/** The last games end after the last snapshot. */
const AFTER_LAST_MS = 36 * 3_600_000;
/** More than the season costs: what is played here is not the budget. */
const CREDITS_PER_DAY = 100_000;

/** What else happens as the season goes by, at its own moments. */
export type SeasonHooks = {
  afterRefresh?: (at: Date, slate: SlateService) => Promise<void>;
  afterLook?: (at: Date) => Promise<void>;
};

export type Season = { refreshes: number; looks: number; creditsUsed: number };

/**
 * The product's own odds, closing and results, from the provider's answers over HTTP to the rows, with the clock of the
 * recording: a refresh at the moment of every snapshot, and between them the jobs as time goes by.
 */
export async function playSeason(
  db: Db,
  play: Play,
  moments: readonly number[],
  { afterRefresh, afterLook }: SeasonHooks = {},
): Promise<Season> {
  let atMs = play.firstMs;
  const now = () => new Date(atMs);
  const server = createReplayServer((at) => play.at(at.getTime()), now);
  const baseUrl = await listen(server);
  try {
    const season: Season = { refreshes: 0, looks: 0, creditsUsed: 0 };
    const { slate, jobs, runner } = assemble(db, now, baseUrl, season);
    const never = new AbortController().signal;
    const waiting = [...moments];
    const endMs = play.lastMs + AFTER_LAST_MS;
    for (let lookMs = play.firstMs; lookMs <= endMs; ) {
      const snapshotMs = waiting[0] ?? Number.POSITIVE_INFINITY;
      atMs = Math.min(lookMs, snapshotMs);
      if (atMs === snapshotMs) {
        waiting.shift();
        const outcome = await slate.refresh(never);
        if (outcome.kind !== 'done') throw new ReplayError(`A refresh failed: ${outcome.reason}`);
        season.refreshes += 1;
        await afterRefresh?.(now(), slate);
      }
      if (atMs === lookMs) {
        for (const job of jobs) await runDue(runner, job);
        season.looks += 1;
        await afterLook?.(now());
        lookMs += LOOK_EVERY_MS;
      }
    }
    return season;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function assemble(db: Db, now: () => Date, baseUrl: string, season: Season) {
  const holder = randomUUID();
  const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const provider = { baseUrl, apiKey: 'season', logger };
  const credits = {
    reserve: async (credits: number, at: Date) => ({ day: dayOf(at), credits }),
    settle: async (_: unknown, { used }: { used: number }) => {
      season.creditsUsed += used;
    },
  };
  const slate = createSlateService({
    db,
    now,
    holder,
    logger,
    feed: createTheOddsApiFeed(provider),
    settings: { refreshMinutes: 30, creditsPerDay: CREDITS_PER_DAY },
  });
  const results = createResultsService({ db, odds: 'live', now });
  const jobs = [
    closingJob(createClosingService({ db, now })),
    resultsJob({ db, results, odds: 'live', now }, [createTheOddsApiScores({ ...provider, credits })]),
  ];
  return { slate, jobs, runner: { db, now, random: () => 0, holder, logger } };
}

async function runDue(runner: Parameters<typeof runJob>[0], job: Job): Promise<void> {
  let failure = 'It says in no word why.';
  const note = (details: unknown) => {
    failure = JSON.stringify(details);
  };
  const logger = { ...runner.logger, warn: note, error: note };
  const outcome = await runJob({ ...runner, logger }, job, new AbortController().signal);
  if (outcome === 'failed') throw new ReplayError(`The job ${job.name} failed: ${failure}`);
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
