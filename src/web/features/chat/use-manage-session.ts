import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ChatSession, deleteSession, renameSession } from '#contract/chat.ts';
import { write } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { toast } from '../../ui/toast.ts';
import type { ChatHistory } from './chat-history.ts';
import { messagesQuery, sessionsQuery } from './chat-queries.ts';
import { isSignedOut } from './failure-words.ts';
import { type LoadedSessions, withoutSession, withSession } from './loaded.ts';

type Outcome = { onDone: () => void; onFailed: ChatHistory['onFailed'] };

/** What else was refused stands in the dialog that asked for it. */
const ifSignedOut = (onFailed: Outcome['onFailed'], fallback: string) => (error: Error) => {
  if (isSignedOut(error)) onFailed(error, fallback);
};

export function useRenameSession(session: ChatSession, { onDone, onFailed }: Outcome) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (title: string) => write(renameSession, { title }, { sessionId: session.id }),
    onSuccess: (renamed) => {
      changeList(queryClient, (list) => withSession(list, renamed));
      onDone();
    },
    onError: ifSignedOut(onFailed, 'Failed to rename chat'),
  });
}

export function useDeleteSession(session: ChatSession, { onDone, onFailed }: Outcome) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: () => write(deleteSession, undefined, { sessionId: session.id }).catch(unlessGone),
    onSuccess: () => {
      onDone();
      changeList(queryClient, (list) => withoutSession(list, session.id));
      queryClient.removeQueries({ queryKey: messagesQuery(session.id).queryKey });
      // An answer that was stopped for it may have been charged, and its picks are no longer among the latest.
      void queryClient.invalidateQueries({ queryKey: queryKeys.currentUser });
      void queryClient.invalidateQueries({ queryKey: queryKeys.recentRecommendations });
      toast({ title: 'Chat deleted', description: session.title });
    },
    onError: ifSignedOut(onFailed, 'Failed to delete chat'),
  });
}

/** Deleted in another tab already: what was asked for is so. */
function unlessGone(error: unknown): { deleted: true } {
  if (error instanceof ApiError && error.status === 404) return { deleted: true };
  throw error;
}

function changeList(queryClient: QueryClient, change: (list: LoadedSessions) => LoadedSessions): void {
  queryClient.setQueryData(sessionsQuery.queryKey, (list) => list && change(list));
  queryClient.setQueriesData<LoadedSessions>({ queryKey: queryKeys.chatSearches }, (list) => list && change(list));
}
