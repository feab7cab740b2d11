import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { BlocksContent } from '#contract/answer-content.ts';
import type { SendMessageReply } from '#contract/chat.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { AUTH_SECRET } from '../../test-server.ts';
import { setSpendingLimit } from '../play-limits/play-limits.service.ts';
import { setBalance } from '../tokens/tokens.service.ts';
import { ask, type Caller, type ChatApp, eventsOf, newCaller, startChatApp } from './test-chat-app.ts';

/** Questions that calls of the desk answer: what they cost, what they leave behind, what the next one may lean on. */

const open = await testDatabase();
let chat: ChatApp;
beforeAll(async () => {
  chat = await startChatApp(open.db, footballSlate(), () => NOW);
});

const blocksOf = ({ message }: SendMessageReply) => BlocksContent.parse(JSON.parse(message.content)).blocks;
const verdictOf = (reply: SendMessageReply) => blocksOf(reply).find((block) => block.kind === 'verdict');

async function setTokens(caller: Caller, tokens: number): Promise<void> {
  const [user] = rowsOf<{ walletId: string }>(
    await open.db.execute(sql`select wallet_id as "walletId" from users where id = ${caller.id}`),
  );
  if (!user) throw new Error('no such user');
  await open.db.transaction((tx) => setBalance(tx, { walletId: user.walletId, tokens, newId: randomUUID, now: NOW }));
}

describe('a bet that is stated', () => {
  it('is judged as it is stated, charged once, and on the record', async () => {
    const bettor = await newCaller(chat.app);
    const reply = await ask(bettor, 'is Bills +2.5 -110 good?');
    expect(verdictOf(reply)).toMatchObject({
      bet: 'Buffalo Bills +2.5',
      prices: [{ label: 'Yours', price: { text: '-110' } }, { book: 'Betmgm' }],
    });
    expect(reply.tokensRemaining).toBe(149);
    const picks = rowsOf<{ pick: string }>(
      await open.db.execute(
        sql`select p.pick from picks p join analyses a on a.id = p.analysis_id where a.user_id = ${bettor.id}`,
      ),
    );
    expect(picks).toEqual([{ pick: 'Buffalo Bills +2.5' }]);
  });

  it('is answered once under its key, and streamed in blocks behind accepted', async () => {
    const bettor = await newCaller(chat.app);
    const headers = { 'idempotency-key': 'a-stated-bet-0001', accept: 'text/event-stream' };
    const events = eventsOf((await bettor.send({ message: 'Bills +2.5 -110 good?' }, headers)).body);
    expect(events.map(({ event }) => event)).toEqual(['accepted', 'block', 'block', 'done']);
    const again = await bettor.send({ message: 'Bills +2.5 -110 good?' }, { 'idempotency-key': 'a-stated-bet-0001' });
    expect(again.json<SendMessageReply>().message).toEqual(events.at(-1)?.data.message);
    expect(await bettor.tokens()).toBe(149);
  });

  it('costs nothing where its line is quoted by nobody, or nothing of it is stored', async () => {
    const bettor = await newCaller(chat.app);
    expect(blocksOf(await ask(bettor, 'is Bills +3 -110 good?'))[0]).toMatchObject({
      text: expect.stringMatching(
        /^Not a bet on an estimate alone, .*No book here quotes Bills \+3, so this is an estimate /,
      ),
    });
    expect((await ask(bettor, 'is Argentina -1 -110 good?')).message.content).toBe(
      'I have no upcoming game with Argentina.',
    );
    expect((await ask(bettor, 'Bills first half -3 -110?')).message.content).toMatch(/^I have no first half price of/);
    expect(await bettor.tokens()).toBe(150);
  });

  it('is refused with its price where the tokens do not suffice, and keeps nothing; what is free stays', async () => {
    const bettor = await newCaller(chat.app);
    await setTokens(bettor, 0);
    const refused = await bettor.send({ message: 'is Bills +2.5 -110 good?' });
    expect(refused.statusCode).toBe(402);
    expect(refused.json()).toMatchObject({ code: 'insufficient_tokens', balance: 0, price: 1 });
    expect((await bettor.get('/api/chat/sessions')).json()).toEqual([]);
    expect((await ask(bettor, 'Bills odds at every book')).tokensRemaining).toBe(0);
  });

  it('is no way around an own limit, which its verdicts count against', async () => {
    const bettor = await newCaller(chat.app);
    const [owner] = rowsOf<{ id: string; email: string; walletId: string }>(
      await open.db.execute(sql`select id, email, wallet_id as "walletId" from users where id = ${bettor.id}`),
    );
    if (!owner) throw new Error('no such user');
    const limits = { db: open.db, now: () => NOW, authSecret: AUTH_SECRET };
    await setSpendingLimit(limits, owner, { unit: 'tokens', window: 'day', amount: 1 });
    expect((await ask(bettor, 'is Bills +2.5 -110 good?')).tokensRemaining).toBe(149);
    const refused = await bettor.send({ message: 'is Bills +2.5 -120 good?' });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'limit_reached']);
    expect(await bettor.tokens()).toBe(149);
  });
});

describe('what is free', () => {
  it.each([
    ['hedge 100 at +400 with -150', 'calculation'],
    ['any arbs right now', 'text'],
    ['which book has the best price on the Bills moneyline', 'table'],
    ['who plays on sunday', 'table'],
    ['what books do you cover', 'table'],
  ] as const)('%s', async (message, kind) => {
    const bettor = await newCaller(chat.app);
    const reply = await ask(bettor, message);
    expect(blocksOf(reply).map((block) => block.kind)).toContain(kind);
    expect(reply.tokensRemaining).toBe(150);
  });

  it('says in plain words what is stored nowhere', async () => {
    const bettor = await newCaller(chat.app);
    expect((await ask(bettor, 'fade the public today')).message.content).toMatch(/^I have no counts of bets/);
    expect((await ask(bettor, 'who wins the super bowl')).message.content).toMatch(/^I have no futures/);
  });

  it('has buttons where something is to be done', async () => {
    const reply = await ask(await newCaller(chat.app), 'switch to decimal odds');
    expect(reply.message.actions).toEqual([{ kind: 'link', label: 'Betting settings', path: '/profile' }]);
  });
});

describe('what is not stored', () => {
  it('is never another bet: a team without a game is told so, free', async () => {
    const bettor = await newCaller(chat.app);
    const reply = await ask(bettor, 'should I bet on the Jaguars');
    expect(reply.tokensRemaining).toBe(150);
    expect(reply.message.content).toBe('I have no upcoming game with Jacksonville Jaguars.');
  });

  it('is never another market: what is priced instead may be asked for', async () => {
    const bettor = await newCaller(chat.app);
    const reply = await ask(bettor, 'best nfl anytime touchdown scorers at the Bills');
    expect(reply.tokensRemaining).toBe(150);
    expect(reply.message.content).toMatch(/No price|No prop/);
  });
});

describe('what a chat remembers', () => {
  it('lets the next question flip, change the price and point at one of several', async () => {
    const bettor = await newCaller(chat.app);
    const { sessionId } = await ask(bettor, 'is Bills +2.5 -110 good?');
    expect(verdictOf(await ask(bettor, 'what about the other side', sessionId))).toMatchObject({
      bet: 'Kansas City Chiefs -2.5',
    });
    expect(verdictOf(await ask(bettor, 'what if it was +105', sessionId))).toMatchObject({
      bet: 'Kansas City Chiefs -2.5',
      prices: [{ label: 'Yours', price: { text: '+105' } }, {}],
    });
    await ask(bettor, 'thanks', sessionId);
    expect(verdictOf(await ask(bettor, 'and the over?', sessionId))).toMatchObject({ bet: 'Over 47.5' });
  });

  it('explains picks that were paid for, free', async () => {
    const bettor = await newCaller(chat.app);
    const { sessionId, tokensRemaining } = await ask(bettor, 'Best NFL bets?');
    for (const message of [
      'which is the weakest',
      'how sure are you',
      'any reason not to bet it',
      'how much on each',
      'keep the first two',
      'drop #1',
    ]) {
      const reply = await ask(bettor, message, sessionId);
      expect(reply.message.content, message).toMatch(/Buffalo Bills|moneyline|Over|Under|[+-]\d/);
      expect(reply.tokensRemaining, message).toBe(tokensRemaining);
    }
  });

  it('keeps what its writer says of himself, and takes a sum on', async () => {
    const bettor = await newCaller(chat.app);
    const { sessionId } = await ask(bettor, 'i use fanduel, bankroll is 2000');
    const picks = JSON.parse((await ask(bettor, 'best nfl bets', sessionId)).message.content);
    expect(picks.mainBet).toMatchObject({ book: 'Fanduel', stakeDollars: picks.mainBet.units * 20 });
    await ask(bettor, 'kelly at +120 with 50%', sessionId);
    expect(blocksOf(await ask(bettor, 'and half kelly?', sessionId))[0]).toMatchObject({
      text: expect.stringMatching(/^Half Kelly stakes/),
    });
  });

  it('changes a parlay leg by leg, and tells free what it pays', async () => {
    const bettor = await newCaller(chat.app);
    const legsOf = (reply: SendMessageReply) =>
      blocksOf(reply).flatMap((block) =>
        block.kind === 'parlay' ? [block.ticket?.legs.map(({ pick }) => pick)] : [],
      )[0];
    const { sessionId } = await ask(bettor, 'parlay bills ml and celtics ml');
    expect(legsOf(await ask(bettor, 'add the seahawks ml', sessionId))).toEqual([
      'Buffalo Bills moneyline',
      'Boston Celtics moneyline',
      'Seattle Seahawks moneyline',
    ]);
    const fewer = await ask(bettor, 'take out the celtics', sessionId);
    expect(legsOf(fewer)).toEqual(['Buffalo Bills moneyline', 'Seattle Seahawks moneyline']);
    const paid = await ask(bettor, 'what does 20 pay', sessionId);
    expect(blocksOf(paid)[0]).toMatchObject({ text: expect.stringMatching(/^\$20\.00 at /) });
    expect(paid.tokensRemaining).toBe(fewer.tokensRemaining);
    expect(legsOf(await ask(bettor, 'swap the bills for the celtics', sessionId))).toEqual([
      'Boston Celtics moneyline',
      'Seattle Seahawks moneyline',
    ]);
    expect((await ask(bettor, 'drop the worst leg', sessionId)).message.content).toMatch(/^A parlay needs two legs/);
    expect((await ask(bettor, 'drop the rams', sessionId)).message.content).toMatch(/is not on that parlay/);
    expect((await ask(bettor, 'drop the last one', sessionId)).message.content).toMatch(/^A parlay needs two legs/);
  });

  it('joins the very bets that were spoken of', async () => {
    const bettor = await newCaller(chat.app);
    const { sessionId, message } = await ask(bettor, 'best 2 nfl spreads');
    const { mainBet, additionalBets } = JSON.parse(message.content);
    const joined = blocksOf(await ask(bettor, 'put them in a parlay for $20', sessionId));
    const parlay = joined.find((block) => block.kind === 'parlay');
    expect(parlay?.ticket?.legs.map(({ pick }) => pick)).toEqual([mainBet.pick, additionalBets[0].pick]);
    expect(parlay?.ticket?.returns?.label).toBe('$20 pays');
    expect(joined[0]).toMatchObject({ text: expect.stringContaining('$20.00 returns') });
  });

  it('forgets a book at which its writer does not bet after all', async () => {
    const bettor = await newCaller(chat.app);
    const { sessionId } = await ask(bettor, 'i use fanduel and betmgm');
    const reply = await ask(bettor, 'forget fanduel', sessionId);
    expect(blocksOf(reply)[0]).toMatchObject({ text: 'Noted for this chat: not FanDuel, you bet at BetMGM.' });
    expect(reply.tokensRemaining).toBe(150);
    const picks = JSON.parse((await ask(bettor, 'best nfl bets', sessionId)).message.content);
    expect(picks.mainBet).toMatchObject({ book: 'Betmgm' });
  });

  it('answers in English with one Spanish line where it is asked in Spanish', async () => {
    const reply = await ask(await newCaller(chat.app), '¿Cuál es la mejor apuesta de hoy en la NFL?');
    expect(JSON.parse(reply.message.content).summary).toMatch(/^Respondo en inglés/);
  });
});
