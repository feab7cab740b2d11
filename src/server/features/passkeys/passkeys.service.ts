import { MOST_PASSKEYS, type Passkey } from '#contract/passkeys.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import * as repo from './passkeys.repo.ts';
import type { ReadPasskey } from './read-new-passkey.ts';

export const hasPasskeys = async (db: Db, userId: string): Promise<boolean> => (await repo.countRows(db, userId)) > 0;

export const listPasskeyTimes = async (db: Db, userId: string): Promise<Date[]> =>
  (await repo.listRows(db, userId)).map(({ createdAt }) => createdAt);

export const listPasskeys = async (db: Db, userId: string): Promise<Passkey[]> =>
  (await repo.listRows(db, userId)).map(toPasskey);

/** @throws AppError conflict */
export async function refuseTooMany(db: Db, userId: string): Promise<void> {
  if ((await repo.countRows(db, userId)) < MOST_PASSKEYS) return;
  throw new AppError('conflict', `An account can have ${MOST_PASSKEYS} passkeys. Remove one first.`);
}

type Added = { id: string; userId: string; name: string; createdAt: Date };

/** With the owner held for this transaction alone, so that passkeys are counted one after the other. @throws AppError conflict */
export async function keepPasskey(tx: Db, added: Added, read: ReadPasskey): Promise<void> {
  await refuseTooMany(tx, added.userId);
  if (await repo.insertRow(tx, { ...added, ...read, usedAt: null })) return;
  throw new AppError('conflict', 'This passkey was added before.');
}

/** @throws AppError not_found */
export async function refuseUnknown(db: Db, passkey: { id: string; userId: string }): Promise<void> {
  if (!(await repo.findRow(db, passkey))) throw isGone();
}

/** @throws AppError not_found */
export async function renamePasskey(db: Db, passkey: { id: string; userId: string; name: string }): Promise<Passkey[]> {
  if (!(await repo.updateName(db, passkey))) throw isGone();
  return listPasskeys(db, passkey.userId);
}

/** It signs in nobody from now on, also where it was asked already. @throws AppError not_found */
export async function removePasskey(tx: Db, passkey: { id: string; userId: string }): Promise<void> {
  if (!(await repo.deleteRow(tx, passkey))) throw isGone();
}

export const forgetPasskeys = (tx: Db, userId: string): Promise<void> => repo.deleteRowsOf(tx, userId);

const isGone = (): AppError => new AppError('not_found', 'There is no such passkey any more.');

const toPasskey = ({ id, name, isSynced, createdAt, usedAt }: repo.PasskeyRow): Passkey => ({
  id,
  name,
  isSynced,
  createdAt: createdAt.toISOString(),
  lastUsedAt: usedAt?.toISOString() ?? null,
});
