import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { users, wallets } from './db/schema/accounts.ts';
import { NOW } from './features/analysis/test-slate.ts';
import { grantSignupTokens } from './features/tokens/tokens.service.ts';
import type { Db } from './platform/database.ts';
import { emailKey } from './platform/email-key.ts';
import { insertSession } from './platform/session.repo.ts';
import { newSession } from './platform/session-token.ts';

/** With https the cookie is tied to its host. */
export const COOKIE = '__Host-edgewise_session';
export const PERSON_PASSWORD = 'correct horse battery';

export type Person = { id: string; walletId: string; email: string; token: string; cookie: string };

/** An account with its sign-up tokens and a session, without the work of a sign-up. */
export async function addPerson(db: Db, { email = `p-${randomUUID()}@example.com`, verified = true } = {}) {
  const [id, walletId] = [randomUUID(), randomUUID()];
  await db.insert(wallets).values({ id: walletId, createdAt: NOW });
  await db.insert(users).values({
    id,
    email,
    emailKey: emailKey(email),
    emailVerified: verified,
    passwordHash: `plain:${PERSON_PASSWORD}`,
    walletId,
    termsVersion: '1',
    ageConfirmed: '21+',
    acceptedAt: NOW,
    createdAt: NOW,
  });
  await grantSignupTokens(db, { grantId: randomUUID(), walletId, tokens: 150, now: NOW });
  return { id, walletId, email, ...(await addSession(db, id)) } satisfies Person;
}

export async function addSession(db: Db, userId: string): Promise<{ token: string; cookie: string }> {
  const { token, ...session } = newSession(NOW);
  await insertSession(db, { ...session, userId });
  return { token, cookie: `${COOKIE}=${token}` };
}

export const setVerified = (db: Db, userId: string, verified: boolean): Promise<unknown> =>
  db.execute(sql`update users set email_verified = ${verified} where id = ${userId}::uuid`);

export const endSessions = (db: Db, userId: string): Promise<unknown> =>
  db.execute(sql`delete from auth_sessions where user_id = ${userId}::uuid`);
