import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { createSession } from '#contract/chat.ts';
import { write } from '../../lib/api.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { messagesQuery, sessionsQuery } from './chat-queries.ts';
import { type LoadedSessions, NOTHING_SAID, withNewSession } from './loaded.ts';

export type Sessions = UseQueryResult<LoadedSessions>;

export const useSessions = (): Sessions => useQuery(sessionsQuery);

/** Makes an empty chat. It is put into the list at once, so that it can be selected without another read. */
export function useCreateSession(options: {
  onCreated: (sessionId: string) => void;
  onFailed: (error: unknown) => void;
}) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: () => write(createSession, {}),
    onSuccess: (session) => {
      queryClient.setQueryData(sessionsQuery.queryKey, (before) => withNewSession(before, session));
      queryClient.setQueryData(messagesQuery(session.id).queryKey, NOTHING_SAID);
      options.onCreated(session.id);
    },
    onError: options.onFailed,
  });
}
