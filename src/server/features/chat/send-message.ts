import { createHash } from 'node:crypto';
import type { SendMessageInput, SendMessageReply } from '#contract/chat.ts';
import type { StreamEvent } from '#contract/stream.ts';
import { AppError } from '../../platform/errors.ts';
import { publicError } from '../../platform/http-errors.ts';
import { composeAnswer, type Draft } from '../analysis/compose-answer.ts';
import { draftAnswer } from '../analysis/draft-answer.ts';
import { plainAnswer } from '../analysis/plain-answers/plain-answer.ts';
import type { Slate } from '../slate/slate.ts';
import { balanceOf } from '../tokens/tokens.service.ts';
import { findMessage, findTurnByKey } from './chat.repo.ts';
import { getSession, toMessage } from './chat.service.ts';
import type { ChatDeps, Sender } from './chat-deps.ts';
import { freshSlate } from './fresh-slate.ts';
import type { LiveTurn } from './live-turns.ts';
import { readTurn } from './read-turn.ts';
import { storableText } from './storable-text.ts';
import type { Turn } from './turn.ts';
import { beginTurn, failTurn, type OpenTurn, saveFreeAnswer, settleTurn } from './turn-store.ts';

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
  const turn: Turn = {
    id: deps.newId(),
    user,
    input,
    sessionId: input.sessionId ?? deps.newId(),
    isNewSession: !input.sessionId,
    idempotencyKey: options.idempotencyKey,
    requestHash,
    reading: await readTurn(deps, user, input),
    startedAt: deps.now(),
  };
  const words = plainAnswer(turn.reading, deps.site);
  if (words !== null) return deliverFree(deps, turn, words, options);

  const slate = await freshSlate(deps, turn, options.onEvent);
  if (slate.asOf === null) throw new AppError('unavailable', noOddsYet(slate));
  const draft = await draftAnswer({ ...deps, movesOf: movesFrom(deps) }, slate, turn.reading, input.mode);
  if (!draft) return deliverFree(deps, turn, nothingFits(slate), options);
  return deliverPicks(deps, turn, draft, options);
}

async function deliverPicks(deps: ChatDeps, turn: Turn, draft: Draft, options: SendOptions): Promise<SendMessageReply> {
  const open = await beginTurn(deps, turn, draft);
  const live = deps.live.start(turn.sessionId);
  const unfollow = options.onEvent ? live.follow(options.onEvent) : undefined;
  try {
    return await finishPicks(deps, turn, draft, open, live);
  } catch (error) {
    live.emit({ event: 'error', data: publicError(error) });
    throw error;
  } finally {
    unfollow?.();
    deps.live.end(turn.sessionId, live);
  }
}

async function finishPicks(deps: ChatDeps, turn: Turn, draft: Draft, open: OpenTurn, live: LiveTurn) {
  try {
    emitStages(live, turn.input.mode, draft.drafts.length);
    if (live.stopped) throw new AppError('conflict', 'Stopped before the first pick. Nothing was charged.');
    live.emit({ event: 'picks', data: { picks: draft.drafts.map(({ pick }) => pick) } });
    const elapsedMs = deps.now().getTime() - turn.startedAt.getTime();
    const { content, deltas } = composeAnswer(draft, turn.input.mode, elapsedMs);
    for (const data of deltas) live.emit({ event: 'delta', data });
    const reply = await settleTurn(deps, turn, open, JSON.stringify(content));
    live.emit({ event: 'done', data: reply });
    return reply;
  } catch (error) {
    // If even this fails, the lease ends and the sweeper gives the tokens back.
    await failTurn(deps, turn, open, live.stopped ? 'stopped' : 'failed').catch(() => undefined);
    throw error;
  }
}

/** The three stages of a Pro answer, each with the number of picks that it covers at most. */
const PRO_STAGES = [
  { stage: 'scan', label: 'scan 10 opportunities', atMost: 10 },
  { stage: 'analyze', label: 'analyze all 10 for value and EV', atMost: 10 },
  { stage: 'deep_dive', label: 'deep dive on the top 3', atMost: 3 },
];

function emitStages(live: LiveTurn, mode: SendMessageInput['mode'], picks: number): void {
  if (mode === 'regular') {
    live.emit({
      event: 'stage',
      data: { stage: 'price', label: 'Analyzing betting opportunities...', done: 1, total: 1 },
    });
    return;
  }
  for (const { stage, label, atMost } of PRO_STAGES) {
    const count = Math.min(atMost, picks);
    live.emit({ event: 'stage', data: { stage, label, done: count, total: count } });
  }
}

async function deliverFree(deps: ChatDeps, turn: Turn, text: string, options: SendOptions): Promise<SendMessageReply> {
  return announce(await saveFreeAnswer(deps, turn, text), options);
}

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

const nothingFits = (slate: Slate): string =>
  slate.events.length === 0
    ? 'No upcoming game with prices is stored at the moment, so there is nothing to analyse. Nothing was charged.'
    : 'No stored price fits this question, so there is nothing honest to pick. Try another sport, market or limit on the odds. Nothing was charged.';
