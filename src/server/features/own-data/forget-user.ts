import type { Db } from '../../platform/database.ts';
import { dropQueued } from '../mail/queue-mail.ts';
import { namelessReports } from './own-data.repo.ts';

/**
 * What no reference takes away with a user's row, whoever deletes it: reports of answers stay without their reader, and
 * mail that still waits is not sent. In the transaction of the deletion.
 */
export async function forgetUser(tx: Db, user: { id: string; email: string }, now: Date): Promise<void> {
  await namelessReports(tx, user.id);
  await dropQueued(tx, user.email, now);
}
