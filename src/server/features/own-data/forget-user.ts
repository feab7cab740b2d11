import type { Db } from '../../platform/database.ts';
import { dropQueued } from '../mail/queue-mail.ts';
import { deleteUserRow, lockChats, namelessReports } from './own-data.repo.ts';

/**
 * Deletes a user, whoever asks for it, and what no reference takes away with the row: reports of answers stay without their
 * reader, and mail that still waits is not sent. In the transaction of the deletion, which holds the user's row already.
 *
 * The chats are held before the row goes: an answer that is being saved holds its chat and then changes its turn, and the
 * references would take the two the other way round.
 */
export async function forgetUser(tx: Db, user: { id: string; email: string }, now: Date): Promise<void> {
  await lockChats(tx, user.id);
  await deleteUserRow(tx, user.id);
  await namelessReports(tx, user.id);
  await dropQueued(tx, user.email, now);
}
