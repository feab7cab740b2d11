import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { AcceptedEvent, type StreamEvent } from '#contract/stream.ts';
import { analyses } from '../../db/schema/chat.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { type Caller, newCaller } from './test-chat-app.ts';
import { openStream, startModelApp, streamSend } from './test-model-app.ts';
import { soundReply } from './test-sound-reply.ts';

const ask = { message: 'Best NFL bets today?' };
let caller: Caller;

const open = await testDatabase({ poolSize: 10 });
const app = await startModelApp(open.db, {
  limits: { modelMs: { regular: 20_000, pro: 20_000 }, readMs: 5_000, chooseMs: 5_000 },
});
beforeEach(async () => {
  app.behave(null);
  app.server.say(soundReply);
  caller = await newCaller(app.chat.app);
});
afterAll(async () => {
  expect(await brokenLedgerRules(open.db)).toEqual([]);
});

const acceptedOf = (events: readonly StreamEvent[]): AcceptedEvent => {
  const [first] = events;
  if (first?.event !== 'accepted') throw new Error(`began with ${JSON.stringify(first)}`);
  return AcceptedEvent.parse(first.data);
};
const messagesOf = async (sessionId: string) =>
  (await caller.get(`/api/chat/sessions/${sessionId}/messages`)).json<
    { id: string; content: string; role: string }[]
  >();
const withKey = (key: string) => ({ 'idempotency-key': key });
const endOf = (events: readonly StreamEvent[]) => events.at(-1);

describe('the first event of a stream', () => {
  it.each([
    ['picks', ask.message],
    ['free words', 'hello'],
  ])('names session, question and turn of an answer with %s, all of them saved by then', async (_, message) => {
    app.behave('hang_mid_body');
    const stream = await streamSend(app, caller, { message });
    await stream.until('accepted');
    const { sessionId, questionId, turnId } = acceptedOf(stream.events);
    expect((await messagesOf(sessionId))[0]).toMatchObject({ id: questionId, role: 'user', content: message });
    const [turn] = await open.db.select().from(analyses).where(eq(analyses.id, turnId));
    expect(turn).toMatchObject({ sessionId, questionMessageId: questionId });
    await caller.post(`/api/chat/sessions/${sessionId}/stop`);
    const events = await stream.rest();
    expect(events.filter(({ event }) => event === 'accepted')).toHaveLength(1);
    expect(endOf(events)).toMatchObject({ event: 'done', data: { sessionId } });
  });

  it.each(['this process', 'another process'])(
    'is replayed first to whoever follows the answer at %s',
    async (where) => {
      const other = await startModelApp(open.db, { server: app.server });
      app.behave('hang_mid_body');
      const stream = await streamSend(app, caller, ask);
      await stream.until('picks');
      const { sessionId, turnId } = acceptedOf(stream.events);
      const at = where === 'this process' ? app : other;
      const path = `${at.address}/api/chat/sessions/${sessionId}/stream`;
      const headers = { cookie: caller.cookie };
      const followed = await openStream(`${path}?turnId=${turnId}`, { headers });
      await followed.until('accepted');
      expect(acceptedOf(followed.events)).toEqual(acceptedOf(stream.events));
      expect((await fetch(`${path}?turnId=${randomUUID()}`, { headers })).status).toBe(204);
      await caller.post(`/api/chat/sessions/${sessionId}/stop`);
      expect(endOf(await followed.rest())).toEqual(endOf(await stream.rest()));
      await other.close();
    },
  );
});

describe('two answers of one chat at once', () => {
  it.each(['this process', 'another process'])('are stopped one by one, from %s', async (where) => {
    const other = await startModelApp(open.db, { server: app.server });
    app.behave('hang_mid_body');
    const { id: sessionId } = (await caller.post('/api/chat/sessions')).json<{ id: string }>();
    const [first, second] = await Promise.all(['one', 'two'].map(() => streamSend(app, caller, { ...ask, sessionId })));
    if (!first || !second) throw new Error('two were sent');
    await Promise.all([first.until('picks'), second.until('picks')]);
    const { turnId } = acceptedOf(first.events);
    const from = caller.at(where === 'this process' ? app.chat.app : other.chat.app);
    const stopped = await from.post(`/api/chat/sessions/${sessionId}/stop`, { turnId });
    expect(stopped.json()).toEqual({ stopped: true });
    expect(endOf(await first.rest())).toMatchObject({ event: 'done' });
    expect(second.events.map(({ event }) => event)).not.toContain('done');
    await from.post(`/api/chat/sessions/${sessionId}/stop`);
    await second.rest();
    await other.close();
  });
});

describe('a repeat with its Idempotency-Key', () => {
  it.each(['this process', 'another process'])(
    'is given the running answer from its start by %s, when its connection broke before it heard anything',
    async (where) => {
      const other = await startModelApp(open.db, { server: app.server });
      app.behave('hang_mid_body');
      const key = withKey(randomUUID());
      const stream = await streamSend(app, caller, ask, key);
      await stream.until('picks');
      stream.leave();
      const again = await streamSend(where === 'this process' ? app : other, caller, ask, key);
      await again.until('picks');
      const { sessionId, questionId } = acceptedOf(again.events);
      expect(acceptedOf(again.events)).toEqual(acceptedOf(stream.events));
      await caller.post(`/api/chat/sessions/${sessionId}/stop`);
      expect(endOf(await again.rest())).toMatchObject({ event: 'done', data: { sessionId } });
      const saved = await messagesOf(sessionId);
      expect(saved.map(({ role }) => role)).toEqual(['user', 'assistant']);
      expect(saved[0]?.id).toBe(questionId);
      expect(await caller.tokens()).toBe(149);
      await other.close();
    },
  );

  it('is told what was accepted also when the answer is there already', async () => {
    const key = withKey(randomUUID());
    const first = await (await streamSend(app, caller, ask, key)).rest();
    const again = await (await streamSend(app, caller, ask, key)).rest();
    expect(again.map(({ event }) => event)).toEqual(['accepted', 'done']);
    expect(acceptedOf(again)).toEqual(acceptedOf(first));
    expect(await caller.tokens()).toBe(149);
  });

  it('sent twice in the same moment is answered to both, once', async () => {
    const key = withKey(randomUUID());
    const streams = await Promise.all(['one', 'two'].map(() => streamSend(app, caller, ask, key)));
    const [one = [], two = []] = await Promise.all(streams.map((stream) => stream.rest()));
    expect(acceptedOf(one)).toEqual(acceptedOf(two));
    expect(endOf(one)).toMatchObject({ event: 'done' });
    expect(endOf(two)).toMatchObject({ event: 'done' });
    expect(await caller.tokens()).toBe(149);
  });
});
