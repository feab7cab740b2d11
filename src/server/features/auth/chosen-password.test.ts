import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD_MAX_LENGTH } from '#contract/auth.ts';
import { users, wallets } from '../../db/schema/accounts.ts';
import { mails } from '../../db/schema/operations.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { takeMails, tokenOf } from '../mail/test-mail.ts';
import { plainPasswords } from '../passwords/test-plain-passwords.ts';
import { profileRoutes } from '../profile/profile.routes.ts';
import { cookieOf, get, newEmail, newNetwork, PASSWORD, post, signUpNew, startTestApp } from './test-auth-app.ts';

const COMMON = 'This password is among the most common ones. Please choose another.';

const open = await testDatabase();
const site = await startTestApp(open.db);
beforeAll(async () => {
  const { now } = site;
  const rights = { companyDomain: null, adminEmail: null };
  const mail = { authSecret: 'a secret of the test', appUrl: 'https://edgewise.example' };
  await site.app.register(
    profileRoutes({ db: open.db, now, newId: randomUUID, rights, passwords: plainPasswords, ...mail }),
  );
});
beforeEach(() => open.db.delete(mails));

const signUp = (email: string, password: string) => post(site.app, '/api/auth/signup', { email, password });
const signIn = (email: string, password: string) =>
  post(site.app, '/api/auth/signin', { email, password }, { from: newNetwork() });
const reset = (token: string, next: string, confirm = next) =>
  post(site.app, '/api/auth/reset', { token, newPassword: next, confirmPassword: confirm }, { from: newNetwork() });
const change = (cookie: string, current: string, next: string, confirm = next) =>
  post(
    site.app,
    '/api/user/change-password',
    { currentPassword: current, newPassword: next, confirmPassword: confirm },
    { cookie },
  );

/** What an answer says, without the number of its request. */
const told = ({ statusCode, json }: Awaited<ReturnType<typeof post>>) => {
  const { message, code } = json();
  return { statusCode, message, code };
};
const REFUSED = { statusCode: 400, message: COMMON, code: 'invalid_input' };

async function newLink(email: string): Promise<string> {
  await open.db.delete(mails);
  await post(site.app, '/api/auth/forgot', { email }, { from: newNetwork() });
  return tokenOf((await takeMails(open.db, site.now))[0]);
}

describe('a common password', () => {
  it.each(['password', 'PassWord', '12345678', 'qwertyuiop'])('opens no account: %s', async (common) => {
    const before = [await open.db.$count(users), await open.db.$count(wallets)];
    const answer = await signUp(newEmail(), common);
    expect(told(answer)).toEqual(REFUSED);
    expect(cookieOf(answer)).toBeUndefined();
    expect([await open.db.$count(users), await open.db.$count(wallets)]).toEqual(before);
  });

  it('is refused before an address is looked for, or it would tell who is here without opening an account', async () => {
    const { email } = await signUpNew(site.app);
    for (const address of [email, newEmail()]) expect(told(await signUp(address, 'password'))).toEqual(REFUSED);
    expect((await signUp(email, PASSWORD)).statusCode).toBe(409);
  });

  it('uses up no sign-up of the network', async () => {
    const limited = await startTestApp(open.db, { signupsPerHour: 1 });
    const send = (password: string) => post(limited.app, '/api/auth/signup', { email: newEmail(), password });
    expect((await send('password')).statusCode).toBe(400);
    expect((await send(PASSWORD)).statusCode).toBe(201);
    expect((await send(PASSWORD)).statusCode).toBe(429);
    await limited.app.close();
  });

  it('is no new one for a forgotten one, and uses up no link', async () => {
    const { email } = await signUpNew(site.app);
    const token = await newLink(email);
    for (const common of ['password', 'SUPERMAN', '1q2w3e4r'])
      expect(told(await reset(token, common))).toEqual(REFUSED);
    expect((await signIn(email, PASSWORD)).statusCode).toBe(200);
    expect((await reset(token, 'another battery staple')).statusCode).toBe(200);
  });

  it.each(['password', 'QWERTY', '123456', 'dragon', '11111111'])('is nothing to change to: %s', async (common) => {
    const { email, cookie } = await signUpNew(site.app);
    expect(told(await change(cookie, PASSWORD, common))).toEqual(REFUSED);
    expect((await get(site.app, '/api/auth/user', { cookie })).statusCode).toBe(200);
    expect((await signIn(email, PASSWORD)).statusCode).toBe(200);
  });

  it('is refused before the current one is looked at, or a stolen session could try that one without leaving a trace', async () => {
    const { cookie } = await signUpNew(site.app);
    for (let n = 0; n < 12; n++) {
      const guess = n === 11 ? PASSWORD : `a guess ${n}`;
      expect(told(await change(cookie, guess, 'password'))).toEqual(REFUSED);
    }
    expect((await change(cookie, 'a guess', 'a new one')).json()).toMatchObject({
      message: 'Current password is incorrect',
    });
  });

  it('is found after what the forms say first: the match, then the length', async () => {
    const { email, cookie } = await signUpNew(site.app);
    expect((await signUp(newEmail(), 'qwerty')).json().message).toContain('at least 8 characters');
    expect((await change(cookie, PASSWORD, 'password', 'passw0rd')).json().message).toContain('must match');
    expect((await change(cookie, PASSWORD, '12345')).json().message).toContain('at least 6 characters');
    const token = await newLink(email);
    expect((await reset(token, 'password', 'passw0rd')).json().message).toContain('must match');
    expect((await reset(token, 'qwerty')).json().message).toContain('at least 8 characters');
  });

  it('signs in who has one from before, and can be left behind', async () => {
    const { id, email } = await signUpNew(site.app);
    await open.db
      .update(users)
      .set({ passwordHash: await plainPasswords.hash('password') })
      .where(eq(users.id, id));
    const signedIn = await signIn(email, 'password');
    expect(signedIn.statusCode).toBe(200);
    expect((await change(cookieOf(signedIn)!, 'password', 'a new one')).statusCode).toBe(200);
  });
});

describe('a password that is one’s own address or name', () => {
  const NAMES = { firstName: 'Bartholomew', lastName: 'Quillfeather' };
  const ownAddress = () => `Quill-${randomUUID().slice(0, 8)}@Example.com`;
  const ownWords = (email: string) => [
    email.toUpperCase(),
    email.split('@')[0]!,
    'bartholomew',
    'Bartholomew Quillfeather',
  ];
  const named = async () => {
    const email = ownAddress();
    const answer = await post(site.app, '/api/auth/signup', { email, password: PASSWORD, ...NAMES });
    return { email, cookie: cookieOf(answer)! };
  };

  it('opens no account', async () => {
    const email = ownAddress();
    const before = await open.db.$count(users);
    for (const password of ownWords(email)) {
      expect(told(await post(site.app, '/api/auth/signup', { email, password, ...NAMES }))).toEqual(REFUSED);
    }
    expect(await open.db.$count(users)).toBe(before);
    expect((await post(site.app, '/api/auth/signup', { email, password: 'bartholomew' })).statusCode).toBe(201);
  });

  it('is nothing to change to, whatever the current one is', async () => {
    const { email, cookie } = await named();
    for (const word of ownWords(email)) expect(told(await change(cookie, 'a guess', word))).toEqual(REFUSED);
    expect((await signIn(email, PASSWORD)).statusCode).toBe(200);
    expect((await change(cookie, PASSWORD, 'quill-feather')).statusCode).toBe(200);
  });

  it('is no new one for a forgotten one, and uses up no link', async () => {
    const { email } = await named();
    const token = await newLink(email);
    for (const word of ownWords(email)) expect(told(await reset(token, word))).toEqual(REFUSED);
    expect((await signIn(email, PASSWORD)).statusCode).toBe(200);
    expect((await reset(token, 'quill-feather')).statusCode).toBe(200);
  });
});

describe('a long password', () => {
  const ofLength = (length: number): string => `${'Sh0rt words, many of them. '.repeat(10).slice(0, length - 1)}!`;

  /** By each form in turn: the account's address once the password is its own. */
  const FORMS: Record<string, (password: string) => Promise<string>> = {
    'sign-up': async (password) => {
      const email = newEmail();
      expect((await signUp(email, password)).statusCode).toBe(201);
      return email;
    },
    reset: async (password) => {
      const { email } = await signUpNew(site.app);
      expect((await reset(await newLink(email), password)).statusCode).toBe(200);
      return email;
    },
    change: async (password) => {
      const { email, cookie } = await signUpNew(site.app);
      expect((await change(cookie, PASSWORD, password)).statusCode).toBe(200);
      return email;
    },
  };
  const cases = Object.keys(FORMS).flatMap((form) =>
    [64, 73, 100, PASSWORD_MAX_LENGTH].map((length) => [form, length] as const),
  );

  it.each(cases)('is kept whole by %s: %i characters', async (form, length) => {
    const password = ofLength(length);
    expect(password).toHaveLength(length);
    const email = await FORMS[form]!(password);
    expect((await signIn(email, password)).statusCode).toBe(200);
    const wrong = [password.slice(0, -1), `${password.slice(0, -1)}?`, password.slice(0, 72), password.toLowerCase()];
    for (const other of wrong.filter((one) => one !== password)) {
      expect([other.length, (await signIn(email, other)).statusCode]).toEqual([other.length, 401]);
    }
  });

  it('beyond the limit is refused by every form, not cut', async () => {
    const { email, cookie } = await signUpNew(site.app);
    const password = ofLength(PASSWORD_MAX_LENGTH + 1);
    const answers = [await signUp(newEmail(), password), await reset(await newLink(email), password)];
    answers.push(await change(cookie, PASSWORD, password), await signIn(email, password));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
  });
});
