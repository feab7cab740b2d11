import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { NOW } from '#research/slate/test-slate.ts';
import { users, wallets } from './db/schema/accounts.ts';
import { grantSignupTokens } from './features/tokens/tokens.service.ts';
import type { Db } from './platform/database/database.ts';
import { insertSession } from './platform/http/session.repo.ts';
import { newSession } from './platform/http/session-token.ts';
import { emailKey } from './platform/mailboxes/email-key.ts';

/** With https the cookie is tied to its host. */
export const COOKIE = '__Host-edgewise_session';
export const PERSON_PASSWORD = 'correct horse battery';

export type Person = { id: string; walletId: string; email: string; token: string; cookie: string };

/** An account with its sign-up tokens and a session, without the work of a sign-up. */
export async function addPerson(db: Db, { email = `p-${randomUUID()}@example.com`, verified = true, now = NOW } = {}) {
  const [id, walletId] = [randomUUID(), randomUUID()];
  await db.insert(wallets).values({ id: walletId, createdAt: now });
  await db.insert(users).values({
    id,
    email,
    emailKey: emailKey(email),
    emailVerified: verified,
    passwordHash: `plain:${PERSON_PASSWORD}`,
    walletId,
    termsVersion: '1',
    ageConfirmed: '21+',
    acceptedAt: now,
    createdAt: now,
  });
  await grantSignupTokens(db, { grantId: randomUUID(), walletId, tokens: 150, now });
  return { id, walletId, email, ...(await addSession(db, id, now)) } satisfies Person;
}

export async function addSession(db: Db, userId: string, now = NOW): Promise<{ token: string; cookie: string }> {
  const { token, ...session } = newSession(now);
  await insertSession(db, { ...session, userId });
  return { token, cookie: `${COOKIE}=${token}` };
}

export const setVerified = (db: Db, userId: string, verified: boolean): Promise<unknown> =>
  db.execute(sql`update users set email_verified = ${verified} where id = ${userId}::uuid`);

export const makeSupport = (db: Db, userId: string): Promise<unknown> =>
  db.execute(sql`update users set admin_role = 'support' where id = ${userId}::uuid`);

export const endSessions = (db: Db, userId: string): Promise<unknown> =>
  db.execute(sql`delete from auth_sessions where user_id = ${userId}::uuid`);
