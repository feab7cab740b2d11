import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { KEPT_ANSWERS, STRANGE_ANSWERS, STRANGE_TEXTS } from '#contract/test-kept-answers.ts';
import { KEPT_READINGS, STRANGE_READINGS } from '#research/language/test-kept-readings.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { analyses, chatMessages } from '../../db/schema/chat.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { newCaller, startChatApp } from './test-chat-app.ts';

type Reply = { sessionId: string; message: { content: string } };

const open = await testDatabase();
let ticks = 0;
/** Every look is a millisecond later, so that what is asked last is the newest. */
const clock = () => {
  ticks += 1;
  return new Date(NOW.getTime() + ticks);
};
const chat = await startChatApp(open.db, footballSlate(), clock);
const caller = await newCaller(chat.app);

const ask = (message: string, sessionId?: string) => caller.send({ message, ...(sessionId && { sessionId }) });
/** A chat with one answer, of which `change` makes what another version had saved. */
async function chatWith(change: { reading?: unknown; content?: string }): Promise<string> {
  const { sessionId } = (await ask('2 best NFL bets today?')).json<Reply>();
  if ('reading' in change) {
    await open.db.update(analyses).set({ reading: change.reading }).where(eq(analyses.sessionId, sessionId));
  }
  if (change.content !== undefined) {
    await open.db
      .update(chatMessages)
      .set({ content: change.content })
      .where(and(eq(chatMessages.sessionId, sessionId), eq(chatMessages.hasPicks, true)));
  }
  return sessionId;
}
async function goesOn(sessionId: string, messages: readonly string[]): Promise<string[]> {
  const said: string[] = [];
  for (const message of messages) {
    const sent = await ask(message, sessionId);
    expect([message, sent.statusCode]).toEqual([message, 200]);
    said.push(sent.json<Reply>().message.content);
  }
  return said;
}

describe('a chat whose last question was read by another version', () => {
  // A column that must hold something holds JSON null where nothing was saved.
  const readings = Object.entries({ ...KEPT_READINGS, ...STRANGE_READINGS }).filter(([, reading]) => reading !== null);

  it.each(readings)('goes on: %s', async (_, reading) => {
    const sessionId = await chatWith({ reading });
    await goesOn(sessionId, ['what about the over?', 'why?']);
    const [kept] = await open.db
      .select({ reading: analyses.reading })
      .from(analyses)
      .where(eq(analyses.sessionId, sessionId))
      .orderBy(desc(analyses.createdAt))
      .limit(1);
    expect(kept?.reading).toHaveProperty('intent');
  });
});

describe('a chat whose last answer was saved by another version', () => {
  it.each(Object.entries(KEPT_ANSWERS))('tells its reasons and joins its picks: %s', async (_, answer) => {
    const [why] = await goesOn(await chatWith({ content: JSON.stringify(answer) }), ['explain the first one']);
    expect(why).toContain('Bills -2.5 (Dolphins @ Bills)');
    expect(why).toMatch(/it wins 52\.1% of the time, so -109 is fair/);
    await goesOn(await chatWith({ content: JSON.stringify(answer) }), ['make it a parlay', 'give me 2 more']);
  });

  it('numbers the picks of a later one as they are shown, and says of which it cannot tell the reasons', async () => {
    const later = STRANGE_ANSWERS['of a later version'] as { additionalBets: unknown[] };
    const content = JSON.stringify({ ...later, additionalBets: [...later.additionalBets, 'Over 47.5'] });
    const [first, second, third] = await goesOn(await chatWith({ content }), [
      'explain the first one',
      'explain the second one',
      'explain the third one',
    ]);
    expect(first).toContain('Bills -2.5 (Dolphins @ Bills)');
    expect(first).not.toContain('[object Object]');
    expect(second).toContain('Bills -2.5');
    expect(third).toContain('can no longer be read');
  });

  it.each([...Object.values(STRANGE_ANSWERS).map((answer) => JSON.stringify(answer)), ...STRANGE_TEXTS])(
    'goes on, and lists what was said: %s',
    async (content) => {
      const sessionId = await chatWith({ content });
      await goesOn(sessionId, ['explain the first one', 'make it a parlay', 'give me 2 more']);
      expect((await caller.get(`/api/chat/sessions/${sessionId}/messages`)).statusCode).toBe(200);
      expect((await caller.get('/api/chat/recent-recommendations')).statusCode).toBe(200);
    },
  );
});
