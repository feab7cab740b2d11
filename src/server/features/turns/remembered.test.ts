import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Remembered, SendMessageReply } from '#contract/chat.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { ask, type Caller, type ChatApp, eventsOf, newCaller, startChatApp } from './test-chat-app.ts';

/** What a bettor says of himself, as chips that he can take away. */

const open = await testDatabase();
/** Turns of one moment have no order. */
let asked = 0;
const now = () => {
  asked += 1;
  return new Date(NOW.getTime() + asked);
};
let chat: ChatApp;
beforeAll(async () => {
  chat = await startChatApp(open.db, footballSlate(), now);
});

const addressOf = (sessionId: string, key?: string) =>
  `/api/chat/sessions/${sessionId}/remembered${key === undefined ? '' : `/${encodeURIComponent(key)}`}`;
const labelsOf = (chips: readonly Remembered[] | undefined) => chips?.map(({ label }) => label);
const shown = async (caller: Caller, sessionId: string) =>
  labelsOf((await caller.get(addressOf(sessionId))).json<Remembered[]>());
const KNOWN = 'what do you know about me';

async function tellAll(caller: Caller): Promise<SendMessageReply> {
  const { sessionId } = await ask(caller, 'i bet at fanduel in new jersey, bankroll 1500');
  await ask(caller, 'i never bet props', sessionId);
  return ask(caller, 'nothing heavier than -150 ever', sessionId);
}
const ALL = ['Bets at FanDuel', 'NJ', 'Bankroll $1,500', 'No props', 'Nothing heavier than -150'];

describe('what a chat remembers', () => {
  it('comes with each answer and with the chat, the same as in words', async () => {
    const bettor = await newCaller(chat.app);
    const reply = await tellAll(bettor);
    expect(labelsOf(reply.remembered)).toEqual(ALL);
    expect(await shown(bettor, reply.sessionId)).toEqual(ALL);
    const told = await ask(bettor, KNOWN, reply.sessionId);
    expect(told.message.content).toContain(
      'you bet at FanDuel, you are in New Jersey, your bankroll is $1,500.00, no props and nothing heavier than -150',
    );
    // Picks are saved with their question and told of later.
    expect(labelsOf((await ask(bettor, 'Best NFL bets?', reply.sessionId)).remembered)).toEqual(ALL);
    expect(labelsOf((await ask(bettor, 'is Bills +2.5 -110 good?', reply.sessionId)).remembered)).toEqual(ALL);
  });

  it('is told at the end of a stream, and to a repeat of the send', async () => {
    const bettor = await newCaller(chat.app);
    const headers = { 'idempotency-key': randomUUID(), accept: 'text/event-stream' };
    const body = { message: 'i bet at fanduel' };
    const remembered = [{ key: 'book:FanDuel', label: 'Bets at FanDuel' }];
    expect(eventsOf((await bettor.send(body, headers)).body).at(-1)?.data).toMatchObject({ remembered });
    expect((await bettor.send(body, { 'idempotency-key': headers['idempotency-key'] })).json()).toMatchObject({
      remembered,
    });
  });

  it('is nothing in a chat where nothing was told', async () => {
    const bettor = await newCaller(chat.app);
    const made = (await bettor.post('/api/chat/sessions')).json<{ id: string }>();
    expect(await shown(bettor, made.id)).toEqual([]);
    expect((await ask(bettor, 'Best NFL bets?', made.id)).remembered).toEqual([]);
  });
});

describe('a chip that is removed', () => {
  it('is gone in the chat, for its next question, in words, and for good; it costs nothing', async () => {
    const bettor = await newCaller(chat.app);
    const { sessionId } = await tellAll(bettor);
    const tokens = await bettor.tokens();
    const removed = await bettor.remove(addressOf(sessionId, 'book:FanDuel'));
    expect([removed.statusCode, labelsOf(removed.json())]).toEqual([200, ALL.slice(1)]);
    expect(labelsOf((await bettor.remove(addressOf(sessionId, 'bankroll:1500'))).json())).toEqual([
      'NJ',
      'No props',
      'Nothing heavier than -150',
    ]);
    const told = (await ask(bettor, KNOWN, sessionId)).message.content;
    expect(told).toContain('you are in New Jersey, no props and nothing heavier than -150');
    expect(told).not.toMatch(/FanDuel|1,500/);
    expect(await bettor.tokens()).toBe(tokens);
    // Another server on the same database, as after a restart or for a second device.
    const other = bettor.at((await startChatApp(open.db, footballSlate(), now)).app);
    expect(await shown(other, sessionId)).toEqual(['NJ', 'No props', 'Nothing heavier than -150']);
    const { message } = await ask(other, 'Best NFL bets?', sessionId);
    expect(message.content).not.toMatch(/\$\d+\.\d\d/);
  });

  it('is gone where a question leans on one that it limited', async () => {
    const bettor = await newCaller(chat.app);
    const { sessionId } = await ask(bettor, 'my bankroll is 1500');
    const listed = await ask(bettor, 'Best NFL bets?', sessionId);
    expect(listed.message.content).toMatch(/\$\d+\.\d\d/);
    await bettor.remove(addressOf(sessionId, 'bankroll:1500'));
    const more = await ask(bettor, 'give me more', sessionId);
    expect(more.message.content).not.toMatch(/\$\d+\.\d\d/);
    expect(more.remembered).toEqual([]);
  });

  it('may be removed twice, and be told anew', async () => {
    const bettor = await newCaller(chat.app);
    const { sessionId } = await ask(bettor, 'i live in ohio');
    for (const _ of ['first', 'second']) {
      const removed = await bettor.remove(addressOf(sessionId, 'state:OH'));
      expect([removed.statusCode, removed.json()]).toEqual([200, []]);
    }
    expect(labelsOf((await ask(bettor, 'i live in ohio', sessionId)).remembered)).toEqual(['OH']);
    expect(await shown(bettor, sessionId)).toEqual(['OH']);
    await bettor.remove(addressOf(sessionId, 'state:OH'));
    expect(await shown(bettor, sessionId)).toEqual([]);
  });

  it('is refused where nothing of the kind was told, in no chat and in somebody else’s', async () => {
    const [bettor, stranger] = [await newCaller(chat.app), await newCaller(chat.app)];
    const { sessionId } = await ask(bettor, 'i live in ohio');
    const statuses = await Promise.all(
      [
        bettor.remove(addressOf(sessionId, 'state:NJ')),
        bettor.remove(addressOf(randomUUID(), 'state:OH')),
        stranger.remove(addressOf(sessionId, 'state:OH')),
        stranger.get(addressOf(sessionId)),
        bettor.remove(addressOf('no-chat', 'state:OH')),
        bettor.remove(addressOf(sessionId, 'x'.repeat(65))),
        chat.app.inject({ method: 'DELETE', url: addressOf(sessionId, 'state:OH') }),
      ].map(async (sent) => (await sent).statusCode),
    );
    expect(statuses).toEqual([404, 404, 404, 404, 400, 400, 401]);
    expect(await shown(bettor, sessionId)).toEqual(['OH']);
  });
});

/** Lets an answer wait for its prices, so that its question is read and nothing of it is saved. */
function holdPrices(): { awaited: Promise<void>; release: () => void } {
  const { current } = chat.slate;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const awaited = new Promise<void>((resolve) => {
    chat.slate.current = async () => {
      resolve();
      await held;
      return current();
    };
  });
  return {
    awaited,
    release: () => {
      chat.slate.current = current;
      release();
    },
  };
}

describe('a chip that is removed while an answer is made', () => {
  it('does not come back with the answer, which was asked for with it', async () => {
    const bettor = await newCaller(chat.app);
    const { sessionId } = await ask(bettor, 'i bet at fanduel in ohio');
    const prices = holdPrices();
    const running = ask(bettor, 'Best NFL bets?', sessionId);
    await prices.awaited;
    const removed = await bettor.remove(addressOf(sessionId, 'state:OH'));
    prices.release();
    expect(labelsOf(removed.json())).toEqual(['Bets at FanDuel']);
    expect(labelsOf((await running).remembered)).toEqual(['Bets at FanDuel']);
    expect(await shown(bettor, sessionId)).toEqual(['Bets at FanDuel']);
    expect((await ask(bettor, KNOWN, sessionId)).message.content).not.toContain('Ohio');
  });

  it('leaves what that very question tells in its place', async () => {
    const bettor = await newCaller(chat.app);
    const { sessionId } = await ask(bettor, 'i live in ohio');
    const prices = holdPrices();
    const running = ask(bettor, 'i moved, i live in new jersey now', sessionId);
    await prices.awaited;
    await bettor.remove(addressOf(sessionId, 'state:OH'));
    prices.release();
    expect(labelsOf((await running).remembered)).toEqual(['NJ']);
    expect(await shown(bettor, sessionId)).toEqual(['NJ']);
  });

  it('is removed once however many remove it, beside others that are', async () => {
    const bettor = await newCaller(chat.app);
    const { sessionId } = await tellAll(bettor);
    const chips = (await bettor.get(addressOf(sessionId))).json<Remembered[]>();
    const removals = [...chips, ...chips].map(({ key }) => bettor.remove(addressOf(sessionId, key)));
    const statuses = (await Promise.all(removals)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await shown(bettor, sessionId)).toEqual([]);
  });
});
