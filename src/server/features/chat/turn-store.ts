import type { SendMessageReply } from '#contract/chat.ts';
import { TOKEN_COST } from '#contract/prices.ts';
import type { BalanceNotice } from '#contract/tokens.ts';
import type { Db } from '../../platform/database.ts';
import { AppError, InsufficientTokensError } from '../../platform/errors.ts';
import type { Draft } from '../analysis/compose-answer.ts';
import {
  balanceOf,
  noticeOf,
  releaseReservation,
  reserveTokens,
  reserveUnlimited,
  settleReservation,
} from '../tokens/tokens.service.ts';
import {
  closeAbandonedTurns,
  closeTurn,
  finishTurn,
  insertMessage,
  insertSession,
  insertTurn,
  type MessageRow,
} from './chat.repo.ts';
import type { ChatDeps } from './chat-deps.ts';
import { keepSession } from './manage-session.repo.ts';
import { pickRecord } from './pick-record.ts';
import { insertPicks } from './picks.repo.ts';
import { titleFromMessage } from './session-title.ts';
import { toMessage } from './to-message.ts';
import { expenseOf, type Turn } from './turn.ts';
import type { WrittenAnswer } from './written-answer.ts';

/** A running turn renews it well before its end, so that a lease only ends when its server died. */
export const LEASE_MS = 20_000;
/** A turn without a reservation has no lease: it is taken for left behind when it is older than any turn may become. */
const LONGEST_TURN_MS = 180_000;

export type OpenTurn = { reservationId: string; balance: number };

/**
 * First transaction of a turn: the question, the price set aside, and every pick that is about to be shown. Without
 * enough tokens, or beyond what its user allowed themselves, nothing of it is kept. An unlimited account sets nothing
 * aside, and its use is counted all the same.
 */
export function beginTurn(deps: ChatDeps, turn: Turn, draft: Draft): Promise<OpenTurn> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    await deps.play.assertMayAnalyse(tx, expenseOf(turn, now));
    const reservationId = deps.newId();
    const balance = await reserve(tx, turn, reservationId, now);
    await saveQuestion(tx, deps, turn, now);
    await insertTurnOnce(tx, turn, { reservationId, state: 'reserved', answerMessageId: null, finishedAt: null });
    await insertPicks(
      tx,
      draft.drafts.map((pick) => pickRecord(pick, turn.id, draft.odds, now)),
    );
    return { reservationId, balance };
  });
}

/** Second transaction: the answer and the charge, or the answer and its tokens back where it is free; both or neither. */
export function settleTurn(
  deps: ChatDeps,
  turn: Turn,
  open: OpenTurn,
  { content, writer, failure, isFree }: WrittenAnswer,
): Promise<SendMessageReply> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    if (isFree) await releaseReservation(tx, open.reservationId, 'model_failed', now);
    else if (!(await settleReservation(tx, open.reservationId, now))) {
      throw new AppError('unavailable', 'The answer took too long and its tokens were returned. Please ask again.');
    }
    const message = answerRow(deps, turn, JSON.stringify(content), now);
    await insertMessage(tx, { ...message, sessionId: turn.sessionId, hasPicks: true });
    await finishTurn(tx, turn.id, { answerMessageId: message.id, writer, failure, now });
    const tokensRemaining = isFree ? await balanceOf(tx, turn.user.walletId, now) : open.balance;
    const notice = isFree ? null : await lowBalance(tx, turn, open.balance, now);
    return {
      sessionId: turn.sessionId,
      message: toMessage(message),
      tokensRemaining,
      ...(notice && { balanceNotice: notice }),
    };
  });
}

/** A turn without an answer: the tokens go back, the key is free again. `failure` is why, for the operator. */
export function failTurn(
  deps: ChatDeps,
  turn: Turn,
  open: OpenTurn,
  { state, failure }: { state: 'failed' | 'stopped'; failure: string | null },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    await releaseReservation(tx, open.reservationId, state, now);
    await closeTurn(tx, turn.id, { state, failure, now });
  });
}

/** An answer without picks costs nothing: question and answer are saved in one transaction. */
export function saveFreeAnswer(deps: ChatDeps, turn: Turn, text: string): Promise<SendMessageReply> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    await saveQuestion(tx, deps, turn, now);
    const message = answerRow(deps, turn, text, now);
    await insertMessage(tx, { ...message, sessionId: turn.sessionId });
    await insertTurnOnce(tx, turn, {
      reservationId: null,
      state: 'delivered',
      answerMessageId: message.id,
      finishedAt: now,
    });
    const tokensRemaining = await balanceOf(tx, turn.user.walletId, now);
    return { sessionId: turn.sessionId, message: toMessage(message), tokensRemaining };
  });
}

/** Ends what servers that died had left open, after their tokens went back. Any number of processes may call it. */
export function closeAbandoned(deps: Pick<ChatDeps, 'db' | 'now'>): Promise<number> {
  const now = deps.now();
  return closeAbandonedTurns(deps.db, now, new Date(now.getTime() - LONGEST_TURN_MS));
}

async function reserve(tx: Db, turn: Turn, reservationId: string, now: Date): Promise<number> {
  const { user, input } = turn;
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const use = { reservationId, walletId: user.walletId, mode: input.mode, leaseUntil, now };
  if (user.unlimited) return reserveUnlimited(tx, use);
  const price = TOKEN_COST[input.mode];
  const reserved = await reserveTokens(tx, { ...use, tokens: price });
  if (!reserved.ok) throw new InsufficientTokensError(reserved.balance, price);
  return reserved.balance;
}

/** In the transaction that charges, so that it is told with the answer that is delivered or not at all. */
function lowBalance(tx: Db, { user, input }: Turn, balance: number, now: Date): Promise<BalanceNotice | null> {
  const { walletId, unlimited } = user;
  return noticeOf(tx, { walletId, balance, spent: TOKEN_COST[input.mode], unlimited, now });
}

async function saveQuestion(tx: Db, deps: ChatDeps, turn: Turn, now: Date): Promise<void> {
  const { sessionId, input, user } = turn;
  if (turn.isNewSession) {
    await insertSession(tx, { id: sessionId, userId: user.id, title: titleFromMessage(input.message), createdAt: now });
  } else if (!(await keepSession(tx, user.id, sessionId))) {
    throw new AppError('not_found', 'This chat does not exist.');
  }
  const question = {
    id: deps.newId(),
    role: 'user' as const,
    content: input.message,
    mode: input.mode,
    createdAt: now,
  };
  await insertMessage(tx, { ...question, sessionId });
}

async function insertTurnOnce(
  tx: Db,
  turn: Turn,
  end: Pick<Parameters<typeof insertTurn>[1], 'reservationId' | 'state' | 'answerMessageId' | 'finishedAt'>,
): Promise<void> {
  const { id, sessionId, idempotencyKey, requestHash, reading } = turn;
  const row = { id, userId: turn.user.id, sessionId, mode: turn.input.mode, idempotencyKey, requestHash, reading };
  const outcome = await insertTurn(tx, { ...row, ...end, createdAt: turn.startedAt });
  if (outcome === 'key_taken') throw new AppError('conflict', 'This message is being answered already.');
}

const answerRow = (deps: ChatDeps, turn: Turn, content: string, now: Date): MessageRow => ({
  id: deps.newId(),
  role: 'assistant',
  content,
  mode: turn.input.mode,
  createdAt: now,
});
