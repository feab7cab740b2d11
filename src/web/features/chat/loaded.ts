import type { ChatMessage, ChatSession } from '#contract/chat.ts';
import type { Rating } from '#contract/ratings.ts';

/** What was read of a list so far, without a gap: `older` is where the rest of it begins, null when there is none. */
export type Loaded<Row> = { rows: Row[]; older: string | null };
export type LoadedMessages = Loaded<ChatMessage>;
/** `total`: how many there are, where the server said so. */
export type LoadedSessions = Loaded<ChatSession> & { total: number | null };

/** Messages stand oldest first, and none changes: what was read before a newer page stays, where the two meet. */
export function withNewestMessages(before: LoadedMessages | undefined, page: LoadedMessages): LoadedMessages {
  const meets = before ? placeOf(before.rows, page.rows[0]) : -1;
  if (!before || meets <= 0) return page;
  return { rows: [...before.rows.slice(0, meets), ...page.rows], older: before.older };
}

export const withOlderMessages = (now: LoadedMessages, page: LoadedMessages): LoadedMessages => ({
  rows: [...page.rows, ...now.rows],
  older: page.older,
});

/** Chats stand newest first: those further down than what was read anew stay as they were, where the two meet. */
export function withNewestSessions(before: LoadedSessions | undefined, read: LoadedSessions): LoadedSessions {
  const meets = before ? placeOf(before.rows, read.rows.at(-1)) : -1;
  const rest = before && meets >= 0 && read.older !== null ? before.rows.slice(meets + 1) : [];
  return before && rest.length > 0 ? { ...read, rows: [...read.rows, ...rest], older: before.older } : read;
}

export const withOlderSessions = (now: LoadedSessions, page: LoadedSessions): LoadedSessions => ({
  rows: [...now.rows, ...page.rows],
  older: page.older,
  total: now.total,
});

export const NOTHING_SAID: LoadedMessages = { rows: [], older: null };

export const withNewMessage = (now: LoadedMessages | undefined, message: ChatMessage): LoadedMessages => ({
  rows: [...(now?.rows ?? []), message],
  older: now?.older ?? null,
});

export const withNewSession = (now: LoadedSessions | undefined, session: ChatSession): LoadedSessions => ({
  rows: [session, ...(now?.rows ?? [])],
  older: now?.older ?? null,
  total: countedBy(now, 1),
});

export const withSession = (now: LoadedSessions, changed: ChatSession): LoadedSessions => ({
  ...now,
  rows: now.rows.map((row) => (row.id === changed.id ? changed : row)),
});

export const withoutSession = (now: LoadedSessions, sessionId: string): LoadedSessions => ({
  ...now,
  rows: now.rows.filter(({ id }) => id !== sessionId),
  total: countedBy(now, -1),
});

/** How many there are, also of those that were not read. */
export const sessionCount = (now: LoadedSessions | undefined): number => now?.total ?? now?.rows.length ?? 0;

const countedBy = (now: LoadedSessions | undefined, change: number): number | null =>
  now?.total == null ? null : Math.max(0, now.total + change);

const placeOf = (rows: readonly { id: string }[], row: { id: string } | undefined): number =>
  row === undefined ? -1 : rows.findIndex(({ id }) => id === row.id);

/** A thumb that was given or taken back. */
export const withRating = (read: LoadedMessages, messageId: string, rating: Rating | null): LoadedMessages => ({
  ...read,
  rows: read.rows.map((message) => {
    if (message.id !== messageId) return message;
    const { rating: _, ...unrated } = message;
    return rating === null ? unrated : { ...unrated, rating };
  }),
});
