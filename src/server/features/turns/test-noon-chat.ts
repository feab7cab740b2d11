import { beforeAll } from 'vitest';
import { demoSlateAt } from '#research/slate/test-demo-slate.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { ask, type ChatApp, newCaller, startChatApp } from './test-chat-app.ts';

/** What the last message of a chat is answered with, and what it cost. */
export type Told = { text: string; cost: number };

/** Chats over the demo slate on a Saturday noon, for the tests of one file: each call is a new one, of a new user. */
export const chatAtNoon = () => chatAt(new Date(Date.UTC(2026, 10, 21, 17)));

/** The same at any other time. */
export async function chatAt(noon: Date): Promise<(...messages: readonly string[]) => Promise<Told>> {
  const open = await testDatabase();
  let chat: ChatApp;
  let sentMs = 0;
  beforeAll(async () => {
    chat = await startChatApp(open.db, await demoSlateAt(noon), () => {
      sentMs += 1;
      return new Date(noon.getTime() + sentMs);
    });
  });
  return async (...messages) => {
    const caller = await newCaller(chat.app);
    let [sessionId, left, cost, text]: [string | undefined, number, number, string] = [undefined, 150, 0, ''];
    for (const message of messages) {
      const reply = await ask(caller, message, sessionId);
      sessionId = reply.sessionId;
      cost = left - reply.tokensRemaining;
      left = reply.tokensRemaining;
      text = reply.message.content;
    }
    return { text, cost };
  };
}
