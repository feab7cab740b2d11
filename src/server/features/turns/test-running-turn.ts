import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { users } from '../../db/schema/accounts.ts';
import { analyses, chatSessions } from '../../db/schema/chat.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Schedule } from '../../platform/process/schedule.ts';
import { newWallet, reservation } from '../tokens/test-wallet.ts';
import { reserveTokens } from '../tokens/tokens.service.ts';

export const START = new Date('2026-11-22T16:00:00Z');

/** Timers that the test runs by hand, on a clock that goes on as far as they waited. */
export function handClock() {
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

/** A turn that runs, with its price set aside. */
export async function runningTurn(db: Db) {
  const walletId = await newWallet(db, { tokens: 5 });
  const [userId, sessionId, turnId] = [randomUUID(), randomUUID(), randomUUID()];
  const user = { id: userId, email: `${userId}@example.com`, emailKey: `${userId}@example.com`, walletId };
  const terms = { passwordHash: 'x', termsVersion: 'x', ageConfirmed: 'x', acceptedAt: START };
  await db.insert(users).values({ ...user, ...terms, createdAt: START });
  await db.insert(chatSessions).values({ id: sessionId, userId, title: 't', createdAt: START });
  const held = reservation(walletId, { now: START, leaseUntil: new Date(START.getTime() + 20_000) });
  await reserveTokens(db, held);
  const row = { id: turnId, userId, sessionId, mode: 'pro' as const, state: 'reserved' as const, requestHash: 'h' };
  await db.insert(analyses).values({ ...row, reading: {}, createdAt: START, reservationId: held.reservationId });
  return { turnId, sessionId, walletId, reservationId: held.reservationId };
}
