import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PASSWORD_MAX_LENGTH } from '#contract/auth.ts';
import { TERMS_VERSION } from '#contract/product.ts';
import { User } from '#contract/user.ts';
import { authSessions, users, wallets } from '../../db/schema/accounts.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { createPasswords } from '../passwords/passwords.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { cookieOf, get, newEmail, PASSWORD, post, signUpNew, startTestApp } from './test-auth-app.ts';

const open = await testDatabase();
const site = await startTestApp(open.db, { passwords: createPasswords() });

const signUp = (body: object) => post(site.app, '/api/auth/signup', body);
const signIn = (body: object, cookie?: string) => post(site.app, '/api/auth/signin', body, { cookie });

describe('sign-up', () => {
  it('answers 201 with the user, who is signed in and has 150 tokens', async () => {
    const email = newEmail();
    const response = await signUp({ email, password: PASSWORD, firstName: '  Ann ', lastName: '' });
    expect(response.statusCode).toBe(201);
    expect(User.parse(response.json())).toMatchObject({
      email,
      firstName: 'Ann',
      lastName: null,
      emailVerified: false,
      tokensRemaining: 150,
      tokensUsedThisMonth: 0,
      proAnalysesThisMonth: 0,
      currentPeriodEnd: '2025-07-10T12:00:00.000Z',
      subscriptionActive: false,
      unlimited: false,
      isAdmin: false,
    });
    const me = await get(site.app, '/api/auth/user', { cookie: cookieOf(response) });
    expect(me.statusCode).toBe(200);
    expect(me.json()).toEqual(response.json());
    expect(await brokenLedgerRules(open.db)).toEqual([]);
  });

  it('stores what was accepted and when, and never the password or the session token', async () => {
    const { id, cookie } = await signUpNew(site.app);
    const [user] = await open.db.select().from(users).where(eq(users.id, id));
    expect(user).toMatchObject({ termsVersion: TERMS_VERSION, ageConfirmed: '21+', acceptedAt: site.now() });
    expect(user!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);

    const token = cookie.split('=')[1]!;
    const stored = await open.db.select().from(authSessions).where(eq(authSessions.userId, id));
    expect(stored.map((one) => one.tokenHash)).toEqual([createHash('sha256').update(token).digest('base64url')]);
  });

  it('refuses an address that has an account, whatever its case, and leaves nothing behind', async () => {
    const email = newEmail();
    await signUpNew(site.app, email);
    const before = await open.db.$count(wallets);
    const response = await signUp({ email: email.toUpperCase(), password: PASSWORD });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ message: 'An account with this e-mail already exists', code: 'conflict' });
    expect(cookieOf(response)).toBeUndefined();
    expect(await open.db.$count(wallets)).toBe(before);
  });

  it('makes one account when the same address signs up many times at once', async () => {
    const email = newEmail();
    const responses = await Promise.all(Array.from({ length: 8 }, () => signUp({ email, password: PASSWORD })));
    const statuses = responses.map((response) => response.statusCode).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect(await brokenLedgerRules(open.db)).toEqual([]);
  });

  it('ignores what a sign-up may not set', async () => {
    const forged = { emailVerified: true, unlimited: true, isAdmin: true, tokensRemaining: 9999, id: 'x' };
    const response = await signUp({ email: newEmail(), password: PASSWORD, ...forged });
    expect(response.json()).toMatchObject({
      emailVerified: false,
      unlimited: false,
      isAdmin: false,
      tokensRemaining: 150,
    });
  });

  it('names the field that is wrong', async () => {
    const email = newEmail();
    const cases: [object, string][] = [
      [{ email, password: 'short12' }, 'Password must be at least 8 characters'],
      [{ email, password: 'x'.repeat(PASSWORD_MAX_LENGTH + 1) }, 'at most 256'],
      [{ email: 'not-an-address', password: PASSWORD }, 'email'],
      [{ password: PASSWORD }, 'email'],
      [{ email }, 'password'],
      [{ email, password: 12345678 }, 'password'],
    ];
    for (const [body, words] of cases) {
      const response = await signUp(body);
      expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
        400,
        expect.stringContaining(words),
      ]);
    }
  });

  it('takes names and long passwords of any language, whole', async () => {
    const email = newEmail();
    const password = `пароль-密码-🔑${'x'.repeat(200)}`;
    const response = await signUp({ email, password, firstName: 'Zoë\u0000', lastName: null });
    expect(response.json()).toMatchObject({ firstName: 'Zoë', lastName: null });
    expect((await signIn({ email, password: password.slice(0, -1) })).statusCode).toBe(401);
    expect((await signIn({ email, password })).statusCode).toBe(200);
  });
});

describe('sign-in', () => {
  it('answers 200 with the user, whatever the case of the address', async () => {
    const { email, id } = await signUpNew(site.app);
    const response = await signIn({ email: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect(response.statusCode).toBe(200);
    expect(User.parse(response.json())).toMatchObject({ id, email });
  });

  it('says the same for a wrong password, an unknown address and an address that cannot be', async () => {
    const { email } = await signUpNew(site.app);
    for (const tried of [email, newEmail(), 'nobody', 'a\u0000@example.com']) {
      const response = await signIn({ email: tried, password: 'not the password' });
      expect([response.statusCode, response.json()]).toEqual([
        401,
        expect.objectContaining({ message: 'Invalid email or password' }),
      ]);
      expect(cookieOf(response)).toBeUndefined();
    }
  });

  it('starts a new session and ends the one this browser had, but no other', async () => {
    const { email, cookie: first } = await signUpNew(site.app);
    const elsewhere = cookieOf(await signIn({ email, password: PASSWORD }));
    const second = cookieOf(await signIn({ email, password: PASSWORD }, first));
    expect(second).not.toBe(first);
    const status = async (cookie?: string) => (await get(site.app, '/api/auth/user', { cookie })).statusCode;
    expect([await status(first), await status(second), await status(elsewhere)]).toEqual([401, 200, 200]);
  });

  it('never takes the session a stranger planted for its own', async () => {
    const { email } = await signUpNew(site.app);
    const planted = `edgewise_session=${'A'.repeat(43)}`;
    const response = await signIn({ email, password: PASSWORD }, planted);
    expect(cookieOf(response)).not.toBe(planted);
    expect((await get(site.app, '/api/auth/user', { cookie: planted })).statusCode).toBe(401);
  });
});

describe('sign-out', () => {
  it('ends the session and clears the cookie', async () => {
    const { cookie } = await signUpNew(site.app);
    const response = await post(site.app, '/api/auth/signout', {}, { cookie });
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'Signed out' }]);
    expect(response.headers['set-cookie']).toMatch(/^edgewise_session=; Max-Age=0; Path=\/;/);
    expect((await get(site.app, '/api/auth/user', { cookie })).statusCode).toBe(401);
  });

  it('works for a visitor who is signed out', async () => {
    expect((await post(site.app, '/api/auth/signout', {})).statusCode).toBe(200);
  });

  it('by link ends the session and leads home, unless another site sent the visitor', async () => {
    const { cookie } = await signUpNew(site.app);
    const foreign = await get(site.app, '/api/logout', { cookie, headers: { 'sec-fetch-site': 'cross-site' } });
    expect([foreign.statusCode, foreign.headers.location, foreign.headers['set-cookie']]).toEqual([
      302,
      '/',
      undefined,
    ]);
    expect((await get(site.app, '/api/auth/user', { cookie })).statusCode).toBe(200);

    const own = await get(site.app, '/api/logout', { cookie });
    expect([own.statusCode, own.headers.location]).toEqual([302, '/']);
    expect((await get(site.app, '/api/auth/user', { cookie })).statusCode).toBe(401);
  });
});

describe('the signed-in user', () => {
  it('is 401 Unauthorized without a session, with a broken one and after the user is deleted', async () => {
    const { cookie, id } = await signUpNew(site.app);
    await open.db.delete(users).where(eq(users.id, id));
    for (const sent of [undefined, 'edgewise_session=nonsense', `edgewise_session=${'x'.repeat(43)}`, cookie]) {
      const response = await get(site.app, '/api/auth/user', { cookie: sent });
      expect([response.statusCode, response.json()]).toEqual([
        401,
        expect.objectContaining({ message: 'Unauthorized' }),
      ]);
    }
    expect(await brokenLedgerRules(open.db)).toEqual([]);
  });
});

it('a hash of earlier parameters is made anew at the next sign-in, and at no wrong one', async () => {
  const { id, email } = await signUpNew(site.app);
  const earlier = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  await open.db.update(users).set({ passwordHash: earlier }).where(eq(users.id, id));
  const stored = async () => (await open.db.select().from(users).where(eq(users.id, id)))[0]!.passwordHash;
  expect((await signIn({ email, password: 'wrong password' })).statusCode).toBe(401);
  expect(await stored()).toBe(earlier);
  expect((await signIn({ email, password: PASSWORD })).statusCode).toBe(200);
  const renewed = await stored();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await signIn({ email, password: PASSWORD })).statusCode).toBe(200);
  expect(await stored()).toBe(renewed);
});
