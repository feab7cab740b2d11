import type { Db } from '../../platform/database.ts';
import * as repo from './tokens.repo.ts';

/** Nobody outside this feature writes the ledger. What must commit together with a caller's rows takes its `tx`. */

export type ReserveTokens = repo.NewReservation;
export type ReserveOutcome = { ok: true; balance: number } | { ok: false; balance: number };

/** One statement of a sweep closes at most this many, so that no lock is held long. */
const SWEEP_BATCH = 200;

export function grantSignupTokens(
  tx: Db,
  grant: { grantId: string; walletId: string; tokens: number; now: Date },
): Promise<void> {
  return repo.insertGrant(tx, { ...grant, kind: 'signup', expiresAt: null });
}

/** Sets the price aside, whole or not at all. `balance` is what is left to spend afterwards. */
export function reserveTokens(tx: Db, args: ReserveTokens): Promise<ReserveOutcome> {
  if (!Number.isSafeInteger(args.tokens) || args.tokens < 1)
    throw new RangeError(`cannot reserve ${args.tokens} tokens`);
  return repo.reserve(tx, args);
}

/** Charges a held reservation for good. False: it was not held any more, so the caller must not deliver. */
export function settleReservation(tx: Db, reservationId: string, now: Date): Promise<boolean> {
  return repo.settle(tx, reservationId, now);
}

/** Gives a held reservation back. False: it was settled or released before. */
export async function releaseReservation(db: Db, reservationId: string, now: Date): Promise<boolean> {
  return (await repo.releaseOne(db, reservationId, now)) === 1;
}

/** Keeps running answers out of the sweeper's reach; answers with the ids that are still held. */
export async function extendLeases(db: Db, reservationIds: readonly string[], leaseUntil: Date): Promise<string[]> {
  return reservationIds.length === 0 ? [] : repo.extendHeld(db, reservationIds, leaseUntil);
}

/** Gives back what servers that died had reserved. Safe to run in several processes at once. */
export function releaseExpired(db: Db, now: Date): Promise<number> {
  return untilDone((limit) => repo.releaseExpired(db, limit, now));
}

/** For the one process of the embedded database, before it serves: whatever is held belongs to a run that ended. */
export function releaseAllHeld(db: Db, now: Date): Promise<number> {
  return untilDone((limit) => repo.releaseHeld(db, limit, now));
}

async function untilDone(releaseUpTo: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const released = await releaseUpTo(SWEEP_BATCH);
    total += released;
    if (released < SWEEP_BATCH) return total;
  }
}

/** What the wallet can spend at this moment: its unexpired grants. */
export function balanceOf(db: Db, walletId: string, now: Date): Promise<number> {
  return repo.sumSpendable(db, walletId, now);
}
