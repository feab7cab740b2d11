import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { AnalysisMode } from '#contract/analysis.ts';
import type { ChatMessage } from '#contract/chat.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Navigate } from '../../lib/leave-for.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toast } from '../../ui/toast.ts';
import type { RunState, Send } from './answer-run.ts';
import { balanceToast } from './balance-toast.ts';
import { messagesQuery } from './chat-queries.ts';
import { failureNotice, isSignedOut } from './failure-words.ts';
import { focusQuestion } from './question-field.ts';
import { timesAnswered } from './times-answered.ts';
import { useAnswerRun } from './use-answer-run.ts';
import { useChatSession } from './use-chat-session.ts';
import { useCreateSession, useSessions } from './use-sessions.ts';

const SIGN_IN_DELAY_MS = 500;
/** More than any chat holds. */
const UNKNOWN = Number.MAX_SAFE_INTEGER;
const NO_SESSION = '00000000-0000-0000-0000-000000000000';

type Options = {
  userId: string | undefined;
  mode: AnalysisMode;
  navigate: Navigate;
  /** The one that the sender has set; absent: the browser's. */
  timeZone?: string | undefined;
};

/** The chat as the screen needs it: the sessions, the chosen one with its messages, and the answer in the making. */
export function useChat({ userId, mode, navigate, timeZone }: Options) {
  const queryClient = useQueryClient();
  const { sessionId, select } = useChatSession();
  const sessions = useSessions();
  const messages = useQuery({ ...messagesQuery(sessionId ?? NO_SESSION), enabled: sessionId !== undefined });

  const notify = (error: unknown, fallback: string) => {
    const { title, description, signIn, topUp } = failureNotice(error, fallback);
    const action = topUp === undefined ? undefined : { label: 'Get Tokens', onClick: () => navigate(topUp) };
    toast({ title, description, variant: 'destructive', action });
    // An exclusion that began elsewhere shows itself by this refusal.
    if (error instanceof ApiError && error.status === 403) {
      void queryClient.invalidateQueries({ queryKey: queryKeys.playLimits });
    }
    if (signIn) setTimeout(() => navigate('/signin'), SIGN_IN_DELAY_MS);
  };

  useWhenSignedOut([sessions.error, messages.error], notify);

  const answer = useAnswerRun({
    userId,
    sessionId,
    onSession: (created) => select(created, { replace: true }),
    onFailed: (error) => notify(error, 'Failed to send message'),
    onNotice: (notice) => toast(balanceToast(notice, navigate)),
  });
  useDiscardAnswered(answer.state, messages.data, answer.discard);
  const creation = useCreateSession({
    onCreated: select,
    onFailed: (error) => notify(error, 'Failed to create new chat session'),
  });

  const send = (message: string) => {
    const next: Send = {
      key: crypto.randomUUID(),
      draft: { message, mode, timeZone: timeZone ?? browserZone(), ...(sessionId && { sessionId }) },
      answeredBefore: sessionId ? (messages.data ? timesAnswered(messages.data, message) : UNKNOWN) : 0,
    };
    answer.send(next);
  };

  return {
    sessionId,
    select: (id: string | undefined) => select(id),
    notify,
    sessions,
    messages,
    /** The newest question, sent or not. */
    lastQuestion: lastQuestionOf(answer.state, messages.data),
    run: answer.state,
    send,
    retry: answer.retry,
    discard: answer.discard,
    stop: answer.stop,
    /** A chat that is new and empty is the new one already. */
    create: () => {
      if (sessionId && messages.data?.length === 0 && answer.state.status === 'idle') focusQuestion();
      else creation.mutate();
    },
    isCreating: creation.isPending,
  };
}

/** A session that has ended shows itself at the first read as well as at a send. */
function useWhenSignedOut(errors: readonly unknown[], notify: (error: unknown, fallback: string) => void): void {
  const error = errors.find(isSignedOut);
  const hasEnded = error !== undefined;
  const tell = useEffectEvent(() => notify(error, 'Failed to load chat'));
  useEffect(() => {
    if (hasEnded) tell();
  }, [hasEnded]);
}

/** A send whose connection broke may have been answered all the same. */
function useDiscardAnswered(run: RunState, messages: readonly ChatMessage[] | undefined, discard: () => void): void {
  const isAnswered =
    run.status === 'failed' && timesAnswered(messages ?? [], run.send.draft.message) > run.send.answeredBefore;
  const drop = useEffectEvent(discard);
  useEffect(() => {
    if (isAnswered) drop();
  }, [isAnswered]);
}

function lastQuestionOf(run: RunState, messages: readonly ChatMessage[] | undefined): string | undefined {
  if (run.status === 'failed') return run.send.draft.message.trim();
  return messages?.findLast(({ role }) => role === 'user')?.content;
}

const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
