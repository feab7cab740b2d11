import { contentText } from '#contract/answer-content.ts';
import type { MessageAction, SendMessageReply } from '#contract/chat.ts';
import { isOfSearch } from '#research/language/meant/merged.ts';
import type { Reading } from '#research/language/reading.ts';
import { isProtecting } from '#research/language/reading-values.ts';
import type { Slate } from '#research/slate/slate.ts';
import type { JudgedBet } from '#research/tools/tool.ts';
import type { Draft } from '#research/words/compose-answer.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { beginSession, nameUntitled } from '../conversations/conversations.service.ts';
import { type MessageRow, toMessage } from '../conversations/to-message.ts';
import { balanceOf, releaseFailed, releaseReservation, settleReservation } from '../tokens/tokens.service.ts';
import { countFreeTurn, lowBalance, reservePrice } from './charging.ts';
import type { Forgotten } from './forgotten.ts';
import type { FreeAnswer } from './free-answer.ts';
import { KeyTakenError } from './once-for-key.ts';
import { pickRecord, recordOfBet } from './pick-record.ts';
import { rememberedAfter } from './remembered.ts';
import { expenseOf, type Turn } from './turn.ts';
import type { TurnDeps } from './turn-deps.ts';
import { closeAbandonedTurns, closeTurn } from './turn-rows.repo.ts';
import { deliverTurn, insertPicks, insertTurn, type NewTurn } from './turns.repo.ts';
import { failureNotice, type WrittenAnswer, withNotice } from './written-answer.ts';

/** A turn without a reservation has no lease: it is taken for left behind when it is older than any turn may become. */
const LONGEST_TURN_MS = 180_000;

export type OpenTurn = { reservationId: string; balance: number };

/**
 * First transaction of a turn: the question, the price set aside, and every pick that is about to be shown, with the bets that are
 * judged `beside` them. Without
 * enough tokens, or beyond what its user allowed themselves, nothing of it is kept. An unlimited account sets nothing
 * aside, and its use is counted all the same.
 */
export function beginTurn(
  deps: TurnDeps,
  turn: Turn,
  draft: Draft | null,
  beside: Pick<Judgement, 'bets' | 'slate'> | null = null,
): Promise<OpenTurn> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    await deps.play.assertMayAnalyse(tx, expenseOf(turn, now));
    const reservationId = deps.newId();
    const balance = await reservePrice(tx, turn.user, { mode: turn.input.mode, reservationId, now });
    const picks = [
      ...(draft?.drafts.map((pick) => pickRecord(pick, turn.id, draft.odds, now)) ?? []),
      ...(beside ? judgedRecords(deps, turn, beside, now) : []),
    ];
    await saveTurn(tx, turn, { reservationId, state: 'reserved', answer: null, picks, now });
    return { reservationId, balance };
  });
}

/** Bets that a model had judged for an answer that is paid for: on the record before they are shown, like every other. */
export function recordBeside(deps: TurnDeps, turn: Turn, judged: Pick<Judgement, 'bets' | 'slate'>): Promise<void> {
  return deps.db.transaction((tx) => insertPicks(tx, turn.id, judgedRecords(deps, turn, judged, deps.now())));
}

/**
 * Second transaction: the answer and the charge, or the answer and its tokens back where it is free; both or neither.
 * Which of them is decided here, so that of answers that fail at once no more than the day's free ones are free.
 */
export function settleTurn(
  deps: TurnDeps,
  turn: Turn,
  open: OpenTurn,
  { content, writer, failure, modelFailed }: WrittenAnswer,
  actions: readonly MessageAction[] = [],
): Promise<SendMessageReply> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const reservation = { reservationId: open.reservationId, walletId: turn.user.walletId, now };
    const isFree = modelFailed !== null && (await releaseFailed(tx, reservation));
    if (!isFree && !(await settleReservation(tx, open.reservationId, now))) {
      throw new AppError('unavailable', 'The answer took too long and its tokens were returned. Please ask again.');
    }
    const told = modelFailed === null ? content : withNotice(content, failureNotice(modelFailed, isFree));
    const message = { ...answerRow(deps, turn, contentText(told), now), ...(actions.length > 0 && { actions }) };
    const delivered = { id: turn.id, sessionId: turn.sessionId, writer, failure, hasPicks: 'mainBet' in content };
    const forgotten = await deliverTurn(tx, delivered, message);
    if (!forgotten) throw new AppError('not_found', 'This chat does not exist.');
    const tokensRemaining = isFree ? await balanceOf(tx, turn.user.walletId, now) : open.balance;
    const debit = { mode: turn.input.mode, balance: open.balance, now };
    const notice = isFree ? null : await lowBalance(tx, turn.user, debit);
    return {
      sessionId: turn.sessionId,
      message: toMessage(message),
      tokensRemaining,
      remembered: rememberedAfter(turn, forgotten),
      ...(notice && { balanceNotice: notice }),
    };
  });
}

/** A turn without an answer: the tokens go back, the key is free again. `failure` is why, for the operator. */
export function failTurn(
  deps: TurnDeps,
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
export function saveFreeAnswer(
  deps: TurnDeps,
  turn: Turn,
  { text, age, actions = [] }: FreeAnswer,
): Promise<SendMessageReply> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    // Nobody who needs help waits for it.
    if (!isProtecting(turn.reading.intent)) await countFreeTurn({ ...deps, db: tx }, turn.user);
    const userId = turn.user.id;
    if (age === 'states_under_age') await deps.play.noteUnderAge(tx, { userId, now });
    if (age === 'of_age') await deps.play.assertOfAge(tx, userId);
    const message = { ...answerRow(deps, turn, text, now), ...(actions.length > 0 && { actions }) };
    const forgotten = await saveTurn(tx, turn, {
      reservationId: null,
      state: 'delivered',
      answer: message,
      picks: [],
      now,
    });
    const tokensRemaining = await balanceOf(tx, turn.user.walletId, now);
    const remembered = rememberedAfter(turn, forgotten);
    return { sessionId: turn.sessionId, message: toMessage(message), tokensRemaining, remembered };
  });
}

/** What was judged, and what it is charged with. */
export type Judgement = { content: string; bets: readonly JudgedBet[]; slate: Slate };

/**
 * An answer that is whole before anything is charged: the price set aside and settled, question, answer and every bet that it
 * judges, in one transaction. Beyond what its user has or allows themselves, nothing of it is kept.
 */
export function saveJudgement(
  deps: TurnDeps,
  turn: Turn,
  { content, bets, slate }: Judgement,
): Promise<SendMessageReply> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const { mode } = turn.input;
    await deps.play.assertMayAnalyse(tx, expenseOf(turn, now));
    const reservationId = deps.newId();
    const balance = await reservePrice(tx, turn.user, { mode, reservationId, now });
    if (!(await settleReservation(tx, reservationId, now))) throw new AppError('unavailable', 'Nothing was charged.');
    const message = answerRow(deps, turn, content, now);
    const picks = judgedRecords(deps, turn, { bets, slate }, now);
    const forgotten = await saveTurn(tx, turn, { reservationId, state: 'delivered', answer: message, picks, now });
    const notice = await lowBalance(tx, turn.user, { mode, balance, now });
    const { sessionId } = turn;
    return {
      sessionId,
      message: toMessage(message),
      tokensRemaining: balance,
      remembered: rememberedAfter(turn, forgotten),
      ...(notice && { balanceNotice: notice }),
    };
  });
}

const judgedRecords = (deps: TurnDeps, { id }: Turn, { bets, slate }: Pick<Judgement, 'bets' | 'slate'>, now: Date) =>
  bets.map((bet) => recordOfBet(bet, { id: deps.newId(), analysisId: id, slate, shownAt: now }));

/** Ends what servers that died had left open, after their tokens went back. Any number of processes may call it. */
export function closeAbandoned(deps: Pick<TurnDeps, 'db' | 'now'>): Promise<number> {
  const now = deps.now();
  return closeAbandonedTurns(deps.db, now, new Date(now.getTime() - LONGEST_TURN_MS));
}

/** The question and what its turn begins with. What its chat was told to forget by now. */
async function saveTurn(
  tx: Db,
  turn: Turn,
  begin: Pick<NewTurn, 'reservationId' | 'state' | 'answer' | 'picks' | 'now'>,
): Promise<Forgotten[]> {
  const { id, questionId, sessionId, idempotencyKey, requestHash, reading, forgets, user, input, startedAt } = turn;
  const session = { id: sessionId, userId: user.id, createdAt: begin.now };
  if (turn.isNewSession) await beginSession(tx, session, input.message);
  const question = { id: questionId, content: input.message };
  const read = { ...reading, ...askedOf(turn) };
  const asked = {
    id,
    userId: user.id,
    sessionId,
    mode: input.mode,
    question,
    reading: read,
    forgets,
    createdAt: startedAt,
  };
  const outcome = await insertTurn(tx, { ...asked, idempotencyKey, requestHash, ...begin });
  if (outcome === 'session_gone') throw new AppError('not_found', 'This chat does not exist.');
  if (outcome === 'key_taken') throw new KeyTakenError();
  if (turn.isUntitled) await nameUntitled(tx, sessionId, input.message);
  return outcome;
}

const MOST_ASKED = 300;

/** What the next message may put right. */
const askedOf = (turn: Turn): Pick<Reading, 'asked' | 'corrects' | 'whole' | 'want' | 'searched'> => {
  const { question, reading, corrects, previous, whole, want = null } = turn;
  return {
    asked: isProtecting(reading.intent) || question.length > MOST_ASKED ? null : (whole ?? question),
    corrects: corrects !== null,
    whole: previous === null || whole !== undefined,
    want,
    ...searchedBy(turn),
  };
};

/** The whole question of the last search: a later message may give it other values. */
function searchedBy({
  question,
  previous,
  whole,
  want,
}: Pick<Turn, 'question' | 'previous' | 'whole' | 'want'>): Pick<Reading, 'searched'> {
  const own = previous === null ? (whole ?? question) : whole;
  const searched = want && isOfSearch(want) && own !== undefined && own.length <= MOST_ASKED ? own : previous?.searched;
  return searched === undefined ? {} : { searched };
}

const answerRow = (deps: TurnDeps, turn: Turn, content: string, now: Date): MessageRow => ({
  id: deps.newId(),
  role: 'assistant',
  content,
  mode: turn.input.mode,
  createdAt: now,
  actions: null,
});
