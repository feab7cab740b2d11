import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { modelCalls } from '../db/schema/analyst.ts';
import { mails } from '../db/schema/operations.ts';
import type { TellAlarmsDeps } from '../features/operator-alarms/tell-alarms.ts';
import { newWallet } from '../features/tokens/test-wallet.ts';
import { testDatabase } from '../platform/database/test-database.ts';
import { AUTH_SECRET } from '../test-server.ts';
import { runJob } from './job-runner.ts';
import { claimJob, finishJob, listJobStates } from './job-state.repo.ts';
import { operatorAlarmsJob } from './operator-alarms.job.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const START = Date.parse('2026-11-21T12:00:00Z');
const never = new AbortController().signal;

const open = await testDatabase();
const { db } = open;
let ms: number;
let differences: number;
let warned: string[];
beforeEach(async () => {
  ms = START;
  differences = 0;
  warned = [];
  for (const table of ['mails', 'job_states', 'model_calls', 'money_differences'])
    await db.execute(sql`delete from ${sql.identifier(table)}`);
});

const now = () => new Date(ms);

async function look(more: Partial<TellAlarmsDeps> = {}): Promise<void> {
  const page = async () => ({ differences: [], total: differences });
  const status = { odds: 'live', asOf: null, ageSeconds: 60, badge: 'LIVE', events: 3, books: 4 } as const;
  const job = operatorAlarmsJob({
    ...{ db, now, newId: randomUUID, authSecret: AUTH_SECRET, appUrl: 'https://edgewise.example', odds: 'live' },
    ...{ slate: { status: async () => status }, billing: { differences: page }, budgetUsd: 5, to: 'ops@acme.example' },
    log: { warn: (_, text) => void warned.push(text ?? '') },
    ...more,
  });
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  const runner = { db, now, random: () => 0, holder: randomUUID(), logger: quiet };
  expect(await runJob(runner, job, never, { force: true })).toBe('done');
}

/** What the operator was sent, and the sender takes it. */
async function sent(): Promise<{ to: string | null; subject: string; text: string }[]> {
  const rows = await db.select().from(mails).orderBy(mails.createdAt);
  await db.execute(sql`delete from mails where kind = 'operator-alarm'`);
  return rows
    .filter(({ kind }) => kind === 'operator-alarm')
    .map(({ recipient, subject, textBody }) => ({ to: recipient, subject, text: textBody ?? '' }));
}

async function refreshed(error: string | null, times = 1): Promise<void> {
  const job = { name: 'odds-refresh', scope: 'live', holder: randomUUID() };
  for (let at = 0; at < times; at += 1) {
    await claimJob(db, { ...job, leaseUntil: new Date(ms + MINUTE_MS), force: true }, now());
    await finishJob(db, job, { at: now(), nextRunAt: new Date(ms + 30 * MINUTE_MS), error, detail: null });
  }
}

const spend = (costMicros: number) =>
  db.insert(modelCalls).values({
    ...{
      id: randomUUID(),
      walletId: randomUUID(),
      day: now().toISOString().slice(0, 10),
      model: 'a',
      purpose: 'write',
    },
    ...{
      promptVersion: 'v1',
      inputTokens: 1,
      outputTokens: 1,
      costMicros,
      outcome: 'done',
      dropped: {},
      startedAt: now(),
    },
  });

describe('the operator', () => {
  it('is told nothing while all is well', async () => {
    await refreshed(null);
    await spend(4_000_000);
    await newWallet(db, { tokens: 12 });
    await look();
    expect(await sent()).toEqual([]);
    expect(warned).toEqual([]);
  });

  it('is told by mail that odds are stale: because refreshes fail, or nobody makes them', async () => {
    await refreshed('The odds provider answered HTTP 500.', 2);
    await look();
    expect(await sent()).toEqual([]);
    await refreshed('The odds provider answered HTTP 500.');
    await look();
    expect(await sent()).toEqual([
      {
        to: 'ops@acme.example',
        subject: 'Edgewise alarm: odds are stale',
        text: expect.stringContaining('the last 3 refreshes failed. The odds provider answered HTTP 500.'),
      },
    ]);
    ms += 7 * HOUR_MS;
    await refreshed(null);
    await look();
    expect(await sent()).toEqual([]);
    ms += 61 * MINUTE_MS;
    await look();
    expect((await sent())[0]?.text).toContain('a refresh has been due for 31 minutes');
    await look({ odds: 'demo' });
    expect(await sent()).toEqual([]);
  });

  it('is told of prices that are half a day old although every refresh succeeds', async () => {
    await refreshed(null);
    const old = { odds: 'live', asOf: null, ageSeconds: 13 * 3_600, badge: 'DELAYED', events: 3, books: 4 } as const;
    await look({ slate: { status: async () => old } });
    expect((await sent())[0]?.text).toContain('the newest price is 13 hours old');
  });

  it('is told that the ledger differs, looked at once an hour, and that payments do', async () => {
    const walletId = await newWallet(db, { tokens: 12 });
    await look();
    await db.execute(sql`update token_grants set remaining = remaining - 1 where wallet_id = ${walletId}::uuid`);
    await look();
    expect(await sent()).toEqual([]);
    ms += HOUR_MS;
    differences = 3;
    await look();
    const [mail] = await sent();
    expect(mail?.subject).toBe('Edgewise alarm: the ledger differs and 1 more');
    expect(mail?.text).toContain('1 grant holds another rest than their entries add up to');
    expect(mail?.text).toContain('3 payments differ between the payment provider and our books');
    await db.execute(sql`update token_grants set remaining = remaining + 1 where wallet_id = ${walletId}::uuid`);
  });

  it('is told that the model’s budget is used up, of today alone, and not where there is none', async () => {
    await spend(4_950_000);
    await look({ budgetUsd: null });
    expect(await sent()).toEqual([]);
    await look();
    expect((await sent())[0]?.text).toContain('$4.95 of $5.00');
    ms += 24 * HOUR_MS;
    await look();
    expect(await sent()).toEqual([]);
  });

  it('is told that mails stand still, once they move again', async () => {
    await db.insert(mails).values({
      ...{ id: randomUUID(), kind: 'verify', recipient: 'a@example.com', subject: 's', textBody: 't', htmlBody: 'h' },
      ...{ state: 'waiting', nextAttemptAt: now(), createdAt: now() },
    });
    ms += 14 * MINUTE_MS;
    await look();
    expect(await sent()).toEqual([]);
    ms += 2 * MINUTE_MS;
    await look();
    expect((await sent())[0]?.text).toContain('1 wait, the oldest for 16 minutes');
  });

  it('is told again after six hours while it lasts, and not each time that it comes and goes', async () => {
    await spend(5_000_000);
    await look();
    expect(await sent()).toHaveLength(1);
    ms += 5 * MINUTE_MS;
    await look();
    await db.delete(modelCalls);
    await look();
    await spend(5_000_000);
    await look();
    expect(await sent()).toEqual([]);
    ms += 6 * HOUR_MS;
    await look();
    expect(await sent()).toHaveLength(1);
    expect((await listJobStates(db, now())).find(({ name }) => name === 'operator-alarms')?.detail).toMatchObject({
      budget_used_up: now().toISOString(),
    });
  });

  it('without an address finds it in the log', async () => {
    await spend(5_000_000);
    await look({ to: null });
    expect(await sent()).toEqual([]);
    expect(warned).toEqual([expect.stringContaining('budget of the day is used up')]);
  });
});
