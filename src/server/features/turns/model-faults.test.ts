import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AnalysisContent } from '#contract/analysis.ts';
import { FREE_MODEL_FAILURES_A_DAY, TOKEN_COST } from '#contract/prices.ts';
import { BUILT_IN_ANALYST } from '#research/words/compose-answer.ts';
import { modelCalls } from '../../db/schema/analyst.ts';
import { analyses, chatMessages } from '../../db/schema/chat.ts';
import { tokenReservations } from '../../db/schema/tokens.ts';
import { runsOnPostgresLater, testDatabase } from '../../platform/database/test-database.ts';
import { FAULTS } from '../../providers/llm/test-model-server.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { type Caller, newCaller } from './test-chat-app.ts';
import { type ModelApp, type ModelFaultName, startModelApp, streamSend } from './test-model-app.ts';
import { TURN_TIMES } from './turn-times.ts';

const MODES = ['regular', 'pro'] as const;
const CLIENTS = ['waits', 'leaves', 'stops', 'retries'] as const;
type Client = (typeof CLIENTS)[number];
/** Requests for one answer at most: twice its 3 or 6 calls. */
const MOST_REQUESTS = { regular: 6, pro: 12 };
/** The model's part ends after 0.7 s at most; the rest is the embedded database on a busy machine. */
const LATEST_MS = 20_000;

let app: ModelApp;
const callers = new Map<string, { caller: Caller; answers: number }>();

const open = await testDatabase({ poolSize: 10 });
beforeAll(async () => {
  app = await startModelApp(open.db);
});
afterAll(async () => {
  await app.close();
});
afterEach(async () => {
  expect(await brokenLedgerRules(open.db)).toEqual([]);
  expect(await open.db.select().from(tokenReservations).where(eq(tokenReservations.state, 'held'))).toEqual([]);
  expect(await open.db.select().from(modelCalls).where(eq(modelCalls.outcome, 'running'))).toEqual([]);
  await expect.poll(() => app.server.open()).toBe(0);
});

async function play(client: Client, caller: Caller, mode: (typeof MODES)[number]): Promise<string> {
  const body = { message: 'Best NFL bets today?', mode };
  const session = (await caller.post('/api/chat/sessions')).json<{ id: string }>().id;
  const headers = { 'idempotency-key': randomUUID() };
  const stream = await streamSend(app, caller, { ...body, sessionId: session }, headers);
  expect(stream.status).toBe(200);
  if (client === 'waits') await stream.rest();
  else await stream.until('picks');
  if (client === 'leaves') stream.leave();
  if (client === 'stops') {
    await caller.post(`/api/chat/sessions/${session}/stop`);
    await stream.rest();
  }
  if (client === 'retries') {
    const meanwhile = await caller.send({ ...body, sessionId: session }, headers);
    expect([200, 409]).toContain(meanwhile.statusCode);
    const events = await stream.rest();
    const again = await caller.send({ ...body, sessionId: session }, headers);
    expect(again.statusCode).toBe(200);
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { message: again.json().message } });
  }
  if (client !== 'leaves') expect(stream.events.at(-1)?.event).toBe('done');
  return session;
}

/** The one answer of the session, once it has ended. */
async function endOf(session: string) {
  const [turn] = await vi.waitFor(
    async () => {
      const rows = await open.db.select().from(analyses).where(eq(analyses.sessionId, session));
      expect(rows.map(({ state }) => state)).toEqual(['delivered']);
      return rows;
    },
    { timeout: LATEST_MS, interval: 20 },
  );
  const wanted = and(eq(chatMessages.sessionId, session), eq(chatMessages.role, 'assistant'));
  const messages = await open.db.select().from(chatMessages).where(wanted);
  expect(messages).toHaveLength(1);
  const [reservation] = await open.db
    .select()
    .from(tokenReservations)
    .where(eq(tokenReservations.id, turn?.reservationId ?? ''));
  const calls = await open.db
    .select()
    .from(modelCalls)
    .where(eq(modelCalls.analysisId, turn?.id ?? ''));
  const content = AnalysisContent.parse(JSON.parse(messages[0]?.content ?? ''));
  return { turn, content, hasPicks: messages[0]?.hasPicks, reservation: reservation?.state, calls };
}

/** The same user as long as one more failure of the model is free, and there are tokens left for one more answer. */
async function payingCaller(name: string): Promise<Caller> {
  const known = callers.get(name);
  if (known && known.answers < FREE_MODEL_FAILURES_A_DAY) {
    known.answers += 1;
    return known.caller;
  }
  const caller = await newCaller(app.chat.app);
  callers.set(name, { caller, answers: 1 });
  return caller;
}

async function cell(client: Client, mode: (typeof MODES)[number], hasFault: boolean) {
  const caller = await payingCaller(mode + client);
  const before = await caller.tokens();
  const startedAt = performance.now();
  const session = await play(client, caller, mode);
  const { content, hasPicks, reservation, calls, turn } = await endOf(session);
  expect(performance.now() - startedAt).toBeLessThan(LATEST_MS);
  const paid = before - (await caller.tokens());
  const { model, notice = '' } = content.dataSource;
  expect(hasPicks).toBe(true);
  expect(turn?.writer).toBe(model);
  expect(calls.length).toBeLessThanOrEqual(MOST_REQUESTS[mode]);
  // Every text is there, whoever wrote it.
  for (const pick of [content.mainBet, ...content.additionalBets]) {
    expect(pick.analysis ?? pick.reasoning ?? '').not.toBe('');
    expect(pick.riskFactor).not.toBe('');
  }
  if (notice.includes('Not charged')) {
    expect([paid, reservation, model]).toEqual([0, 'released', BUILT_IN_ANALYST]);
    expect(turn?.failure).not.toBeNull();
  } else {
    expect([paid, reservation]).toEqual([TOKEN_COST[mode], 'settled']);
  }
  if (!hasFault && client !== 'stops') expect([model, paid]).toEqual(['test-model', TOKEN_COST[mode]]);
  return { paid, model };
}

/** The faults after which something of the model can still be used. */
const USABLE: readonly ModelFaultName[] = ['cut_at_the_limit', 'status_429_retry_after'];

describe.skipIf(runsOnPostgresLater())('a model that fails', () => {
  it.each([...FAULTS, 'nobody_listens', 'no_such_host'] as const)(
    'by %s: every answer is delivered, and charged or free',
    async (fault) => {
      app.behave(fault);
      const cells = MODES.flatMap((mode) =>
        CLIENTS.map(async (client) => ({ client, ...(await cell(client, mode, true)) })),
      );
      const ends = await Promise.all(cells);
      if (USABLE.includes(fault)) return;
      for (const { client, paid } of ends) if (client === 'waits' || client === 'retries') expect(paid).toBe(0);
    },
  );
});

describe('a model that works', () => {
  it('writes every answer, which is charged once', async () => {
    const hasty = app;
    // Nothing is waited for here, so the time it may take is the real one: a busy machine must not decide.
    app = await startModelApp(open.db, { limits: TURN_TIMES });
    await Promise.all(MODES.flatMap((mode) => CLIENTS.map((client) => cell(client, mode, false))));
    await app.close();
    app = hasty;
  });
});
