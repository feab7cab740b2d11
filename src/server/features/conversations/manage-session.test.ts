import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { analyses, chatMessages, chatSessions, picks } from '../../db/schema/chat.ts';
import { ledgerEntries } from '../../db/schema/tokens.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { LiveTurns } from '../turns/live-turns.ts';
import { runningAnswers } from '../turns/running-turns.ts';
import { type Caller, newCaller, startChatApp } from '../turns/test-chat-app.ts';
import { type ModelApp, startModelApp, streamSend } from '../turns/test-model-app.ts';
import { TURN_TIMES } from '../turns/turn-times.ts';
import { deleteSession } from './manage-session.ts';

type Session = { id: string; title: string; createdAt: string };

const open = await testDatabase({ poolSize: 10 });
const chat = await startChatApp(open.db, footballSlate(), () => NOW);
const caller = await newCaller(chat.app);
const other = await newCaller(chat.app);
afterAll(async () => {
  expect(await brokenLedgerRules(open.db)).toEqual([]);
});

const call = (method: 'PATCH' | 'DELETE', id: string, by: Caller | null, payload?: object) =>
  chat.app.inject({
    method,
    url: `/api/chat/sessions/${id}`,
    headers: by ? { cookie: by.cookie } : {},
    ...(payload && { payload }),
  });
const rename = (id: string, title: unknown, by: Caller | null = caller) => call('PATCH', id, by, { title });
const remove = (id: string, by: Caller | null = caller) => call('DELETE', id, by);
const newSession = async (title: string, by = caller) =>
  (await by.post('/api/chat/sessions', { title })).json<Session>();
const titles = async (by: Caller, search?: string) =>
  (await by.get(`/api/chat/sessions${search === undefined ? '' : `?q=${encodeURIComponent(search)}`}`))
    .json<Session[]>()
    .map(({ title }) => title);
const ask = async (message: string, by = caller) =>
  (await by.send({ message })).json<{ sessionId: string }>().sessionId;

describe('renaming a session', () => {
  it('keeps the new title, trimmed, and everything else', async () => {
    const session = await newSession('Before');
    const answer = await rename(session.id, '  Week \u0000twelve ');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...session, title: 'Week twelve' });
    expect((await caller.get('/api/chat/sessions')).json()).toContainEqual({ ...session, title: 'Week twelve' });
  });

  it.each([[''], ['   '], ['\u0000'], ['x'.repeat(201)], [7], [undefined], [null]])(
    'refuses the title %j with 400 and a message that names it',
    async (title) => {
      const { id } = await newSession('Stays');
      const answer = await rename(id, title);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ message: string }>().message).toContain('title');
      expect((await caller.get('/api/chat/sessions')).json()).toContainEqual(
        expect.objectContaining({ id, title: 'Stays' }),
      );
    },
  );
});

describe('a session of somebody else', () => {
  it('can be neither renamed nor deleted nor found, and looks like one that is not there', async () => {
    const mine = await newSession('Private plan');
    const renamed = await rename(mine.id, 'Taken', other);
    const removed = await remove(mine.id, other);
    const absent = [await rename(randomUUID(), 'Taken', other), await remove(randomUUID(), other)];
    for (const [at, answer] of [renamed, removed].entries()) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json<{ message: string }>().message).toBe(absent[at]?.json<{ message: string }>().message);
    }
    expect(await titles(other, 'Private plan')).toEqual([]);
    expect(await titles(caller, 'Private plan')).toEqual(['Private plan']);
  });

  it('asks a signed-out caller to sign in first', async () => {
    const mine = await newSession('Locked');
    expect((await rename(mine.id, 'x', null)).statusCode).toBe(401);
    expect((await remove(mine.id, null)).statusCode).toBe(401);
    expect((await chat.app.inject({ method: 'GET', url: '/api/chat/sessions?q=Locked' })).statusCode).toBe(401);
  });

  it('is 400 where the id is none', async () => {
    expect((await rename('nope', 'x')).statusCode).toBe(400);
    expect((await remove('nope')).statusCode).toBe(400);
  });
});

describe('searching sessions', () => {
  let searcher: Caller;
  beforeAll(async () => {
    searcher = await newCaller(chat.app);
    await newSession('Lakers at Nuggets 100%', searcher);
    await newSession('under_scored \\ slash', searcher);
    const id = await ask('What is closing line value?', searcher);
    await searcher.send({ message: 'Tell me about the Chiefs moneyline', sessionId: id });
    await call('PATCH', id, searcher, { title: 'Sunday notes' });
  });

  it.each([
    ['lakers', ['Lakers at Nuggets 100%']],
    ['CLOSING line', ['Sunday notes']],
    ['sunday chiefs', ['Sunday notes']],
    ['chiefs lakers', []],
    ['100%', ['Lakers at Nuggets 100%']],
    ['%', ['Lakers at Nuggets 100%']],
    ['_', ['under_scored \\ slash']],
    ['\\', ['under_scored \\ slash']],
    ["'; drop table chat_sessions; --", []],
    ['lak\u0000ers', ['Lakers at Nuggets 100%']],
  ])('finds by title and questions: %j', async (search, expected) => {
    expect(await titles(searcher, search)).toEqual(expected);
  });

  it('shows where the words stand, where the title does not hold them', async () => {
    const found = async (search: string) =>
      (await searcher.get(`/api/chat/sessions?q=${encodeURIComponent(search)}`)).json<Session[]>();
    expect(await found('chiefs')).toMatchObject([{ match: 'Tell me about the Chiefs moneyline' }]);
    expect(await found('sunday closing')).toMatchObject([{ match: 'What is closing line value?' }]);
    expect((await found('notes'))[0]).not.toHaveProperty('match');
    expect((await found('%'))[0]).not.toHaveProperty('match');
    expect((await found(''))[0]).not.toHaveProperty('match');
  });

  it('does not look into answers', async () => {
    const answer = (await searcher.send({ message: 'hello' })).json<{
      sessionId: string;
      message: { content: string };
    }>();
    const word = answer.message.content.match(/[a-z]{7,}/i)?.[0] ?? '';
    expect(word).not.toBe('');
    expect(await titles(searcher, word)).toEqual([]);
    expect(await titles(searcher, 'hello')).toEqual(['hello']);
  });

  it.each(['', '   '])('lists everything for %j', async (search) => {
    expect(await titles(searcher, search)).toEqual(await titles(searcher));
  });

  it('refuses what is too long or no text', async () => {
    expect((await searcher.get(`/api/chat/sessions?q=${'x'.repeat(201)}`)).statusCode).toBe(400);
    expect((await searcher.get('/api/chat/sessions?q=a&q=b')).statusCode).toBe(400);
  });
});

describe('deleting a session', () => {
  it('takes its messages and turns away and leaves balance, ledger and recorded picks', async () => {
    const user = await newCaller(chat.app);
    const kept = await ask('NFL bets?', user);
    const id = await ask('Best NFL bets today?', user);
    const [turn] = await open.db.select().from(analyses).where(eq(analyses.sessionId, id));
    const shown = await open.db
      .select()
      .from(picks)
      .where(eq(picks.analysisId, turn?.id ?? ''));
    expect(shown.length).toBeGreaterThanOrEqual(3);
    const ledger = await open.db.select().from(ledgerEntries);

    const answer = await remove(id, user);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ deleted: true });

    expect(await titles(user)).toEqual(['NFL bets?']);
    expect((await user.get(`/api/chat/sessions/${kept}/messages`)).json()).toHaveLength(2);
    expect((await user.get(`/api/chat/sessions/${id}/messages`)).statusCode).toBe(404);
    expect(await open.db.select().from(chatMessages).where(eq(chatMessages.sessionId, id))).toEqual([]);
    expect(await open.db.select().from(analyses).where(eq(analyses.sessionId, id))).toEqual([]);
    expect(
      await open.db
        .select()
        .from(picks)
        .where(eq(picks.analysisId, turn?.id ?? '')),
    ).toEqual(shown);
    expect(await user.tokens()).toBe(148);
    expect(await open.db.select().from(ledgerEntries)).toEqual(ledger);
    expect((await remove(id, user)).statusCode).toBe(404);
    expect((await user.send({ message: 'NFL?', sessionId: id })).statusCode).toBe(404);
    expect(await user.tokens()).toBe(148);
  });

  it('refuses with 409 while an answer of another server does not end, asks it to stop, and deletes once it has', async () => {
    const user = await newCaller(chat.app);
    const id = await ask('Best NFL bets today?', user);
    await open.db.update(analyses).set({ state: 'reserved' }).where(eq(analyses.sessionId, id));
    let pauses = 0;
    let onPause = async () => {};
    const deps = {
      db: open.db,
      now: () => NOW,
      newId: randomUUID,
      authSecret: 'a secret of the test',
      running: runningAnswers({ db: open.db, live: new LiveTurns(), limits: TURN_TIMES }),
      schedule: (run: () => void) => {
        pauses += 1;
        void onPause().then(run);
        return () => {};
      },
    };
    const sender = { id: user.id, timeZone: null };

    await expect(deleteSession(deps, sender, id)).rejects.toMatchObject({ code: 'conflict' });
    expect(pauses).toBe(21);
    expect(await open.db.select().from(chatSessions).where(eq(chatSessions.id, id))).toHaveLength(1);
    const [asked] = await open.db.select().from(analyses).where(eq(analyses.sessionId, id));
    expect(asked?.checkpoint).toEqual({ stop: true });

    onPause = async () => {
      await open.db.update(analyses).set({ state: 'delivered' }).where(eq(analyses.sessionId, id));
    };
    await deleteSession(deps, sender, id);
    expect(pauses).toBe(22);
    expect(await open.db.select().from(chatSessions).where(eq(chatSessions.id, id))).toEqual([]);
  });
});

describe('deleting a session whose answer is being written', () => {
  let model: ModelApp;
  beforeAll(async () => {
    model = await startModelApp(open.db, { limits: { modelMs: { regular: 60_000, pro: 60_000 } } });
  });
  afterAll(() => model.close());

  it('stops it first; what was shown stays charged and recorded', async () => {
    model.behave('hang_before_headers');
    const user = await newCaller(model.chat.app);
    const { id } = (await user.post('/api/chat/sessions', { title: 'Running' })).json<Session>();
    const stream = await streamSend(model, user, { message: 'Best NFL bets today?', sessionId: id });
    await stream.until('picks');
    const [turn] = await open.db.select().from(analyses).where(eq(analyses.sessionId, id));

    const answer = await model.chat.app.inject({
      method: 'DELETE',
      url: `/api/chat/sessions/${id}`,
      headers: { cookie: user.cookie },
    });
    expect(answer.statusCode).toBe(200);
    expect((await stream.rest()).at(-1)?.event).toBe('done');
    expect(await user.tokens()).toBe(149);
    expect(
      (
        await open.db
          .select()
          .from(picks)
          .where(eq(picks.analysisId, turn?.id ?? ''))
      ).length,
    ).toBeGreaterThan(0);
    expect((await user.get(`/api/chat/sessions/${id}/messages`)).statusCode).toBe(404);
  });
});
