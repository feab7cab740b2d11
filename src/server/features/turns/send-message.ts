import { createHash } from 'node:crypto';
import { contentText } from '#contract/answer-content.ts';
import type { SendMessageInput, SendMessageReply } from '#contract/chat.ts';
import { BuildParlayInput } from '#contract/research/build-parlay.ts';
import type { StreamEvent } from '#contract/stream.ts';
import { fromSpanish, SPANISH_NOTE } from '#research/language/calls/spanish.ts';
import { withMemory } from '#research/language/calls/with-memory.ts';
import type { Reading } from '#research/language/reading.ts';
import { isProtecting } from '#research/language/reading-values.ts';
import { withStanding } from '#research/language/wishes/standing.ts';
import type { Slate } from '#research/slate/slate.ts';
import { type Bettor, bettorOf, rememberedBettor } from '#research/words/bettor.ts';
import { deskContent } from '#research/words/blocks/desk-content.ts';
import { missedReading, shownIn } from '#research/words/blocks/shown-in.ts';
import type { Draft } from '#research/words/compose-answer.ts';
import { notStored } from '#research/words/not-stored.ts';
import { nothingFits } from '#research/words/nothing-fits.ts';
import { samePicks } from '#research/words/plain-answers/same-picks.ts';
import { AppError } from '../../platform/errors.ts';
import { publicError } from '../../platform/http/http-errors.ts';
import { DEFAULT_TIME_ZONE } from '../conversations/conversations.service.ts';
import { storableText } from '../conversations/storable-text.ts';
import { eventsBetween, viewOfContent } from './answer-view.ts';
import { correctedIn } from './corrected-in.ts';
import { type DeskAnswer, deskAnswer } from './desk-answer.ts';
import { draftAnswer } from './draft-answer.ts';
import { tellAboutPicks } from './explain-earlier-pick.ts';
import { forgetsOf } from './forgotten.ts';
import { type FreeAnswer, freeAnswer } from './free-answer.ts';
import { freshSlate } from './fresh-slate.ts';
import { type MovesOf, seriesOf } from './gather-moves.ts';
import { judgedOnce, judgeSpending } from './judge-spending.ts';
import type { LiveTurn, OnTrouble } from './live-turns.ts';
import { onceForKey } from './once-for-key.ts';
import { type DeskPlan, planDeskCalls } from './plan-desk-calls.ts';
import { readTurn, withGiven } from './read-turn.ts';
import { getAskedChat } from './remembered.ts';
import { repeatAnswer } from './repeat-answer.ts';
import { type StageTeller, stageTeller } from './stage-teller.ts';
import { expenseOf, type Turn } from './turn.ts';
import type { Sender, TurnDeps } from './turn-deps.ts';
import { notesOf, PICKS } from './turn-notes.ts';
import { beginTurn, failTurn, saveFreeAnswer, saveJudgement, settleTurn } from './turn-store.ts';
import { writeAnswer } from './write-answer.ts';

export type SendOptions = {
  idempotencyKey: string | null;
  onEvent?: (event: StreamEvent) => void;
  onTrouble?: OnTrouble;
};

/**
 * One question, one answer, one charge. Reading and pricing are pure and take milliseconds, so they come before the
 * reservation: the transaction that reserves also records the picks, and only then is anything shown (ADR-0007).
 */
export async function sendMessage(
  deps: TurnDeps,
  user: Sender,
  input: SendMessageInput,
  options: SendOptions,
): Promise<SendMessageReply> {
  const message = storableText(input.message);
  if (message === '') throw new AppError('invalid_input', 'message must not be empty');
  return deps.gate.run(user.id, () => answerOnce(deps, user, { ...input, message }, options));
}

async function answerOnce(deps: TurnDeps, user: Sender, input: SendMessageInput, options: SendOptions) {
  const requestHash = hashRequest(input);
  const key = options.idempotencyKey;
  if (key === null) return answerNew(deps, user, input, { ...options, requestHash });
  return onceForKey(
    deps.db,
    { userId: user.id, key, requestHash },
    {
      answer: () => answerNew(deps, user, input, { ...options, requestHash }),
      repeat: (earlier) => repeatAnswer(deps, user, earlier, options),
    },
  );
}

async function answerNew(
  deps: TurnDeps,
  user: Sender,
  input: SendMessageInput,
  { idempotencyKey, onEvent, onTrouble, requestHash }: SendOptions & { requestHash: string },
): Promise<SendMessageReply> {
  const chat = input.sessionId ? await getAskedChat(deps, user, input.sessionId) : null;
  const sessionId = input.sessionId ?? deps.newId();
  const ids = { id: deps.newId(), questionId: deps.newId(), sessionId };
  const judged = judgedOnce(() => {
    const expense = expenseOf({ user, input }, deps.now());
    return judgeSpending(deps, expense.user, expense.tokens);
  });
  const zone = input.timeZone ?? user.timeZone ?? DEFAULT_TIME_ZONE;
  const english = fromSpanish(input.message);
  const written = english ?? input.message;
  const corrected = chat ? await correctedIn(deps, chat, written, zone) : null;
  const question = { question: corrected?.question ?? written, isSpanish: english !== null };
  const begun = {
    ...ids,
    ...question,
    user,
    input,
    zone,
    startedAt: deps.now(),
    previous: corrected ? corrected.before : (chat?.previous ?? null),
    corrects: corrected?.paid ?? null,
    forgets: chat ? forgetsOf(chat.forgotten) : 0,
    judged,
  };
  const live = deps.live.start(sessionId, begun.id, onTrouble);
  // The sender is told of a failure by its reply, which is a plain refusal while nothing was streamed.
  const unfollow = onEvent && live.follow((event) => event.event !== 'error' && onEvent(event));
  try {
    const stages = stageTeller(input.mode);
    const reading = await readTurn(deps, begun, live, () => stages.waited('read', 'Reading your question...'));
    const turn: Turn = {
      ...begun,
      isNewSession: chat === null,
      isUntitled: chat?.isUntitled === true,
      idempotencyKey,
      requestHash,
      reading: withMemory(reading, begun.previous, begun.question),
    };
    const reply = await answerTurn(deps, turn, live, stages);
    live.emit({ event: 'done', data: reply });
    return reply;
  } catch (error) {
    live.emit({ event: 'error', data: publicError(error) });
    throw error;
  } finally {
    unfollow?.();
    deps.live.end(sessionId, live);
  }
}

/** Who said to be under 21 is told so in place of picks: an answer like any other, and free. */
async function answerTurn(deps: TurnDeps, turn: Turn, live: LiveTurn, stages: StageTeller): Promise<SendMessageReply> {
  try {
    return await answerByReading(deps, turn, live, stages);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'under_age')) throw error;
    return answerFree(deps, turn, { text: error.message, age: 'any' }, live);
  }
}

async function answerByReading(deps: TurnDeps, turn: Turn, live: LiveTurn, stages: StageTeller) {
  const bettor = rememberedBettor(bettorOf(turn.user.settings, turn.reading), turn.reading);
  const onWait = () => stages.waited('prices', 'Getting the latest prices...');
  const plan = isProtecting(turn.reading.intent) ? null : await planDeskCalls(deps, turn, live, onWait);
  if (plan?.kind === 'about') {
    const told = { ...turn, reading: stillSpokenOf(turn) };
    const { text, reading } = (await tellAboutPicks(deps.db, told, plan.about, bettor)) ?? { ...told, text: GONE };
    return answerFree(deps, { ...turn, reading }, { text, age: 'of_age' }, live);
  }
  if (plan?.kind === 'picks') {
    const reading = await withGiven(deps.db, turn, plan.reading);
    return answerPicks(deps, { ...turn, reading }, live, { stages, bettor, onWait, refines: plan.refines });
  }
  if (plan) {
    const answer = await deskAnswer(deps, turn, plan, bettor);
    return answerFromDesk(deps, { ...turn, reading: readingBehind(plan, turn, answer) }, answer, live);
  }
  const free = await freeAnswer(deps, turn, bettor);
  if (free) return answerFree(deps, turn, spoken(turn, free), live);
  const reading = withStanding(turn.reading, turn.reading.memory);
  return answerPicks(deps, { ...turn, reading }, live, { stages, bettor, onWait, refines: false });
}

/** Words alone leave what was asked for before as it was. */
const stillSpokenOf = ({ previous, reading }: Turn): Reading =>
  previous
    ? {
        ...previous,
        absent: null,
        pointed: null,
        followUp: reading.followUp,
        ...(reading.memory && { memory: reading.memory }),
      }
    : reading;

/** What a later question goes on from: a parlay that keeps a bet of before is still of what was asked for then. */
function readingBehind(
  plan: Extract<DeskPlan, { kind: 'calls' | 'say' }>,
  turn: Turn,
  { memory }: DeskAnswer,
): Reading {
  if (plan.kind === 'say' || memory.pointed != null) return stillSpokenOf(turn);
  if (plan.explains !== null) return { ...stillSpokenOf(turn), pointed: plan.pointed };
  const shown = new Set((turn.previous?.focus ?? []).map(({ eventId }) => eventId));
  const legs = plan.inputs.flatMap((input) => BuildParlayInput.safeParse(input).data?.legs ?? []);
  if (!legs.some(({ eventId }) => shown.has(eventId))) return turn.reading;
  const { calculation: _, ...kept } = stillSpokenOf(turn);
  return { ...kept, looked: [] };
}

const GONE = 'Those picks are not stored in this chat any more, so nothing can be told of them. Ask for them anew.';

/** `refines`: it asks for the search before with another part. */
type PicksTurn = { stages: StageTeller; bettor: Bettor; onWait: () => void; refines: boolean };

async function answerPicks(
  deps: TurnDeps,
  turn: Turn,
  live: LiveTurn,
  { stages, bettor, onWait, refines }: PicksTurn,
): Promise<SendMessageReply> {
  const slate = await freshSlate(deps, turn, live, onWait);
  if (slate.asOf === null) throw new AppError('unavailable', noOddsYet(slate));
  const movesOf: MovesOf = (prices) => deps.slate.moves(prices.map(seriesOf));
  const draftDeps = { ...deps, movesOf, onStage: stages.tell, bettor };
  const found = await draftAnswer(draftDeps, slate, turn.reading, turn.input.mode);
  const draft = found && { ...found, missing: [...notesOf(turn, deps.site, PICKS), ...found.missing] };
  const missed = { ...turn, reading: missedReading(turn.reading, refines ? turn.previous : null) };
  if (draft && draft.instead.length > 0) return answerNotStored(deps, missed, draft, live);
  if (!draft) return answerFree(deps, missed, { text: nothingFits(slate, turn.reading, bettor), age: 'of_age' }, live);
  const same = refines ? samePicks(draft, turn.reading) : null;
  if (same !== null)
    return answerFree(deps, { ...turn, reading: stillSpokenOf(turn) }, { text: same, age: 'of_age' }, live);
  const remembered = { ...turn, reading: { ...turn.reading, ...shownIn(draft, turn.reading) } };
  const open = await beginTurn(deps, remembered, draft);
  try {
    // Only what is paid for is told of: before this, a refusal still has its plain status.
    live.emit(accepted(turn));
    stages.send(live);
    if (live.stopped) throw new AppError('conflict', 'Stopped before the first pick. Nothing was charged.');
    live.emit({ event: 'picks', data: { picks: draft.drafts.map(({ pick }) => pick), odds: draft.odds } });
    const answer = await writeAnswer(deps, turn, open, draft, live, stages.tell);
    return await settleTurn(deps, turn, open, answer);
  } catch (error) {
    // If even this fails, the lease ends and the sweeper gives the tokens back.
    await failTurn(deps, turn, open, endOf(error, live)).catch((again: unknown) => live.report(again));
    throw error;
  }
}

/** Something else than was asked for would be another bet: what is missing is said, and what there is may be asked for. */
function answerNotStored(deps: TurnDeps, turn: Turn, { instead, bettor }: Draft, live: LiveTurn) {
  const said = {
    kind: 'say' as const,
    asks: 'Would you like one of these instead',
    ...notStored(instead, turn.reading),
  };
  const { content } = deskContent([], { ...said, bettor, slate: null, nowMs: 0, zone: turn.zone });
  return answerFromDesk(deps, turn, { content, actions: [], age: 'of_age', verdicts: null, memory: {} }, live);
}

/** What the desk found: free, or charged as it is saved. There are no words to wait for, so that nothing is set aside before. */
async function answerFromDesk(
  deps: TurnDeps,
  asked: Turn,
  answer: DeskAnswer,
  live: LiveTurn,
): Promise<SendMessageReply> {
  const turn = { ...asked, reading: { ...asked.reading, ...answer.memory } };
  const { content, actions, age, verdicts } = answer;
  const text = typeof content === 'string' ? content : contentText(content);
  const reply = verdicts
    ? await saveJudgement(deps, turn, { ...verdicts, content: text })
    : await saveFreeAnswer(deps, turn, { text, age, actions });
  live.emit(accepted(turn));
  if (typeof content !== 'string') for (const event of eventsBetween(null, viewOfContent(content))) live.emit(event);
  return reply;
}

/** A question in Spanish is told in one line of it why the answer is in English. */
const spoken = ({ isSpanish }: Turn, answer: FreeAnswer): FreeAnswer =>
  isSpanish ? { ...answer, text: `${SPANISH_NOTE}\n\n${answer.text}` } : answer;

async function answerFree(deps: TurnDeps, turn: Turn, answer: FreeAnswer, live: LiveTurn): Promise<SendMessageReply> {
  const reply = await saveFreeAnswer(deps, turn, answer);
  live.emit(accepted(turn));
  return reply;
}

const accepted = ({ id: turnId, questionId, sessionId }: Turn): StreamEvent => ({
  event: 'accepted',
  data: { sessionId, questionId, turnId },
});

/** The name alone of what was not expected: its message may carry what somebody asked. */
const endOf = (error: unknown, live: LiveTurn): Parameters<typeof failTurn>[3] =>
  live.stopped
    ? { state: 'stopped', failure: null }
    : { state: 'failed', failure: error instanceof AppError ? error.message : `an error: ${errorName(error)}` };

const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

const hashRequest = (input: SendMessageInput): string =>
  createHash('sha256')
    .update(JSON.stringify([input.message, input.mode, input.sessionId ?? null, input.timeZone ?? null]))
    .digest('base64url');

const noOddsYet = (slate: Slate): string =>
  slate.odds === 'live'
    ? 'There are no live odds at the moment, so nothing can be priced. Nothing was charged; please try again in a minute.'
    : 'The slate is still being prepared. Nothing was charged; please try again in a moment.';
