import type { Reading } from '#engine/questions/reading.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database.ts';
import type { Schedule } from '../../../platform/schedule.ts';
import type { AnalystModel } from '../../../providers/llm/llm.port.ts';
import type { RetryDeps } from './call-with-retry.ts';
import { type ReadingJob, readWithModel } from './read-with-model.ts';
import { type ModelWords, type WritingJob, writeWithModel } from './write-with-model.ts';

/** The analyst that a language model is: it reads what rules are unsure of, and writes. It never throws for what a model does. */
export type ModelAnalyst = {
  /** As readers see it. */
  name: string;
  read: (job: ReadingJob) => Promise<Reading | null>;
  write: (job: WritingJob) => Promise<ModelWords>;
};

export type ModelAnalystSettings = {
  db: Db;
  now: Clock;
  newId: () => string;
  schedule: Schedule;
  model: AnalystModel;
  /** Null: no limit. */
  budgetUsd: number | null;
  retryPauseMs?: number;
};

/** The second try of a call waits so long where the provider asks for nothing else. */
const RETRY_PAUSE_MS = 1_000;
const MICROS_PER_DOLLAR = 1_000_000;

export function createModelAnalyst({ budgetUsd, ...settings }: ModelAnalystSettings): ModelAnalyst {
  const deps: RetryDeps = {
    ...settings,
    retryPauseMs: settings.retryPauseMs ?? RETRY_PAUSE_MS,
    budgetMicros: budgetUsd === null ? null : Math.floor(budgetUsd * MICROS_PER_DOLLAR),
  };
  return {
    name: settings.model.name,
    read: (job) => readWithModel(deps, job),
    write: (job) => writeWithModel(deps, job),
  };
}
