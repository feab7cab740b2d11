import { and, eq, ne, sql } from 'drizzle-orm';
import { authSessions, type StoredSettings } from '../../db/schema/accounts.ts';
import { type Db, rowsOf } from '../database/database.ts';
import { jsonRow } from '../database/json-row.ts';
import { time } from '../database/sql-time.ts';
import { executeWritten, momentValue, textValue, writeStatement } from '../database/written-statement.ts';
import type { SessionOrigin } from './session-origin.ts';
import type { SessionLife } from './session-token.ts';

export type StoredSession = { tokenHash: string; userId: string; provenAt?: Date } & SessionLife &
  Partial<SessionOrigin>;

export type SessionRow = {
  userId: string;
  email: string;
  emailVerified: boolean;
  timeZone: string | null;
  /** So that a turn, which follows them, reads nothing more. */
  settings: StoredSettings;
  walletId: string;
  isSupport: boolean;
  /** When its user last proved who they are, by signing in or since. */
  provenAt: Date;
} & SessionLife;

/** What a lookup clears away at most, so that no sign-in waits for a large clean-up. */
const SWEEP_BATCH = 100;

const FIND_SESSION = writeStatement(sql`
  select ${jsonRow({
    userId: sql`u.id`,
    email: sql`u.email`,
    emailVerified: sql`u.email_verified`,
    timeZone: sql`u.time_zone`,
    settings: sql`u.settings`,
    walletId: sql`u.wallet_id`,
    isSupport: sql`u.admin_role is not null`,
    createdAt: sql`s.created_at`,
    expiresAt: sql`s.expires_at`,
    seenAt: sql`s.seen_at`,
    provenAt: sql`coalesce(s.proven_at, s.created_at)`,
  })}
  from auth_sessions s join users u on u.id = s.user_id
  where s.token_hash = ${textValue('tokenHash')} and s.expires_at > ${momentValue('now')}`);

/** As text in what a statement answers with. */
type Moment = keyof SessionLife | 'provenAt';

export async function findSession(db: Db, tokenHash: string, now: Date): Promise<SessionRow | undefined> {
  const result = await executeWritten(db, FIND_SESSION, { tokenHash, now: now.toISOString() });
  const [found] = rowsOf<{ row: Omit<SessionRow, Moment> & Record<Moment, string> }>(result);
  if (!found) return undefined;
  const { createdAt, expiresAt, seenAt, provenAt } = found.row;
  const life = { createdAt: new Date(createdAt), expiresAt: new Date(expiresAt), seenAt: new Date(seenAt) };
  return { ...found.row, ...life, provenAt: new Date(provenAt) };
}

export type LiveSession = { tokenHash: string; email: string; emailVerified: boolean; isSupport: boolean };

/** Those of the given sessions that are alive, with what the rights of their users follow from. */
export async function listLiveSessions(db: Db, tokenHashes: readonly string[], now: Date): Promise<LiveSession[]> {
  const hashes = `{${tokenHashes.join(',')}}`;
  const result = await db.execute(sql`
    select s.token_hash as "tokenHash", u.email, u.email_verified as "emailVerified",
      u.admin_role is not null as "isSupport"
    from auth_sessions s join users u on u.id = s.user_id
    where s.token_hash = any(${hashes}::text[]) and s.expires_at > ${time(now)}`);
  return rowsOf<LiveSession>(result);
}

/** Inserts the session and clears away some that have expired. */
export async function insertSession(tx: Db, session: StoredSession): Promise<void> {
  await tx.execute(sql`
    delete from auth_sessions where token_hash in (
      select token_hash from auth_sessions where expires_at <= ${time(session.seenAt)}
      limit ${SWEEP_BATCH}::int for update skip locked
    )`);
  await tx.insert(authSessions).values(session);
}

export async function updateSessionLife(
  db: Db,
  tokenHash: string,
  life: Pick<SessionLife, 'expiresAt' | 'seenAt'>,
): Promise<void> {
  await db.update(authSessions).set(life).where(eq(authSessions.tokenHash, tokenHash));
}

export async function noteProof(tx: Db, tokenHash: string, provenAt: Date): Promise<void> {
  await tx.update(authSessions).set({ provenAt }).where(eq(authSessions.tokenHash, tokenHash));
}

/** It does not end before the transaction does. False: it has ended. */
export async function holdSession(tx: Db, session: { userId: string; tokenHash: string }): Promise<boolean> {
  const { tokenHash, userId } = authSessions;
  const rows = await tx
    .select({ tokenHash })
    .from(authSessions)
    .where(and(eq(tokenHash, session.tokenHash), eq(userId, session.userId)))
    .for('key share');
  return rows.length === 1;
}

export async function deleteSession(tx: Db, tokenHash: string): Promise<void> {
  await tx.delete(authSessions).where(eq(authSessions.tokenHash, tokenHash));
}

/** Signs the user out everywhere but in one session. */
export async function deleteOtherSessionsOf(tx: Db, userId: string, tokenHash: string): Promise<void> {
  await tx.delete(authSessions).where(and(eq(authSessions.userId, userId), ne(authSessions.tokenHash, tokenHash)));
}

/** Signs the user out everywhere. Answers with how many sessions ended. */
export async function deleteSessionsOf(tx: Db, userId: string): Promise<number> {
  const { tokenHash } = authSessions;
  return (await tx.delete(authSessions).where(eq(authSessions.userId, userId)).returning({ tokenHash })).length;
}
