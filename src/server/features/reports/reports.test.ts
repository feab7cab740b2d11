import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { AnalysisContent } from '#contract/analysis.ts';
import type { SendMessageReply } from '#contract/chat.ts';
import { AnswerReport } from '#contract/reports.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { type Caller, newCaller, startChatApp } from '../turns/test-chat-app.ts';
import { reportsRoutes } from './reports.routes.ts';

let nowMs = NOW.getTime();
const open = await testDatabase();
const { app } = await startChatApp(open.db, footballSlate(), () => NOW);
beforeAll(async () => {
  const now = () => new Date(nowMs);
  await app.register(reportsRoutes({ db: open.db, now, newId: randomUUID, authSecret: 'a secret of the test' }));
});

async function ask(caller: Caller, message = 'Best NFL bets?'): Promise<SendMessageReply> {
  return (await caller.send({ message })).json<SendMessageReply>();
}

const report = (caller: Caller, messageId: string, reason: unknown) =>
  caller.post(`/api/chat/messages/${messageId}/report`, { reason });

async function newAdmin(): Promise<Caller> {
  const email = `u-${randomUUID()}@acme.example`;
  const admin = await newCaller(app, email);
  await open.db.execute(sql`update users set email_verified = true where email = ${email}`);
  return admin;
}

async function reportsOf(messageId: string): Promise<AnswerReport[]> {
  const answer = await (await newAdmin()).get('/api/admin/answer-reports');
  return answer.json<AnswerReport[]>().filter((found) => found.messageId === messageId);
}

describe('reporting an answer', () => {
  it('keeps the reason, the question and the answer with the evidence of each pick', async () => {
    const caller = await newCaller(app);
    const { message } = await ask(caller);
    const answer = await report(caller, message.id, '  The line is not what my book shows.  ');
    expect(answer.statusCode).toBe(201);
    const [kept] = await reportsOf(message.id);
    expect(AnswerReport.parse(kept)).toMatchObject({
      id: answer.json().id,
      reason: 'The line is not what my book shows.',
      question: 'Best NFL bets?',
      closedAt: null,
    });
    const content = AnalysisContent.parse(kept?.answer.content);
    expect(content).toEqual(JSON.parse(message.content));
    for (const pick of [content.mainBet, ...content.additionalBets]) {
      expect(pick.sources.length).toBeGreaterThan(1);
      expect(pick.proof.books.length).toBeGreaterThan(1);
    }
  });

  it('takes an answer without picks too, and outlives the chat', async () => {
    const caller = await newCaller(app);
    const { message, sessionId } = await ask(caller, 'what is vig?');
    await report(caller, message.id, 'Too long.');
    await open.db.execute(sql`delete from chat_sessions where id = ${sessionId}::uuid`);
    const [kept] = await reportsOf(message.id);
    expect(kept).toMatchObject({ question: 'what is vig?', answer: { content: message.content } });
  });

  it('is one for each answer and reader: the second replaces the reason', async () => {
    const caller = await newCaller(app);
    const { message } = await ask(caller);
    const first = await report(caller, message.id, 'one');
    const second = await report(caller, message.id, 'two');
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect((await reportsOf(message.id)).map(({ reason }) => reason)).toEqual(['two']);
  });

  it('stays one when many come at once', async () => {
    const caller = await newCaller(app);
    const { message } = await ask(caller);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => report(caller, message.id, `reason ${at}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    expect(await reportsOf(message.id)).toHaveLength(1);
  });

  it('cannot be there twice, whoever writes it', async () => {
    const caller = await newCaller(app);
    const { message } = await ask(caller);
    await report(caller, message.id, 'one');
    const again = open.db.execute(sql`
      insert into answer_reports (id, user_id, message_id, reason, question, answer, created_at)
      select ${randomUUID()}::uuid, user_id, message_id, reason, question, answer, created_at from answer_reports
      where message_id = ${message.id}::uuid`);
    await expect(again).rejects.toMatchObject({ cause: { code: '23505' } });
  });

  it('is for one’s own answers only', async () => {
    const [caller, stranger] = [await newCaller(app), await newCaller(app)];
    const { message, sessionId } = await ask(caller);
    const question = (await caller.get(`/api/chat/sessions/${sessionId}/messages`)).json<{ id: string }[]>()[0];
    expect((await report(stranger, message.id, 'x')).statusCode).toBe(404);
    expect((await report(caller, question?.id ?? '', 'x')).statusCode).toBe(404);
    expect((await report(caller, randomUUID(), 'x')).statusCode).toBe(404);
    expect((await report(caller, 'not-an-id', 'x')).statusCode).toBe(400);
    const signedOut = await app.inject({ method: 'POST', url: `/api/chat/messages/${message.id}/report`, payload: {} });
    expect(signedOut.statusCode).toBe(401);
    expect(await reportsOf(message.id)).toEqual([]);
  });

  it.each([
    [undefined, 'reason is required'],
    [' \u0000 ', 'reason must not be empty'],
    ['x'.repeat(1001), 'reason must be at most 1000 characters'],
  ])('refuses the reason %j', async (reason, words) => {
    const caller = await newCaller(app);
    const { message } = await ask(caller);
    const answer = await report(caller, message.id, reason);
    expect([answer.statusCode, answer.json().message]).toEqual([400, words]);
  });

  it('is bounded by the hour', async () => {
    const caller = await newCaller(app);
    const { message } = await ask(caller);
    const codes: number[] = [];
    for (let at = 0; at < 31; at += 1) codes.push((await report(caller, message.id, `again ${at}`)).statusCode);
    expect(codes).toEqual([...Array(30).fill(201), 429]);
    nowMs += 3_600_001;
    expect((await report(caller, message.id, 'later')).statusCode).toBe(201);
  });
});

describe('the list of reports', () => {
  it('is for administrators', async () => {
    expect((await app.inject({ method: 'GET', url: '/api/admin/answer-reports' })).statusCode).toBe(401);
    expect((await (await newCaller(app)).get('/api/admin/answer-reports')).statusCode).toBe(403);
  });

  it('comes in pages, newest first, with how many there are', async () => {
    const caller = await newCaller(app);
    const { message: older } = await ask(caller);
    const { message: newer } = await ask(caller);
    await report(caller, older.id, 'older');
    nowMs += 1000;
    await report(caller, newer.id, 'newer');
    const admin = await newAdmin();
    const all = await admin.get('/api/admin/answer-reports');
    const total = all.json<AnswerReport[]>().length;
    expect(all.headers['x-total-count']).toBe(String(total));
    const page = await admin.get('/api/admin/answer-reports?limit=1&offset=1');
    expect(page.json<AnswerReport[]>().map(({ messageId }) => messageId)).toEqual([older.id]);
    expect(page.headers['x-total-count']).toBe(String(total));
    expect((await admin.get('/api/admin/answer-reports?limit=0')).statusCode).toBe(400);
    expect((await admin.get('/api/admin/answer-reports?offset=-1')).statusCode).toBe(400);
  });
});
