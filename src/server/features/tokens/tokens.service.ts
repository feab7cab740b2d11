import { FREE_MODEL_FAILURES_A_DAY, LOW_BALANCE_SHARE, MONTHLY_PLAN, TOP_UP_PATH } from '#contract/prices.ts';
import type { BalanceNotice } from '#contract/tokens.ts';
import { balanceLevel } from '#engine/tokens/balance-level.ts';
import { currentPeriod } from '#engine/tokens/current-period.ts';
import type { ReleaseReason } from '#engine/tokens/receipt.ts';
import { wholeTokens } from '#engine/tokens/whole-tokens.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import * as grants from './grants.repo.ts';
import { lockWallet } from './lock-wallet.ts';
import * as periods from './periods.repo.ts';
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
  return grants.insertGrant(tx, { ...grant, kind: 'signup', expiresAt: null });
}

/** The rest of the sign-up tokens, when the address is confirmed: once for a wallet, whoever asks and however many at once. */
export function grantConfirmationTokens(
  tx: Db,
  grant: { grantId: string; walletId: string; tokens: number; now: Date },
): Promise<boolean> {
  const source = `confirmation:${grant.walletId}`;
  return grants.insertGrantOnce(tx, { ...grant, kind: 'confirmation', expiresAt: null, source });
}

/**
 * Exactly once for each source, whoever asks and however many at once. False: it was granted before, and nothing is
 * written. Without a source every call grants.
 */
export async function grantTokens(
  tx: Db,
  grant: {
    grantId: string;
    walletId: string;
    kind: 'monthly' | 'purchased' | 'admin';
    tokens: number;
    expiresAt: Date | null;
    source: string | null;
    now: Date;
  },
): Promise<boolean> {
  wholeTokens(grant.tokens, 1);
  return grants.insertGrantOnce(tx, grant);
}

/** The source of a period's grant: one for each wallet and period. */
export const periodSource = (walletId: string, periodStart: Date): string =>
  `period:${walletId}:${periodStart.toISOString()}`;

/** A month's tokens, spendable until the period ends. False: the period was granted before. */
export function startMonthlyPeriod(
  tx: Db,
  period: {
    walletId: string;
    periodStart: Date;
    periodEnd: Date;
    tokens: number;
    source?: string;
    newId: () => string;
    now: Date;
  },
): Promise<boolean> {
  const { walletId, periodStart, periodEnd, tokens, newId, now } = period;
  if (periodEnd <= periodStart) throw new RangeError('a period ends after its start');
  const source = period.source ?? periodSource(walletId, periodStart);
  return grantTokens(tx, { grantId: newId(), walletId, kind: 'monthly', tokens, expiresAt: periodEnd, source, now });
}

/**
 * Takes back what is left of a source's grant, at most `tokens`, and answers what that was: nothing for a source that
 * was never granted. Where less was left than asked, what running analyses give back to the grant goes the same way.
 */
export async function revokeGrant(
  tx: Db,
  args: { source: string; tokens: number; reason: 'refund' | 'dispute'; now: Date },
): Promise<number> {
  wholeTokens(args.tokens, 1);
  return grants.revoke(tx, args);
}

/**
 * Money that was disputed is here again: the grant gets back what was taken of it beyond `tokens`, the share that is still
 * gone, and its own end. Where that share is not even taken, and where its own end has passed, nothing comes back.
 */
export async function reinstateGrant(
  tx: Db,
  args: { grantId: string; tokens: number; expiresAt: Date | null; now: Date },
): Promise<number> {
  wholeTokens(args.tokens, 0);
  if (args.expiresAt !== null && args.expiresAt <= args.now) return 0;
  return grants.reinstate(tx, args);
}

/**
 * An administrator's correction: the difference is appended, up as a grant that never expires, down in burn order. A
 * debit at the same time comes before or after it, and is never undone.
 * @throws AppError not_found for a wallet that is none.
 */
export async function setBalance(
  db: Db,
  args: { walletId: string; tokens: number; newId: () => string; now: Date },
): Promise<{ before: number; after: number }> {
  const { walletId, newId, now } = args;
  const after = wholeTokens(args.tokens, 0);
  return db.transaction(async (tx) => {
    if (!(await lockWallet(tx, walletId))) throw new AppError('not_found', 'There is no such account.');
    const before = await grants.moveBalance(tx, { grantId: newId(), walletId, tokens: after, now });
    return { before, after };
  });
}

/** What is left of expired grants leaves the books; answers how many held something. Safe to run in several processes at once. */
export async function expireGrants(db: Db, now: Date): Promise<number> {
  let total = 0;
  await untilDone(async (limit) => {
    const { swept, expired } = await grants.expireGrants(db, limit, now);
    total += expired;
    return swept;
  });
  return total;
}

/** Sets the price aside, whole or not at all. `balance` is what is left to spend afterwards. */
export function reserveTokens(tx: Db, args: ReserveTokens): Promise<ReserveOutcome> {
  if (!Number.isSafeInteger(args.tokens) || args.tokens < 1)
    throw new RangeError(`cannot reserve ${args.tokens} tokens`);
  return repo.reserve(tx, args);
}

/** The use of an unlimited account: nothing is set aside, and it is settled or released like any other. Answers the balance. */
export async function reserveUnlimited(tx: Db, args: Omit<ReserveTokens, 'tokens'>): Promise<number> {
  await repo.insertFreeUse(tx, args);
  return repo.sumSpendable(tx, args.walletId, args.now);
}

/** Charges a held reservation for good. False: it was not held any more, so the caller must not deliver. */
export function settleReservation(tx: Db, reservationId: string, now: Date): Promise<boolean> {
  return repo.settle(tx, reservationId, now);
}

/** Gives a held reservation back. False: it was settled or released before. */
export async function releaseReservation(
  db: Db,
  reservationId: string,
  reason: ReleaseReason,
  now: Date,
): Promise<boolean> {
  return (await repo.releaseOne(db, reservationId, reason, now)) === 1;
}

const dayOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

/** Whether the wallet had all the answers of this day (UTC) that cost nothing because the model failed. */
export async function hadFreeFailures(db: Db, walletId: string, now: Date): Promise<boolean> {
  return (await repo.countDeliveredFree(db, walletId, dayOf(now))) >= FREE_MODEL_FAILURES_A_DAY;
}

/**
 * Gives the price of a delivered answer back because the model failed, where the day still has such an answer for its
 * wallet. Those of one wallet are judged one after the other, in all processes. False: nothing was given back.
 */
export async function releaseFailed(
  tx: Db,
  { reservationId, walletId, now }: { reservationId: string; walletId: string; now: Date },
): Promise<boolean> {
  // By itself: a count in the statement that waits for the lock would be from before the wait.
  await lockWallet(tx, walletId);
  if (await hadFreeFailures(tx, walletId, now)) return false;
  return (await repo.releaseDelivered(tx, reservationId, now)) === 1;
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

async function untilDone(sweepUpTo: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const swept = await sweepUpTo(SWEEP_BATCH);
    total += swept;
    if (swept < SWEEP_BATCH) return total;
  }
}

/** What the wallet can spend at this moment: its unexpired grants. */
export function balanceOf(db: Db, walletId: string, now: Date): Promise<number> {
  return repo.sumSpendable(db, walletId, now);
}

/** Charged and set aside from then on. What was given back does not count. */
export function tokensUsedSince(tx: Db, walletId: string, since: Date): Promise<number> {
  return periods.sumUsedSince(tx, walletId, since);
}

/**
 * Whether a debit of `spent` tokens, which left `balance`, is the one that brought the wallet to its last fifth of a month's
 * tokens or to none: told once for each in a period, in whichever process. Without a crossing no statement is run.
 */
export async function noticeOf(
  tx: Db,
  args: { walletId: string; balance: number; spent: number; unlimited: boolean; now: Date },
): Promise<BalanceNotice | null> {
  const { walletId, balance, spent, unlimited, now } = args;
  const debit = { before: balance + spent, after: balance, monthTokens: MONTHLY_PLAN.tokens, share: LOW_BALANCE_SHARE };
  const level = unlimited ? null : balanceLevel(debit);
  const anchor = level && (await periods.findAnchor(tx, walletId));
  if (!level || !anchor) return null;
  const { startMs } = currentPeriod(anchor.anchorMs, anchor.billedPeriod, now.getTime());
  const isFirst = await periods.insertNotice(tx, { walletId, periodStart: new Date(startMs), level, now });
  return isFirst ? { level, balance, topUp: TOP_UP_PATH } : null;
}
