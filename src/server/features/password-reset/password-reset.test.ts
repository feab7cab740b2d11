import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/accounts.ts';
import { mails } from '../../db/schema/operations.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { cookieOf, get, newEmail, newNetwork, PASSWORD, post, signUpNew, startTestApp } from '../auth/test-auth-app.ts';
import { takeMails, tokenOf } from '../mail/test-mail.ts';

const HOUR_MS = 3_600_000;
const NEXT = 'another battery staple';

const open = await testDatabase();
const site = await startTestApp(open.db, { appUrl: 'https://edgewise.example' });
beforeEach(() => open.db.delete(mails));

const forgot = (email: string, from = newNetwork()) => post(site.app, '/api/auth/forgot', { email }, { from });
const reset = (token: string, newPassword = NEXT, confirmPassword = newPassword) =>
  post(site.app, '/api/auth/reset', { token, newPassword, confirmPassword }, { from: newNetwork() });
const signIn = (email: string, password: string) =>
  post(site.app, '/api/auth/signin', { email, password }, { from: newNetwork() });
const isSignedIn = async (cookie: string) => (await get(site.app, '/api/auth/user', { cookie })).statusCode === 200;

/** Leaves no mail of the sign-up in the queue. */
async function newAccount() {
  const account = await signUpNew(site.app);
  await open.db.delete(mails);
  return account;
}

const confirm = (email: string) => open.db.update(users).set({ emailVerified: true }).where(eq(users.email, email));

async function newLink(email: string): Promise<string> {
  await forgot(email);
  return tokenOf((await takeMails(open.db, site.now))[0]);
}

describe('a forgotten password', () => {
  it('is replaced by the link in a mail, and every session ends', async () => {
    const { email, cookie } = await newAccount();
    const elsewhere = cookieOf(await signIn(email, PASSWORD))!;
    const asked = await forgot(` ${email.toUpperCase()}`);
    expect(asked.json()).toEqual({
      message: 'If there is an account for this address, a mail with a link is on its way.',
    });
    const [mail] = await takeMails(open.db, site.now);
    expect(mail).toMatchObject({ to: email, subject: 'A new password for Edgewise', unsubscribeUrl: null });
    expect(mail!.text).toContain('https://edgewise.example/reset?token=');

    const answer = await reset(tokenOf(mail));
    expect([answer.statusCode, answer.json().message]).toEqual([
      200,
      'Your password is changed. Please sign in with it.',
    ]);
    expect(await Promise.all([cookie, elsewhere].map(isSignedIn))).toEqual([false, false]);
    expect((await signIn(email, PASSWORD)).statusCode).toBe(401);
    expect((await signIn(email, NEXT)).statusCode).toBe(200);
    expect(await takeMails(open.db, site.now)).toMatchObject([
      { to: email, subject: 'Your Edgewise password was changed' },
    ]);
  });

  it('does not confirm the address', async () => {
    const { email } = await newAccount();
    await reset(await newLink(email));
    expect((await signIn(email, NEXT)).json()).toMatchObject({ emailVerified: false });
  });

  it('has a link that works once, for an hour, and ends the others of the account', async () => {
    const { email } = await newAccount();
    const [first, second] = [await newLink(email), await newLink(email)];
    const words = async (token: string) => {
      const answer = await reset(token);
      return [answer.statusCode, answer.json().message];
    };
    expect((await reset(second)).statusCode).toBe(200);
    expect(await words(second)).toEqual([400, 'This link was used already. Each link works once.']);
    expect(await words(first)).toEqual([400, 'This link was used already. Each link works once.']);
    expect(await words('made-up')).toEqual([400, expect.stringContaining('not valid')]);
    await open.db.delete(mails);
    const third = await newLink(email);
    site.pass(HOUR_MS);
    expect(await words(third)).toEqual([400, 'This link has expired. Please ask for a new one.']);
  });

  it('is replaced once when the link is used many times at once', async () => {
    const { email } = await newAccount();
    const token = await newLink(email);
    const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => reset(token, `${NEXT} ${n}`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect((await signIn(email, `${NEXT} ${winner}`)).statusCode).toBe(200);
  });

  it('follows the rules of a new one, and a refusal uses up no link', async () => {
    const { email } = await newAccount();
    const token = await newLink(email);
    expect((await reset(token, 'short')).json().message).toBe('newPassword: Password must be at least 8 characters');
    expect((await reset(token, NEXT, 'another')).json().message).toContain('must match');
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('is of no use to who has a link of another purpose', async () => {
    await signUpNew(site.app);
    const [mail] = await takeMails(open.db, site.now);
    expect((await reset(tokenOf(mail))).statusCode).toBe(400);
  });
});

describe('who has an account', () => {
  it('is not told by status, body, headers or the rows that are written', async () => {
    const { email } = await newAccount();
    const unknown = newEmail();
    const shape = async (address: string) => {
      await open.db.delete(mails);
      const { statusCode, body, headers } = await forgot(address);
      const rows = await open.db.select().from(mails);
      return { statusCode, body, headers: Object.keys(headers).sort(), rows: rows.length };
    };
    const known = await shape(email);
    expect(known).toMatchObject({ statusCode: 200, rows: 1 });
    expect(await shape(unknown)).toEqual(known);
    expect(await takeMails(open.db, site.now)).toEqual([]);
  });

  it('is not told by time', async () => {
    const { email } = await newAccount();
    const msOf = async (address: string) => {
      const start = performance.now();
      await forgot(address);
      return performance.now() - start;
    };
    const [known, unknown]: number[][] = [[], []];
    for (let n = 0; n < 40; n++) {
      known!.push(await msOf(email));
      unknown!.push(await msOf(newEmail()));
    }
    const median = (list: number[]) => list.sort((a, b) => a - b)[list.length / 2]!;
    const [one, other] = [median(known!), median(unknown!)];
    expect(Math.abs(one - other)).toBeLessThan(Math.max(one, other) * 0.5);
  });

  it('gets three mails an hour at most, whoever asks', async () => {
    const { email } = await newAccount();
    await Promise.all(Array.from({ length: 6 }, () => forgot(email)));
    expect(await takeMails(open.db, site.now)).toHaveLength(3);
    site.pass(HOUR_MS);
    await forgot(email);
    expect(await takeMails(open.db, site.now)).toHaveLength(1);
  });

  it('is left two of the three by one network that asks and asks', async () => {
    const { email } = await newAccount();
    for (let n = 0; n < 6; n++) expect((await forgot(email, '203.0.113.91')).statusCode).toBe(200);
    expect(await takeMails(open.db, site.now)).toHaveLength(2);
    await forgot(email);
    expect(await takeMails(open.db, site.now)).toHaveLength(1);
  });

  it('gets a link where it signed in before, whatever strangers of many networks asked for', async () => {
    const { email } = await newAccount();
    await confirm(email);
    const home = newNetwork();
    await post(site.app, '/api/auth/signin', { email, password: PASSWORD }, { from: home });
    for (let hour = 0; hour < 4; hour++) {
      for (let n = 0; n < 6; n++) await forgot(email);
      site.pass(HOUR_MS);
    }
    expect(await takeMails(open.db, site.now)).toHaveLength(6);
    expect((await forgot(email)).body).toBe((await forgot(email, home)).body);
    const mails = await takeMails(open.db, site.now);
    expect(mails).toHaveLength(1);
    expect((await reset(tokenOf(mails[0]))).statusCode).toBe(200);
  });

  it('gets no more for a stranger who signed up with the address, or who was in before it was given a new password', async () => {
    const { email } = await newAccount();
    const strangers = newNetwork();
    await post(site.app, '/api/auth/signin', { email, password: PASSWORD }, { from: strangers });
    for (let n = 0; n < 8; n++) await forgot(email, strangers);
    expect(await takeMails(open.db, site.now)).toHaveLength(2);
    await confirm(email);
    await reset(await newLink(email));
    await takeMails(open.db, site.now);
    site.pass(HOUR_MS);
    for (let n = 0; n < 8; n++) await forgot(email, strangers);
    expect(await takeMails(open.db, site.now)).toHaveLength(2);
  });

  it('is asked for a bounded number of times from one network', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) statuses.push((await forgot(newEmail(), '203.0.113.77')).statusCode);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([20, 429]);
  });

  it('is replaced a bounded number of times from one network, or links could be tried there', async () => {
    const body = { token: 'made-up', newPassword: NEXT, confirmPassword: NEXT };
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++)
      statuses.push((await post(site.app, '/api/auth/reset', body, { from: '203.0.113.78' })).statusCode);
    expect([statuses.filter((status) => status === 400).length, statuses.at(-1)]).toEqual([20, 429]);
  });

  it('must be an address', async () => {
    for (const email of ['', 'nobody', 'a\u0000@example.com']) expect((await forgot(email)).statusCode).toBe(400);
  });
});

describe('signing out everywhere', () => {
  it('ends every session of the user and of nobody else', async () => {
    const { email, cookie } = await newAccount();
    const elsewhere = cookieOf(await signIn(email, PASSWORD))!;
    const stranger = await newAccount();
    const answer = await post(site.app, '/api/auth/signout-everywhere', {}, { cookie });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, expect.stringContaining('Max-Age=0')]);
    expect(await Promise.all([cookie, elsewhere, stranger.cookie].map(isSignedIn))).toEqual([false, false, true]);
    expect((await post(site.app, '/api/auth/signout-everywhere', {}, { cookie })).statusCode).toBe(401);
  });
});
