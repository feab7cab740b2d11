import type { QueryClient } from '@tanstack/react-query';
import { type ChatMessage, type SendMessageReply, stopAnswer } from '#contract/chat.ts';
import type { AcceptedEvent } from '#contract/stream.ts';
import type { BalanceNotice } from '#contract/tokens.ts';
import { write } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import type { FailedSend, RunAction, Send } from './answer-run.ts';
import { answerTo, isAmong } from './answer-to.ts';
import { messagesQuery, rememberedQuery } from './chat-queries.ts';
import { failureReason, refusalOf, wasOffline } from './failure-words.ts';
import { type LoadedMessages, NOTHING_SAID, withNewMessage } from './loaded.ts';
import { type Progress, receiveAnswer } from './receive-answer.ts';
import { openFollow, openSend } from './stream-answer.ts';
import type { UnsentQuestion } from './unsent-question.ts';

type Deps = {
  queryClient: QueryClient;
  dispatch: (action: RunAction) => void;
  /** A message without a session was given one. */
  onSession: (sessionId: string) => void;
  onFailed: (error: unknown, unsent: UnsentQuestion, sessionId: string | undefined) => void;
  /** It is not known whether the server has the question, and its user may leave before that is. */
  onDoubt: (unsent: UnsentQuestion, sessionId: string | undefined) => void;
  /** Whether a question in doubt is still one to send: its user may have discarded it, or sent another in its place. */
  isKept: (key: string) => boolean;
  /** The server has the question, or it was stopped: it is no longer one to send. */
  onReached: (key: string) => void;
  onNotice: (notice: BalanceNotice) => void;
};

/** The answer that is followed, with what it takes to follow it. */
type Run = {
  key: string;
  sessionId: string | undefined;
  /** Absent when the answer was under way already. */
  send: Send | undefined;
  /** Its question is the first of its chat, which takes its name from it. */
  namesChat: boolean;
  /** What the server calls its session, question and turn, once it has told. */
  accepted: AcceptedEvent | undefined;
  controller: AbortController;
  isStopping: boolean;
  /** A connection broke before any of its events arrived. */
  isInDoubt: boolean;
  /** Whether any of its events arrived. */
  isSeen: boolean;
};

/** Follows one answer at a time: one that is sent from here, or one that runs in the session on the screen. */
export class AnswerFollower {
  readonly #deps: Deps;
  #run: Run | undefined;
  #shown: string | undefined | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  send(send: Send): void {
    const run = this.#begin(send.key, send.draft.sessionId ?? undefined, send);
    this.#deps.dispatch({ type: 'started', key: send.key, send });
    void this.#follow(run);
  }

  /** The session on the screen. Another one than before ends the following, and its own running answer is picked up. */
  show(sessionId: string | undefined): void {
    if (this.#shown === sessionId) return;
    this.leave();
    this.#shown = sessionId;
    if (sessionId !== undefined) void this.#follow(this.#begin(crypto.randomUUID(), sessionId));
  }

  /**
   * Shows no more of the answer. It is heard to its end all the same: until its first event the question may not have
   * arrived, and with its end the balance and the list of chats are others.
   */
  leave(): void {
    const run = this.#run;
    if (run && !run.send && !run.isSeen) run.controller.abort();
    this.#run = undefined;
    this.#shown = null;
    this.#deps.dispatch({ type: 'left' });
  }

  async stop(): Promise<void> {
    const run = this.#run;
    if (!run || run.isStopping) return;
    run.isStopping = true;
    this.#deps.dispatch({ type: 'stopping' });
    await this.#askToStop(run);
  }

  /** A first question has no session until it is accepted: then it is stopped. */
  async #askToStop({ sessionId, accepted }: Run): Promise<void> {
    if (sessionId === undefined) return;
    const turn = accepted && { turnId: accepted.turnId };
    await write(stopAnswer, turn, { sessionId }).catch(() => undefined);
  }

  #begin(key: string, sessionId: string | undefined, send?: Send): Run {
    this.#run?.controller.abort();
    this.#run = {
      key,
      sessionId,
      send,
      namesChat: sessionId === undefined || this.#isEmpty(sessionId),
      accepted: undefined,
      controller: new AbortController(),
      isStopping: false,
      isInDoubt: false,
      isSeen: false,
    };
    return this.#run;
  }

  #isEmpty(sessionId: string): boolean {
    return this.#deps.queryClient.getQueryData(messagesQuery(sessionId).queryKey)?.rows.length === 0;
  }

  async #follow(run: Run): Promise<void> {
    try {
      const reply = await this.#receive(run);
      if (this.#run !== run) return this.#endLeft(run, reply?.sessionId);
      if (!reply && !run.send && !run.isSeen) this.#endUnseen(run);
      else await this.#finish(run, reply);
    } catch (error) {
      if (this.#run !== run) return this.#endLeft(run, undefined, error);
      if (run.sessionId) void this.#refresh(queryKeys.chatMessages(run.sessionId));
      this.#refreshAfterAnswer();
      this.#endWithout(run, error);
    }
  }

  #receive(run: Run): Promise<SendMessageReply | undefined> {
    const { signal } = run.controller;
    const { send, sessionId } = run;
    const open = async () => {
      if (this.#isGivenUp(run)) {
        run.controller.abort();
        signal.throwIfAborted();
      }
      if (run.accepted) return openFollow(run.accepted, signal);
      // The same key again: what did arrive is not asked twice, its answer is heard from its start.
      if (send) return openSend(send.draft, send.key, signal);
      return sessionId === undefined ? undefined : openFollow({ sessionId }, signal);
    };
    return receiveAnswer({
      open,
      reopen: open,
      signal,
      onProgress: (progress) => this.#show(run, progress),
      onLost: (error) => {
        if (!send || run.isSeen || this.#isGivenUp(run)) return;
        run.isInDoubt = true;
        this.#deps.onDoubt({ send, reason: failureReason(error) }, run.sessionId);
      },
    });
  }

  /** Who left a question in doubt finds it again as one that was not sent, and what becomes of it there holds here. */
  #isGivenUp(run: Run): boolean {
    return this.#run !== run && run.isInDoubt && !run.isSeen && !this.#deps.isKept(run.key);
  }

  #show(run: Run, progress: Progress): void {
    if (progress.event === 'accepted') this.#accept(run, progress.data);
    if (this.#run !== run) {
      this.#noteLeft(run);
      return;
    }
    // A resumed answer appears with its first event; a sent one is on the screen already.
    if (!run.isSeen && !run.send) this.#deps.dispatch({ type: 'started', key: run.key });
    if (!run.isSeen) this.#deps.onReached(run.key);
    run.isSeen = true;
    this.#deps.dispatch({ type: 'progress', progress });
  }

  /** Of an answer that its user left only this matters: the server has the question, in a chat that may be new. */
  #noteLeft(run: Run): void {
    if (run.isSeen) return;
    run.isSeen = true;
    this.#deps.onReached(run.key);
    void this.#refresh(queryKeys.chatSessions, true);
  }

  #accept(run: Run, accepted: AcceptedEvent): void {
    const isNews = run.accepted === undefined;
    run.accepted = accepted;
    if (isNews && run.namesChat) void this.#refresh(queryKeys.chatSessions, true);
    this.#adopt(run, accepted.sessionId);
    if (isNews && run.isStopping) void this.#askToStop(run);
  }

  /** The session that a first question was given. */
  #adopt(run: Run, sessionId: string): void {
    if (run.sessionId !== undefined) return;
    run.sessionId = sessionId;
    if (this.#run !== run) return;
    this.#shown = sessionId;
    this.#deps.onSession(sessionId);
  }

  async #finish(run: Run, reply: SendMessageReply | undefined): Promise<void> {
    const sessionId = reply?.sessionId ?? run.sessionId;
    if (sessionId) await this.#noteRemembered(sessionId, reply);
    const message = sessionId && (await this.#savedAnswer(sessionId, run, reply));
    this.#refreshAfterAnswer();
    if (this.#run !== run) return;
    if (!message) return this.#endWithout(run, new Error('The connection was lost before the answer came.'));
    this.#adopt(run, sessionId);
    this.#run = undefined;
    this.#deps.onReached(run.key);
    this.#deps.dispatch({ type: 'saved', messageId: message.id });
    if (reply?.balanceNotice) this.#deps.onNotice(reply.balanceNotice);
  }

  /** Nothing ran. A question without its answer may have got it between the two reads. */
  #endUnseen(run: Run): void {
    this.#run = undefined;
    if (!run.sessionId) return;
    const { queryKey } = messagesQuery(run.sessionId);
    if (this.#deps.queryClient.getQueryData(queryKey)?.rows.at(-1)?.role === 'user') void this.#refresh(queryKey);
  }

  /** An answer that its user left has ended; a question that did not arrive is kept. */
  #endLeft(run: Run, sessionId = run.sessionId, error?: unknown): void {
    if (run.controller.signal.aborted) return;
    if (error !== undefined && run.send && !run.isSeen) {
      const unsent = failedSend(run.send, { ...run, sessionId }, error);
      this.#deps.onDoubt(unsent, sessionId);
    }
    if (sessionId !== undefined) {
      void this.#refresh(queryKeys.chatMessages(sessionId));
      void this.#refresh(queryKeys.remembered(sessionId));
    }
    this.#refreshAfterAnswer();
  }

  /** No answer was saved: stopped in time, failed, or (a resumed one) over without one. */
  #endWithout(run: Run, error: unknown): void {
    this.#run = undefined;
    if (run.isStopping) {
      this.#deps.onReached(run.key);
      this.#deps.dispatch({ type: 'stopped' });
    } else if (!run.send) this.#deps.dispatch({ type: 'left' });
    else {
      const unsent = failedSend(run.send, run, error);
      this.#deps.dispatch({ type: 'failed', ...unsent });
      this.#deps.onFailed(error, unsent, run.sessionId);
    }
  }

  /** Reads the messages as the server has them now, and finds in them the answer that this run made. */
  async #savedAnswer(
    sessionId: string,
    run: Run,
    reply: SendMessageReply | undefined,
  ): Promise<ChatMessage | undefined> {
    const { queryClient } = this.#deps;
    const query = messagesQuery(sessionId);
    // A read that began before the answer was saved would not have it.
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    const whole = reply && withAnswer(queryClient.getQueryData(query.queryKey), run, reply.message);
    if (whole) {
      // Nobody waits for the read that confirms it.
      queryClient.setQueryData(query.queryKey, whole);
      void this.#refresh(query.queryKey);
      return reply.message;
    }
    const { rows } = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => NOTHING_SAID);
    if (reply) {
      if (!rows.some(({ id }) => id === reply.message.id)) {
        queryClient.setQueryData(query.queryKey, (before) => withNewMessage(before, reply.message));
      }
      return reply.message;
    }
    return run.accepted && answerTo(rows, run.accepted.questionId);
  }

  /** What its chat remembers by now. Something may have been taken away while it came, so that it is read once more. */
  async #noteRemembered(sessionId: string, reply: SendMessageReply | undefined): Promise<void> {
    const { queryClient } = this.#deps;
    const { queryKey } = rememberedQuery(sessionId);
    await queryClient.cancelQueries({ queryKey });
    if (reply?.remembered) queryClient.setQueryData(queryKey, reply.remembered);
    void this.#refresh(queryKey);
  }

  /** What an answer changes beside its messages: the balance, the list of chats, the age of the prices, the latest picks. */
  #refreshAfterAnswer(): void {
    void this.#refresh(queryKeys.currentUser);
    void this.#refresh(queryKeys.chatSessions, true);
    void this.#refresh(queryKeys.slateStatus);
    void this.#refresh(queryKeys.recentRecommendations);
  }

  #refresh(queryKey: readonly string[], exact = false): Promise<void> {
    return this.#deps.queryClient.invalidateQueries({ queryKey, exact });
  }
}

const failedSend = (send: Send, run: Pick<Run, 'sessionId' | 'accepted'>, error: unknown): FailedSend => ({
  send: toRetry(send, run, error),
  reason: failureReason(error),
  isOffline: wasOffline(error) || undefined,
  refusal: refusalOf(error),
});

/** The chat with this answer as it is known without reading it again; undefined where something of it is missing. */
function withAnswer(
  before: LoadedMessages | undefined,
  { accepted, send }: Run,
  answer: ChatMessage,
): LoadedMessages | undefined {
  const known = before ?? (send?.draft.sessionId ? undefined : NOTHING_SAID);
  if (!known || !accepted) return undefined;
  if (isAmong(known.rows, answer.id)) return known;
  if (isAmong(known.rows, accepted.questionId)) return withNewMessage(known, answer);
  if (!send) return undefined;
  const { message: content, mode } = send.draft;
  const question = { id: accepted.questionId, role: 'user' as const, content, mode, createdAt: answer.createdAt };
  return withNewMessage(withNewMessage(known, question), answer);
}

/**
 * A send that the server has failed goes into the session that it was given, not into another new one. One whose end
 * is unknown is repeated to the letter: under its key another body would be refused.
 */
function toRetry(send: Send, { sessionId, accepted }: Pick<Run, 'sessionId' | 'accepted'>, error: unknown): Send {
  const known = { ...send, questionId: accepted?.questionId };
  if (sessionId === undefined || !(error instanceof ApiError)) return known;
  return { ...known, draft: { ...send.draft, sessionId } };
}
