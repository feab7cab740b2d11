import { beforeAll, describe, expect, it } from 'vitest';
import { BlocksContent } from '#contract/answer-content.ts';
import type { SendMessageReply } from '#contract/chat.ts';
import { upgradeContent } from '#contract/content/upgrade-content.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { ask, type ChatApp, newCaller, startChatApp } from './test-chat-app.ts';

/** A list of picks that was shown: what is asked of it is free, what is changed of the wish is searched again. */

const open = await testDatabase();
let chat: ChatApp;
beforeAll(async () => {
  chat = await startChatApp(open.db, footballSlate(), () => NOW);
});

const picksOf = ({ message }: SendMessageReply) =>
  upgradeContent(message.content).picks.map(({ pick, odds, book }) => ({ pick, odds, book }));

describe('a list that was shown', () => {
  it('is put in order, told again and cut down for nothing, and what is left of it is the list', async () => {
    const bettor = await newCaller(chat.app);
    const first = await ask(bettor, '3 best nfl bets');
    const { sessionId } = first;
    const [a, b, c] = picksOf(first).map(({ pick }) => pick ?? '');
    const again = await ask(bettor, 'show me all 3 picks again', sessionId);
    for (const pick of [a, b, c]) expect(again.message.content).toContain(pick);
    const kept = await ask(bettor, 'the second and third only', sessionId);
    expect(kept.message.content).toContain(`1. ${b}`);
    expect(kept.message.content).not.toContain(a);
    expect((await ask(bettor, 'how sure are you on the first', sessionId)).message.content).toContain(b);
    expect((await ask(bettor, 'total risk?', sessionId)).tokensRemaining).toBe(first.tokensRemaining);
  });

  it('is not searched for and charged again where nothing new fits', async () => {
    const bettor = await newCaller(chat.app);
    const first = await ask(bettor, '2 best nfl bets');
    const same = await ask(bettor, 'nothing worse than -1000', first.sessionId);
    expect(same.tokensRemaining).toBe(first.tokensRemaining);
    for (const { pick } of picksOf(first)) expect(same.message.content).toContain(pick ?? '');
  });

  it('is searched again with the part that is changed, and goes on where that found nothing', async () => {
    const bettor = await newCaller(chat.app);
    const first = await ask(bettor, 'best nfl bets');
    const none = await ask(bettor, 'only +5000 or better', first.sessionId);
    expect(none.tokensRemaining).toBe(first.tokensRemaining);
    const back = await ask(bettor, 'ok nothing worse than -1000', first.sessionId);
    expect(back.message.content).not.toContain('"summary"');
    const dogs = await ask(bettor, 'dogs only at draftkings', first.sessionId);
    for (const { book } of picksOf(dogs)) expect(book).toBe('Draftkings');
  });
});

describe('what nobody knows', () => {
  it('is told by its word, free, with questions that can be asked', async () => {
    const bettor = await newCaller(chat.app);
    const reply = await ask(bettor, 'bills mascot');
    expect(reply.tokensRemaining).toBe(150);
    const { blocks } = BlocksContent.parse(JSON.parse(reply.message.content));
    expect(blocks[0]).toMatchObject({ kind: 'text', text: expect.stringContaining('"mascot"') });
    expect(blocks[1]).toMatchObject({ kind: 'choices' });
  });
});

describe('a bet that was judged', () => {
  it('is explained free, as often as it is asked', async () => {
    const bettor = await newCaller(chat.app);
    const judged = await ask(bettor, 'is Bills +2.5 -110 good?');
    for (const question of ['why?', 'would you bet it', 'what price do you need']) {
      const reply = await ask(bettor, question, judged.sessionId);
      expect(reply.tokensRemaining, question).toBe(judged.tokensRemaining);
      expect(reply.message.content, question).toContain('Buffalo Bills +2.5');
    }
    const why = await ask(bettor, 'why', judged.sessionId);
    // 1 / 1.909 = 52.4 %.
    expect(why.message.content).toContain('-110 has to win 52.4% to break even');
  });
});
