import type { FailedAnalysis, ModelDay } from '#contract/admin.ts';
import type { AdminDeps } from './admin-deps.ts';
import { countFailed, type FailedRow, listFailed, type ModelDayRow, sumModelDays } from './analyses.repo.ts';

const DAY_MS = 86_400_000;
const MICROS = 1_000_000;

/** What the model cost on each of the last days, today included. */
export async function readModelCosts({ db, now }: Pick<AdminDeps, 'db' | 'now'>, days: number): Promise<ModelDay[]> {
  const since = new Date(now().getTime() - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  return (await sumModelDays(db, since)).map(toModelDay);
}

export async function readFailed(
  { db }: Pick<AdminDeps, 'db'>,
  page: { limit: number; offset: number },
): Promise<{ analyses: FailedAnalysis[]; total: number }> {
  return { analyses: (await listFailed(db, page)).map(toFailed), total: await countFailed(db) };
}

const toModelDay = ({ costMicros, ...row }: ModelDayRow): ModelDay => ({ ...row, cost: costMicros / MICROS });

const toFailed = ({ atMs, failure, ...row }: FailedRow): FailedAnalysis => ({
  ...row,
  at: new Date(atMs).toISOString(),
  reason: failure ?? 'No reason was recorded.',
});
