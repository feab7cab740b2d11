import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { BalanceNotice } from '#contract/tokens.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { users } from '../../db/schema/accounts.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { setBalance } from '../tokens/tokens.service.ts';
import { type Caller, eventsOf, newCaller, startChatApp } from './test-chat-app.ts';

const ASK = { message: 'Best NFL bets today?' };

const open = await testDatabase();
const chat = await startChatApp(open.db, footballSlate(), () => NOW);

async function callerWith(tokens: number, email?: string): Promise<Caller> {
  const caller = await newCaller(chat.app, email);
  const [user] = await open.db.select().from(users).where(eq(users.id, caller.id));
  await open.db.transaction((tx) => setBalance(tx, { walletId: user!.walletId, tokens, newId: randomUUID, now: NOW }));
  return caller;
}

const noticeOf = async (caller: Caller, body: object = ASK, headers = {}) =>
  (await caller.send(body, headers)).json<{ balanceNotice?: unknown }>().balanceNotice;

describe('a low balance', () => {
  it('is told of once at a fifth of a month and once at nothing', async () => {
    const caller = await callerWith(32);
    expect(await noticeOf(caller)).toBeUndefined();
    const low = await noticeOf(caller);
    expect(BalanceNotice.parse(low)).toEqual({ level: 'low', balance: 30, topUp: '/pricing' });
    expect(await noticeOf(caller)).toBeUndefined();
    for (let left = 29; left > 5; left -= 5) await caller.send({ ...ASK, mode: 'pro' });
    expect(await caller.tokens()).toBe(4);
    for (let left = 4; left > 1; left--) expect(await noticeOf(caller)).toBeUndefined();
    expect(await noticeOf(caller)).toEqual({ level: 'empty', balance: 0, topUp: '/pricing' });
  });

  it('is told of with the streamed answer as well, and not again with its repetition', async () => {
    const caller = await callerWith(1);
    const headers = { accept: 'text/event-stream', 'idempotency-key': 'once' };
    const done = eventsOf((await caller.send(ASK, headers)).body).at(-1);
    expect(done).toMatchObject({ event: 'done', data: { balanceNotice: { level: 'empty', balance: 0 } } });
    const again = await caller.send(ASK, { 'idempotency-key': 'once' });
    expect(again.statusCode).toBe(200);
    expect(again.json()).not.toHaveProperty('balanceNotice');
  });

  it('is not told of with an answer that is free', async () => {
    expect(await noticeOf(await callerWith(3), { message: 'What is Kelly?' })).toBeUndefined();
  });
});

describe('a send without enough tokens', () => {
  it('is told the price, what is left and where there is more', async () => {
    const caller = await callerWith(4);
    const refused = await caller.send({ ...ASK, mode: 'pro' });
    expect(refused.statusCode).toBe(402);
    expect(refused.json()).toMatchObject({ balance: 4, price: 5, topUp: '/pricing' });
  });

  it('is told the same, as a plain refusal, when the tokens went while a stream waited for prices', async () => {
    const caller = await callerWith(0);
    const slate = await chat.slate.current();
    chat.slate.current = async () => ({ ...slate, odds: 'live', asOf: NOW });
    const other = await callerWith(1);
    chat.slate.freshen = async (_wanted, onWait) => {
      onWait();
      // Spent elsewhere while this send waits for prices.
      await open.db.transaction(async (tx) => {
        const [user] = await tx.select().from(users).where(eq(users.id, other.id));
        await setBalance(tx, { walletId: user!.walletId, tokens: 0, newId: randomUUID, now: NOW });
      });
    };
    expect((await caller.send(ASK, { accept: 'text/event-stream' })).statusCode).toBe(402);
    const streamed = await other.send(ASK, { accept: 'text/event-stream' });
    expect(streamed.statusCode).toBe(402);
    expect(streamed.json()).toMatchObject({
      code: 'insufficient_tokens',
      message: 'This analysis costs 1 token and you have 0. Nothing was charged.',
      balance: 0,
      price: 1,
      topUp: '/pricing',
    });
  });
});
