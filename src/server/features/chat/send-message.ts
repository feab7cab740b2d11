import { createHash } from 'node:crypto';
import type { SendMessageInput, SendMessageReply } from '#contract/chat.ts';
import type { StreamEvent } from '#contract/stream.ts';
import { AppError } from '../../platform/errors.ts';
import { publicError } from '../../platform/http-errors.ts';
import { bettorOf } from '../analysis/bettor.ts';
import type { Draft } from '../analysis/compose-answer.ts';
import { draftAnswer } from '../analysis/draft-answer.ts';
import { nothingFits } from '../analysis/nothing-fits.ts';
import { plainAnswer } from '../analysis/plain-answers/plain-answer.ts';
import type { Slate } from '../slate/slate.ts';
import { balanceOf } from '../tokens/tokens.service.ts';
import { findMessage, findTurnByKey } from './chat.repo.ts';
import { getSession } from './chat.service.ts';
import type { ChatDeps, Sender } from './chat-deps.ts';
import { explainEarlierPick } from './explain-earlier-pick.ts';
import { freshSlate } from './fresh-slate.ts';
import type { LiveTurn } from './live-turns.ts';
import { readTurn } from './read-turn.ts';
import { stageTeller } from './stage-teller.ts';
import { storableText } from './storable-text.ts';
import { toMessage } from './to-message.ts';
import type { Turn } from './turn.ts';
import { beginTurn, failTurn, saveFreeAnswer, settleTurn } from './turn-store.ts';
import { writeAnswer } from './write-answer.ts';

export type SendOptions = {
  idempotencyKey: string | null;
  onEvent?: (event: StreamEvent) => void;
};

/**
 * One question, one answer, one charge. Reading and pricing are pure and take milliseconds, so they come before the
 * reservation: the transaction that reserves also records the picks, and only then is anything shown (ADR-0007).
 */
export async function sendMessage(
  deps: ChatDeps,
  user: Sender,
  input: SendMessageInput,
  options: SendOptions,
): Promise<SendMessageReply> {
  const message = storableText(input.message);
  if (message === '') throw new AppError('invalid_input', 'message must not be empty');
  return deps.gate.run(user.id, () => answerOnce(deps, user, { ...input, message }, options));
}

async function answerOnce(deps: ChatDeps, user: Sender, input: SendMessageInput, options: SendOptions) {
  const requestHash = hashRequest(input);
  if (options.idempotencyKey) {
    const earlier = await findEarlierReply(deps, user, options.idempotencyKey, requestHash);
    if (earlier) return announce(earlier, options);
  }
  if (input.sessionId) await getSession(deps, user, input.sessionId);
  const sessionId = input.sessionId ?? deps.newId();
  const live = deps.live.start(sessionId);
  const { onEvent } = options;
  // The sender is told of a failure by its reply, which is a plain refusal while nothing was streamed.
  const unfollow = onEvent && live.follow((event) => event.event !== 'error' && onEvent(event));
  try {
    const begun = { id: deps.newId(), user, input, sessionId, startedAt: deps.now() };
    const reading = await readTurn(deps, begun, live);
    const { idempotencyKey } = options;
    const turn: Turn = { ...begun, isNewSession: !input.sessionId, idempotencyKey, requestHash, reading };
    const reply = await answerTurn(deps, turn, live);
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

async function answerTurn(deps: ChatDeps, turn: Turn, live: LiveTurn): Promise<SendMessageReply> {
  const bettor = bettorOf(turn.user.settings, turn.reading);
  const words = (await explainEarlierPick(deps.db, turn, bettor)) ?? plainAnswer(turn.reading, deps.site, bettor);
  if (words !== null) return saveFreeAnswer(deps, turn, words);

  const slate = await freshSlate(deps, turn, live);
  if (slate.asOf === null) throw new AppError('unavailable', noOddsYet(slate));
  const stages = stageTeller(turn.input.mode);
  const draftDeps = { ...deps, movesOf: movesFrom(deps), onStage: stages.tell, bettor };
  const draft = await draftAnswer(draftDeps, slate, turn.reading, turn.input.mode);
  if (!draft) return saveFreeAnswer(deps, turn, nothingFits(slate, turn.reading));
  const open = await beginTurn(deps, turn, draft);
  try {
    // Only what is paid for is told of: before this, a refusal still has its plain status.
    stages.send(live);
    if (live.stopped) throw new AppError('conflict', 'Stopped before the first pick. Nothing was charged.');
    live.emit({ event: 'picks', data: { picks: draft.drafts.map(({ pick }) => pick), odds: draft.odds } });
    const answer = await writeAnswer(deps, turn, open, draft, live, stages.tell);
    return await settleTurn(deps, turn, open, answer);
  } catch (error) {
    // If even this fails, the lease ends and the sweeper gives the tokens back.
    await failTurn(deps, turn, open, endOf(error, live)).catch(() => undefined);
    throw error;
  }
}

/** The name alone of what was not expected: its message may carry what somebody asked. */
const endOf = (error: unknown, live: LiveTurn): Parameters<typeof failTurn>[3] =>
  live.stopped
    ? { state: 'stopped', failure: null }
    : { state: 'failed', failure: error instanceof AppError ? error.message : `an error: ${errorName(error)}` };

const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** @throws AppError conflict when the key came with another body, or its first send is still being answered. */
async function findEarlierReply(deps: ChatDeps, user: Sender, key: string, requestHash: string) {
  const earlier = await findTurnByKey(deps.db, user.id, key);
  if (!earlier) return null;
  if (earlier.requestHash !== requestHash) {
    throw new AppError('conflict', 'This Idempotency-Key was already used for another message.');
  }
  const message = earlier.answerMessageId ? await findMessage(deps.db, earlier.answerMessageId) : undefined;
  if (!message) throw new AppError('conflict', 'This message is being answered already.');
  const tokensRemaining = await balanceOf(deps.db, user.walletId, deps.now());
  return { sessionId: earlier.sessionId, message: toMessage(message), tokensRemaining };
}

/** A reply that is whole at once: a stream of it is its last event. */
function announce(reply: SendMessageReply, options: SendOptions): SendMessageReply {
  options.onEvent?.({ event: 'done', data: reply });
  return reply;
}

const hashRequest = (input: SendMessageInput): string =>
  createHash('sha256')
    .update(JSON.stringify([input.message, input.mode, input.sessionId ?? null, input.timeZone ?? null]))
    .digest('base64url');

const movesFrom = (deps: ChatDeps) => (candidate: Draft['drafts'][number]['candidate'], bookKey: string) =>
  deps.slate.moves({
    eventId: candidate.event.id,
    market: candidate.market.market,
    bookKey,
    selection: candidate.selection,
    player: candidate.market.player,
  });

const noOddsYet = (slate: Slate): string =>
  slate.odds === 'live'
    ? 'There are no live odds at the moment, so nothing can be priced. Nothing was charged; please try again in a minute.'
    : 'The slate is still being prepared. Nothing was charged; please try again in a moment.';
