import type { Db } from '../../platform/database/database.ts';
import { dropQueued } from '../mail/queue-mail.ts';
import { anonymiseReports, deleteLimits, deleteUserRow, lockChats } from './own-data.repo.ts';

/**
 * Deletes a user, whoever asks for it, and what no reference takes away with the row: reports of answers stay without their
 * reader, and mail that still waits is not sent. In the transaction of the deletion, which holds the user's row already.
 *
 * The chats are held before the row goes: an answer that is being saved holds its chat and then changes its turn, and the
 * references would take the two the other way round. So it is with limits, which a turn holds before its chat.
 */
export async function forgetUser(tx: Db, user: { id: string; email: string }, now: Date): Promise<void> {
  await deleteLimits(tx, user.id);
  await lockChats(tx, user.id);
  await deleteUserRow(tx, user.id);
  await anonymiseReports(tx, user.id);
  await dropQueued(tx, user.email, now);
}
