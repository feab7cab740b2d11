import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { FailedAnalysis, ModelDay } from '#contract/admin.ts';
import { PortalTrends } from '#contract/admin-trends.ts';
import { DataHealth } from '#contract/operator.ts';
import { users } from '../../db/schema/accounts.ts';
import { modelCalls } from '../../db/schema/analyst.ts';
import { payments } from '../../db/schema/billing.ts';
import { analyses, chatSessions } from '../../db/schema/chat.ts';
import { tokenReservations } from '../../db/schema/tokens.ts';
import { openTestDatabase, testDatabase } from '../../platform/database/test-database.ts';
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

it('tells the last days: who came, what was charged, what it brought and cost, and why answers failed', async () => {
  const other = await openTestDatabase();
  const site = await startAdminApp(other.db);
  const admin = await newAdmin(site);
  const at = (daysAgo: number) => new Date(site.now().getTime() - daysAgo * DAY_MS);
  const newcomer = await newAccount(site);
  await other.db
    .update(users)
    .set({ createdAt: at(2) })
    .where(eq(users.id, newcomer.id));
  const early = await newAccount(site);
  await other.db
    .update(users)
    .set({ createdAt: at(45) })
    .where(eq(users.id, early.id));
  const reservation = { walletId: admin.walletId, mode: 'regular' as const, leaseUntil: at(0), createdAt: at(3) };
  await other.db.insert(tokenReservations).values([
    { ...reservation, id: randomUUID(), tokens: 5, state: 'settled', closedAt: at(2) },
    { ...reservation, id: randomUUID(), tokens: 7, state: 'settled', closedAt: at(2) },
    { ...reservation, id: randomUUID(), tokens: 100, state: 'released', closedAt: at(2) },
    { ...reservation, id: randomUUID(), tokens: 9, state: 'settled', closedAt: at(40) },
  ]);
  const payment = {
    walletId: admin.walletId,
    kind: 'pack' as const,
    description: 'Tokens',
    currency: 'usd',
    tokens: 0,
  };
  await other.db.insert(payments).values([
    { ...payment, id: randomUUID(), providerId: 'a', amountCents: 1599, paidAt: at(2), createdAt: at(2) },
    {
      ...payment,
      id: randomUUID(),
      providerId: 'b',
      amountCents: 1000,
      refundedCents: 400,
      paidAt: at(2),
      createdAt: at(2),
    },
  ]);
  await other.db.insert(modelCalls).values({
    ...{ id: randomUUID(), walletId: admin.walletId, day: at(2).toISOString().slice(0, 10), model: 'model-a' },
    ...{ purpose: 'write', promptVersion: 'v1', inputTokens: 1, outputTokens: 1, costMicros: 250_000 },
    ...{ outcome: 'done', dropped: {}, startedAt: at(2) },
  });
  const failed = async (failure: string | null, state: 'failed' | 'delivered', daysAgo = 1) => {
    const sessionId = randomUUID();
    await other.db.insert(chatSessions).values({ id: sessionId, userId: newcomer.id, title: 't', createdAt: at(1) });
    await other.db.insert(analyses).values({
      ...{ id: randomUUID(), userId: newcomer.id, sessionId, mode: 'regular', requestHash: 'h', reading: {} },
      ...{ state, failure, createdAt: at(daysAgo) },
    });
  };
  for (const state of ['delivered', 'delivered', 'failed'] as const) await failed('timeout', state);
  await failed('The slate was empty.', 'failed');
  await failed('long ago', 'failed', 40);

  const trends = PortalTrends.parse((await admin.ask('GET', '/trends')).json());
  expect(trends.days).toHaveLength(30);
  expect([trends.days[0]?.day, trends.days.at(-1)?.day]).toEqual(['2026-10-23', '2026-11-21']);
  expect(trends.days[27]).toEqual({ day: '2026-11-19', signUps: 1, tokens: 12, revenue: 21.99, modelCost: 0.25 });
  expect(trends.days[26]).toMatchObject({ signUps: 0, tokens: 0, revenue: 0, modelCost: 0 });
  expect([trends.usersBefore, trends.days.reduce((sum, { signUps }) => sum + signUps, 0)]).toEqual([1, 2]);
  expect(trends.failures).toEqual([
    { reason: 'timeout', unanswered: 1, withoutModel: 2 },
    { reason: 'The slate was empty.', unanswered: 1, withoutModel: 0 },
  ]);
  expect((await newcomer.ask('GET', '/trends')).statusCode).toBe(403);
  await other.close();
});
