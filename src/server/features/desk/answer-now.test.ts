import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerNow } from '#contract/answer-now.ts';
import type { SendMessageReply } from '#contract/chat.ts';
import type { Slate } from '#research/slate/slate.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { SITE } from '../../test-server.ts';
import { createPlayGuard } from '../play-limits/play-guard.ts';
import { createRecordSummary } from '../record/record.service.ts';
import { type Caller, newCaller, startChatApp } from '../turns/test-chat-app.ts';
import { TurnGate } from '../turns/turn-gate.ts';
import { answerNowRoutes } from './answer-now.routes.ts';

const open = await testDatabase();
const { app } = await startChatApp(open.db, footballSlate(), () => NOW);
let slate: Slate = footballSlate();
let at = NOW;

beforeAll(async () => {
  const deps = { db: open.db, now: () => at, newId: randomUUID, authSecret: 'a secret of the test' };
  await app.register(
    answerNowRoutes({
      ...deps,
      slate: { current: async () => slate, freshen: async () => {}, marketChanges: async () => [] },
      play: createPlayGuard({ authSecret: deps.authSecret, site: SITE }),
      site: SITE,
      readRecord: createRecordSummary(deps),
      gate: new TurnGate(),
    }),
  );
});

async function answered(message: string): Promise<{ caller: Caller; id: string; content: string }> {
  slate = footballSlate();
  at = NOW;
  const caller = await newCaller(app);
  const reply = (await caller.send({ message })).json<SendMessageReply>();
  return { caller, id: reply.message.id, content: reply.message.content };
}

const pathOf = (id: string) => `/api/chat/messages/${id}/now`;
const now = async (caller: Caller, id: string) => (await caller.get(pathOf(id))).json<AnswerNow>();

/** The same slate with every price of a game changed. */
const withPrices = (of: Slate, change: (decimal: number) => number): Slate => ({
  ...of,
  events: of.events.map((event) => ({
    ...event,
    markets: event.markets.map((market) => ({
      ...market,
      quotes: market.quotes.map((quote) => ({ ...quote, decimals: quote.decimals.map(change) })),
    })),
  })),
});

describe('the bets of a saved answer now', () => {
  it('are the very bets of its picks, at the prices that are stored, and cost nothing', async () => {
    const { caller, id, content } = await answered('Best NFL bets?');
    const { mainBet, additionalBets } = JSON.parse(content);
    const before = await caller.tokens();
    const { bets } = await now(caller, id);
    expect(bets.map(({ pick }) => pick).sort()).toEqual(
      [mainBet, ...additionalBets].map(({ pick }: { pick: string }) => pick).sort(),
    );
    const main = bets.find(({ pick }) => pick === mainBet.pick);
    expect(main?.answered).toMatchObject({ price: { text: mainBet.odds }, verdict: mainBet.verdict });
    expect(main?.now).toMatchObject({ verdict: mainBet.verdict, price: { text: mainBet.odds }, book: mainBet.book });
    expect(main?.text).toMatch(/^Still a bet: /);
    expect(await caller.tokens()).toBe(before);
  });

  it('follow the prices, which is said in words', async () => {
    const { caller, id } = await answered('is Bills +2.5 -110 good?');
    slate = withPrices(footballSlate(), (decimal) => 1 + (decimal - 1) * 0.8);
    const { bets } = await now(caller, id);
    expect(bets).toHaveLength(1);
    expect(bets[0]?.now?.price.value).toBeLessThan(2);
    expect(bets[0]?.text).toMatch(/ then, .* now\.$/);
  });

  it('that have begun, or that no book has any more, say so', async () => {
    const { caller, id } = await answered('is Bills +2.5 -110 good?');
    slate = { ...footballSlate(), events: [] };
    expect((await now(caller, id)).bets).toMatchObject([
      { now: null, text: 'No book where you can bet has Buffalo Bills +2.5 any more.' },
    ]);
    slate = footballSlate();
    at = new Date(NOW.getTime() + 7 * 86_400_000);
    expect((await now(caller, id)).bets).toMatchObject([{ now: null, text: 'The game has begun.' }]);
  });

  it('are told at any balance, and to nobody but who was answered', async () => {
    const { caller, id } = await answered('is Bills +2.5 -110 good?');
    const stranger = await newCaller(app);
    expect((await stranger.get(pathOf(id))).statusCode).toBe(404);
    expect((await app.inject({ url: pathOf(id) })).statusCode).toBe(401);
    await open.db.execute(sql`update token_grants set remaining = 0
      where wallet_id = (select wallet_id from users where id = ${caller.id}::uuid)`);
    expect((await caller.get(pathOf(id))).statusCode).toBe(200);
  });

  it('are none for who said to be under 21', async () => {
    const { caller, id } = await answered('is Bills +2.5 -110 good?');
    await open.db.execute(sql`update users set under_age_since = ${NOW.toISOString()} where id = ${caller.id}::uuid`);
    expect((await caller.get(pathOf(id))).statusCode).toBe(403);
  });

  it('are none of an answer that judged nothing', async () => {
    const { caller, id } = await answered('hedge $100 at +400 with -150');
    expect((await now(caller, id)).bets).toEqual([]);
  });
});
