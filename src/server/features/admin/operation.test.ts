import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FailedAnalysis, ModelDay } from '#contract/admin.ts';
import { DataHealth } from '#contract/operator.ts';
import { modelCalls } from '../../db/schema/analyst.ts';
import { payments } from '../../db/schema/billing.ts';
import { analyses, chatSessions } from '../../db/schema/chat.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { type Account, newAccount, newAdmin, startAdminApp } from './test-admin-app.ts';

const DAY_MS = 86_400_000;

const open = await testDatabase();
const site = await startAdminApp(open.db);
const admin = await newAdmin(site);

async function call(daysAgo: number, more: Partial<typeof modelCalls.$inferInsert> = {}): Promise<void> {
  const startedAt = new Date(site.now().getTime() - daysAgo * DAY_MS);
  await open.db.insert(modelCalls).values({
    id: randomUUID(),
    walletId: admin.walletId,
    day: startedAt.toISOString().slice(0, 10),
    model: 'model-a',
    purpose: 'write',
    promptVersion: 'v1',
    inputTokens: 4000,
    outputTokens: 1000,
    costMicros: 12_500,
    outcome: 'done',
    dropped: {},
    startedAt,
    ...more,
  });
}

async function analysis(user: Account, more: Partial<typeof analyses.$inferInsert>): Promise<void> {
  const sessionId = randomUUID();
  const createdAt = site.now();
  await open.db.insert(chatSessions).values({ id: sessionId, userId: user.id, title: 't', createdAt });
  await open.db.insert(analyses).values({
    id: randomUUID(),
    userId: user.id,
    sessionId,
    mode: 'regular',
    state: 'delivered',
    requestHash: 'h',
    reading: {},
    createdAt,
    ...more,
  });
}

it('adds up what the model cost on each day, for as many days as are asked for', async () => {
  await call(0);
  await call(0, { outcome: 'failed', costMicros: 1 });
  await call(0, { model: 'model-b', costMicros: 2_000_000 });
  await call(2);
  await call(40);
  const days = async (query = '') =>
    (await admin.ask('GET', `/model-costs${query}`)).json<unknown[]>().map((day) => ModelDay.parse(day));
  expect(await days()).toEqual([
    {
      day: '2026-11-21',
      model: 'model-a',
      calls: 2,
      failed: 1,
      inputTokens: 8000,
      outputTokens: 2000,
      cost: 0.012501,
    },
    { day: '2026-11-21', model: 'model-b', calls: 1, failed: 0, inputTokens: 4000, outputTokens: 1000, cost: 2 },
    { day: '2026-11-19', model: 'model-a', calls: 1, failed: 0, inputTokens: 4000, outputTokens: 1000, cost: 0.0125 },
  ]);
  expect(await days('?days=2')).toHaveLength(2);
  expect(await days('?days=60')).toHaveLength(4);
  expect((await admin.ask('GET', '/model-costs?days=0')).statusCode).toBe(400);
});

it('lists analyses without an answer and answers without a model, each with its reason', async () => {
  const user = await newAccount(site);
  await analysis(user, { state: 'failed', failure: 'The slate was empty.' });
  site.pass(1000);
  await analysis(user, { failure: 'timeout', writer: 'built-in analyst', mode: 'pro' });
  await analysis(user, {});
  await analysis(user, { state: 'stopped' });
  const answer = await admin.ask('GET', '/failed-analyses');
  expect(answer.headers['x-total-count']).toBe('2');
  expect(answer.json<unknown[]>().map((failed) => FailedAnalysis.parse(failed))).toMatchObject([
    { email: user.email, mode: 'pro', state: 'delivered', writer: 'built-in analyst', reason: 'timeout' },
    { email: user.email, mode: 'regular', state: 'failed', reason: 'The slate was empty.' },
  ]);
});

describe('the figures', () => {
  it('count money in dollars, less what went back', async () => {
    const paid = (providerId: string, amountCents: number, refundedCents: number) => ({
      id: randomUUID(),
      walletId: admin.walletId,
      providerId,
      kind: 'pack' as const,
      description: 'Tokens',
      amountCents,
      refundedCents,
      currency: 'usd',
      tokens: 0,
      paidAt: site.now(),
      createdAt: site.now(),
    });
    await open.db.insert(payments).values([paid('pi_1', 1599, 0), paid('pi_2', 2250, 1000)]);
    expect((await admin.ask('GET', '/stats')).json()).toMatchObject({ revenue: 28.49 });
  });
});

it('tells the health of the data', async () => {
  const answer = await admin.ask('GET', '/health');
  expect(DataHealth.parse(answer.json())).toMatchObject({ slate: { badge: 'DEMO' }, credits: null });
});
