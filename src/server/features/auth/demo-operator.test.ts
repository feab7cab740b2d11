import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_OPERATOR_EMAIL, rightsOf } from '../../platform/account-rights.ts';
import type { OpenDatabase } from '../../platform/database.ts';
import { openTestDatabase } from '../../platform/test-database.ts';
import { seedDemoOperator } from './demo-operator.ts';
import { createPasswords } from './passwords.ts';
import { cookieOf, get, post, signUpNew, startTestApp, type TestApp } from './test-auth-app.ts';

let open: OpenDatabase;
let site: TestApp;
beforeAll(async () => {
  open = await openTestDatabase();
  site = await startTestApp(open.db);
});
afterAll(async () => {
  await site?.app.close();
  await open?.close();
});

const seed = () => seedDemoOperator({ db: open.db, now: site.now, newId: randomUUID, passwords: createPasswords() });
const signIn = (account: { email: string; password: string }) => post(site.app, '/api/auth/signin', account);

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
