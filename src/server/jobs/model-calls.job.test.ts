import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '../platform/database/database.ts';
import { time } from '../platform/database/sql-time.ts';
import { testDatabase } from '../platform/database/test-database.ts';
import { modelCallsJob } from './job-table.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const never = new AbortController().signal;

const open = await testDatabase();

const addCalls = (count: number, daysAgo: number) =>
  open.db.execute(sql`
    insert into model_calls (id, wallet_id, day, model, purpose, prompt_version, input_tokens, output_tokens, cost_micros,
      outcome, dropped, started_at)
    select gen_random_uuid(), ${randomUUID()}::uuid, (${time(NOW)} - ${daysAgo}::int * interval '1 day')::date, 'm', 'write', '1',
      1, 1, 1, 'done', '{}', ${time(NOW)} from generate_series(1, ${count}::int)`);
const countCalls = async () =>
  rowsOf<{ n: number }>(await open.db.execute(sql`select count(*)::int as n from model_calls`))[0]?.n;

it('lets go of calls that are older than what is shown, and of a bounded number in a run', async () => {
  await addCalls(3, 366);
  await addCalls(20_500, 401);
  const job = modelCallsJob({ db: open.db, now: () => NOW });
  const first = await job.run(never);
  expect(first.detail).toEqual({ deleted: 20_000 });
  expect(await countCalls()).toBe(503);
  const second = await job.run(never);
  expect(second.detail).toEqual({ deleted: 500 });
  expect(await countCalls()).toBe(3);
  expect(first.nextInMs).toBeLessThan(second.nextInMs);
});
