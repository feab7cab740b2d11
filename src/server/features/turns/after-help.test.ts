import { beforeAll, expect, it } from 'vitest';
import type { SendMessageReply } from '#contract/chat.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { ask, type Caller, newCaller, startChatApp } from './test-chat-app.ts';

const open = await testDatabase();
let caller: Caller;
beforeAll(async () => {
  const { app } = await startChatApp(open.db, footballSlate(), () => NOW);
  caller = await newCaller(app);
});

/** The answers of one chat. */
async function talk(...messages: string[]): Promise<SendMessageReply['message'][]> {
  const answers: SendMessageReply['message'][] = [];
  let sessionId: string | undefined;
  for (const message of messages) {
    const reply = await ask(caller, message, sessionId);
    sessionId = reply.sessionId;
    answers.push(reply.message);
  }
  return answers;
}

const BET = 'whatever. bills +2.5 -110 good?';

it('after words of trouble the next bet gets help and no verdict, free; the one behind it gets the helpline first', async () => {
  const before = await caller.tokens();
  const [, held, told] = await talk('i lost my rent on the jets', BET, BET);
  expect(held?.content).toMatch(/^No price from me just now.*Helpline, 1-800-522-4700/s);
  expect(held?.actions?.map(({ label }) => label)).toEqual([expect.stringMatching(/^Call 1-800/), 'Take a time-out']);
  expect(await caller.tokens()).toBe(before - 1);
  const { blocks } = JSON.parse(told?.content ?? '') as { blocks: { kind: string; text?: string }[] };
  expect(blocks[0]?.text).toMatch(/^First, because of what you wrote before: Helpline, 1-800-522-4700/);
  expect(blocks.map(({ kind }) => kind)).toContain('verdict');
});

it('after talk of suicide no bet of that chat gets a verdict, whatever was said between', async () => {
  const before = await caller.tokens();
  const [, fine, held, again] = await talk('i dont want to be here anymore', 'ok im fine sorry', BET, 'best nfl bet');
  expect(fine?.content).toMatch(/^I am glad that you wrote back.*988/);
  for (const answer of [held, again])
    expect(answer?.content).toMatch(/^I give no prices and no picks in this chat.*988/s);
  expect(await caller.tokens()).toBe(before);
});

it.each(['ok im fine sorry', 'thanks', 'lol relax', 'whatever'])(
  'after help "%s" invites to nothing',
  async (words) => {
    const [, answer] = await talk('i keep chasing my losses every night', words);
    expect(answer?.content).toMatch(/^I am glad that you wrote back/);
    expect(answer?.content).not.toMatch(/price|pick|welcome|ask/i);
    expect(answer?.actions).toHaveLength(2);
  },
);

it('terms and what is asked of the product stay open', async () => {
  const [, term, matter] = await talk('i lost my rent on the jets', 'what does vig mean', 'do tokens expire');
  expect(term?.content).toMatch(/^The vig/);
  expect(matter?.content).toContain('never expire');
});

it.each([
  ['nebraska', 'In Nebraska bets are taken on site only, in casinos and the like, and not online'],
  ['rhode island', 'Online betting is legal in Rhode Island, but no book whose prices are known here takes bets there'],
])('tells %s from where nobody is licensed at all', async (place, words) => {
  const [first] = await talk(`im in ${place}, bills +2.5 -110 good?`);
  expect(first?.content).toContain(words);
});

it('says once where no sportsbook is licensed, and judges as reference', async () => {
  const [first, second] = await talk('im in texas, bills +2.5 -110 good?', 'bills +2.5 -105 good?');
  const textOf = (content = '') => JSON.stringify((JSON.parse(content) as { blocks: unknown }).blocks);
  expect(textOf(first?.content)).toContain('No sportsbook is licensed to take bets online in Texas');
  expect(textOf(first?.content)).toContain('"kind":"verdict"');
  expect(textOf(second?.content)).not.toContain('Texas');
  expect(textOf(second?.content)).toContain('"kind":"verdict"');
});
