import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AnalysisContent } from '#contract/analysis.ts';
import { NOW } from '#research/slate/test-slate.ts';
import { BUILT_IN_ANALYST } from '#research/words/compose-answer.ts';
import { users } from '../../db/schema/accounts.ts';
import { modelCalls } from '../../db/schema/analyst.ts';
import { chatSessions } from '../../db/schema/chat.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { setSpendingLimit } from '../play-limits/play-limits.service.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { type Caller, newCaller } from './test-chat-app.ts';
import { openStream, startModelApp, streamSend } from './test-model-app.ts';
import { soundReply } from './test-sound-reply.ts';

const FREE_A_DAY = 3;
const LONG = { modelMs: { regular: 20_000, pro: 20_000 } };
const DAY_MS = 86_400_000;
/** What a reader can talk a model into: a reply of which no sentence stands. */
const UNUSABLE = JSON.stringify({ pick: 'p1', field: 'why', sentence: 'They win 62% of the time.' });
const ask = { message: 'Best NFL bets today?', mode: 'pro' };

let caller: Caller;
let now = NOW;

const open = await testDatabase({ poolSize: 10 });
const app = await startModelApp(open.db, { limits: LONG, now: () => now });
beforeEach(async () => {
  now = NOW;
  app.behave(null);
  app.server.say(() => UNUSABLE);
  caller = await newCaller(app.chat.app);
});
afterEach(async () => {
  expect(await brokenLedgerRules(open.db)).toEqual([]);
});

/** One answer: who wrote it, what it cost, and what its reader was told. */
async function answer(body: object = ask, at: Caller = caller) {
  const before = await at.tokens();
  const reply = await at.send({ ...ask, ...body });
  expect(reply.statusCode).toBe(200);
  const { message, tokensRemaining } = reply.json<{ message: { content: string }; tokensRemaining: number }>();
  const { model, notice = '' } = AnalysisContent.parse(JSON.parse(message.content)).dataSource;
  expect(tokensRemaining).toBe(await at.tokens());
  return { model, notice, paid: before - tokensRemaining };
}

async function answers(count: number, body: object = ask): Promise<Awaited<ReturnType<typeof answer>>[]> {
  const all = [];
  for (let at = 0; at < count; at += 1) all.push(await answer(body));
  return all;
}

const failFreely = () => answers(FREE_A_DAY);
const callsMade = async () => (await open.db.select().from(modelCalls)).length;

describe('failures of the model', () => {
  it('are free three times a day; then the built-in analyst writes at the ordinary price, and says so', async () => {
    const free = await failFreely();
    expect(free.map(({ paid, model }) => [paid, model])).toEqual(Array(FREE_A_DAY).fill([0, BUILT_IN_ANALYST]));
    for (const { notice } of free) expect(notice).toMatch(/Not charged/);
    const calls = await callsMade();
    app.server.say(soundReply);
    const [pro] = await answers(1);
    expect(pro).toMatchObject({ paid: 5, model: BUILT_IN_ANALYST });
    expect(pro?.notice).toMatch(/three free answers.*ordinary price/);
    expect(await answer({ mode: 'regular' })).toMatchObject({ paid: 1, model: BUILT_IN_ANALYST });
    // Nor is the model asked what a question means.
    expect((await caller.send({ message: 'zzyzx frobnicate the quux for me friend' })).statusCode).toBe(200);
    expect(await callsMade()).toBe(calls);
  });

  it('of yesterday count no more', async () => {
    await failFreely();
    app.server.say(soundReply);
    now = new Date('2026-11-22T23:59:59.999Z');
    expect(await answer()).toMatchObject({ paid: 5, model: BUILT_IN_ANALYST });
    now = new Date('2026-11-23T00:00:00Z');
    expect(await answer()).toMatchObject({ paid: 5, model: 'test-model' });
  });

  it.each(['hang_before_headers', 'status_400', 'content_filter', 'refusal', 'reset_mid_body'] as const)(
    'count alike, and are nobody else’s: %s',
    async (fault) => {
      const quick = await startModelApp(open.db, { server: app.server });
      quick.behave(fault);
      const at = caller.at(quick.chat.app);
      for (let free = 0; free < FREE_A_DAY; free += 1) expect(await answer(ask, at)).toMatchObject({ paid: 0 });
      expect(await answer(ask, at)).toMatchObject({ paid: 5, model: BUILT_IN_ANALYST });
      quick.behave(null);
      app.server.say(soundReply);
      expect(await answer(ask, await newCaller(app.chat.app))).toMatchObject({ paid: 5, model: 'test-model' });
      await quick.close();
    },
  );

  it('count at once: of ten answers that run together exactly three are free', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => caller.send(ask)));
    const told = all.map((reply) => {
      expect(reply.statusCode).toBe(200);
      const { message } = reply.json<{ message: { content: string } }>();
      return AnalysisContent.parse(JSON.parse(message.content)).dataSource.notice ?? '';
    });
    expect(told.filter((notice) => notice.includes('Not charged'))).toHaveLength(FREE_A_DAY);
    expect(told.filter((notice) => notice.includes('ordinary price'))).toHaveLength(7);
    expect(await caller.tokens()).toBe(150 - 7 * 5);
  });

  it('are not forgotten with the chats that they happened in', async () => {
    for (let at = 0; at < FREE_A_DAY; at += 1) {
      const session = (await caller.post('/api/chat/sessions')).json<{ id: string }>().id;
      expect(await answer({ sessionId: session })).toMatchObject({ paid: 0 });
    }
    await open.db.delete(chatSessions).where(eq(chatSessions.userId, caller.id));
    expect(await answer()).toMatchObject({ paid: 5, model: BUILT_IN_ANALYST });
  });

  it('cannot be had by stopping instead', async () => {
    app.behave('hang_mid_body');
    for (let at = 0; at < FREE_A_DAY + 1; at += 1) {
      const before = await caller.tokens();
      const session = (await caller.post('/api/chat/sessions')).json<{ id: string }>().id;
      const stream = await streamSend(app, caller, { ...ask, sessionId: session });
      await stream.until('picks');
      await caller.post(`/api/chat/sessions/${session}/stop`);
      await stream.rest();
      expect(before - (await caller.tokens())).toBe(5);
    }
  });

  it('are the account’s own also where its reader left, and follows the answer again', async () => {
    app.behave('hang_mid_body');
    const quick = await startModelApp(open.db, { server: app.server, limits: { modelMs: { regular: 300, pro: 300 } } });
    for (let at = 0; at < FREE_A_DAY + 1; at += 1) {
      const session = (await caller.post('/api/chat/sessions')).json<{ id: string }>().id;
      const stream = await streamSend(quick, caller, { ...ask, sessionId: session });
      await stream.until('picks');
      stream.leave();
      const url = `${quick.address}/api/chat/sessions/${session}/stream`;
      await (await openStream(url, { headers: { cookie: caller.cookie } })).rest();
    }
    await expect.poll(() => caller.tokens()).toBe(145);
    await quick.close();
  });
});

describe('what was delivered for nothing', () => {
  const limit = async (amount: number) => {
    const [user] = await open.db
      .select()
      .from(users)
      .where(and(eq(users.id, caller.id)));
    if (!user) throw new Error('the caller has no row');
    const deps = { db: open.db, now: () => now, authSecret: 'a secret of the test' };
    await setSpendingLimit(deps, user, { unit: 'tokens', window: 'day', amount });
  };

  it('counts against the limit that its reader set, like what was paid', async () => {
    await limit(5);
    expect(await answer()).toMatchObject({ paid: 0 });
    const refused = await caller.send(ask);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'limit_reached']);
    expect(refused.json().message).toContain('You used 5 tokens of it');
    now = new Date(NOW.getTime() + DAY_MS + 1);
    expect(await answer()).toMatchObject({ paid: 0 });
  });

  it('counts for an unlimited account too', async () => {
    await open.db
      .update(users)
      .set({ email: `${caller.id}@acme.example`, emailVerified: true })
      .where(eq(users.id, caller.id));
    await limit(5);
    expect((await caller.send(ask)).statusCode).toBe(200);
    expect((await caller.send(ask)).json().code).toBe('limit_reached');
  });
});
