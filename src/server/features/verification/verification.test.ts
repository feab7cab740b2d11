import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/accounts.ts';
import { mails } from '../../db/schema/operations.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { get, newEmail, PASSWORD, post, signUpNew, startTestApp } from '../auth/test-auth-app.ts';
import { takeMails, tokenOf } from '../mail/test-mail.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const open = await testDatabase();
const site = await startTestApp(open.db, { companyDomain: 'company.example', appUrl: 'https://edgewise.example' });
beforeEach(() => open.db.delete(mails));

const verify = (body: object, cookie?: string, from = '198.51.100.1') =>
  post(site.app, '/api/auth/verify', body, { cookie, from });
const resend = (cookie?: string) => post(site.app, '/api/auth/verify/resend', {}, { cookie });
const me = async (cookie: string) => (await get(site.app, '/api/auth/user', { cookie })).json();

async function newAccount(email = newEmail()) {
  const account = await signUpNew(site.app, email);
  const [mail] = await takeMails(open.db, site.now);
  return { ...account, mail: mail!, token: tokenOf(mail) };
}

describe('the link that a sign-up mails', () => {
  it('confirms the address in the session of the account, and gives the rights of a company address', async () => {
    const { cookie, email, mail, token } = await newAccount(`ann-${newEmail().split('@')[0]}@company.example`);
    expect(mail).toMatchObject({ to: email, subject: 'Confirm your address for Edgewise' });
    expect(mail.text).toContain(`https://edgewise.example/verify?token=${token}`);
    expect(await me(cookie)).toMatchObject({ emailVerified: false, isAdmin: false, unlimited: false });
    const answer = await verify({ token }, cookie);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Your address is confirmed.' }]);
    expect(await me(cookie)).toMatchObject({ emailVerified: true, isAdmin: true, unlimited: true });
  });

  it('has its effect once, however often it comes at once, and ends the others of the account', async () => {
    const { cookie, token: first } = await newAccount();
    site.pass(MINUTE_MS);
    await resend(cookie);
    const second = tokenOf((await takeMails(open.db, site.now))[0]);
    expect(second).not.toBe(first);
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify({ token: second }, cookie)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
    for (const token of [first, second]) {
      expect((await verify({ token }, cookie)).json().message).toBe(
        'This link was used already. Each link works once.',
      );
    }
  });

  it('changes nothing when it is only opened, as a scanner of mails does', async () => {
    const { cookie, token } = await newAccount();
    for (const url of [`/verify?token=${token}`, `/api/auth/verify?token=${token}`])
      await get(site.app, url, { cookie });
    expect(await me(cookie)).toMatchObject({ emailVerified: false });
    expect((await verify({ token }, cookie)).statusCode).toBe(200);
  });

  it('does not confirm an account that a stranger opened: its owner reads the mail, but has not the password', async () => {
    const { cookie, token } = await newAccount();
    const victim = await signUpNew(site.app);
    const asked = await verify({ token });
    expect([asked.statusCode, asked.json().message]).toEqual([
      403,
      'Please enter the password of your account to confirm its address.',
    ]);
    const other = await verify({ token }, victim.cookie);
    expect([other.statusCode, other.json().message]).toEqual([403, expect.stringContaining('that the mail is for')]);
    const guess = await verify({ token, password: 'a guess of mine' }, victim.cookie);
    expect([guess.statusCode, guess.json().message]).toEqual([403, 'The password is not right. Please try again.']);
    expect([await me(cookie), await me(victim.cookie)]).toMatchObject([
      { emailVerified: false },
      { emailVerified: false },
    ]);
  });

  it('takes the password in another browser', async () => {
    const { cookie, token } = await newAccount();
    expect((await verify({ token, password: PASSWORD })).statusCode).toBe(200);
    expect(await me(cookie)).toMatchObject({ emailVerified: true });
  });

  it('bounds the guesses from one network', async () => {
    const { token } = await newAccount();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      statuses.push((await verify({ token, password: `wrong ${n}` }, undefined, '203.0.113.9')).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
  });

  it('works once, for three days, and nothing made up works', async () => {
    const { cookie, token } = await newAccount();
    const late = await newAccount();
    const words = async (asked: string, session: string) => {
      const answer = await verify({ token: asked }, session);
      return [answer.statusCode, answer.json().message];
    };
    await verify({ token }, cookie);
    expect(await words(token, cookie)).toEqual([400, 'This link was used already. Each link works once.']);
    expect(await words('x'.repeat(43), cookie)).toEqual([400, expect.stringContaining('not valid')]);
    site.pass(3 * DAY_MS);
    expect(await words(late.token, late.cookie)).toEqual([400, 'This link has expired. Please ask for a new one.']);
    expect((await verify({}, cookie)).json().message).toContain('token');
  });

  it('has its effect once when it is confirmed many times at once', async () => {
    const { cookie, token } = await newAccount();
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await verify({ token }, cookie)).statusCode),
    );
    expect(statuses.sort()).toEqual([200, 400, 400, 400, 400, 400]);
  });

  it('confirms nothing once the account has another address', async () => {
    const { cookie, token, id } = await newAccount();
    const email = newEmail();
    await open.db.update(users).set({ email, emailKey: email }).where(eq(users.id, id));
    expect((await verify({ token }, cookie)).statusCode).toBe(400);
    expect(await me(cookie)).toMatchObject({ emailVerified: false });
  });
});

describe('asking for another mail', () => {
  it('is refused from the twenty-first time of an hour on, whether one was sent or not', async () => {
    const { cookie } = await newAccount();
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await resend(cookie)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    site.pass(60 * MINUTE_MS + 1);
    expect((await resend(cookie)).statusCode).toBe(200);
  });

  const words = async (cookie: string): Promise<string> => (await resend(cookie)).json().message;

  it('brings one a minute after the sign-up, and says whether one comes', async () => {
    const { cookie, email } = await newAccount();
    expect(await words(cookie)).toMatch(/^A link was mailed to you already\./);
    expect(await takeMails(open.db, site.now)).toEqual([]);
    site.pass(MINUTE_MS);
    const answers = await Promise.all([words(cookie), words(cookie), words(cookie)]);
    expect(answers.filter((text) => text.startsWith('Another link is on its way.'))).toHaveLength(1);
    const sent = await takeMails(open.db, site.now);
    expect(sent).toMatchObject([{ to: email }]);
    expect((await verify({ token: tokenOf(sent[0]) }, cookie)).statusCode).toBe(200);
    expect(await words(cookie)).toBe('Your address is confirmed already.');
  });

  it('brings five within a day, the sign-up’s among them, and more on the next', async () => {
    const { cookie } = await newAccount();
    const ask = async () => {
      site.pass(MINUTE_MS);
      await resend(cookie);
      return (await takeMails(open.db, site.now)).length;
    };
    const sent: number[] = [];
    for (let n = 0; n < 8; n++) sent.push(await ask());
    expect(sent).toEqual([1, 1, 1, 1, 0, 0, 0, 0]);
    site.pass(DAY_MS);
    expect(await ask()).toBe(1);
  });

  it('is for signed-in users', async () => {
    expect((await resend()).statusCode).toBe(401);
  });
});
