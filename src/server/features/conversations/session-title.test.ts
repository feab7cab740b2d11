import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ChatSession } from '#contract/chat.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { newCaller, startChatApp } from '../turns/test-chat-app.ts';
import { nameUntitled, updateTitle } from './manage-session.repo.ts';
import { titleFromMessage } from './session-title.ts';

const DAY = 'Chat Nov 22, 2026';
const LONG = `Which side of the Buffalo Bills against the Miami Dolphins is worth a bet tonight, and why would you take it?`;

const open = await testDatabase({ poolSize: 10 });
const chat = await startChatApp(open.db, footballSlate(), () => NOW);
const caller = await newCaller(chat.app);

const begin = async (title?: string) => (await caller.post('/api/chat/sessions', { title })).json<ChatSession>();
const ask = (message: string, sessionId?: string) => caller.send({ message, ...(sessionId && { sessionId }) });
const rename = (id: string, title: string) =>
  chat.app.inject({
    method: 'PATCH',
    url: `/api/chat/sessions/${id}`,
    headers: { cookie: caller.cookie },
    payload: { title },
  });
const sessions = async () => (await caller.get('/api/chat/sessions')).json<ChatSession[]>();
const titleOf = async (id: string) => (await sessions()).find((session) => session.id === id)?.title;

describe('a chat that was begun without a question', () => {
  it.each([['Best NFL bets today?'], ['hi'], [LONG]])(
    'is named by its first one, %j, like any other',
    async (words) => {
      const { id, title } = await begin();
      expect(title).toBe(DAY);
      await ask(words, id);
      const other = (await ask(words)).json<{ sessionId: string }>().sessionId;
      expect(await titleOf(id)).toBe(titleFromMessage(words));
      expect(await titleOf(other)).toBe(await titleOf(id));
    },
  );

  it('keeps that name at its second question', async () => {
    const { id } = await begin();
    await ask('Best NFL bets today?', id);
    await ask('And tomorrow?', id);
    expect(await titleOf(id)).toBe('Best NFL bets today?');
  });

  it.each([['Sunday'], [DAY]])('keeps the name %j that its user gave it', async (name) => {
    const { id } = await begin();
    await rename(id, name);
    await ask('Best NFL bets today?', id);
    expect(await titleOf(id)).toBe(name);
  });

  it('keeps the name that it was begun with', async () => {
    const { id } = await begin(DAY);
    await ask('Best NFL bets today?', id);
    expect(await titleOf(id)).toBe(DAY);
  });

  it('keeps its day while a question is refused', async () => {
    const { id } = await begin();
    const refused = await caller.send({ message: 'Best NFL bets today?', sessionId: id, timeZone: 'Mars/Olympus' });
    expect(refused.statusCode).toBe(400);
    expect(await titleOf(id)).toBe(DAY);
  });

  it('has one name after two first questions at once, and tells nobody how it came by it', async () => {
    const { id } = await begin();
    await Promise.all([ask('Best NFL bets today?', id), ask('What is a parlay?', id)]);
    expect(['Best NFL bets today?', 'What is a parlay?']).toContain(await titleOf(id));
    for (const session of await sessions()) expect(Object.keys(session).sort()).toEqual(['createdAt', 'id', 'title']);
  });
});

describe('a name that is given while the first question is being saved', () => {
  const userOf = async () => (await caller.get('/api/auth/user')).json<{ id: string }>().id;

  it('stands, whichever of the two comes first', async () => {
    const userId = await userOf();
    const [before, after] = [await begin(), await begin()];
    await updateTitle(open.db, userId, before.id, 'Mine');
    await nameUntitled(open.db, before.id, 'What is a parlay?');
    await nameUntitled(open.db, after.id, 'What is a parlay?');
    await updateTitle(open.db, userId, after.id, 'Mine');
    expect([await titleOf(before.id), await titleOf(after.id)]).toEqual(['Mine', 'Mine']);
  });

  it('stands in twenty races', async () => {
    const chats = await Promise.all(Array.from({ length: 20 }, () => begin()));
    await Promise.all(chats.flatMap(({ id }) => [ask('What is a parlay?', id), rename(id, `Mine ${randomUUID()}`)]));
    for (const { id } of chats) expect(await titleOf(id)).toMatch(/^Mine /);
  });
});
