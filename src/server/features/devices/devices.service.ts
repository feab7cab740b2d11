import type { SignedInDevice } from '#contract/devices.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { deleteSessionOf, listSessionsOf } from './devices.repo.ts';

export type DevicesDeps = { db: Db; now: Clock };

/** `current`: the hash of the token that asks. */
type Asking = { userId: string; current: string };

export async function listDevices({ db, now }: DevicesDeps, { userId, current }: Asking): Promise<SignedInDevice[]> {
  const rows = await listSessionsOf(db, userId, now());
  const devices = rows.map(({ id, tokenHash, device, network, createdAt, seenAt }) => ({
    id,
    device,
    network,
    signedInAt: createdAt.toISOString(),
    lastSeenAt: seenAt.toISOString(),
    isCurrent: tokenHash === current,
  }));
  return devices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** As they are handed to their owner: nothing that signs in, and nothing that ends a session. */
export async function exportDevices({ db, now }: DevicesDeps, userId: string) {
  const rows = await listSessionsOf(db, userId, now());
  return rows.map(({ device, network, createdAt, seenAt }) => ({ device, network, createdAt, seenAt }));
}

/** @throws AppError not_found, also for another user's. Answers whether it was the one that asks. */
export async function endDevice(
  { db }: Pick<DevicesDeps, 'db'>,
  { userId, current, id }: Asking & { id: string },
): Promise<boolean> {
  const ended = await deleteSessionOf(db, { id, userId });
  if (ended === undefined) throw new AppError('not_found', 'This device is not signed in any more');
  return ended === current;
}
