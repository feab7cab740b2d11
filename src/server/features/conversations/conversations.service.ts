import type { ChatMessage, ChatSession } from '#contract/chat.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { ACCOUNT_RATES } from '../../platform/http/account-rates.ts';
import { takeFromLimit } from '../../platform/http/rate-limit.ts';
import type { ConversationDeps, ConversationOwner } from './conversation-deps.ts';
import { nameUntitled as setTitle } from './manage-session.repo.ts';
import { defaultTitle, titleFromMessage } from './session-title.ts';
import * as repo from './sessions.repo.ts';
import { storableText } from './storable-text.ts';
import { toMessage } from './to-message.ts';

export const DEFAULT_TIME_ZONE = 'America/New_York';

export const toSession = ({ id, title, createdAt }: repo.SessionRow): ChatSession => ({
  id,
  title,
  createdAt: createdAt.toISOString(),
});

export async function createSession(
  deps: Pick<ConversationDeps, 'db' | 'now' | 'newId' | 'authSecret'>,
  user: ConversationOwner,
  title: string | null | undefined,
): Promise<ChatSession> {
  await takeFromLimit(deps, ACCOUNT_RATES.newChats, user.id);
  const now = deps.now();
  const given = storableText(title ?? '');
  const row = {
    id: deps.newId(),
    title: given || defaultTitle(now, user.timeZone ?? DEFAULT_TIME_ZONE),
    createdAt: now,
  };
  await repo.insertSession(deps.db, { ...row, userId: user.id, isUntitled: given === '' });
  return toSession(row);
}

/** @throws AppError not_found for a session that is absent or somebody else's: the two look alike. */
export async function getSession(
  { db }: Pick<ConversationDeps, 'db'>,
  user: Pick<ConversationOwner, 'id'>,
  sessionId: string,
): Promise<repo.FoundSession> {
  const session = await repo.findSession(db, user.id, sessionId);
  if (!session) throw new AppError('not_found', 'This chat does not exist.');
  return session;
}

/** A chat that is begun by its first question, in the transaction that saves the question. */
export const beginSession = (
  tx: Db,
  { id, userId, createdAt }: { id: string; userId: string; createdAt: Date },
  question: string,
): Promise<void> => repo.insertSession(tx, { id, userId, createdAt, title: titleFromMessage(question) });

/** Its first question names a chat that was made empty. */
export const nameUntitled = (tx: Db, sessionId: string, question: string): Promise<void> =>
  setTitle(tx, sessionId, titleFromMessage(question));

export async function findMessage(db: Db, messageId: string): Promise<ChatMessage | undefined> {
  const row = await repo.findMessage(db, messageId);
  return row && toMessage(row);
}
