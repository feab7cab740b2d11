import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { StreamEvent } from '#contract/stream.ts';
import { SAMPLE_BLOCKS } from '#contract/test-blocks.ts';
import { analyses } from '../../db/schema/chat.ts';
import { tokenReservations } from '../../db/schema/tokens.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { releaseExpired } from '../tokens/tokens.service.ts';
import { findProgress, findStopFlag, flagStop, saveCheckpoint } from './checkpoint.repo.ts';
import { LiveTurn } from './live-turns.ts';
import { handClock, runningTurn, START } from './test-running-turn.ts';
import { keepTurn } from './turn-keeper.ts';
import { TURN_TIMES } from './turn-times.ts';

const open = await testDatabase();

const delta = (text: string): StreamEvent => ({ event: 'delta', data: { field: 'summary', text } });
const checkpointOf = async (turnId: string) =>
  (await open.db.select().from(analyses).where(eq(analyses.id, turnId)))[0]?.checkpoint as {
    view: { texts: unknown };
  } | null;

describe('a turn that takes long', () => {
  it('keeps its reservation for two minutes, where one that is left alone is given back', async () => {
    const [kept, left] = [await runningTurn(open.db), await runningTurn(open.db)];
    const clock = handClock();
    const end = keepTurn(
      { db: open.db, ...clock, limits: TURN_TIMES },
      kept.turnId,
      { reservationId: kept.reservationId, balance: 4 },
      new LiveTurn(randomUUID()),
    );
    while (clock.now().getTime() < START.getTime() + 120_000) {
      await clock.tick();
      await releaseExpired(open.db, clock.now());
    }
    await end();
    const stateOf = async (id: string) =>
      (await open.db.select().from(tokenReservations).where(eq(tokenReservations.id, id)))[0]?.state;
    expect([await stateOf(kept.reservationId), await stateOf(left.reservationId)]).toEqual(['held', 'released']);
  });

  it('saves what was shown at most once a second, hears of a stop from elsewhere, and ends its timer', async () => {
    const turn = await runningTurn(open.db);
    const clock = handClock();
    const live = new LiveTurn(randomUUID());
    live.emit(delta('One.'));
    const end = keepTurn(
      { db: open.db, ...clock, limits: TURN_TIMES },
      turn.turnId,
      { reservationId: turn.reservationId, balance: 0 },
      live,
    );
    await expect.poll(async () => (await checkpointOf(turn.turnId))?.view.texts).toEqual([['summary', 'One.']]);
    live.emit(delta(' Two.'));
    await clock.tick();
    await expect.poll(() => clock.isIdle()).toBe(false);
    expect((await checkpointOf(turn.turnId))?.view.texts).toEqual([['summary', 'One.']]);
    await clock.tick();
    await expect.poll(() => clock.isIdle()).toBe(false);
    expect((await checkpointOf(turn.turnId))?.view.texts).toEqual([['summary', 'One. Two.']]);
    expect(live.stopped).toBe(false);

    expect(await flagStop(open.db, turn.sessionId)).toBe(true);
    await clock.tick();
    await expect.poll(() => live.stopped).toBe(true);
    await end();
    expect(clock.isIdle()).toBe(true);
  });

  it('is not written to any more when it has ended', async () => {
    const turn = await runningTurn(open.db);
    await open.db.update(analyses).set({ state: 'delivered' }).where(eq(analyses.id, turn.turnId));
    expect(await saveCheckpoint(open.db, turn.turnId, { stages: [], picks: null, blocks: [], texts: [] })).toBeNull();
    expect(await flagStop(open.db, turn.sessionId)).toBe(false);
    expect(await checkpointOf(turn.turnId)).toBeNull();
  });

  const before = { stages: [], picks: null, texts: [['summary', 'One.']] };
  const shown = { ...before, blocks: [{ at: 0, block: SAMPLE_BLOCKS.table }] };
  it.each<[string, unknown, unknown]>([
    ['the form of now', { view: shown, stop: false }, shown],
    ['the form before there were blocks', { view: before }, { ...before, blocks: [] }],
    ['the form of now with more in it', { view: { ...shown, mood: 'good' }, stop: false, version: 9 }, shown],
    ['other stages', { view: { ...shown, stages: ['scan'] } }, null],
    ['other picks', { view: { ...shown, picks: [{ pick: 'Bills -2.5' }] } }, null],
    ['other blocks', { view: { ...shown, blocks: [{ at: 0, block: { kind: 'hologram' } }] } }, null],
    ['other texts', { view: { ...shown, texts: { summary: 'One.' } } }, null],
    ['a stop in words', { view: null, stop: 'soon' }, null],
    ['nothing', {}, null],
    ['no object', ['One.'], null],
    ['JSON null', sql`'null'::jsonb`, null],
  ])('is followed and kept whatever version wrote its checkpoint: %s', async (_, checkpoint, view) => {
    const { turnId, sessionId } = await runningTurn(open.db);
    await open.db.update(analyses).set({ checkpoint }).where(eq(analyses.id, turnId));
    expect(await findProgress(open.db, turnId)).toEqual({ state: 'reserved', answerMessageId: null, view });
    expect(await findStopFlag(open.db, turnId)).toEqual({ stop: false });
    expect(await flagStop(open.db, sessionId, turnId)).toBe(true);
    expect(await saveCheckpoint(open.db, turnId, { stages: [], picks: null, blocks: [], texts: [] })).toEqual({
      stop: true,
    });
  });
});
