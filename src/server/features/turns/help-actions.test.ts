import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ChatMessage, SendMessageReply } from '#contract/chat.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { chatMessages } from '../../db/schema/chat.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { newCaller, startChatApp } from './test-chat-app.ts';

const open = await testDatabase();
const chat = await startChatApp(open.db, footballSlate(), () => NOW);
const caller = await newCaller(chat.app);

const ask = async (message: string, by = caller) => (await by.send({ message })).json<SendMessageReply>();
const readAgain = async ({ sessionId }: SendMessageReply, by = caller) =>
  (await by.get(`/api/chat/sessions/${sessionId}/messages`)).json<ChatMessage[]>();
const labels = ({ actions = [] }: ChatMessage) => actions.map(({ label }) => label);
const TIME_OUT = 'Take a time-out';

it.each([
  ['I lost everything gambling and I cannot stop', [expect.stringMatching(/^Call 1-800/), TIME_OUT]],
  ['I lost my rent gambling and I want to kill myself', ['Call 988', expect.stringMatching(/^Call 1-800/), TIME_OUT]],
  ['please ban me from betting', [TIME_OUT, expect.stringMatching(/^Call 1-800/)]],
])('help has its number as a button, in the reply and when it is read again: %s', async (question, expected) => {
  const reply = await ask(question);
  expect(labels(reply.message)).toEqual(expected);
  const messages = await readAgain(reply);
  expect(messages.map(({ actions }) => actions)).toEqual([undefined, reply.message.actions]);
  const calls = reply.message.actions?.flatMap((action) => (action.kind === 'call' ? [action.phone] : []));
  for (const phone of calls ?? []) expect(reply.message.content).toContain(phone);
});

it('a writer who is too young is told whom to call, and offered nothing else', async () => {
  const young = await newCaller(chat.app);
  const reply = await ask('I am 17, who wins tonight?', young);
  expect(labels(reply.message)).toEqual([expect.stringMatching(/^Call 1-800/)]);
});

it('other answers have no buttons', async () => {
  expect((await ask('what is vig?')).message).not.toHaveProperty('actions');
  expect((await ask('Best NFL bets today?')).message).not.toHaveProperty('actions');
});

it('buttons of another version are none, and the words stay', async () => {
  const reply = await ask('I lost everything gambling and I cannot stop');
  for (const actions of [[{ kind: 'hug', label: 'Hug' }], { first: 1 }, 'call', 7]) {
    await open.db.update(chatMessages).set({ actions }).where(eq(chatMessages.id, reply.message.id));
    expect((await readAgain(reply)).at(-1)).toEqual({ ...reply.message, actions: undefined });
  }
});
