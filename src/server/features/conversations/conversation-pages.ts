import {
  type ChatMessage,
  type ChatSession,
  MESSAGES_PAGE,
  MESSAGES_PAGE_BYTES,
  SESSIONS_PAGE,
} from '#contract/chat.ts';
import { AppError } from '../../platform/errors.ts';
import type { ConversationDeps, ConversationOwner } from './conversation-deps.ts';
import { countSessions, findPlace, listMessages, listSessions, type SessionPlace } from './conversation-pages.repo.ts';
import { getSession, toSession } from './conversations.service.ts';
import { matchedLine } from './matched-line.ts';
import { storableText } from './storable-text.ts';
import { toMessage } from './to-message.ts';

/** `older`: what a caller sends back for the next page; null on the last one. */
type SessionPage = { sessions: ChatSession[]; older: string | null; total: number | null };

/** The newest chats, or those older than a place. The first page of them all also counts them. */
export async function readSessions(
  { db }: Pick<ConversationDeps, 'db'>,
  user: Pick<ConversationOwner, 'id'>,
  { q = '', before }: { q?: string | undefined; before?: string | undefined },
): Promise<SessionPage> {
  const words = searchWords(q);
  const page = { words, before: before === undefined ? null : toPlace(before), limit: SESSIONS_PAGE + 1 };
  const rows = await listSessions(db, user.id, page);
  const shown = rows.slice(0, SESSIONS_PAGE);
  const last = shown.at(-1);
  const hasOlder = rows.length > shown.length && last !== undefined;
  const counts = words.length === 0 && before === undefined;
  return {
    sessions: shown.map(({ question, ...row }) => ({
      ...toSession(row),
      ...(question !== null && { match: matchedLine(question, words) }),
    })),
    older: hasOlder ? `${last.createdAt.getTime()}.${last.id}` : null,
    total: !counts ? null : hasOlder ? await countSessions(db, user.id) : rows.length,
  };
}

function toPlace(before: string): SessionPlace {
  const [ms, id = ''] = before.split('.');
  return { createdAt: new Date(Number(ms)), id };
}

/** @throws AppError invalid_input for a place that is not in the chat. */
export async function readMessages(
  deps: Pick<ConversationDeps, 'db'>,
  user: Pick<ConversationOwner, 'id'>,
  sessionId: string,
  before?: string,
): Promise<{ messages: ChatMessage[]; older: string | null }> {
  await getSession(deps, user, sessionId);
  const place = before === undefined ? null : await findPlace(deps.db, sessionId, before);
  if (place === undefined) throw new AppError('invalid_input', 'before must be the id of a message of this chat');
  const page = { before: place, rows: MESSAGES_PAGE, bytes: MESSAGES_PAGE_BYTES };
  const { messages, hasOlder } = await listMessages(deps.db, { sessionId, userId: user.id }, page);
  return { messages: messages.map(toMessage), older: hasOlder ? (messages[0]?.id ?? null) : null };
}

/** More would cost a look through all questions each, and hardly anybody remembers so many. */
const WORDS_MAX = 12;

const searchWords = (search: string): string[] => storableText(search).split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
