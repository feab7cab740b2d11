import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { wallets } from '../../db/schema/accounts.ts';
import { tokenGrants } from '../../db/schema/tokens.ts';
import type { Db } from '../../platform/database/database.ts';
import { insertGrant, type NewGrant } from './grants.repo.ts';

export const NOW = new Date('2025-06-10T12:00:00.000Z');
export const later = (seconds: number, from = NOW): Date => new Date(from.getTime() + seconds * 1000);

export async function newWallet(db: Db, ...grants: Partial<NewGrant>[]): Promise<string> {
  const walletId = randomUUID();
  await db.insert(wallets).values({ id: walletId, createdAt: NOW });
  for (const grant of grants) await addGrant(db, walletId, grant);
  return walletId;
}

export async function addGrant(db: Db, walletId: string, grant: Partial<NewGrant>): Promise<string> {
  const grantId = randomUUID();
  const whole: NewGrant = { grantId, walletId, kind: 'admin', tokens: 10, expiresAt: null, now: NOW, ...grant };
  await db.transaction((tx) => insertGrant(tx, whole));
  return whole.grantId;
}

export const grantsOf = (db: Db, walletId: string) =>
  db.select().from(tokenGrants).where(eq(tokenGrants.walletId, walletId)).orderBy(asc(tokenGrants.id));

/** A reservation of one token for a minute, unless told otherwise. */
export const reservation = (walletId: string, changes: { tokens?: number; leaseUntil?: Date; now?: Date } = {}) => ({
  reservationId: randomUUID(),
  walletId,
  tokens: 1,
  mode: 'regular' as const,
  leaseUntil: later(60),
  now: NOW,
  ...changes,
});
