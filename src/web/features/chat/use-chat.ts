import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { AnalysisMode } from '#contract/analysis.ts';
import type { ChatMessage } from '#contract/chat.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Navigate } from '../../lib/leave-for.ts';
import { isLeaving } from '../../lib/leaving.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toast } from '../../ui/toast.ts';
import type { RunState, Send } from './answer-run.ts';
import { answerTo } from './answer-to.ts';
import { answeredSince } from './answered-since.ts';
import { balanceToast } from './balance-toast.ts';
import { messagesQuery, readMessages } from './chat-queries.ts';
import { failureNotice, isSignedOut } from './failure-words.ts';
import { type LoadedMessages, withOlderMessages } from './loaded.ts';
import { focusQuestion } from './question-field.ts';
import { useAnswerRun } from './use-answer-run.ts';
import { useChatSession } from './use-chat-session.ts';
import { useOlder } from './use-older.ts';
import { useCreateSession, useSessions } from './use-sessions.ts';
import { useWhenBackOnline } from './use-when-back-online.ts';

const SIGN_IN_DELAY_MS = 500;
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
  const shown = { ...messagesQuery(sessionId ?? NO_SESSION), enabled: sessionId !== undefined };
  const messages = useQuery({ ...shown, select: rowsOf });
  const olderMessages = useOlder({
    queryKey: shown.queryKey,
    list: useQuery(shown).data,
    read: (before) => readMessages(sessionId ?? NO_SESSION, before),
    join: withOlderMessages,
  });

  const notify = (error: unknown, fallback: string) => {
    // Who signs out knows it, and is on the way to another page.
    if (isSignedOut(error) && isLeaving()) return;
    const { title, description, signIn, topUp } = failureNotice(error, fallback);
    const action = topUp && { label: topUp.label, onClick: () => navigate(topUp.path) };
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
  useWhenBackOnline(() => {
    if (answer.state.status === 'failed' && answer.state.isOffline) answer.retry();
  });
  useDiscardAnswered(answer.state, { sessionId, messages: messages.data }, answer.discard);
  const creation = useCreateSession({
    onCreated: select,
    onFailed: (error) => notify(error, 'Failed to create new chat session'),
  });

  const send = (message: string, asked: AnalysisMode = mode) => {
    const next: Send = {
      key: crypto.randomUUID(),
      draft: { message, mode: asked, timeZone: timeZone ?? browserZone(), ...(sessionId && { sessionId }) },
      after: sessionId && !messages.data ? undefined : (messages.data?.at(-1)?.id ?? null),
    };
    answer.send(next);
  };

  return {
    sessionId,
    select: (id: string | undefined) => select(id),
    notify,
    sessions,
    messages,
    olderMessages,
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

const rowsOf = ({ rows }: LoadedMessages): ChatMessage[] => rows;

/** A session that has ended shows itself at the first read as well as at a send. */
function useWhenSignedOut(errors: readonly unknown[], notify: (error: unknown, fallback: string) => void): void {
  const error = errors.find(isSignedOut);
  const hasEnded = error !== undefined;
  const tell = useEffectEvent(() => notify(error, 'Failed to load chat'));
  useEffect(() => {
    if (hasEnded) tell();
  }, [hasEnded]);
}

type Shown = { sessionId: string | undefined; messages: readonly ChatMessage[] | undefined };

/** A send whose connection broke may have been answered all the same. */
function useDiscardAnswered(run: RunState, shown: Shown, discard: () => void): void {
  const isAnswered = run.status === 'failed' && wasAnswered(run.send, shown);
  const drop = useEffectEvent(discard);
  useEffect(() => {
    if (isAnswered) drop();
  }, [isAnswered]);
}

/** Its words answer nothing of another chat, which may be on the screen a moment before the failed send has left it. */
function wasAnswered({ questionId, draft, after }: Send, { sessionId, messages = [] }: Shown): boolean {
  if (questionId !== undefined) return answerTo(messages, questionId) !== undefined;
  const isItsChat = (draft.sessionId ?? undefined) === sessionId;
  return isItsChat && after !== undefined && answeredSince(messages, draft.message, after);
}

function lastQuestionOf(run: RunState, messages: readonly ChatMessage[] | undefined): string | undefined {
  if (run.status === 'failed') return run.send.draft.message.trim();
  return messages?.findLast(({ role }) => role === 'user')?.content;
}

const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
