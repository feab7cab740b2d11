import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { AnalysisContent } from '#contract/analysis.ts';
import { NOW } from '#research/slate/test-slate.ts';
import { BUILT_IN_ANALYST } from '#research/words/compose-answer.ts';
import { modelCalls } from '../../db/schema/analyst.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { defaultAccountMicros } from './model/account-budget.ts';
import { closeAbandonedCalls } from './model/model-calls.service.ts';
import { type Caller, newCaller } from './test-chat-app.ts';
import { type ModelApp, startModelApp } from './test-model-app.ts';

/** Of an unlisted model 1,200 tokens in and 340 out cost 43,500 millionths; set aside before are about 370,000. */
const USED_MICROS = 1200 * 15 + 340 * 75;
const BUDGET_USD = 1;
const LONG = { modelMs: { regular: 20_000, pro: 20_000 } };

const open = await testDatabase({ poolSize: 10 });
beforeEach(async () => {
  await open.db.delete(modelCalls);
});

const answerOf = async (app: ModelApp, known?: Caller) => {
  const caller = known?.at(app.chat.app) ?? (await newCaller(app.chat.app));
  const reply = (await caller.send({ message: 'Best NFL bets today?' })).json<{ message: { content: string } }>();
  return { ...AnalysisContent.parse(JSON.parse(reply.message.content)).dataSource, tokens: await caller.tokens() };
};

describe('the daily budget of an account', () => {
  /** Room for what two answers used and what one sets aside. */
  const ACCOUNT_USD = 0.5;

  it('leaves the model to the others when one account has used its own up', async () => {
    const app = await startModelApp(open.db, { budgetUsd: 100, accountBudgetUsd: ACCOUNT_USD, limits: LONG });
    const caller = await newCaller(app.chat.app);
    const own = [];
    for (let at = 0; at < 6; at += 1) own.push(await answerOf(app, caller));
    const byModel = own.filter(({ model }) => model === 'test-model').length;
    expect([byModel > 0, byModel < 6]).toEqual([true, true]);
    expect(own.at(-1)).toMatchObject({ model: BUILT_IN_ANALYST, tokens: 144 });
    expect(own.at(-1)?.notice).toMatch(/Your account's share of the model for today is used up/);
    expect((await answerOf(app)).model).toBe('test-model');
    await app.close();
  });

  it.each([100, undefined])('is kept by its parallel turns in several processes (everybody: %s)', async (budgetUsd) => {
    const everybody = budgetUsd === undefined ? {} : { budgetUsd };
    const one = await startModelApp(open.db, { ...everybody, accountBudgetUsd: ACCOUNT_USD, limits: LONG });
    const two = await startModelApp(open.db, {
      ...everybody,
      accountBudgetUsd: ACCOUNT_USD,
      limits: LONG,
      server: one.server,
    });
    const caller = await newCaller(one.chat.app);
    let most = 0;
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const answer = await answerOf(at % 2 === 0 ? one : two, caller);
        const calls = await open.db.select().from(modelCalls);
        most = Math.max(
          most,
          calls.reduce((sum, { costMicros }) => sum + costMicros, 0),
        );
        return answer.model;
      }),
    );
    expect(most).toBeLessThanOrEqual(ACCOUNT_USD * 1_000_000);
    expect(answers.filter((model) => model === 'test-model').length).toBeGreaterThan(0);
    expect(await caller.tokens()).toBe(138);
    await two.close();
    await one.close();
  });

  it('is by itself what a month of tokens may cost, and no more than a quarter of everybody’s', () => {
    expect(defaultAccountMicros('gpt-4.1-mini', null)).toBe(1_200_000);
    expect(defaultAccountMicros('claude-haiku-4-5', null)).toBe(3_600_000);
    expect(defaultAccountMicros('gpt-4.1-mini', 1_000_000)).toBe(250_000);
    // Less than one call would be no model at all.
    expect(defaultAccountMicros('gpt-4.1-mini', 1_000)).toBe(8_000 * 0.4 + 8_000 * 1.6);
  });

  it('lets by itself nobody use everybody’s up', async () => {
    const app = await startModelApp(open.db, { budgetUsd: 3, limits: LONG });
    const caller = await newCaller(app.chat.app);
    for (let at = 0; at < 30; at += 1) await answerOf(app, caller);
    const calls = await open.db.select().from(modelCalls);
    expect(calls.reduce((sum, { costMicros }) => sum + costMicros, 0)).toBeLessThanOrEqual(750_000);
    expect((await answerOf(app)).model).toBe('test-model');
    await app.close();
  });
});

describe('the daily budget', () => {
  it('sets aside the most that a call can cost, and then counts what it used', async () => {
    const app = await startModelApp(open.db, { budgetUsd: BUDGET_USD, limits: LONG });
    expect((await answerOf(app)).model).toBe('test-model');
    const [call] = await open.db.select().from(modelCalls);
    expect(call).toMatchObject({ outcome: 'done', costMicros: USED_MICROS, inputTokens: 1200, outputTokens: 340 });
    expect(call).toMatchObject({ day: '2026-11-22', purpose: 'write', promptVersion: 'write-v3' });
    await app.close();
  });

  it('is kept by parallel turns of several processes together, and the others are answered at the ordinary price', async () => {
    const one = await startModelApp(open.db, { budgetUsd: BUDGET_USD, limits: LONG });
    const two = await startModelApp(open.db, { budgetUsd: BUDGET_USD, limits: LONG, server: one.server });
    let most = 0;
    const spent = async () =>
      (await open.db.select().from(modelCalls)).reduce((sum, { costMicros }) => sum + costMicros, 0);
    const watch = async () => {
      most = Math.max(most, await spent());
    };
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const answer = await answerOf(at % 2 === 0 ? one : two);
        await watch();
        return answer;
      }),
    );
    expect(most).toBeLessThanOrEqual(BUDGET_USD * 1_000_000);
    expect(answers.map(({ tokens }) => tokens)).toEqual(Array(12).fill(149));
    const builtIn = answers.filter(({ model }) => model === BUILT_IN_ANALYST);
    expect(answers.length - builtIn.length).toBeGreaterThan(0);
    for (const { notice } of builtIn) expect(notice).toMatch(/budget for today is used up/);
    await two.close();
    await one.close();
  });

  it('of nothing lets no call be made', async () => {
    const app = await startModelApp(open.db, { budgetUsd: 0, limits: LONG });
    const answer = await answerOf(app);
    expect(answer).toMatchObject({ model: BUILT_IN_ANALYST, tokens: 149 });
    expect(app.server.requests).toHaveLength(0);
    await app.close();
  });

  it('counts a call whose server died with all that was set aside for it', async () => {
    const id = randomUUID();
    const row = {
      walletId: randomUUID(),
      day: '2026-11-22',
      model: 'm',
      purpose: 'write',
      promptVersion: 'v',
    } as const;
    const used = { inputTokens: 900, outputTokens: 0, costMicros: 370_000, dropped: {} };
    await open.db.insert(modelCalls).values({ ...row, ...used, id, outcome: 'running', startedAt: NOW });
    const at = (minutes: number) => ({ db: open.db, now: () => new Date(NOW.getTime() + minutes * 60_000) });
    expect(await closeAbandonedCalls(at(2))).toBe(0);
    expect(await closeAbandonedCalls(at(4))).toBe(1);
    const [call] = await open.db.select().from(modelCalls).where(eq(modelCalls.id, id));
    expect(call).toMatchObject({ outcome: 'aborted', costMicros: 370_000 });
  });
});
