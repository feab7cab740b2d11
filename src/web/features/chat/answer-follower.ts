import type { QueryClient } from '@tanstack/react-query';
import { type ChatMessage, type SendMessageReply, stopAnswer } from '#contract/chat.ts';
import type { BalanceNotice } from '#contract/tokens.ts';
import { write } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import type { RunAction, Send } from './answer-run.ts';
import { messagesQuery, sessionsQuery } from './chat-queries.ts';
import { failureReason } from './failure-words.ts';
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
  /** Messages and sessions that were there before it: what is new belongs to it. */
  knownMessages: ReadonlySet<string>;
  /** Undefined while the list was not read yet. */
  knownSessions: ReadonlySet<string> | undefined;
  controller: AbortController;
  isStopping: boolean;
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
    if (sessionId !== undefined) void this.#follow(this.#begin(`resumed-${sessionId}`, sessionId));
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
    const sessionId = run.sessionId ?? (await this.#findSession(run));
    if (sessionId !== undefined) await write(stopAnswer, undefined, { sessionId }).catch(() => undefined);
  }

  #begin(key: string, sessionId: string | undefined, send?: Send): Run {
    this.#run?.controller.abort();
    const { queryClient } = this.#deps;
    const messages = sessionId ? queryClient.getQueryData(messagesQuery(sessionId).queryKey) : undefined;
    const sessions = queryClient.getQueryData(sessionsQuery.queryKey);
    this.#run = {
      key,
      sessionId,
      send,
      knownMessages: new Set(messages?.map(({ id }) => id)),
      knownSessions: sessions && new Set(sessions.map(({ id }) => id)),
      controller: new AbortController(),
      isStopping: false,
      isSeen: false,
    };
    return this.#run;
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
    const follow = async () => {
      const sessionId = run.sessionId ?? (await this.#findSession(run));
      return sessionId === undefined ? undefined : openFollow(sessionId, signal);
    };
    const { send } = run;
    return receiveAnswer({
      open: send ? () => openSend(send.draft, send.key, signal) : follow,
      reopen: follow,
      signal,
      onProgress: (progress) => this.#show(run, progress),
      onLost: (error) => {
        if (send && !run.isSeen) this.#deps.onDoubt({ send, reason: failureReason(error) }, run.sessionId);
      },
    });
  }

  #show(run: Run, progress: Progress): void {
    if (this.#run !== run) {
      this.#noteLeft(run);
      return;
    }
    // A resumed answer appears with its first event; a sent one is on the screen already.
    if (!run.isSeen && !run.send) this.#deps.dispatch({ type: 'started', key: run.key });
    if (!run.isSeen) this.#deps.onReached(run.key);
    run.isSeen = true;
    this.#deps.dispatch({ type: 'progress', progress });
    if (run.sessionId === undefined && progress.event !== 'restart') void this.#findSession(run);
  }

  /** Of an answer that its user left only this matters: the server has the question, in a chat that may be new. */
  #noteLeft(run: Run): void {
    if (run.isSeen) return;
    run.isSeen = true;
    this.#deps.onReached(run.key);
    void this.#refresh(queryKeys.chatSessions, true);
  }

  /** The list of sessions tells which one a first message was given, long before its answer ends. */
  async #findSession(run: Run): Promise<string | undefined> {
    const { knownSessions } = run;
    if (!knownSessions) return undefined;
    const sessions = await this.#deps.queryClient.fetchQuery({ ...sessionsQuery, staleTime: 0 }).catch(() => []);
    const found = sessions.find(({ id }) => !knownSessions.has(id));
    if (found) this.#adopt(run, found.id);
    return run.sessionId;
  }

  #adopt(run: Run, sessionId: string): void {
    if (run.sessionId !== undefined || this.#run !== run) return;
    run.sessionId = sessionId;
    this.#shown = sessionId;
    this.#deps.onSession(sessionId);
  }

  async #finish(run: Run, reply: SendMessageReply | undefined): Promise<void> {
    const sessionId = reply?.sessionId ?? run.sessionId;
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
    if (this.#deps.queryClient.getQueryData(queryKey)?.at(-1)?.role === 'user') void this.#refresh(queryKey);
  }

  /** An answer that its user left has ended; a question that did not arrive is kept. */
  #endLeft(run: Run, sessionId = run.sessionId, error?: unknown): void {
    if (run.controller.signal.aborted) return;
    if (error !== undefined && run.send && !run.isSeen) {
      const unsent = { send: toRetry(run.send, sessionId, error), reason: failureReason(error) };
      this.#deps.onDoubt(unsent, sessionId);
    }
    if (sessionId !== undefined) void this.#refresh(queryKeys.chatMessages(sessionId));
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
      const unsent = { send: toRetry(run.send, run.sessionId, error), reason: failureReason(error) };
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
    const messages = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => []);
    if (reply) {
      if (!messages.some(({ id }) => id === reply.message.id)) {
        queryClient.setQueryData(query.queryKey, (before) => [...(before ?? []), reply.message]);
      }
      return reply.message;
    }
    const last = messages.at(-1);
    return last?.role === 'assistant' && !run.knownMessages.has(last.id) ? last : undefined;
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

/**
 * A send that the server has failed goes into the session that it was given, not into another new one. One whose end
 * is unknown is repeated to the letter: under its key another body would be refused.
 */
function toRetry(send: Send, sessionId: string | undefined, error: unknown): Send {
  if (sessionId === undefined || !(error instanceof ApiError)) return send;
  return { ...send, draft: { ...send.draft, sessionId } };
}
