import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { waitlistEntries } from '../../db/schema/accounts.ts';
import { mailOptOuts } from '../../db/schema/operations.ts';
import type { Db } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { mailboxHash } from '../play-limits/mailbox-hash.ts';
import { newEmail, post, signUpNew, startTestApp } from './test-auth-app.ts';

const open = await testDatabase();
const statements = recordStatements(open.db);
const site = await startTestApp(open.db);

/** Every statement from now on, also within transactions. Both drivers keep their logger in the same two places. */
function recordStatements(db: Db): string[] {
  const seen: string[] = [];
  const logger = { logQuery: (query: string) => void seen.push(shapeOf(query)) };
  const session = db._.session as unknown as { logger: unknown; options: { logger: unknown } };
  session.logger = logger;
  session.options.logger = logger;
  return seen;
}

/** A column may be left to its default: the statement is the same. */
const shapeOf = (query: string): string =>
  query
    .replace(/\s+/g, ' ')
    .replace(/\$\d+|\bdefault\b/g, '?')
    .trim();

let network = 0;

/** What a call makes the database do. A clock would tell the same, with noise; each comes from a network of its own. */
async function workOf(url: string, body: object): Promise<{ status: number; said: string; statements: string[] }> {
  network += 1;
  statements.length = 0;
  const answer = await post(site.app, url, body, { from: `10.9.${network >> 8}.${network & 255}` });
  const said = JSON.stringify([answer.body.replace(/"requestId":"[^"]*"/, ''), Object.keys(answer.headers).sort()]);
  return { status: answer.statusCode, said, statements: [...statements] };
}

it('a sign-in does the same for an address that nobody has as for a wrong password', async () => {
  const { email } = await signUpNew(site.app);
  const known = await workOf('/api/auth/signin', { email, password: 'a wrong password' });
  expect([known.status, known.statements.length > 2]).toEqual([401, true]);
  expect(await workOf('/api/auth/signin', { email: newEmail(), password: 'a wrong password' })).toEqual(known);
});

it('a reset does the same for an address with and without an account, and past the limit of mails', async () => {
  const { email } = await signUpNew(site.app);
  const known = await workOf('/api/auth/forgot', { email });
  expect([known.status, known.statements.length > 5]).toEqual([200, true]);
  expect(await workOf('/api/auth/forgot', { email: newEmail() })).toEqual(known);
  for (let n = 0; n < 4; n++) expect(await workOf('/api/auth/forgot', { email })).toEqual(known);
});

it('the waitlist does the same for an address that is new, known, confirmed, or wants no mail', async () => {
  const email = newEmail();
  const fresh = await workOf('/api/waitlist', { email });
  expect([fresh.status, fresh.statements.length > 5]).toEqual([200, true]);
  expect(await workOf('/api/waitlist', { email })).toEqual(fresh);
  await open.db.update(waitlistEntries).set({ emailVerified: true }).where(eq(waitlistEntries.email, email));
  expect(await workOf('/api/waitlist', { email })).toEqual(fresh);
  const left = `left-${randomUUID()}@example.com`;
  const row = { mailboxHash: mailboxHash('a secret of the test', left), createdAt: site.now() };
  await open.db.insert(mailOptOuts).values(row);
  expect(await workOf('/api/waitlist', { email: left })).toEqual(fresh);
});
