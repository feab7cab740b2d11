import { beforeAll, describe, expect, it } from 'vitest';
import { BlocksContent } from '#contract/answer-content.ts';
import type { SendMessageReply } from '#contract/chat.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { ask, type ChatApp, newCaller, startChatApp } from './test-chat-app.ts';

/** What leans on an answer before it, in the words that people use. */

const open = await testDatabase();
let chat: ChatApp;
/** Two turns of one chat at the same moment would have no order. */
let sentMs = 0;
beforeAll(async () => {
  const tick = () => {
    sentMs += 1;
    return new Date(NOW.getTime() + sentMs);
  };
  chat = await startChatApp(open.db, footballSlate(), tick);
});

const blocksOf = ({ message }: SendMessageReply) => BlocksContent.parse(JSON.parse(message.content)).blocks;
const kindsOf = (reply: SendMessageReply) => blocksOf(reply).map(({ kind }) => kind);

describe('what is asked of what was shown', () => {
  it('is told free of a list that was paid for', async () => {
    const bettor = await newCaller(chat.app);
    const { sessionId, tokensRemaining } = await ask(bettor, 'Best NFL bets?');
    for (const [message, told] of [
      ['how come tho', /fair/],
      ['what could go wrong with the first one', /^Against /],
      ['20 bucks on the first gets me what', /^For \$20\.00:\n.* wins \$/],
      ['haha nice', /No question there/],
    ] as const) {
      const reply = await ask(bettor, message, sessionId);
      expect(reply.message.content).toMatch(told);
      expect(reply.tokensRemaining).toBe(tokensRemaining);
    }
    // The list is still the one that was asked for.
    expect((await ask(bettor, 'whats the weakest', sessionId)).message.content).toMatch(/^The weakest of the/);
  });

  it('is told free of a bet that was judged, held against its other side it is another verdict', async () => {
    const bettor = await newCaller(chat.app);
    const { sessionId } = await ask(bettor, 'is Bills +2.5 -110 good?');
    const why = await ask(bettor, 'talk me out of it', sessionId);
    expect([why.tokensRemaining, kindsOf(why)]).toEqual([149, ['text', 'verdict']]);
    const other = await ask(bettor, 'chiefs side any better?', sessionId);
    expect(other.message.content).toContain('Kansas City Chiefs -2.5');
    expect(kindsOf(other)).toEqual(['text', 'table']);
    expect(other.tokensRemaining).toBe(148);
    const books = await ask(bettor, 'where can i get the best number on that', sessionId);
    expect([books.tokensRemaining, kindsOf(books)]).toEqual([148, expect.arrayContaining(['table'])]);
  });

  it('is a verdict like any other where none was given before', async () => {
    const bettor = await newCaller(chat.app);
    const { sessionId, tokensRemaining } = await ask(bettor, 'which book has the best price on the Bills moneyline');
    expect(tokensRemaining).toBe(150);
    const judged = await ask(bettor, 'would you bet it', sessionId);
    expect([judged.tokensRemaining, kindsOf(judged)]).toEqual([149, expect.arrayContaining(['verdict'])]);
    expect((await ask(bettor, 'how sure are you', sessionId)).tokensRemaining).toBe(149);
  });

  it('is said of nobody of whom nothing is stored', async () => {
    const bettor = await newCaller(chat.app);
    const { sessionId } = await ask(bettor, 'any value on Argentina');
    const next = await ask(bettor, 'under any good', sessionId);
    expect([next.message.content, next.tokensRemaining]).toEqual(['I have no upcoming game with Argentina.', 150]);
  });
});

describe('what holds for the rest of a chat', () => {
  it('is noted, told, lifted and forgotten, free', async () => {
    const bettor = await newCaller(chat.app);
    const { sessionId, ...noted } = await ask(bettor, 'i never bet props');
    expect([noted.message.content, noted.tokensRemaining]).toEqual([expect.stringMatching(/^Noted .*no props/), 150]);
    const told = await ask(bettor, 'what do you know about me', sessionId);
    expect(told.message.content).toMatch(/no props/);
    expect((await ask(bettor, 'props are fine again', sessionId)).message.content).toMatch(/^Noted: /);
    expect((await ask(bettor, 'what do you know about me', sessionId)).message.content).not.toMatch(/no props/);
  });
});

describe('a message that puts the question before it right', () => {
  it('asks all of it once more with that part exchanged, and charges no bet twice', async () => {
    const bettor = await newCaller(chat.app);
    const first = await ask(bettor, 'is Bills +2.5 -110 at draftkings good?');
    const { sessionId } = first;
    const price = await ask(bettor, 'i meant -115 not -110', sessionId);
    expect(price.message.content).toContain('at your -115 (Draftkings)');
    expect(price.tokensRemaining).toBe(first.tokensRemaining);
    const book = await ask(bettor, 'sry fanduel', sessionId);
    expect(book.message.content).toContain('at your -115 (Fanduel)');
    expect(book.tokensRemaining).toBe(first.tokensRemaining);
    const market = await ask(bettor, 'no i meant the moneyline', sessionId);
    expect(market.message.content).toContain('Buffalo Bills moneyline');
    expect(market.tokensRemaining).toBeLessThan(first.tokensRemaining);
  });
});
