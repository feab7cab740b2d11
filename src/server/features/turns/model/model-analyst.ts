import type { AskedCall } from '#research/agent/read-agent-call.ts';
import type { Reading } from '#research/language/reading.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import type { Schedule } from '../../../platform/process/schedule.ts';
import type { Tracer } from '../../../platform/process/tracer.ts';
import type { AnalystModel } from '../../../providers/llm/llm.port.ts';
import { defaultAccountMicros } from './account-budget.ts';
import type { OfferingDeps } from './call-offering.ts';
import { type ChoosingJob, chooseCalls } from './choose-calls.ts';
import { type ReadingJob, readWithModel } from './read-with-model.ts';
import { writeWithModel } from './write-with-model.ts';
import type { ModelWords, WritingJob } from './writing-job.ts';

/** The analyst that a language model is: it chooses what is looked up where rules do not know, reads what they are unsure of, and writes. It never throws for what a model does. */
export type ModelAnalyst = {
  /** As readers see it. */
  name: string;
  choose: (job: ChoosingJob) => Promise<readonly AskedCall[] | null>;
  read: (job: ReadingJob) => Promise<Reading | null>;
  write: (job: WritingJob) => Promise<ModelWords>;
};

export type ModelAnalystSettings = {
  db: Db;
  now: Clock;
  newId: () => string;
  schedule: Schedule;
  model: AnalystModel;
  /** For everybody together, a day. Null: no limit. */
  budgetUsd: number | null;
  /** For one account, a day. Absent: `defaultAccountMicros`. */
  accountBudgetUsd?: number | undefined;
  retryPauseMs?: number;
  /** Absent: nobody collects spans. */
  tracer?: Tracer | undefined;
};

/** The second try of a call waits so long where the provider asks for nothing else. */
const RETRY_PAUSE_MS = 1_000;
const micros = (dollars: number): number => Math.floor(dollars * 1_000_000);

export function createModelAnalyst({ budgetUsd, accountBudgetUsd, ...settings }: ModelAnalystSettings): ModelAnalyst {
  const budgetMicros = budgetUsd === null ? null : micros(budgetUsd);
  const deps: OfferingDeps = {
    ...settings,
    tools: { isKnown: true },
    retryPauseMs: settings.retryPauseMs ?? RETRY_PAUSE_MS,
    budgetMicros,
    accountBudgetMicros:
      accountBudgetUsd === undefined
        ? defaultAccountMicros(settings.model.name, budgetMicros)
        : micros(accountBudgetUsd),
  };
  return {
    name: settings.model.name,
    choose: (job) => chooseCalls(deps, job),
    read: (job) => readWithModel(deps, job),
    write: (job) => writeWithModel(deps, job),
  };
}
