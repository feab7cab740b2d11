import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type ChatMessage,
  listMessages,
  listRemembered,
  listSessions,
  OLDER_HEADER,
  SESSIONS_PAGE,
} from '#contract/chat.ts';
import { slateStatus } from '#contract/slate.ts';
import { read, readList } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import {
  type LoadedMessages,
  type LoadedSessions,
  withNewestMessages,
  withNewestSessions,
  withOlderMessages,
  withOlderSessions,
} from './loaded.ts';

/** More pages than this are not read again with the newest one: what stands further down stays as it was. */
const PAGES_READ_AGAIN = 5;

export const sessionsQuery = queryOptions({
  queryKey: queryKeys.chatSessions,
  queryFn: ({ client }) => readSessionsAgain(client),
});

async function readSessionsAgain(client: QueryClient): Promise<LoadedSessions> {
  const before = () => client.getQueryData<LoadedSessions>(queryKeys.chatSessions);
  const pages = Math.min(PAGES_READ_AGAIN, Math.floor((before()?.rows.length ?? 0) / SESSIONS_PAGE));
  let read = await readSessions({});
  for (let page = 1; page < pages && read.older !== null; page += 1) {
    read = withOlderSessions(read, await readSessions({ before: read.older }));
  }
  return withNewestSessions(before(), read);
}

export async function readSessions(query: { q?: string; before?: string }): Promise<LoadedSessions> {
  const path = withQuery(listSessions.path, query);
  const { rows, header, count } = await readList({ ...listSessions, path });
  return { rows, older: header(OLDER_HEADER), total: count('x-total-count') };
}

export const messagesQuery = (sessionId: string) => {
  const queryKey = queryKeys.chatMessages(sessionId);
  return queryOptions({
    queryKey,
    queryFn: async ({ client }) => {
      const page = await readMessages(sessionId);
      return withNewestMessages(client.getQueryData<LoadedMessages>(queryKey), page);
    },
  });
};

export async function readMessages(sessionId: string, before?: string): Promise<LoadedMessages> {
  const path = withQuery(listMessages.path, before === undefined ? {} : { before });
  const { rows, header } = await readList({ ...listMessages, path }, { sessionId });
  return { rows, older: header(OLDER_HEADER) };
}

/** Every message of a chat, for what leaves the screen as a whole. */
export async function readWholeChat(sessionId: string): Promise<ChatMessage[]> {
  let read = await readMessages(sessionId);
  while (read.older !== null) read = withOlderMessages(read, await readMessages(sessionId, read.older));
  return read.rows;
}

/** What a chat remembers of its writer. */
export const rememberedQuery = (sessionId: string) =>
  queryOptions({
    queryKey: queryKeys.remembered(sessionId),
    queryFn: () => read(listRemembered, { sessionId }),
  });

/** The chats in whose title or questions the words stand. Always asked: any question may have changed what is found. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: [...queryKeys.chatSearches, q],
    queryFn: () => readSessions({ q }),
    staleTime: 0,
    placeholderData: (before: LoadedSessions | undefined) => before,
  });

const withQuery = (path: string, query: Record<string, string>): string => {
  const words = String(new URLSearchParams(query));
  return words === '' ? path : `${path}?${words}`;
};

/** Asked anew whenever the chat opens: how old prices are is the one thing that ages by itself. */
export const slateStatusQuery = queryOptions({
  queryKey: queryKeys.slateStatus,
  queryFn: () => read(slateStatus),
  refetchOnMount: 'always',
});
