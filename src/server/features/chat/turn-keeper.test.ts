import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StreamEvent } from '#contract/stream.ts';
import { users } from '../../db/schema/accounts.ts';
import { analyses, chatSessions } from '../../db/schema/chat.ts';
import { tokenReservations } from '../../db/schema/tokens.ts';
import type { OpenDatabase } from '../../platform/database.ts';
import type { Schedule } from '../../platform/schedule.ts';
import { openTestDatabase } from '../../platform/test-database.ts';
import { newWallet, reservation } from '../tokens/test-wallet.ts';
import { releaseExpired, reserveTokens } from '../tokens/tokens.service.ts';
import { flagStop, saveCheckpoint } from './checkpoint.repo.ts';
import { LiveTurn } from './live-turns.ts';
import { keepTurn } from './turn-keeper.ts';
import { TURN_LIMITS } from './turn-limits.ts';

const START = new Date('2026-11-22T16:00:00Z');
let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

/** Timers that the test runs by hand, on a clock that goes on as far as they waited. */
function handClock() {
  let ms = START.getTime();
  let next: { run: () => void; ms: number } | null = null;
  const schedule: Schedule = (run, wait) => {
    next = { run, ms: wait };
    return () => {
      next = null;
    };
  };
  const tick = async () => {
    await expect.poll(() => next).not.toBeNull();
    const due = next;
    next = null;
    ms += due?.ms ?? 0;
    due?.run();
  };
  return { schedule, now: () => new Date(ms), tick, isIdle: () => next === null };
}

async function runningTurn() {
  const walletId = await newWallet(open.db, { tokens: 5 });
  const [userId, sessionId, turnId] = [randomUUID(), randomUUID(), randomUUID()];
  const user = { id: userId, email: `${userId}@example.com`, emailKey: `${userId}@example.com`, walletId };
  const terms = { passwordHash: 'x', termsVersion: 'x', ageConfirmed: 'x', acceptedAt: START };
  await open.db.insert(users).values({ ...user, ...terms, createdAt: START });
  await open.db.insert(chatSessions).values({ id: sessionId, userId, title: 't', createdAt: START });
  const held = reservation(walletId, { now: START, leaseUntil: new Date(START.getTime() + 20_000) });
  await reserveTokens(open.db, held);
  const row = { id: turnId, userId, sessionId, mode: 'pro' as const, state: 'reserved' as const, requestHash: 'h' };
  await open.db.insert(analyses).values({ ...row, reading: {}, createdAt: START, reservationId: held.reservationId });
  return { turnId, sessionId, reservationId: held.reservationId };
}

const delta = (text: string): StreamEvent => ({ event: 'delta', data: { field: 'summary', text } });
const checkpointOf = async (turnId: string) =>
  (await open.db.select().from(analyses).where(eq(analyses.id, turnId)))[0]?.checkpoint as {
    view: { texts: unknown };
  } | null;

describe('a turn that takes long', () => {
  it('keeps its reservation for two minutes, where one that is left alone is given back', async () => {
    const [kept, left] = [await runningTurn(), await runningTurn()];
    const clock = handClock();
    const end = keepTurn(
      { db: open.db, ...clock, limits: TURN_LIMITS },
      kept.turnId,
      { reservationId: kept.reservationId, balance: 4 },
      new LiveTurn(),
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
    const turn = await runningTurn();
    const clock = handClock();
    const live = new LiveTurn();
    live.emit(delta('One.'));
    const end = keepTurn(
      { db: open.db, ...clock, limits: TURN_LIMITS },
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
    const turn = await runningTurn();
    await open.db.update(analyses).set({ state: 'delivered' }).where(eq(analyses.id, turn.turnId));
    expect(await saveCheckpoint(open.db, turn.turnId, { stages: [], picks: null, texts: [] })).toBeNull();
    expect(await flagStop(open.db, turn.sessionId)).toBe(false);
    expect(await checkpointOf(turn.turnId)).toBeNull();
  });
});
