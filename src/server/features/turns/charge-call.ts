import { TOKEN_COST } from '#contract/prices.ts';
import type { BalanceNotice } from '#contract/tokens.ts';
import type { Slate } from '#research/slate/slate.ts';
import type { JudgedBet } from '#research/tools/tool.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Player, PlayGuard } from '../play-limits/play-guard.ts';
import { settleReservation } from '../tokens/tokens.service.ts';
import { lowBalance, type Payer, reservePrice } from './charging.ts';
import { type DeskTurn, insertDeskTurn } from './desk-turns.repo.ts';
import { KeyTakenError } from './once-for-key.ts';
import { recordOfBet } from './pick-record.ts';

export type ChargeDeps = { db: Db; now: Clock; newId: () => string; play: Pick<PlayGuard, 'assertMayAnalyse'> };

/** A call outside the chat that gave verdicts, with what it answers. */
export type AnsweredCall = Pick<DeskTurn, 'origin' | 'idempotencyKey' | 'requestHash' | 'call' | 'reply'> & {
  /** What it judged, and the slate that it was judged by. */
  bets: readonly JudgedBet[];
  slate: Slate;
};

/**
 * Everything that a charged call leaves behind, in one transaction: the price set aside and settled, the turn with its
 * answer, and every bet that is about to be shown. There are no words to wait for, so it needs no second one. Beyond what
 * its user has or allows themselves, nothing of it is kept.
 */
export function chargeCall(
  { db, now, newId, play }: ChargeDeps,
  user: Player & Payer,
  { bets, slate, ...call }: AnsweredCall,
): Promise<{ balance: number; notice: BalanceNotice | null }> {
  return db.transaction(async (tx) => {
    const at = now();
    const [id, reservationId] = [newId(), newId()];
    await play.assertMayAnalyse(tx, { user, tokens: TOKEN_COST.regular, now: at });
    const balance = await reservePrice(tx, user, { mode: 'regular', reservationId, now: at });
    if (!(await settleReservation(tx, reservationId, at))) throw new AppError('unavailable', 'Nothing was charged.');
    const picks = bets.map((bet) => recordOfBet(bet, { id: newId(), analysisId: id, slate, shownAt: at }));
    const isNew = await insertDeskTurn(tx, { ...call, id, userId: user.id, reservationId, picks, now: at });
    if (!isNew) throw new KeyTakenError();
    return { balance, notice: await lowBalance(tx, user, { mode: 'regular', balance, now: at }) };
  });
}
