import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import type { WantedPrices } from '#research/tools/best-bets/wanted-prices.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { openTestDatabase, testDatabase } from '../../platform/database/test-database.ts';
import { type Caller, type ChatApp, eventsOf, newCaller, startChatApp } from './test-chat-app.ts';

const STREAM = { accept: 'text/event-stream' };
const question = { message: 'best NFL bets today', mode: 'regular' };

describe('a question over live odds', async () => {
  let chat: ChatApp;
  let caller: Caller;
  let wanted: WantedPrices[];
  const open = await testDatabase();
  beforeEach(async () => {
    wanted = [];
    chat = await startChatApp(open.db, footballSlate('live'), () => NOW);
    caller = await newCaller(chat.app);
  });
  /** What was worked on and never paid for, of all callers of this file. */
  const unpaidOf = async () => {
    const counted = await open.db.execute(sql`select count(*)::int as n from rate_events where kind = 'unpaid-work'`);
    return rowsOf<{ n: number }>(counted)[0]?.n;
  };
  const freshenWith = (then: () => Promise<void>) => {
    chat.slate.freshen = async (prices, onWait) => {
      wanted.push(prices);
      onWait();
      await then();
    };
  };

  it('is answered from the prices that were fetched for it, and says so', async () => {
    const old = await chat.slate.current();
    const events: string[] = [];
    freshenWith(async () => {
      events.push('fetched');
      chat.slate.current = async () => ({ ...old, asOf: NOW });
    });
    const sent = await caller.send(question, STREAM);
    const names = eventsOf(sent.body).map(({ event, data }) => `${event} ${data.stage ?? ''}`.trim());
    expect(names.slice(0, 4)).toEqual(['accepted', 'stage prices', 'stage price', 'picks']);
    expect(names.at(-1)).toBe('done');
    expect(wanted).toEqual([{ sportKeys: ['americanfootball_nfl'], eventIds: [], kinds: [] }]);
    expect(sent.body).toContain(NOW.toISOString());
    expect(await caller.tokens()).toBe(149);
  });

  it('asks for nothing when the answer is free or cannot be paid for, and is refused in the plain way', async () => {
    freshenWith(async () => {});
    await caller.send({ message: 'hello', mode: 'regular' }, STREAM);
    await open.db.execute(
      sql`update token_grants set remaining = 0 where wallet_id = (select wallet_id from users where id = ${caller.id}::uuid)`,
    );
    const refused = await caller.send(question, STREAM);
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([402, expect.stringMatching(/json/)]);
    expect(wanted).toEqual([]);
  });

  it('ends when its reader stops a wait that has no end, and is charged nothing', async () => {
    let wait = () => {};
    const asked = new Promise<void>((resolve) => {
      wait = resolve;
    });
    freshenWith(() => {
      wait();
      return new Promise<void>(() => {});
    });
    const first = (await caller.send({ message: 'hello' })).json<{ sessionId: string }>();
    const sent = caller.send({ ...question, sessionId: first.sessionId }, STREAM);
    await asked;
    expect((await caller.post(`/api/chat/sessions/${first.sessionId}/stop`)).statusCode).toBe(200);
    const events = eventsOf((await sent).body);
    expect(events.at(-1)?.event).toBe('error');
    expect(events.map(({ event }) => event)).not.toContain('picks');
    expect(await caller.tokens()).toBe(150);
    expect(await unpaidOf()).toBe(1);
  });

  it('is refused in the plain way when it cannot be answered after all, and is charged nothing', async () => {
    freshenWith(async () => {
      chat.slate.current = async () => Promise.reject(new Error('the database is away'));
    });
    const refused = await caller.send(question, STREAM);
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([500, expect.stringMatching(/json/)]);
    expect(refused.body).not.toContain('database is away');
    expect(await caller.tokens()).toBe(150);
  });
});

it('never fetches for demo odds', async () => {
  const open = await openTestDatabase();
  const chat = await startChatApp(open.db, footballSlate('demo'), () => NOW);
  let asked = 0;
  chat.slate.freshen = async () => {
    asked += 1;
  };
  const caller = await newCaller(chat.app);
  expect((await caller.send(question)).statusCode).toBe(200);
  expect(asked).toBe(0);
  await open.close();
});
