import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AnalysisContent } from '#contract/analysis.ts';
import { BlocksContent } from '#contract/answer-content.ts';
import { footballSlate, NOW, testSlate } from '#research/slate/test-slate.ts';
import { users } from '../../db/schema/accounts.ts';
import { picks } from '../../db/schema/chat.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { listLedger } from '../tokens/ledger.service.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { setBalance } from '../tokens/tokens.service.ts';
import { type Caller, eventsOf, newCaller, startChatApp } from './test-chat-app.ts';

type Reply = { sessionId: string; message: { id: string; content: string; role: string }; tokensRemaining: number };

let caller: Caller;
const slate = footballSlate();

const open = await testDatabase({ poolSize: 10 });
const chat = await startChatApp(open.db, slate, () => NOW);
afterAll(async () => {
  expect(await brokenLedgerRules(open.db)).toEqual([]);
});
const ask = { message: 'Best NFL bets today?' };

describe('sending a question', () => {
  beforeAll(async () => {
    caller = await newCaller(chat.app);
  });

  it('answers with at least three picks, charges one token, and keeps both messages', async () => {
    const response = await caller.send(ask);
    expect(response.statusCode).toBe(200);
    const reply = response.json<Reply>();
    const content = AnalysisContent.parse(JSON.parse(reply.message.content));
    expect(1 + content.additionalBets.length).toBeGreaterThanOrEqual(3);
    expect(content.dataSource).toMatchObject({ model: 'built-in analyst', odds: 'demo' });
    expect(reply.tokensRemaining).toBe(149);
    expect(await caller.tokens()).toBe(149);

    const saved = (await caller.get(`/api/chat/sessions/${reply.sessionId}/messages`)).json<Reply['message'][]>();
    expect(saved.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(saved[0]?.content).toBe(ask.message);
    expect(saved[1]).toMatchObject({ id: reply.message.id, content: reply.message.content });
    const sessions = (await caller.get('/api/chat/sessions')).json<{ title: string }[]>();
    expect(sessions[0]?.title).toBe(ask.message);
  });

  it('records every shown pick with its price, fair probability, verdict and time', async () => {
    const reply = (await caller.send(ask)).json<Reply>();
    const content = AnalysisContent.parse(JSON.parse(reply.message.content));
    for (const pick of [content.mainBet, ...content.additionalBets]) {
      const [row] = await open.db.select().from(picks).where(eq(picks.id, pick.id));
      expect(row).toMatchObject({
        oddsDecimal: pick.oddsDecimal,
        fairProbability: pick.fairProbability,
        edge: pick.edge,
        verdict: pick.verdict,
        confidence: pick.confidence,
        units: pick.units,
        shownAt: NOW,
        odds: 'demo',
      });
    }
  });

  it('tells in the ledger which question a token went to, until its chat is deleted', async () => {
    const { sessionId } = (await caller.send(ask)).json<Reply>();
    const [user] = await open.db.select().from(users).where(eq(users.id, caller.id));
    const newest = async () => (await listLedger(open.db, user!, { limit: 1 })).lines[0];
    expect(await newest()).toMatchObject({ tokens: -1, question: ask.message });
    expect((await caller.remove(`/api/chat/sessions/${sessionId}`)).statusCode).toBeLessThan(300);
    expect(await newest()).toMatchObject({ tokens: -1, question: null });
  });

  it('charges five for pro, with up to ten picks', async () => {
    const before = await caller.tokens();
    const reply = (await caller.send({ ...ask, mode: 'pro' })).json<Reply>();
    expect(reply.tokensRemaining).toBe(before - 5);
    expect(JSON.parse(reply.message.content).totalPicks).toBeGreaterThan(3);
  });

  it.each([
    ['at once', []],
    ['after small talk', ['thanks', 'hello']],
  ])('understands a follow-up in its session, %s', async (_, between) => {
    const first = (await caller.send({ message: 'Bills moneyline?' })).json<Reply>();
    for (const message of between) await caller.send({ message, sessionId: first.sessionId });
    const second = await caller.send({ message: 'what about the over?', sessionId: first.sessionId });
    const content = BlocksContent.parse(JSON.parse(second.json<Reply>().message.content));
    expect(content.blocks.find(({ kind }) => kind === 'verdict')).toMatchObject({
      game: 'Buffalo Bills @ Kansas City Chiefs',
      bet: 'Over 47.5',
    });
  });

  it.each([
    ['hello', /./],
    ['what is closing line value?', /closing/i],
    ['I lost my rent money and I need to win it back tonight', /1-800-522-4700/],
    ["I'm 19, best bets today?", /21/],
    ['write me a poem about rain', /./],
  ])('answers %j free of charge, without picks, and saves it', async (message, expected) => {
    // What is said of an age stays with the account.
    const writer = await newCaller(chat.app);
    const before = await writer.tokens();
    const reply = (await writer.send({ message })).json<Reply>();
    expect(reply.message.content).toMatch(expected);
    expect(() => AnalysisContent.parse(JSON.parse(reply.message.content))).toThrow();
    expect(reply.tokensRemaining).toBe(before);
    expect((await writer.get(`/api/chat/sessions/${reply.sessionId}/messages`)).json()).toHaveLength(2);
  });

  it('takes a text with characters that cannot be stored, and keeps the rest of it', async () => {
    const response = await caller.send({ message: 'Best \u0000NFL bets \ud800today?' });
    expect(response.statusCode).toBe(200);
    const { sessionId } = response.json<Reply>();
    const saved = (await caller.get(`/api/chat/sessions/${sessionId}/messages`)).json<Reply['message'][]>();
    expect(saved[0]?.content).toBe('Best NFL bets \ufffdtoday?');
    const session = (await caller.post('/api/chat/sessions', { title: 'My\u0000 \udc00chat' })).json();
    expect(session).toMatchObject({ title: 'My \ufffdchat' });
    expect((await caller.get('/api/chat/sessions')).json()).toContainEqual(session);
  });

  it('says so, free, when nothing stored fits', async () => {
    const before = await caller.tokens();
    const reply = (await caller.send({ message: 'Best MLB bets with odds of +5000 or better' })).json<Reply>();
    expect(reply.message.content).toMatch(/no stored price .*fits/i);
    expect(await caller.tokens()).toBe(before);
  });

  it.each([
    [{ message: '   ' }, 400, 'message'],
    [{ message: '\u0000' }, 400, 'message'],
    [{}, 400, 'message'],
    [{ message: 'x'.repeat(2001) }, 400, 'message'],
    [{ message: 'hi', mode: 'ultra' }, 400, 'mode'],
    [{ message: 'hi', timeZone: 'Mars/Olympus' }, 400, 'timeZone'],
    [{ message: 'hi', sessionId: 'nope' }, 400, 'sessionId'],
    [{ message: 'hi', sessionId: '00000000-0000-4000-8000-000000000000' }, 404, 'chat'],
  ])('refuses %j with %i and a message that names it', async (body, status, named) => {
    const before = await caller.tokens();
    const response = await caller.send(body);
    expect(response.statusCode).toBe(status);
    expect(response.json<{ message: string }>().message).toContain(named);
    expect(await caller.tokens()).toBe(before);
  });

  it('hides another user’s session behind 404 on every route', async () => {
    const { sessionId } = (await caller.send(ask)).json<Reply>();
    const other = await newCaller(chat.app);
    expect((await other.get(`/api/chat/sessions/${sessionId}/messages`)).statusCode).toBe(404);
    expect((await other.get(`/api/chat/sessions/${sessionId}/stream`)).statusCode).toBe(404);
    expect((await other.post(`/api/chat/sessions/${sessionId}/stop`)).statusCode).toBe(404);
    expect((await other.send({ ...ask, sessionId })).statusCode).toBe(404);
  });

  it('asks a signed-out caller to sign in before it looks at the body', async () => {
    const response = await chat.app.inject({ method: 'POST', url: '/api/chat/message', payload: { mode: 3 } });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ message: 'Unauthorized' });
  });

  it('lists the five newest answers with picks', async () => {
    const recent = (await caller.get('/api/chat/recent-recommendations')).json<{ content: string }[]>();
    expect(recent).toHaveLength(5);
    for (const { content } of recent) expect(() => AnalysisContent.parse(JSON.parse(content))).not.toThrow();
  });
});

describe('streaming', () => {
  it('sends what was accepted, then stage, then picks, then prose, then done, and they add up to the saved answer', async () => {
    const user = await newCaller(chat.app);
    const response = await user.send(ask, { accept: 'text/event-stream' });
    expect(response.headers['content-type']).toContain('text/event-stream');
    const events = eventsOf(response.body);
    const order = events.map(({ event }) => event).filter((event, i, all) => event !== all[i - 1]);
    expect(order).toEqual(['accepted', 'stage', 'picks', 'delta', 'done']);
    const done = events.at(-1)?.data as unknown as Reply;
    const content = AnalysisContent.parse(JSON.parse(done.message.content));
    const summary = events
      .filter(({ event, data }) => event === 'delta' && data.field === 'summary')
      .map(({ data }) => data.text)
      .join('');
    expect(summary).toBe(content.summary);
    const told = events.find(({ event }) => event === 'picks')?.data;
    expect(told?.odds).toBe(content.dataSource.odds);
    const shown = told?.picks as { id: string; edge: number }[];
    expect(shown.map(({ id }) => id)).toEqual([content.mainBet, ...content.additionalBets].map(({ id }) => id));
  });

  it('refuses before its first event with a plain status and JSON', async () => {
    const user = await newCaller(chat.app);
    const response = await user.send({ message: '' }, { accept: 'text/event-stream' });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('application/json');
  });

  it('has nothing to follow when nothing runs', async () => {
    const user = await newCaller(chat.app);
    const { sessionId } = (await user.send(ask)).json<Reply>();
    expect((await user.get(`/api/chat/sessions/${sessionId}/stream`)).statusCode).toBe(204);
    expect((await user.post(`/api/chat/sessions/${sessionId}/stop`)).json()).toEqual({ stopped: false });
  });
});

describe('an Idempotency-Key', () => {
  it('returns the first answer to a repeat and charges once', async () => {
    const user = await newCaller(chat.app);
    const headers = { 'idempotency-key': randomUUID() };
    const first = (await user.send(ask, headers)).json<Reply>();
    const again = await user.send(ask, headers);
    expect(again.statusCode).toBe(200);
    expect(again.json<Reply>()).toEqual(first);
    expect(await user.tokens()).toBe(149);
  });

  it('is refused with 409 for another message, and belongs to one user', async () => {
    const user = await newCaller(chat.app);
    const headers = { 'idempotency-key': 'same' };
    await user.send(ask, headers);
    expect((await user.send({ message: 'NBA?' }, headers)).statusCode).toBe(409);
    expect((await user.send({ ...ask, timeZone: 'Asia/Tokyo' }, headers)).statusCode).toBe(409);
    const other = await newCaller(chat.app);
    expect((await other.send({ message: 'NBA?' }, headers)).statusCode).toBe(200);
  });

  it('answers fifty parallel repeats with one charge', async () => {
    const user = await newCaller(chat.app);
    const headers = { 'idempotency-key': randomUUID() };
    const responses = await Promise.all(Array.from({ length: 50 }, () => user.send(ask, headers)));
    const delivered = responses.filter(({ statusCode }) => statusCode === 200);
    expect(delivered.length).toBeGreaterThan(0);
    for (const { statusCode } of responses) expect([200, 409, 429]).toContain(statusCode);
    expect(new Set(delivered.map((response) => response.json<Reply>().message.id)).size).toBe(1);
    expect(await user.tokens()).toBe(149);
  });
});

describe('when an answer cannot be made', () => {
  it('is 503 and free while no live odds are stored', async () => {
    const user = await newCaller(chat.app);
    chat.slate.current = async () => ({ ...testSlate([], 'live'), asOf: null });
    const response = await user.send(ask);
    chat.slate.current = async () => slate;
    expect(response.statusCode).toBe(503);
    expect(response.json<{ message: string }>().message).toMatch(/live odds/);
    expect(await user.tokens()).toBe(150);
    expect((await user.get('/api/chat/sessions')).json()).toEqual([]);
  });

  it('costs nothing and saves nothing more when the tokens do not suffice, and the key can be used again', async () => {
    const user = await newCaller(chat.app);
    for (let spent = 0; spent < 146; spent += 1) await user.send(ask);
    const headers = { 'idempotency-key': 'later' };
    const sessions = (await user.get('/api/chat/sessions')).json<unknown[]>().length;
    const refused = await user.send({ ...ask, mode: 'pro' }, headers);
    expect(refused.statusCode).toBe(402);
    expect(refused.json()).toMatchObject({ balance: 4, price: 5, topUp: '/pricing' });
    expect((await user.get('/api/chat/sessions')).json<unknown[]>()).toHaveLength(sessions);
    expect(await user.tokens()).toBe(4);
    expect((await user.send(ask, headers)).statusCode).toBe(200);
    expect(await user.tokens()).toBe(3);
  });
});

describe('tokens that wait for the address to be confirmed', () => {
  it('are named by the refusal of a send that they would have paid, with the way to them', async () => {
    const user = await newCaller(chat.app);
    const waiting = open.db.update(users).set({ tokensOnConfirmation: 135 }).where(eq(users.id, user.id));
    const [account] = await waiting.returning({ walletId: users.walletId });
    await setBalance(open.db, { walletId: account!.walletId, tokens: 1, newId: randomUUID, now: NOW });
    const refused = await user.send({ ...ask, mode: 'pro' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      402,
      { balance: 1, price: 5, waiting: 135, topUp: '/profile' },
    ]);
    expect(refused.json().message).toBe(
      'This analysis costs 5 tokens and you have 1. Confirm your e-mail address, and 135 more are yours. Nothing was charged.',
    );
    const last = await user.send(ask);
    expect(last.json()).toMatchObject({ balanceNotice: { level: 'empty', waiting: 135, topUp: '/profile' } });
  });
});

describe('two hundred sends at once', () => {
  it('answers and charges exactly 150, refuses 50 with 402, and ends at 0', async () => {
    const user = await newCaller(chat.app);
    let underWay = 0;
    const refused: (() => void)[] = [];
    // One that was told "too many at once" is sent again when another has its answer: nothing sleeps, nothing spins.
    const sendUntilAnswered = async (): Promise<number> => {
      for (;;) {
        underWay += 1;
        const { statusCode } = await user.send(ask);
        underWay -= 1;
        if (statusCode !== 429) {
          refused.shift()?.();
          return statusCode;
        }
        if (underWay > 0) await new Promise<void>((resolve) => refused.push(resolve));
      }
    };
    const statuses = await Promise.all(Array.from({ length: 200 }, sendUntilAnswered));
    expect(statuses.filter((status) => status === 200)).toHaveLength(150);
    expect(statuses.filter((status) => status === 402)).toHaveLength(50);
    expect(await user.tokens()).toBe(0);
    const { headers } = await user.get('/api/chat/sessions');
    expect(headers['x-total-count']).toBe('150');
  });
});

describe('an unlimited account', () => {
  it('is charged nothing only once its company address is verified', async () => {
    const user = await newCaller(chat.app, `boss-${randomUUID()}@ACME.example`);
    await user.send(ask);
    expect(await user.tokens()).toBe(149);
    await verifyEmail(user.id);
    const answered = await user.send({ ...ask, mode: 'pro' });
    expect(answered.json()).toMatchObject({ tokensRemaining: 149 });
    expect((await user.get('/api/auth/user')).json()).toMatchObject({
      tokensRemaining: 149,
      tokensUsedThisMonth: 1,
      proAnalysesThisMonth: 1,
    });
  });
});

async function verifyEmail(userId: string): Promise<void> {
  const { users } = await import('../../db/schema/accounts.ts');
  await open.db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}
