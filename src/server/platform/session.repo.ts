import { eq, sql } from 'drizzle-orm';
import { authSessions, type StoredSettings } from '../db/schema/accounts.ts';
import { type Db, rowsOf } from './database.ts';
import { time } from './sql-time.ts';

export type StoredSession = { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date };

export type SessionRow = {
  userId: string;
  email: string;
  emailVerified: boolean;
  timeZone: string | null;
  /** So that a turn, which follows them, reads nothing more. */
  settings: StoredSettings;
  walletId: string;
  createdAt: Date;
  expiresAt: Date;
};

type Times = 'createdAt' | 'expiresAt';

/** What a lookup clears away at most, so that no sign-in waits for a large clean-up. */
const SWEEP_BATCH = 100;

export async function findSession(db: Db, tokenHash: string, now: Date): Promise<SessionRow | undefined> {
  const result = await db.execute(sql`
    select u.id as "userId", u.email, u.email_verified as "emailVerified", u.time_zone as "timeZone",
           u.settings, u.wallet_id as "walletId", s.created_at as "createdAt", s.expires_at as "expiresAt"
    from auth_sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${time(now)}`);
  const [row] = rowsOf<Omit<SessionRow, Times> & Record<Times, Date | string>>(result);
  return row && { ...row, createdAt: new Date(row.createdAt), expiresAt: new Date(row.expiresAt) };
}

export type LiveSession = { tokenHash: string; email: string; emailVerified: boolean };

/** Those of the given sessions that are alive, with what the rights of their users follow from. */
export async function listLiveSessions(db: Db, tokenHashes: readonly string[], now: Date): Promise<LiveSession[]> {
  const hashes = `{${tokenHashes.join(',')}}`;
  const result = await db.execute(sql`
    select s.token_hash as "tokenHash", u.email, u.email_verified as "emailVerified"
    from auth_sessions s join users u on u.id = s.user_id
    where s.token_hash = any(${hashes}::text[]) and s.expires_at > ${time(now)}`);
  return rowsOf<LiveSession>(result);
}

/** Inserts the session and clears away some that have expired. */
export async function insertSession(tx: Db, session: StoredSession): Promise<void> {
  await tx.execute(sql`
    delete from auth_sessions where token_hash in (
      select token_hash from auth_sessions where expires_at <= ${time(session.createdAt)}
      limit ${SWEEP_BATCH}::int for update skip locked
    )`);
  await tx.insert(authSessions).values(session);
}

export async function updateSessionExpiry(db: Db, tokenHash: string, expiresAt: Date): Promise<void> {
  await db.update(authSessions).set({ expiresAt }).where(eq(authSessions.tokenHash, tokenHash));
}

export async function deleteSession(tx: Db, tokenHash: string): Promise<void> {
  await tx.delete(authSessions).where(eq(authSessions.tokenHash, tokenHash));
}

/** Signs the user out everywhere. */
export async function deleteSessionsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(authSessions).where(eq(authSessions.userId, userId));
}
