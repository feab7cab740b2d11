import { type AccessKey, type CreateKeyBody, MOST_KEYS } from '#contract/access.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findPasswordHash, holdCheckedOwner } from '../../platform/http/account-password.repo.ts';
import { type RateLimit, type RateLimitDeps, takeFromLimit } from '../../platform/http/rate-limit.ts';
import { keyMadeWords } from '../mail/mail-words.ts';
import { mailingTransaction } from '../mail/mailing-transaction.ts';
import { type MailDeps, queueNotice } from '../mail/queue-mail.ts';
import type { Passwords } from '../passwords/passwords.ts';
import {
  deleteKeysEndedBefore,
  endKeyRow,
  endKeysOf,
  insertKey,
  type KeyEnd,
  type KeyRow,
  listAllKeys,
  listLiveKeys,
} from './access-keys.repo.ts';
import { newToken } from './access-token.ts';
import { disconnectAll } from './oauth/assistants.service.ts';

export type AccessKeysDeps = RateLimitDeps & MailDeps & { passwords: Passwords };

type Owner = { id: string; email: string; emailVerified: boolean };

const DAY_MS = 86_400_000;
/** How long an ended key is still told of in the own data. */
const ENDED_KEPT_MS = 90 * DAY_MS;
const SWEEP_BATCH = 1_000;

/** By account: whoever holds its session cannot guess the password here. */
const ATTEMPTS: RateLimit = {
  kind: 'access-key',
  limit: 10,
  windowMs: 15 * 60_000,
  message: 'Too many attempts to make a key. Please wait a few minutes and try again.',
};

export const listKeys = async ({ db, now }: Pick<AccessKeysDeps, 'db' | 'now'>, userId: string): Promise<AccessKey[]> =>
  (await listLiveKeys(db, userId, now())).map(toKey);

/**
 * Makes a key, once its owner has said the password again: a session that was left open makes none. The owner is told by
 * mail. @throws AppError invalid_input, or conflict where there are too many
 */
export async function createKey(
  deps: AccessKeysDeps,
  owner: Owner,
  { name, scope, expiresInDays, password }: CreateKeyBody,
): Promise<{ key: string; entry: AccessKey }> {
  await takeFromLimit(deps, ATTEMPTS, owner.id);
  const passwordHash = await findPasswordHash(deps.db, owner.id);
  const isOwner = await deps.passwords.matches(passwordHash, password);
  if (passwordHash === undefined || !isOwner) throw wrongPassword();

  const { token, tokenHash, hint } = newToken('key');
  const id = deps.newId();
  const entry = await mailingTransaction(deps, async (tx) => {
    // A password that was changed since it was checked makes no key: that change has ended all there were. Held for this
    // transaction alone, so that keys of one account are made one after the other.
    if (!(await holdCheckedOwner(tx, { id: owner.id, passwordHash }, 'update'))) throw wrongPassword();
    const now = deps.now();
    if ((await listLiveKeys(tx, owner.id, now)).length >= MOST_KEYS) throw tooMany();
    const expiresAt = expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY_MS);
    await insertKey(tx, { id, userId: owner.id, name, tokenHash, hint, scope, createdAt: now, expiresAt });
    const { email: to, emailVerified: isProven } = owner;
    const words = keyMadeWords(deps.appUrl, scope);
    await queueNotice(tx, deps, { kind: 'access-given', to, isProven, words, now });
    const times = { createdMs: now.getTime(), expiresMs: expiresAt?.getTime() ?? null, lastUsedMs: null };
    return toKey({ id, name, scope, hint, ...times });
  });
  return { key: token, entry };
}

/** Answers with the keys that are left. @throws AppError not_found */
export async function endKey(
  deps: Pick<AccessKeysDeps, 'db' | 'now'>,
  key: { id: string; userId: string },
): Promise<AccessKey[]> {
  if (!(await endKeyRow(deps.db, key, deps.now()))) throw new AppError('not_found', 'There is no such key any more.');
  return listKeys(deps, key.userId);
}

/**
 * In the transaction of what ends sessions because somebody else may be in: a new password, a sign-out everywhere, the first second
 * factor. Whoever it was may have made keys and let assistants in. Answers how many of both ended.
 */
export async function endAllAccess(tx: Db, userId: string, end: { now: Date; endedBy: KeyEnd }): Promise<number> {
  const keys = await endKeysOf(tx, userId, end);
  return keys + (await disconnectAll(tx, userId));
}

/** Everything about an account's keys but their secrets, which nobody has. */
export async function exportKeys(db: Db, userId: string) {
  const rows = await listAllKeys(db, userId);
  return rows.map((row) => ({ ...toKey(row), endedAt: isoOf(row.endedMs), endedBy: row.endedBy }));
}

/** Lets go of keys that ended long ago. */
export const sweepKeys = ({ db, now }: Pick<AccessKeysDeps, 'db' | 'now'>): Promise<number> =>
  deleteKeysEndedBefore(db, new Date(now().getTime() - ENDED_KEPT_MS), SWEEP_BATCH);

const toKey = ({
  id,
  name,
  scope,
  hint,
  createdMs,
  expiresMs,
  lastUsedMs,
}: Omit<KeyRow, 'endedMs' | 'endedBy'>): AccessKey => ({
  id,
  name,
  scope,
  hint,
  createdAt: new Date(createdMs).toISOString(),
  expiresAt: isoOf(expiresMs),
  lastUsedAt: isoOf(lastUsedMs),
});

const isoOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

const wrongPassword = (): AppError =>
  new AppError('invalid_input', 'The password is not right. No key was made.', { field: 'password' });

const tooMany = (): AppError =>
  new AppError('conflict', `You have ${MOST_KEYS} keys. End one that is not needed any more first.`);
