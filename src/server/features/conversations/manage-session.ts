import type { ChatSession } from '#contract/chat.ts';
import { AppError } from '../../platform/errors.ts';
import type { Schedule } from '../../platform/process/schedule.ts';
import type { ConversationDeps, ConversationOwner } from './conversation-deps.ts';
import { getSession, toSession } from './conversations.service.ts';
import { deleteIdleSession, updateTitle } from './manage-session.repo.ts';
import { storableText } from './storable-text.ts';

/** A turn at another process hears of its stop within half a checkpoint and then saves; this is ample. */
const STOP_WAIT_MS = 10_000;

/** @throws AppError not_found for a session that is absent or somebody else's. */
export async function renameSession(
  deps: Pick<ConversationDeps, 'db'>,
  user: ConversationOwner,
  sessionId: string,
  title: string,
): Promise<ChatSession> {
  const storable = storableText(title);
  if (storable === '') throw new AppError('invalid_input', 'title must not be empty');
  const row = await updateTitle(deps.db, user.id, sessionId, storable);
  if (!row) throw new AppError('not_found', 'This chat does not exist.');
  return toSession(row);
}

/**
 * Takes a session with its messages away. A running answer is stopped and waited for, so that picks that were shown are
 * charged before their session goes: deleting is no way to read them for nothing. Ledger and picks are not touched.
 * @throws AppError conflict when an answer does not end in time: its server may have died, and the sweeper closes it.
 */
export async function deleteSession(deps: ConversationDeps, user: ConversationOwner, sessionId: string): Promise<void> {
  await getSession(deps, user, sessionId);
  const { running } = deps;
  const pauseMs = running.heardWithinMs;
  for (let waitedMs = 0; waitedMs <= STOP_WAIT_MS; waitedMs += pauseMs) {
    await running.stopHere(sessionId);
    const outcome = await deps.db.transaction((tx) => deleteIdleSession(tx, user.id, sessionId));
    if (outcome !== 'busy') return;
    await running.stopElsewhere(sessionId);
    await pause(deps.schedule, pauseMs);
  }
  throw new AppError('conflict', 'An answer is still being written in this chat. Please try again in a moment.');
}

const pause = (schedule: Schedule, ms: number): Promise<void> => new Promise((resolve) => void schedule(resolve, ms));
