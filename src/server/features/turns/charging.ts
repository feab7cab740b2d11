import type { AnalysisMode } from '#contract/analysis.ts';
import { CONFIRM_PATH, TOKEN_COST } from '#contract/prices.ts';
import type { BalanceNotice } from '#contract/tokens.ts';
import type { Outcome } from '#research/tools/outcome.ts';
import type { Db } from '../../platform/database/database.ts';
import { LEASE_MS, leaseFrom } from '../../platform/database/leases.ts';
import { InsufficientTokensError } from '../../platform/errors.ts';
import { ACCOUNT_RATES } from '../../platform/http/account-rates.ts';
import {
  assertBelowLimit,
  countEvent,
  hasReached,
  type RateLimitDeps,
  takeFromLimit,
} from '../../platform/http/rate-limit.ts';
import { noticeOf, reserveTokens, reserveUnlimited } from '../tokens/tokens.service.ts';
import { tokensOnConfirmation } from '../verification/verification.service.ts';

export type Payer = { id: string; walletId: string; unlimited: boolean };

/** The rule of who pays (ADR 0022): a turn is charged when it judged a bet that was asked for. All else is free. */
export const isCharged = (outcomes: readonly Outcome<unknown>[]): boolean =>
  outcomes.some((outcome) => outcome.ok && outcome.verdicts > 0);

/** What is free is bounded by a rate of the account. @throws RateLimitedError */
export async function countFreeTurn(deps: RateLimitDeps, { id, unlimited }: Payer): Promise<void> {
  if (!unlimited) await takeFromLimit(deps, ACCOUNT_RATES.freeAnswers, id);
}

/** What may be charged is worked on before that is known: how often it was not is bounded apart. @throws RateLimitedError */
export async function assertMayFail(deps: RateLimitDeps, { id, unlimited }: Payer): Promise<void> {
  if (!unlimited) await assertBelowLimit(deps, ACCOUNT_RATES.unpaidWork, id);
}

/** Where it may not, a model is not asked for what may never be paid for, and nothing is refused for it. */
export const mayStillFail = async (deps: RateLimitDeps, { id, unlimited }: Payer): Promise<boolean> =>
  unlimited || !(await hasReached(deps, ACCOUNT_RATES.unpaidWork, id));

export async function countUnpaid(deps: RateLimitDeps, { id, unlimited }: Payer): Promise<void> {
  if (!unlimited) await countEvent(deps, ACCOUNT_RATES.unpaidWork, id);
}

/**
 * Sets the price of a turn aside, or the use of an unlimited account, which sets nothing aside and is counted all the same.
 * Answers what is left. @throws InsufficientTokensError
 */
export async function reservePrice(
  tx: Db,
  user: Payer,
  { mode, reservationId, now }: { mode: AnalysisMode; reservationId: string; now: Date },
): Promise<number> {
  const leaseUntil = leaseFrom(now, LEASE_MS.turn);
  const use = { reservationId, walletId: user.walletId, mode, leaseUntil, now };
  if (user.unlimited) return reserveUnlimited(tx, use);
  const price = TOKEN_COST[mode];
  const reserved = await reserveTokens(tx, { ...use, tokens: price });
  if (!reserved.ok) throw new InsufficientTokensError(reserved.balance, price, await tokensOnConfirmation(tx, user.id));
  return reserved.balance;
}

/** In the transaction that charges, so that it is told with the answer that is delivered or not at all. */
export async function lowBalance(
  tx: Db,
  { id, walletId, unlimited }: Payer,
  { mode, balance, now }: { mode: AnalysisMode; balance: number; now: Date },
): Promise<BalanceNotice | null> {
  const notice = await noticeOf(tx, { walletId, balance, spent: TOKEN_COST[mode], unlimited, now });
  const waiting = notice ? await tokensOnConfirmation(tx, id) : 0;
  return notice && waiting > 0 ? { ...notice, waiting, topUp: CONFIRM_PATH } : notice;
}
