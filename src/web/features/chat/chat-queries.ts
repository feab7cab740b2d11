import { queryOptions } from '@tanstack/react-query';
import { type ChatSession, listMessages, listSessions } from '#contract/chat.ts';
import { slateStatus } from '#contract/slate.ts';
import { read } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export const sessionsQuery = queryOptions({ queryKey: queryKeys.chatSessions, queryFn: () => read(listSessions) });

export const messagesQuery = (sessionId: string) =>
  queryOptions({ queryKey: queryKeys.chatMessages(sessionId), queryFn: () => read(listMessages, { sessionId }) });

/** The chats in whose title or questions the words stand. Always asked: any question may have changed what is found. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: [...queryKeys.chatSearches, q],
    queryFn: () => read({ ...listSessions, path: `${listSessions.path}?${new URLSearchParams({ q })}` }),
    staleTime: 0,
    placeholderData: (before: ChatSession[] | undefined) => before,
  });

/** Asked anew whenever the chat opens: how old prices are is the one thing that ages by itself. */
export const slateStatusQuery = queryOptions({
  queryKey: queryKeys.slateStatus,
  queryFn: () => read(slateStatus),
  refetchOnMount: 'always',
});
