import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { runsOnPostgresLater, testDatabase } from '../../platform/database/test-database.ts';
import { newHold } from '../../platform/database/test-hold.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { StreamPlaces } from './stream-places.ts';
import { type Caller, type ChatApp, newCaller, startChatApp } from './test-chat-app.ts';

const MINUTE_MS = 60_000;

let nowMs: number;
let servers: [ChatApp, ChatApp];
let caller: Caller;
const open = await testDatabase({ poolSize: 10 });
beforeAll(async () => {
  const now = () => new Date(nowMs);
  nowMs = NOW.getTime();
  servers = [await startChatApp(open.db, footballSlate(), now), await startChatApp(open.db, footballSlate(), now)];
});
afterAll(async () => {
  expect(await brokenLedgerRules(open.db)).toEqual([]);
  for (const { app } of servers) await app.close();
});
beforeEach(async () => {
  nowMs = NOW.getTime();
  caller = await newCaller(servers[0].app);
});

const FREE = { message: 'what is closing line value?' };
const at = (turn: number) => caller.at(servers[turn % 2 === 0 ? 0 : 1].app);
const refusedWords = (answer: Awaited<ReturnType<Caller['send']>>) => [
  answer.statusCode,
  answer.json<{ code: string }>().code,
  answer.headers['retry-after'],
];

async function askFreely(times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) expect((await at(n).send(FREE)).statusCode).toBe(200);
}

// Over all servers: the embedded database has one.
describe.skipIf(runsOnPostgresLater())('free answers of one account', () => {
  it('are 60 in ten minutes over all servers, then refused until there is room, with nothing saved', async () => {
    await askFreely(30);
    nowMs += MINUTE_MS;
    await askFreely(30);
    for (const turn of [0, 1]) expect(refusedWords(await at(turn).send(FREE))).toEqual([429, 'rate_limited', '540']);
    expect((await caller.get('/api/chat/sessions')).headers['x-total-count']).toBe('60');
    nowMs += 9 * MINUTE_MS - 1;
    expect(refusedWords(await caller.send(FREE))).toEqual([429, 'rate_limited', '1']);
    nowMs += 1;
    expect((await caller.send(FREE)).statusCode).toBe(200);
  });

  it('are not read any more, where they are long, once sixty more were refused; a short call for help is', async () => {
    await askFreely(60);
    const long = { message: `what is closing line value? ${'and vig? '.repeat(40)}` };
    for (let nth = 0; nth < 60; nth += 1) expect((await at(nth).send(long)).json().message).toContain('free questions');
    expect((await at(0).send(long)).json().message).toContain('came to nothing');
    expect((await at(0).send({ message: 'I lost my rent, give me a lock to win it back' })).statusCode).toBe(200);
  });

  it('leave what is paid, help, a repeated send, other accounts and unlimited ones alone', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await caller.send(FREE, key);
    await askFreely(59);
    expect((await caller.send(FREE)).statusCode).toBe(429);
    expect((await caller.send(FREE, key)).json()).toEqual(first.json());
    for (const message of [
      'Best NFL bets today?',
      'I lost my rent money and I need to win it back tonight',
      'ban myself',
    ]) {
      expect([message, (await caller.send({ message })).statusCode]).toEqual([message, 200]);
    }
    expect(await caller.tokens()).toBe(149);
    caller = await newCaller(servers[0].app);
    await askFreely(1);
    const boss = await newCaller(servers[0].app, `boss-${randomUUID()}@acme.example`);
    await open.db.execute(sql`update users set email_verified = true where id = ${boss.id}::uuid`);
    caller = boss;
    await askFreely(61);
  });

  it('are no more when they come at once', async () => {
    await askFreely(50);
    const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => at(n).send(FREE)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 429)).toBe(true);
  });
});

it.skipIf(runsOnPostgresLater())('new chats of one account are 500 in ten minutes over all servers', async () => {
  for (let n = 0; n < 500; n += 1) expect((await at(n).post('/api/chat/sessions')).statusCode).toBe(201);
  const refused = await at(1).post('/api/chat/sessions');
  expect(refusedWords(refused)).toEqual([429, 'rate_limited', '600']);
  expect((await caller.get('/api/chat/sessions')).headers['x-total-count']).toBe('500');
  nowMs += 10 * MINUTE_MS;
  expect((await caller.post('/api/chat/sessions')).statusCode).toBe(201);
});

describe('streams of one account', () => {
  it('are at most 16 at once, each given back once, and none of another account', () => {
    const places = new StreamPlaces();
    const leave = Array.from({ length: 16 }, () => places.take('one'));
    expect(() => places.take('one')).toThrow(expect.objectContaining({ code: 'rate_limited', retryAfterSeconds: 5 }));
    places.take('other');
    leave[0]?.();
    leave[0]?.();
    places.take('one');
    expect(() => places.take('one')).toThrow('too many answers open');
  });

  it('are given back by every answer that ended, also by one that was refused', async () => {
    for (let n = 0; n < 20; n += 1) {
      const answer = await caller.send(n % 2 ? FREE : { message: ' ' }, { accept: 'text/event-stream' });
      expect(answer.statusCode).toBe(n % 2 ? 200 : 400);
    }
  });

  it('refuse a 17th before anything is read or saved', async () => {
    const hold = newHold();
    const [first] = servers;
    const current = first.slate.current;
    first.slate.current = async () => {
      await hold.whenLetGo;
      return current();
    };
    const streams = Array.from({ length: 17 }, () =>
      caller.send({ message: 'Best NFL bets today?' }, { accept: 'text/event-stream' }),
    );
    const refused = await Promise.race(streams);
    expect(refusedWords(refused)).toEqual([429, 'rate_limited', '5']);
    first.slate.current = current;
    hold.letGo();
    const ended = (await Promise.all(streams)).map(({ statusCode }) => statusCode);
    expect(ended.sort()).toEqual([...Array<number>(16).fill(200), 429]);
  });
});
