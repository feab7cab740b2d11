import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { AuditEntry } from '#contract/admin.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { DEMO_OPERATOR_EMAIL, rightsOf } from '../../platform/http/account-rights.ts';
import { type Account as AdminAccount, newAdmin, startAdminApp } from '../admin/test-admin-app.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { plainPasswords } from '../passwords/test-plain-passwords.ts';
import { seedDemoOperator } from './demo-operator.ts';
import { cookieOf, get, post, signUpNew, startTestApp } from './test-auth-app.ts';

const open = await testDatabase();
const site = await startTestApp(open.db);

const seed = (hashing: Pick<Passwords, 'hash'> = plainPasswords) =>
  seedDemoOperator({ db: open.db, now: site.now, newId: randomUUID, passwords: hashing, machine: 'the-box.example' });
const signIn = (account: { email: string; password: string }) => post(site.app, '/api/auth/signin', account);

const entriesFor = async (admin: AdminAccount) =>
  (await admin.ask('GET', `/audit?q=${encodeURIComponent('npm run demo-admin')}`))
    .json<unknown[]>()
    .map((entry) => AuditEntry.parse(entry));

it('takes the account from whoever had opened it, and gives it a new password each time', async () => {
  const stranger = await signUpNew(site.app, DEMO_OPERATOR_EMAIL.toUpperCase());
  const first = await seed();
  expect((await get(site.app, '/members', { cookie: stranger.cookie })).statusCode).toBe(401);
  expect((await signIn({ email: first.email, password: 'correct horse battery' })).statusCode).toBe(401);

  const signedIn = await signIn(first);
  expect(signedIn.json()).toMatchObject({ email: expect.stringMatching(/^demo-operator@/i), emailVerified: true });
  const cookie = cookieOf(signedIn);
  const second = await seed();
  expect(second.password).not.toBe(first.password);
  expect((await get(site.app, '/members', { cookie })).statusCode).toBe(401);
  expect((await signIn(first)).statusCode).toBe(401);
  expect((await signIn(second)).statusCode).toBe(200);
});

it('stands in the log of the portal with each run: what, when and from where', async () => {
  const portal = await startAdminApp(open.db);
  const admin = await newAdmin(portal);
  await open.db.execute(sql`delete from users where email_key = ${DEMO_OPERATOR_EMAIL}`);
  const before = (await entriesFor(admin)).length;
  await seed();
  site.pass(60_000);
  await seed();

  const all = await entriesFor(admin);
  const entries = all.slice(0, all.length - before);
  const [id] = new Set(entries.map(({ targetId }) => targetId));
  const same = {
    actorEmail: 'npm run demo-admin',
    action: 'operator.demo',
    targetId: id,
    targetEmail: DEMO_OPERATOR_EMAIL,
    before: null,
    address: 'the-box.example',
  };
  const [second, first] = [site.now(), new Date(site.now().getTime() - 60_000)];
  expect(entries.map(({ id: _, ...entry }) => entry)).toEqual([
    { ...same, after: { password: 'new' }, at: second.toISOString() },
    { ...same, after: { account: 'new' }, at: first.toISOString() },
  ]);
  await portal.app.close();
});

it('is made once by many runs at once: the others follow, or say that they came to nothing', async () => {
  await open.db.execute(sql`delete from users where email_key = ${DEMO_OPERATOR_EMAIL}`);
  const portal = await startAdminApp(open.db);
  const admin = await newAdmin(portal);
  const before = (await entriesFor(admin)).length;
  // Quick, so that they meet in the database.
  const quick = { hash: async () => 'no hash' };
  const runs = await Promise.allSettled(Array.from({ length: 8 }, () => seed(quick)));
  const refused = runs.flatMap((run) => (run.status === 'rejected' ? [run.reason.message] : []));
  expect(refused).toEqual(refused.map(() => 'Another run was at work at the same time. Run the command again.'));

  const made = await open.db.execute(sql`select id from users where email_key = ${DEMO_OPERATOR_EMAIL}`);
  const entries = await entriesFor(admin);
  const written = entries.slice(0, entries.length - before).map(({ targetId }) => ({ id: targetId }));
  expect(written).toHaveLength(runs.length - refused.length);
  expect(rowsOf(made)).toEqual([written[0]]);
  expect(new Set(written.map(({ id }) => id)).size).toBe(1);
  await portal.app.close();
});

it('is an administrator only where the settings say so, and only once confirmed', () => {
  const email = DEMO_OPERATOR_EMAIL;
  const unset = { companyDomain: null, adminEmail: null };
  const there = { ...unset, demoOperator: true };
  expect(rightsOf({ email, emailVerified: true }, there)).toEqual({ isAdmin: true, unlimited: false });
  expect(rightsOf({ email, emailVerified: false }, there).isAdmin).toBe(false);
  for (const settings of [unset, { ...unset, demoOperator: false }]) {
    expect(rightsOf({ email, emailVerified: true }, settings).isAdmin).toBe(false);
  }
  expect(rightsOf({ email: `x${email}`, emailVerified: true }, there).isAdmin).toBe(false);
});
