import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { waitlistEntries } from '../../db/schema/accounts.ts';
import { mailLinks, mails } from '../../db/schema/operations.ts';
import { exclusions } from '../../db/schema/play-limits.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { get, newEmail, post, startTestApp } from '../auth/test-auth-app.ts';
import { takeMails, tokenOf } from '../mail/test-mail.ts';
import { mailboxHash } from '../play-limits/mailbox-hash.ts';

const MESSAGE = "You're on the list. We'll notify you when we launch.";

const open = await testDatabase();
const site = await startTestApp(open.db);

const join = (body: object) => post(site.app, '/api/waitlist', body);
const entriesOf = (email: string) => open.db.select().from(waitlistEntries).where(eq(waitlistEntries.emailKey, email));

describe('the waitlist', () => {
  it('takes an address once and answers the same every time, whatever its case', async () => {
    const email = newEmail();
    for (const sent of [email, ` ${email.toUpperCase()} `, email]) {
      const response = await join({ email: sent });
      expect([response.statusCode, response.json()]).toEqual([200, { message: MESSAGE }]);
    }
    expect(await entriesOf(email)).toEqual([
      expect.objectContaining({ email, source: 'landing_page', emailVerified: false, createdAt: site.now() }),
    ]);
  });

  it('keeps one entry when the same address comes many times at once', async () => {
    const email = newEmail();
    const responses = await Promise.all(Array.from({ length: 10 }, () => join({ email })));
    expect(responses.every((response) => response.statusCode === 200)).toBe(true);
    expect(await entriesOf(email)).toHaveLength(1);
  });

  it('remembers where the address came from, and takes no other place than it knows', async () => {
    const email = newEmail();
    await join({ email, source: 'marketing_page' });
    expect(await entriesOf(email)).toMatchObject([{ source: 'marketing_page' }]);
    expect((await join({ email: newEmail(), source: 'elsewhere' })).statusCode).toBe(400);
  });

  it('refuses what is no address', async () => {
    for (const body of [
      {},
      { email: '' },
      { email: 'nobody' },
      { email: 7 },
      { email: `${'x'.repeat(250)}@example.com` },
    ]) {
      const response = await join(body);
      expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
        400,
        expect.stringContaining('email'),
      ]);
    }
  });

  it('is limited per network address and hour where a limit is set, apart from sign-ups', async () => {
    const limited = await startTestApp(open.db, { signupsPerHour: 2 });
    const from = '203.0.113.50';
    const statusOf = async (url: string, body: object) => (await post(limited.app, url, body, { from })).statusCode;
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) statuses.push(await statusOf('/api/waitlist', { email: newEmail() }));
    expect(statuses).toEqual([200, 200, 429]);
    expect(await statusOf('/api/auth/signup', { email: newEmail(), password: 'long enough' })).toBe(201);
  });
});

describe('the second yes', () => {
  const DAY_MS = 86_400_000;
  const confirm = (token: string) => post(site.app, '/api/waitlist/confirm', { token });
  const sent = () => takeMails(open.db, site.now);
  const joined = async (email = newEmail()) => {
    await sent();
    await join({ email });
    const [mail] = await sent();
    return { email, mail: mail!, token: tokenOf(mail) };
  };

  it('is the link in one mail, which opening alone does not give', async () => {
    const { email, mail, token } = await joined();
    expect(mail).toMatchObject({ to: email, subject: 'Confirm your place on the Edgewise waitlist' });
    expect(mail.text).toContain(`/waitlist/confirm?token=${token}`);
    await get(site.app, `/api/waitlist/confirm?token=${token}`);
    expect(await entriesOf(email)).toMatchObject([{ emailVerified: false }]);
    const answer = await confirm(token);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Your place on the list is confirmed.' }]);
    expect(await entriesOf(email)).toMatchObject([{ emailVerified: true }]);
    expect((await confirm(token)).json().message).toContain('used already');
    expect((await confirm('made-up')).json().message).toContain('not valid');
  });

  it('is asked for once a day, goes to the address as it was entered first, and no more once it is given', async () => {
    const { email, token } = await joined();
    await Promise.all([join({ email }), join({ email: email.toUpperCase() })]);
    expect(await sent()).toEqual([]);
    site.pass(DAY_MS);
    await join({ email: email.toUpperCase() });
    expect(await sent()).toMatchObject([{ to: email }]);
    await confirm(token);
    site.pass(DAY_MS);
    expect((await join({ email })).json()).toEqual({ message: MESSAGE });
    expect(await sent()).toEqual([]);
  });

  it('expires', async () => {
    const { token } = await joined();
    site.pass(7 * DAY_MS);
    expect((await confirm(token)).json().message).toContain('expired');
  });

  it('tells nobody who is on the list: the same answer, and as many rows written', async () => {
    const { email } = await joined();
    const written = async (address: string) => {
      const before = [await open.db.$count(mails), await open.db.$count(mailLinks)];
      const { statusCode, body, headers } = await join({ email: address });
      const after = [await open.db.$count(mails), await open.db.$count(mailLinks)];
      const names = Object.keys(headers).sort();
      return { statusCode, body, names, rows: after.map((count, place) => count - before[place]!) };
    };
    expect(await written(email)).toEqual(await written(newEmail()));
  });

  it('is asked of nobody who excluded themselves', async () => {
    const email = newEmail();
    const mailbox = mailboxHash('a secret of the test', email);
    const endsAt = new Date(site.now().getTime() + DAY_MS);
    await open.db
      .insert(exclusions)
      .values({ id: randomUUID(), mailboxHash: mailbox, kind: 'time_out', startsAt: site.now(), endsAt });
    await sent();
    expect((await join({ email })).json()).toEqual({ message: MESSAGE });
    expect(await sent()).toEqual([]);
  });
});

it.each(['ann@mailinator.com', 'ann@Mail.MAILINATOR.com', 'ann@yopmail.com'])(
  'refuses %s, which throws mail away',
  async (email) => {
    for (const [url, body] of [
      ['/api/waitlist', { email }],
      ['/api/auth/signup', { email, password: 'long enough' }],
    ] as const) {
      const answer = await post(site.app, url, body);
      expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining('throw-away')]);
    }
    expect(await entriesOf(email.toLowerCase())).toEqual([]);
  },
);
