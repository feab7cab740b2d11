import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AnalysisContent } from '#contract/analysis.ts';
import { modelCalls } from '../../db/schema/analyst.ts';
import type { OpenDatabase } from '../../platform/database.ts';
import { openTestDatabase } from '../../platform/test-database.ts';
import { BUILT_IN_ANALYST } from '../analysis/compose-answer.ts';
import { closeAbandonedCalls } from '../analysis/model-analyst/model-calls.service.ts';
import { NOW } from '../analysis/test-slate.ts';
import { newCaller } from './test-chat-app.ts';
import { type ModelApp, startModelApp } from './test-model-app.ts';

/** Of an unlisted model 1,200 tokens in and 340 out cost 43,500 millionths; set aside before are about 370,000. */
const USED_MICROS = 1200 * 15 + 340 * 75;
const BUDGET_USD = 1;
const LONG = { modelMs: { regular: 20_000, pro: 20_000 } };

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase({ poolSize: 10 });
});
beforeEach(async () => {
  await open.db.delete(modelCalls);
});
afterAll(() => open.close());

const answerOf = async (app: ModelApp) => {
  const caller = await newCaller(app.chat.app);
  const reply = (await caller.send({ message: 'Best NFL bets today?' })).json<{ message: { content: string } }>();
  return { ...AnalysisContent.parse(JSON.parse(reply.message.content)).dataSource, tokens: await caller.tokens() };
};

describe('the daily budget', () => {
  it('sets aside the most that a call can cost, and then counts what it used', async () => {
    const app = await startModelApp(open.db, { budgetUsd: BUDGET_USD, limits: LONG });
    expect((await answerOf(app)).model).toBe('test-model');
    const [call] = await open.db.select().from(modelCalls);
    expect(call).toMatchObject({ outcome: 'done', costMicros: USED_MICROS, inputTokens: 1200, outputTokens: 340 });
    expect(call).toMatchObject({ day: '2026-11-22', purpose: 'write', promptVersion: 'write-v2' });
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
