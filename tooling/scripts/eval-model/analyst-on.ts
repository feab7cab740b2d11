import { randomUUID } from 'node:crypto';
import { createModelAnalyst, type ModelAnalyst } from '../../../src/server/features/turns/model/model-analyst.ts';
import type { Db } from '../../../src/server/platform/database/database.ts';
import { wallSchedule } from '../../../src/server/platform/process/schedule.ts';
import type { AnalystModel } from '../../../src/server/providers/llm/llm.port.ts';

/** The analyst of conversations that are answered with a model; no day's budget ends it. */
export const analystOn =
  (model: AnalystModel, accountBudgetUsd?: number) =>
  (db: Db, now: () => Date): ModelAnalyst =>
    createModelAnalyst({
      db,
      now,
      newId: randomUUID,
      schedule: wallSchedule,
      model,
      budgetUsd: null,
      accountBudgetUsd,
    });
