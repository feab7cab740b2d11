import { createHash } from 'node:crypto';
import { type BlocksContent, contentText } from '#contract/answer-content.ts';
import { bettingZone } from '#contract/betting-zone.ts';
import type { SendMessageInput, SendMessageReply } from '#contract/chat.ts';
import type { StreamEvent } from '#contract/stream.ts';
import { asAsked } from '#research/language/alone/as-asked.ts';
import { AppError, RateLimitedError } from '../../platform/errors.ts';
import { publicError } from '../../platform/http/http-errors.ts';
import { NO_TRACER } from '../../platform/process/tracer.ts';
import { DEFAULT_TIME_ZONE } from '../conversations/conversations.service.ts';
import { storableText } from '../conversations/storable-text.ts';
import { eventsBetween, viewOfContent } from './answer-view.ts';
import { assertMayFail, countUnpaid } from './charging.ts';
import { chosenAnswer } from './chosen-answer.ts';
import { correctedIn } from './corrected-in.ts';
import type { DeskAnswer } from './desk-answer.ts';
import { findAnswer, planOf } from './find-answer.ts';
import { findSeveral } from './find-several.ts';
import { forgetsOf } from './forgotten.ts';
import type { FreeAnswer } from './free-answer.ts';
import { type JoinedAnswer, placeBehind, withBeside } from './join-answers.ts';
import { judgedOnce, judgeSpending } from './judge-spending.ts';
import type { LiveTurn, OnTrouble } from './live-turns.ts';
import type { ModelAnalyst } from './model/model-analyst.ts';
import { TurnSpending } from './model/turn-spending.ts';
import { onceForKey } from './once-for-key.ts';

import { readRules, readTurn, readWithMemory } from './read-turn.ts';
import { getAskedChat } from './remembered.ts';
import { repeatAnswer } from './repeat-answer.ts';
import { type StageTeller, stageTeller } from './stage-teller.ts';
import { tellDesk } from './tell-desk.ts';
import { expenseOf, type Turn } from './turn.ts';
import { turnAsMeant } from './turn-as-meant.ts';
import type { Sender, TurnDeps } from './turn-deps.ts';
import { beginTurn, failTurn, saveFreeAnswer, saveJudgement, settleTurn } from './turn-store.ts';
import type { AskedChat } from './turns.repo.ts';
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
  const answer = () => answerTraced(deps, user, input, { ...options, requestHash });
  if (key === null) return answer();
  return onceForKey(
    deps.db,
    { userId: user.id, key, requestHash },
    {
      answer,
      repeat: (earlier) => repeatAnswer(deps, user, earlier, options),
    },
  );
}

/** Repeats are not turns. What was asked and answered is told to nobody. */
const answerTraced = (deps: TurnDeps, ...asked: NewTurn): Promise<SendMessageReply> =>
  (deps.tracer ?? NO_TRACER).within('turn', { 'edgewise.mode': asked[1].mode, 'edgewise.origin': 'chat' }, () =>
    answerNew(deps, ...asked),
  );

/** In characters: reading so much takes a few milliseconds. */
const SHORT_MESSAGE = 280;

type NewTurn = [user: Sender, input: SendMessageInput, options: SendOptions & { requestHash: string }];

async function answerNew(
  deps: TurnDeps,
  user: Sender,
  input: SendMessageInput,
  { idempotencyKey, onEvent, onTrouble, requestHash }: SendOptions & { requestHash: string },
): Promise<SendMessageReply> {
  // Short ones are read whatever was asked before: whoever needs help is heard.
  if (input.message.length > SHORT_MESSAGE) await assertMayFail(deps, user);
  const chat = input.sessionId ? await getAskedChat(deps, user, input.sessionId) : null;
  const sessionId = input.sessionId ?? deps.newId();
  const ids = { id: deps.newId(), questionId: deps.newId(), sessionId };
  const judged = judgedOnce(() => {
    const expense = expenseOf({ user, input }, deps.now());
    return judgeSpending(deps, expense.user, expense.tokens);
  });
  // Of a machine's zone nobody is told a night: days are counted and starts told as in the east.
  const zone = bettingZone(input.timeZone ?? user.timeZone ?? DEFAULT_TIME_ZONE);
  const begun = {
    ...ids,
    ...(await askedIn(deps, chat, input.message, zone)),
    user,
    input,
    zone,
    startedAt: deps.now(),
    forgets: chat ? forgetsOf(chat.forgotten) : 0,
    judged,
    spending: new TurnSpending(input.mode),
  };
  const live = deps.live.start(sessionId, begun.id, onTrouble);
  // The sender is told of a failure by its reply, which is a plain refusal while nothing was streamed.
  const unfollow = onEvent && live.follow((event) => event.event !== 'error' && onEvent(event));
  try {
    const asked = {
      ...begun,
      isNewSession: chat === null,
      isUntitled: chat?.isUntitled === true,
      idempotencyKey,
      requestHash,
    };
    const rules = readRules(deps, asked);
    const reply = await answerTurn(deps, { ...asked, rules, reading: readWithMemory(asked, rules) }, live);
    live.emit({ event: 'done', data: reply });
    return reply;
  } catch (error) {
    live.emit({ event: 'error', data: publicError(error) });
    // Whoever stops before anything is paid for has had the work all the same.
    if (error instanceof RateLimitedError || live.stopped) await countUnpaid(deps, user);
    throw error;
  } finally {
    unfollow?.();
    deps.live.end(sessionId, live);
  }
}

/** What a message asks, in English, behind what was said before it, or in place of what it puts right. */
async function askedIn(deps: TurnDeps, chat: AskedChat | null, message: string, zone: string) {
  const { text: written, isSpanish } = asAsked(message, chat?.previous ?? null);
  const corrected = chat ? await correctedIn(deps, chat, written, zone) : null;
  return {
    question: corrected?.question ?? written,
    isSpanish,
    previous: corrected ? corrected.before : (chat?.previous ?? null),
    corrects: corrected?.paid ?? null,
    wholeBefore: () => chat?.wholeAsked() ?? null,
  };
}

/** Who said to be under 21 is told so in place of picks: an answer like any other, and free. `turn`: as the rules read it. */
async function answerTurn(deps: TurnDeps, asked: Turn, live: LiveTurn): Promise<SendMessageReply> {
  const turn = await turnAsMeant(deps, asked);
  try {
    const tried = stageTeller(turn.input.mode);
    const several = await findSeveral(deps, turn, asked, { live, stages: tried });
    if (several) return await deliver(deps, several, live, tried);
    const stages = stageTeller(turn.input.mode);
    const chosen = await chosenAnswer(deps, turn, { live, stages });
    if (chosen) return await deliver(deps, chosen, live, stages);
    const reading = await readTurn(deps, turn, live, () => stages.waited('read', 'Reading your question...'));
    const read = reading === turn.rules ? turn : asModelRead(turn, reading);
    const how = { live, stages };
    return await deliver(deps, await findAnswer(deps, read, await planOf(deps, read, how), how), live, stages);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'under_age')) throw error;
    return answerFree(deps, turn, { text: error.message, age: 'any' }, live);
  }
}

/** What a model reads in it stands for what it was taken for. */
function asModelRead({ general: _, ...turn }: Turn, reading: Turn['reading']): Turn {
  return { ...turn, reading: readWithMemory(turn, reading) };
}

function deliver(deps: TurnDeps, found: JoinedAnswer, live: LiveTurn, stages: StageTeller): Promise<SendMessageReply> {
  if (found.kind === 'free') return answerFree(deps, found.turn, found.answer, live);
  if (found.kind === 'desk') return answerFromDesk(deps, found.turn, found.answer, live);
  return answerPicks(deps, found, live, stages);
}

/** Only what is paid for is told of: before that, a refusal still has its plain status. */
async function answerPicks(
  deps: TurnDeps,
  { turn, draft, beside }: Extract<JoinedAnswer, { kind: 'picks' }>,
  live: LiveTurn,
  stages: StageTeller,
): Promise<SendMessageReply> {
  const open = await beginTurn(deps, turn, draft, beside?.verdicts ?? null);
  try {
    live.emit(accepted(turn));
    stages.send(live);
    if (live.stopped) throw new AppError('conflict', 'Stopped before the first pick. Nothing was charged.');
    live.emit({ event: 'picks', data: { picks: draft.drafts.map(({ pick }) => pick), odds: draft.odds } });
    const at = placeBehind(draft, beside);
    const answer = await writeAnswer(deps, turn, { open, draft, live, onStage: stages.tell, at });
    return await settleTurn(deps, turn, open, withBeside(answer, beside ?? null));
  } catch (error) {
    // If even this fails, the lease ends and the sweeper gives the tokens back.
    await failTurn(deps, turn, open, endOf(error, live)).catch((again: unknown) => live.report(again));
    throw error;
  }
}

/** What the desk found: free, or charged as it is saved. There are no words to wait for, so that nothing is set aside before. */
async function answerFromDesk(
  deps: TurnDeps,
  turn: Turn,
  answer: DeskAnswer,
  live: LiveTurn,
): Promise<SendMessageReply> {
  const { content, actions, age, verdicts } = answer;
  const { analyst } = deps;
  if (analyst && verdicts && typeof content !== 'string')
    return answerJudged({ ...deps, analyst }, turn, { content, actions, verdicts }, live);
  const text = typeof content === 'string' ? content : contentText(content);
  const reply = verdicts
    ? await saveJudgement(deps, turn, { ...verdicts, content: text })
    : await saveFreeAnswer(deps, turn, { text, age, actions });
  live.emit(accepted(turn));
  if (typeof content !== 'string') for (const event of eventsBetween(null, viewOfContent(content))) live.emit(event);
  return reply;
}

type Judged = Pick<DeskAnswer, 'actions'> & { content: BlocksContent; verdicts: NonNullable<DeskAnswer['verdicts']> };

/** Where a model words it, what was judged is paid for and shown first, like picks. */
async function answerJudged(
  deps: TurnDeps & { analyst: ModelAnalyst },
  turn: Turn,
  { content, actions, verdicts }: Judged,
  live: LiveTurn,
): Promise<SendMessageReply> {
  const open = await beginTurn(deps, turn, null, verdicts);
  try {
    live.emit(accepted(turn));
    if (live.stopped) throw new AppError('conflict', 'Stopped before the first verdict. Nothing was charged.');
    for (const event of eventsBetween(null, viewOfContent(content))) live.emit(event);
    return await settleTurn(deps, turn, open, await tellDesk(deps, turn, { content, open, live }), actions);
  } catch (error) {
    await failTurn(deps, turn, open, endOf(error, live)).catch((again: unknown) => live.report(again));
    throw error;
  }
}

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
