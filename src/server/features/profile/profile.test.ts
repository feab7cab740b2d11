import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { setValidationWords } from '../../platform/http/validation-words.ts';
import { wallSchedule } from '../../platform/process/schedule.ts';
import { createKeyedQueue } from '../auth/keyed-queue.ts';
import { createPacedQueue } from '../auth/paced-queue.ts';
import { signIn as signInService } from '../auth/sign-in.ts';
import { cookieOf, get, PASSWORD, post, signUpNew, startTestApp, type TestApp } from '../auth/test-auth-app.ts';
import { takeMails, tokenOf } from '../mail/test-mail.ts';
import { plainPasswords } from '../passwords/test-plain-passwords.ts';
import { profileRoutes } from './profile.routes.ts';

const NEW_PASSWORD = 'a new one';

let site: TestApp;
const open = await testDatabase();
beforeAll(async () => {
  setValidationWords();
  site = await startTestApp(open.db);
  const { now } = site;
  const rights = { companyDomain: null, adminEmail: null };
  const mail = { authSecret: 'a secret', appUrl: 'https://edgewise.example' };
  const deps = { db: open.db, now, newId: randomUUID, rights, passwords: plainPasswords, ...mail };
  await site.app.register(profileRoutes(deps));
});

const update = (cookie: string, body: object) =>
  site.app.inject({ method: 'PATCH', url: '/api/user/profile', payload: body, headers: { cookie } });

const change = (cookie: string, current: string, next = NEW_PASSWORD, confirm = next) =>
  post(
    site.app,
    '/api/user/change-password',
    { currentPassword: current, newPassword: next, confirmPassword: confirm },
    { cookie },
  );

const signIn = (email: string, password: string, from = '198.51.100.7') =>
  post(site.app, '/api/auth/signin', { email, password }, { from });

const isSignedIn = async (cookie: string) => (await get(site.app, '/api/auth/user', { cookie })).statusCode === 200;

describe('the own profile', () => {
  it('is changed by its user only', async () => {
    expect((await update('', { firstName: 5 })).statusCode).toBe(401);
    const [one, other] = [await signUpNew(site.app), await signUpNew(site.app)];
    await update(one.cookie, { firstName: 'Ann' });
    const answer = await get(site.app, '/api/auth/user', { cookie: other.cookie });
    expect(answer.json()).toMatchObject({ firstName: null });
  });

  it('keeps what is sent and answers with the whole user', async () => {
    const { cookie, email, id } = await signUpNew(site.app);
    const answer = await update(cookie, { firstName: '  Ann ', lastName: "O'Neil", email });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, email, firstName: 'Ann', lastName: "O'Neil", tokensRemaining: 150 });
    expect((await update(cookie, { lastName: 'Bell' })).json()).toMatchObject({ firstName: 'Ann', lastName: 'Bell' });
    expect((await get(site.app, '/api/auth/user', { cookie })).json()).toEqual((await update(cookie, {})).json());
  });

  it.each([[null], [''], ['   '], ['\u0000\ud800']])('clears a name by %j', async (empty) => {
    const { cookie } = await signUpNew(site.app);
    await update(cookie, { firstName: 'Ann', lastName: 'Bell' });
    const answer = await update(cookie, { firstName: empty });
    expect([answer.statusCode, answer.json().firstName, answer.json().lastName]).toEqual([200, null, 'Bell']);
  });

  it('takes the own address in any case, and no other one', async () => {
    const { cookie, email } = await signUpNew(site.app);
    expect((await update(cookie, { email: ` ${email.toUpperCase()}` })).json()).toMatchObject({ email });
    for (const other of ['somebody@example.com', '']) {
      const answer = await update(cookie, { firstName: 'Ann', email: other });
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'Email cannot be changed']);
    }
    expect((await get(site.app, '/api/auth/user', { cookie })).json()).toMatchObject({ email, firstName: null });
  });

  it.each([
    [{ firstName: 5 }, 'firstName must be a text'],
    [{ lastName: 'x'.repeat(101) }, 'lastName must be at most 100 characters'],
    [{ email: null }, 'email must be a text'],
    ...['isAdmin', 'unlimited', 'emailVerified', 'tokensRemaining', 'id', 'passwordHash'].map(
      (field): [object, string] => [{ firstName: 'Ann', [field]: true }, `The body must not hold ${field}`],
    ),
  ])('refuses %j', async (body, message) => {
    const { cookie } = await signUpNew(site.app);
    const answer = await update(cookie, body);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
    const user = (await get(site.app, '/api/auth/user', { cookie })).json();
    expect(user).toMatchObject({ firstName: null, isAdmin: false, emailVerified: false, tokensRemaining: 150 });
  });
});

describe('changing the password', () => {
  it('lets the new one in and the old one out', async () => {
    const { cookie, email } = await signUpNew(site.app);
    expect((await change(cookie, PASSWORD)).statusCode).toBe(200);
    expect((await signIn(email, PASSWORD)).statusCode).toBe(401);
    expect((await signIn(email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('ends the other sessions of this user and renews the own one', async () => {
    const { cookie, email } = await signUpNew(site.app);
    const elsewhere = cookieOf(await signIn(email, PASSWORD))!;
    const stranger = await signUpNew(site.app);
    const renewed = cookieOf(await change(cookie, PASSWORD))!;
    expect(await Promise.all([renewed, cookie, elsewhere, stranger.cookie].map(isSignedIn))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('is told to the owner by mail, and a refused one is not', async () => {
    const { cookie, email } = await signUpNew(site.app);
    await takeMails(open.db, site.now);
    expect((await change(cookie, 'wrong password')).statusCode).toBe(400);
    expect(await takeMails(open.db, site.now)).toEqual([]);
    expect((await change(cookie, PASSWORD)).statusCode).toBe(200);
    const [mail, ...others] = await takeMails(open.db, site.now);
    expect([mail, others]).toMatchObject([{ to: email, subject: 'Your Edgewise password was changed' }, []]);
    expect(mail?.text).toContain('https://edgewise.example/forgot');
  });

  it('leaves no link that was mailed for a forgotten one', async () => {
    const { cookie, email } = await signUpNew(site.app);
    await takeMails(open.db, site.now);
    await post(site.app, '/api/auth/forgot', { email });
    const token = tokenOf((await takeMails(open.db, site.now))[0]);
    expect((await change(cookie, PASSWORD)).statusCode).toBe(200);
    const reset = { token, newPassword: 'long enough', confirmPassword: 'long enough' };
    expect((await post(site.app, '/api/auth/reset', reset)).statusCode).toBe(400);
    expect((await signIn(email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('refuses a wrong current password and changes nothing', async () => {
    const { cookie, email } = await signUpNew(site.app);
    const answer = await change(cookie, 'not it at all');
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Current password is incorrect']);
    expect(answer.json().field).toBe('currentPassword');
    expect(await isSignedIn(cookie)).toBe(true);
    expect((await signIn(email, PASSWORD)).statusCode).toBe(200);
  });

  it('looks at the match before the length, and takes six characters', async () => {
    const { cookie } = await signUpNew(site.app);
    expect((await change(cookie, PASSWORD, 'abc', 'abd')).json().message).toBe(
      'newPassword and confirmPassword must match',
    );
    expect((await change(cookie, PASSWORD, 'abcde')).json().message).toBe('newPassword must be at least 6 characters');
    expect((await change(cookie, PASSWORD, 'q7#Lm2')).statusCode).toBe(200);
  });

  it.each([[{}], [{ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }], [{ currentPassword: 1 }]])(
    'refuses %j by the name of the field',
    async (body) => {
      const { cookie } = await signUpNew(site.app);
      const answer = await post(site.app, '/api/user/change-password', body, { cookie });
      expect([answer.statusCode, /current|confirm/.test(answer.json().message)]).toEqual([400, true]);
    },
  );

  it('is for signed-in users', async () => {
    expect((await change('', PASSWORD)).statusCode).toBe(401);
  });

  it('lets two changes at once happen once', async () => {
    const { cookie, email } = await signUpNew(site.app);
    const answers = await Promise.all([change(cookie, PASSWORD, 'first one'), change(cookie, PASSWORD, 'second one')]);
    const [first, second] = answers.map(({ statusCode }) => statusCode).sort();
    expect(first).toBe(200);
    // The other finds its password replaced, or, where it comes a moment later, its session ended.
    expect([400, 401]).toContain(second);
    const [kept] = answers[0]?.statusCode === 200 ? ['first one'] : ['second one'];
    expect((await signIn(email, kept!)).statusCode).toBe(200);
  });
});

it('leaves no session to a sign-in whose old password was checked just before the change', async () => {
  const { cookie, email } = await signUpNew(site.app);
  const matches = async (hash: string | undefined, password: string) => {
    const isRight = await plainPasswords.matches(hash, password);
    await change(cookie, PASSWORD);
    return isRight;
  };
  const limits = {
    authSecret: 'a secret of the test',
    signupsPerHour: null,
    unconfirmedTokens: 150,
    appUrl: 'http://localhost:3000',
  };
  const rights = { companyDomain: null, adminEmail: null };
  const deps = {
    db: open.db,
    now: site.now,
    newId: randomUUID,
    rights,
    passwords: { ...plainPasswords, matches },
    ...limits,
  };
  const attempt = signInService(
    { ...deps, inQueue: createKeyedQueue(), inPacedQueue: createPacedQueue(wallSchedule) },
    { email, password: PASSWORD },
    { address: '198.51.100.9', sessionToken: undefined, origin: { device: '', network: '' } },
  );
  await expect(attempt).rejects.toThrow('Invalid email or password');
  expect((await signIn(email, NEW_PASSWORD)).statusCode).toBe(200);
});

describe('guessing the current password', () => {
  const guessTen = async (cookie: string) => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => change(cookie, `wrong ${n}`)));
    return answers.map(({ statusCode }) => statusCode).sort();
  };

  it('ends after ten attempts in 15 minutes, even with the right one, however many come at once', async () => {
    const { cookie } = await signUpNew(site.app);
    expect(await guessTen(cookie)).toEqual([...Array(10).fill(400), 429, 429]);
    const answer = await change(cookie, PASSWORD);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '900']);
    site.pass(15 * 60_000);
    expect((await change(cookie, PASSWORD)).statusCode).toBe(200);
  });

  it('keeps the owner, who has another session, from nothing', async () => {
    const { cookie, email } = await signUpNew(site.app);
    const owner = cookieOf(await signIn(email, PASSWORD))!;
    await guessTen(cookie);
    expect((await change(owner, PASSWORD)).statusCode).toBe(200);
    expect(await isSignedIn(cookie)).toBe(false);
  });
});
