import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { TimestampAuthority } from '../../providers/timestamps/timestamp-authority.port.ts';
import { findNewestCheckpoint } from './log.repo.ts';
import { findNote, findTimestamp, findUnstampedNote, insertTimestamp, listStamped } from './timestamps.repo.ts';

/**
 * Has the newest checkpoint stamped, unless it is. No transaction is open while the authority is asked; of two processes
 * that asked at once the first answer stands.
 */
export async function stampCheckpoint(
  deps: { db: Db; now: Clock; authority: TimestampAuthority },
  signal: AbortSignal,
): Promise<{ stamped: number | null }> {
  const { db, now, authority } = deps;
  const newest = await findNewestCheckpoint(db);
  if (!newest || (await findUnstampedNote(db, newest.size)) === undefined) return { stamped: null };
  const response = await authority.stamp(createHash('sha256').update(newest.note).digest(), signal);
  await insertTimestamp(db, {
    size: newest.size,
    response: response.toString('base64'),
    authority: authority.name,
    stampedAt: now(),
  });
  return { stamped: newest.size };
}

/** What was signed at a size at which a batch ended: a time stamp is of one of these. */
export const readEarlierCheckpoint = async (db: Db, size: number): Promise<string | null> =>
  (await findNote(db, size)) ?? null;

/** Which checkpoints were stamped: a size a line. */
export const readStampedSizes = async (db: Db): Promise<string> =>
  (await listStamped(db)).map((size) => `${size}\n`).join('');

/** What the authority answered for the checkpoint of that size. */
export async function readTimestamp(db: Db, size: number): Promise<Buffer | null> {
  const response = await findTimestamp(db, size);
  return response === undefined ? null : Buffer.from(response, 'base64');
}
