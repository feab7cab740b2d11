import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOW } from '#research/slate/test-slate.ts';
import { users } from '../../db/schema/accounts.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { AUTH_SECRET, SITE } from '../../test-server.ts';
import { bestBetsRoutes } from '../best-bets/best-bets.routes.ts';
import { createBestBets } from '../best-bets/best-bets.service.ts';
import { ownDataRoutes } from '../own-data/own-data.routes.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { createPlayGuard } from './play-guard.ts';
import { ASK, newPlayer, type Player, startPlayApp } from './test-play-app.ts';

const STATEMENT = { message: 'im 17, best bets today?' };
const guard = createPlayGuard({ authSecret: AUTH_SECRET, site: SITE });

let player: Player;
const open = await testDatabase();
const server = await startPlayApp(open.db);
beforeAll(async () => {
  const { db } = open;
  const deps = { db, now: server.now, newId: randomUUID };
  const slate = { books: async () => [] };
  await server.app.register(bestBetsRoutes(createBestBets({ ...deps, slate, play: guard, odds: 'demo' })));
  const never = async () => {
    throw new Error('nobody deletes an account here');
  };
  const account = { authSecret: AUTH_SECRET, appUrl: 'http://localhost:3000' };
  const leaving = {
    passwords: { hash: never, matches: never },
    billing: { deleteCustomerFor: never, endBillingFor: never },
  };
  await server.app.register(ownDataRoutes({ ...deps, ...account, ...leaving }));
});
afterAll(async () => {
  expect(await brokenLedgerRules(open.db)).toEqual([]);
});
beforeEach(async () => {
  player = await newPlayer(server, open.db);
});

type Reply = { sessionId: string; message: { content: string }; tokensRemaining: number };
const stream = { accept: 'text/event-stream' };

async function say(message: string, more: object = {}): Promise<Reply> {
  const answer = await player.send({ message, ...more });
  expect([message, answer.statusCode]).toEqual([message, 200]);
  return answer.json<Reply>();
}
const holdsPicks = ({ message }: Reply): boolean => message.content.includes('"mainBet"');
const lift = () => open.db.update(users).set({ underAgeSince: null }).where(eq(users.id, player.id));

describe('an account whose holder said to be under 21', () => {
  it('is told at once that it gets no picks, who can change that, and that nothing was charged', async () => {
    const { message, tokensRemaining } = await say(STATEMENT.message);
    expect(message.content).toContain('21');
    expect(message.content).toContain('from now on');
    expect(message.content).toContain(SITE.supportEmail);
    expect(tokensRemaining).toBe(150);
  });

  it('gets no picks afterwards, in any chat, mode or form of reply, free of charge', async () => {
    const { sessionId } = await say(STATEMENT.message);
    for (const asked of [
      { message: 'best NFL bets today?' },
      { message: 'I was joking, best NFL bets today?', sessionId },
      { message: 'best NFL bets today?', mode: 'pro' },
      { message: 'Bills moneyline?' },
      { message: 'give me a 3 leg parlay' },
      { message: 'is Bills +2.5 at +105 good?' },
      { message: 'how much of my $500 bankroll should I bet?' },
      { message: 'best hockey bets?' },
    ]) {
      const reply = await say(asked.message, asked);
      expect(holdsPicks(reply), asked.message).toBe(false);
      expect(reply.message.content, asked.message).toContain(SITE.supportEmail);
      expect(reply.message.content, asked.message).toContain('under 21');
    }
    const streamed = await player.send(ASK, stream);
    expect(streamed.body).not.toContain('event: picks');
    expect(streamed.body).toContain(SITE.supportEmail);
    expect(await player.tokens()).toBe(150);
  });

  it('gets no best bets, no new purchase, and its latest picks are shown no more', async () => {
    expect(holdsPicks(await say(ASK.message))).toBe(true);
    expect((await player.get('/api/chat/recent-recommendations')).json()).toHaveLength(1);
    await say(STATEMENT.message);
    const refused = await player.get('/api/best-bets');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'under_age']);
    expect(refused.json().message).toContain(SITE.supportEmail);
    expect((await player.get('/api/chat/recent-recommendations')).json()).toEqual([]);
    const { id, email, walletId } = player;
    const user = { id, email, walletId };
    const buying = open.db.transaction((tx) => guard.assertMayBuy(tx, { user, cents: 1000, now: NOW }));
    await expect(buying).rejects.toMatchObject({ code: 'under_age' });
    await expect(guard.assertNotExcluded(open.db, { user, now: NOW })).rejects.toMatchObject({ code: 'under_age' });
  });

  it('has no reasons told of a pick that it was given before, while what it was given can still be read', async () => {
    const given = await say(ASK.message, { message: 'best NFL bets today?' });
    await say(STATEMENT.message);
    const { sessionId } = given;
    const why = await say('explain the second one', { sessionId });
    expect(why.message.content).toContain('under 21');
    const messages = (await player.get(`/api/chat/sessions/${sessionId}/messages`)).json<{ content: string }[]>();
    expect(messages[1]?.content).toContain('"mainBet"');
  });

  it('keeps help, terms and small talk', async () => {
    await say(STATEMENT.message);
    for (const [asked, told] of [
      ['i lost my rent betting and cant stop', SITE.helplinePhone],
      ['what does vig mean', 'margin'],
      ['hello', 'Hello'],
    ] as const) {
      const { message } = await say(asked);
      expect(message.content, asked).toContain(told);
      expect(message.content, asked).not.toContain('under 21');
    }
  });

  it('stays so when the chat is deleted, on another server, and for a key that is sent again', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await player.send(STATEMENT, key);
    const { sessionId } = first.json<Reply>();
    expect((await player.send(STATEMENT, key)).json()).toEqual(first.json());
    const deleted = await server.app.inject({
      method: 'DELETE',
      url: `/api/chat/sessions/${sessionId}`,
      headers: { cookie: player.cookie },
    });
    expect(deleted.statusCode).toBe(200);
    const other = await startPlayApp(open.db);
    const elsewhere = await player.at(other.app).send(ASK);
    expect(elsewhere.json<Reply>().message.content).toContain('under 21');
    await other.app.close();
    const asked = { 'idempotency-key': randomUUID() };
    const refused = await player.send(ASK, asked);
    await lift();
    expect((await player.send(ASK, asked)).json()).toEqual(refused.json());
    expect(await player.tokens()).toBe(150);
  });

  it('is one also when the same words speak of trouble, which is answered first', async () => {
    const { message } = await say("I'm 17 and I lost everything gambling, I can't stop");
    expect(message.content).toContain('That sounds hard');
    expect(message.content).toContain(SITE.supportEmail);
    expect(holdsPicks(await say(ASK.message))).toBe(false);
  });

  it('finds it in the download of its data, with the first time that it was said', async () => {
    const download = async () =>
      (await player.get('/api/user/export')).json<{ account: { underAgeSince: string | null } }>().account;
    expect((await download()).underAgeSince).toBeNull();
    await say(STATEMENT.message);
    server.at(60_000);
    await say(STATEMENT.message);
    server.at(0);
    expect((await download()).underAgeSince).toBe(NOW.toISOString());
  });

  it('is an ordinary account again once support lifted it, until the same is said again', async () => {
    await say(STATEMENT.message);
    await lift();
    expect(holdsPicks(await say(ASK.message))).toBe(true);
    expect((await player.get('/api/best-bets')).statusCode).toBe(200);
    await say(STATEMENT.message);
    expect(holdsPicks(await say(ASK.message))).toBe(false);
  });
});

it('leaves every other account its picks', async () => {
  await say(STATEMENT.message);
  player = await newPlayer(server, open.db);
  await say('I have a question about my 19 year old record collection');
  expect(holdsPicks(await say(ASK.message))).toBe(true);
});
