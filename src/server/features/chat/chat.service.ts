import type { ChatMessage, ChatSession, Recommendation } from '#contract/chat.ts';
import type { StreamEvent } from '#contract/stream.ts';
import { AppError } from '../../platform/errors.ts';
import * as repo from './chat.repo.ts';
import type { ChatDeps, Sender } from './chat-deps.ts';
import { findOpenTurn, flagStop } from './checkpoint.repo.ts';
import { followElsewhere } from './follow-elsewhere.ts';
import { DEFAULT_TIME_ZONE } from './read-turn.ts';
import { searchWords } from './search-words.ts';
import { defaultTitle } from './session-title.ts';
import { storableText } from './storable-text.ts';
import { toMessage } from './to-message.ts';

const RECENT_RECOMMENDATIONS = 5;

export const toSession = (row: repo.SessionRow): ChatSession => ({ ...row, createdAt: row.createdAt.toISOString() });

export async function listSessions(deps: ChatDeps, user: Sender, search = ''): Promise<ChatSession[]> {
  return (await repo.listSessions(deps.db, user.id, searchWords(search))).map(toSession);
}

export async function createSession(
  deps: ChatDeps,
  user: Sender,
  title: string | null | undefined,
): Promise<ChatSession> {
  const now = deps.now();
  const row = {
    id: deps.newId(),
    title: storableText(title ?? '') || defaultTitle(now, user.timeZone ?? DEFAULT_TIME_ZONE),
    createdAt: now,
  };
  await repo.insertSession(deps.db, { ...row, userId: user.id });
  return toSession(row);
}

/** @throws AppError not_found for a session that is absent or somebody else's: the two look alike. */
export async function getSession(deps: ChatDeps, user: Sender, sessionId: string): Promise<repo.SessionRow> {
  const session = await repo.findSession(deps.db, user.id, sessionId);
  if (!session) throw new AppError('not_found', 'This chat does not exist.');
  return session;
}

export async function listMessages(deps: ChatDeps, user: Sender, sessionId: string): Promise<ChatMessage[]> {
  await getSession(deps, user, sessionId);
  return (await repo.listMessages(deps.db, sessionId)).map(toMessage);
}

export async function listRecommendations(deps: ChatDeps, user: Sender): Promise<Recommendation[]> {
  const rows = await repo.listRecommendations(deps.db, user.id, RECENT_RECOMMENDATIONS);
  return rows.map(({ id, content, mode, createdAt }) => ({ id, content, mode, createdAt: createdAt.toISOString() }));
}

/** Here or at another process, which hears of it within a second. */
export async function stopAnswer(deps: ChatDeps, user: Sender, sessionId: string): Promise<{ stopped: boolean }> {
  await getSession(deps, user, sessionId);
  const here = deps.live.stop(sessionId);
  return { stopped: here || (await flagStop(deps.db, sessionId)) };
}

/** A running answer that can be listened to from its start; `follow` answers with the way to stop. */
export type Followable = { follow: (listener: (event: StreamEvent) => void) => () => void };

export async function findRunningTurn(
  deps: ChatDeps,
  user: Sender,
  sessionId: string,
): Promise<Followable | undefined> {
  await getSession(deps, user, sessionId);
  const here = deps.live.find(sessionId);
  if (here) return here;
  const open = await findOpenTurn(deps.db, sessionId);
  return open && { follow: (listener) => followElsewhere(deps, { turnId: open.id, sessionId, user }, listener) };
}
