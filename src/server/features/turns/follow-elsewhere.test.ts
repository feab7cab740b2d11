import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { AnswerContent, contentText } from '#contract/answer-content.ts';
import type { StreamEvent } from '#contract/stream.ts';
import { SAMPLE_BLOCKS } from '#contract/test-blocks.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { viewOfContent, viewOfEvents } from './answer-view.ts';
import { followElsewhere } from './follow-elsewhere.ts';
import { LiveTurn } from './live-turns.ts';
import { handClock, runningTurn, START } from './test-running-turn.ts';
import { keepTurn } from './turn-keeper.ts';
import { TURN_TIMES } from './turn-times.ts';
import { deliverTurn } from './turns.repo.ts';

const open = await testDatabase();

const { text, table, choices } = SAMPLE_BLOCKS;

it('tells an answer of blocks at another process as it comes, and its end as it was saved', async () => {
  const { turnId, sessionId, walletId, reservationId } = await runningTurn(open.db);
  const [keeper, follower] = [handClock(), handClock()];
  const live = new LiveTurn(turnId);
  const sent: StreamEvent[] = [
    { event: 'block', data: { at: 0, block: { ...text, text: 'Neither.' } } },
    { event: 'block', data: { at: 1, block: table } },
  ];
  for (const event of sent) live.emit(event);
  const turn = { db: open.db, limits: TURN_TIMES };
  const endKeeping = keepTurn({ ...turn, ...keeper }, turnId, { reservationId, balance: 0 }, live);

  const heard: StreamEvent[] = [];
  const user = {
    id: randomUUID(),
    email: 'a@example.com',
    walletId,
    timeZone: null,
    settings: {},
    unlimited: false,
  };
  const followed = { turnId, questionId: null, sessionId, user };
  const leave = followElsewhere(
    { ...turn, ...follower },
    followed,
    (event) => heard.push(event),
    () => {},
  );
  const hear = (count: number) =>
    expect
      .poll(async () => {
        if (heard.length < count) await follower.tick();
        return heard.length;
      })
      .toBe(count);
  await hear(2);
  expect(heard).toEqual(sent);

  live.emit({ event: 'delta', data: { field: 'blocks.0.text', text: ' If you must, -6.' } });
  await keeper.tick();
  await keeper.tick();
  await hear(3);
  expect(heard[2]).toEqual(live.events[2]);
  await endKeeping();

  const content = AnswerContent.parse({ blocks: [{ ...text, text: 'Neither. If you must, -6.' }, table, choices] });
  const message = {
    id: randomUUID(),
    role: 'assistant' as const,
    mode: 'pro' as const,
    createdAt: START,
    actions: null,
  };
  await deliverTurn(
    open.db,
    { id: turnId, sessionId, writer: 'built-in analyst', failure: null, hasPicks: true },
    { ...message, content: contentText(content) },
  );
  await hear(5);
  expect(heard.at(-1)).toMatchObject({ event: 'done', data: { message: { content: contentText(content) } } });
  expect(viewOfEvents(heard).blocks).toEqual(viewOfContent(content).blocks);
  leave();
});
