import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage, SendMessageReply } from '#contract/chat.ts';
import type { AnswerRatings } from '#contract/ratings.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { type Caller, newCaller, startChatApp } from '../turns/test-chat-app.ts';
import { reportsRoutes } from './reports.routes.ts';

const open = await testDatabase();
const { app } = await startChatApp(open.db, footballSlate(), () => NOW);
beforeAll(async () => {
  await app.register(reportsRoutes({ db: open.db, now: () => NOW, newId: randomUUID, authSecret: 'a secret' }));
});

async function answered(): Promise<{ caller: Caller; id: string }> {
  const caller = await newCaller(app);
  const { message } = (await caller.send({ message: 'Best NFL bets?' })).json<SendMessageReply>();
  return { caller, id: message.id };
}

const rate = (caller: Caller, id: string, rating: unknown) =>
  app.inject({
    method: 'PUT',
    url: `/api/chat/messages/${id}/rating`,
    headers: { cookie: caller.cookie },
    payload: { rating },
  });

const kept = async (id: string) =>
  rowsOf<object>(
    await open.db.execute(
      sql`select rating, question, version, mode from answer_ratings where message_id = ${id}::uuid`,
    ),
  );

describe('a thumb', () => {
  it('is kept with the question and the form of the answer, changed and taken back', async () => {
    const { caller, id } = await answered();
    expect((await rate(caller, id, 'up')).json()).toEqual({ rating: 'up' });
    expect(await kept(id)).toEqual([{ rating: 'up', question: 'Best NFL bets?', version: 1, mode: 'regular' }]);
    await rate(caller, id, 'down');
    expect(await kept(id)).toMatchObject([{ rating: 'down' }]);
    expect((await rate(caller, id, null)).json()).toEqual({ rating: null });
    expect(await kept(id)).toEqual([]);
  });

  it('comes with the answer when its reader opens the chat again', async () => {
    const { caller, id } = await answered();
    const [{ id: sessionId } = { id: '' }] = (await caller.get('/api/chat/sessions')).json<{ id: string }[]>();
    const read = async () => (await caller.get(`/api/chat/sessions/${sessionId}/messages`)).json<ChatMessage[]>();
    const ratingOf = async () => (await read()).find((message) => message.id === id)?.rating;
    expect(await ratingOf()).toBeUndefined();
    await rate(caller, id, 'down');
    expect(await ratingOf()).toBe('down');
    expect((await read()).filter(({ rating }) => rating)).toHaveLength(1);
    await rate(caller, id, null);
    expect(await ratingOf()).toBeUndefined();
  });

  it('is one, however many come at once', async () => {
    const { caller, id } = await answered();
    const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => rate(caller, id, at % 2 ? 'up' : 'down')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(await kept(id)).toHaveLength(1);
  });

  it('is for one’s own answers, and up or down', async () => {
    const { id } = await answered();
    const stranger = await newCaller(app);
    expect((await rate(stranger, id, 'up')).statusCode).toBe(404);
    const { caller, id: own } = await answered();
    expect((await rate(caller, own, 'sideways')).statusCode).toBe(400);
    expect(await kept(id)).toEqual([]);
  });
});

it('administrators see how many there are and the newest down, nobody else does', async () => {
  const { caller, id } = await answered();
  await rate(caller, id, 'down');
  const url = '/api/admin/answer-ratings';
  expect((await caller.get(url)).statusCode).toBe(403);
  const email = `u-${randomUUID()}@acme.example`;
  const admin = await newCaller(app, email);
  await open.db.execute(sql`update users set email_verified = true where email = ${email}`);
  const before = (await admin.get(url)).json<AnswerRatings>();
  expect(before.newestDown[0]).toMatchObject({ rating: 'down', question: 'Best NFL bets?', version: 1 });
  expect(JSON.stringify(before)).not.toContain('@');
  const { caller: other, id: second } = await answered();
  await rate(other, second, 'up');
  const { up, down } = (await admin.get(url)).json<AnswerRatings>();
  expect([up, down]).toEqual([before.up + 1, before.down]);
  const entries = await open.db.execute(
    sql`select 1 from audit_entries where actor_email = ${email} and action = 'read.answer_ratings'`,
  );
  expect(rowsOf(entries)).toHaveLength(2);
});
