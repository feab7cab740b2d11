import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';
import { SlateStatus } from './slate.ts';

/** What an administrator sees of the data behind the answers: how old it is, what was refused, what runs when. */

const when = z.nullable(z.iso.datetime());

export const JobHealth = z.object({
  name: z.string(),
  /** The part of the work, such as a sport; empty where there is but one. */
  scope: z.string(),
  isRunning: z.boolean(),
  nextRunAt: z.iso.datetime(),
  lastStartedAt: when,
  lastSuccessAt: when,
  lastError: z.nullable(z.string()),
  /** In a row. */
  failures: z.int(),
  detail: z.record(z.string(), z.union([z.number(), z.string()])),
});
export type JobHealth = z.infer<typeof JobHealth>;

export const DataHealth = z.object({
  slate: SlateStatus,
  lastAttemptAt: when,
  lastSuccessAt: when,
  lastError: z.nullable(z.string()),
  /** Null over demo odds, which cost nothing. */
  credits: z.nullable(
    z.object({ perDay: z.int(), usedToday: z.int(), usedForQuestions: z.int(), remaining: z.nullable(z.int()) }),
  ),
  /** Rows of the last refresh that were not taken, most first. */
  refused: z.array(z.object({ reason: z.string(), rows: z.int() })),
  jobs: z.array(JobHealth),
  /** Names that no alias table knows: their facts are attached to nothing. Newest first. */
  unmatched: z.array(
    z.object({
      source: z.string(),
      sportKey: z.string(),
      kind: z.string(),
      name: z.string(),
      times: z.int(),
      lastSeenAt: z.iso.datetime(),
    }),
  ),
  unmatchedTotal: z.int(),
  /** The newest games that should have a result by now, in words. */
  unsettled: z.array(z.string()),
  unsettledTotal: z.int(),
});
export type DataHealth = z.infer<typeof DataHealth>;

export const dataHealth = {
  method: 'GET',
  path: '/api/admin/data-health',
  response: { 200: DataHealth, 401: ErrorBody, 403: ErrorBody },
} as const;
