import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../db/schema/operations.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { MailError, type OutgoingMail } from '../../providers/mail/mail.port.ts';
import { newEmail, post, signUpNew, startTestApp } from '../auth/test-auth-app.ts';
import { layOut } from './mail-layout.ts';
import { tidyMails } from './send-mails.ts';
import { sendWith, takeMails, tokenOf } from './test-mail.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const open = await testDatabase();
const site = await startTestApp(open.db, { appUrl: 'https://edgewise.example' });
beforeEach(() => open.db.delete(mails));

const rows = () => open.db.select().from(mails);
const refuse = (isFinal: boolean) => async () => {
  throw new MailError('the mail server: 450', { isFinal });
};

describe('a queued mail', () => {
  it('is sent once, and then whom it was for and what it said is forgotten', async () => {
    const { email } = await signUpNew(site.app);
    const sent = await takeMails(open.db, site.now);
    expect(sent).toMatchObject([{ to: email, unsubscribeUrl: null, createdAt: site.now() }]);
    expect(await takeMails(open.db, site.now)).toEqual([]);
    expect(await rows()).toEqual([
      expect.objectContaining({
        id: sent[0]!.id,
        kind: 'verify',
        state: 'sent',
        attempts: 1,
        recipient: null,
        textBody: null,
        htmlBody: null,
        closedAt: site.now(),
      }),
    ]);
  });

  it('is not there when the transaction that tells it is undone', async () => {
    const { email } = await signUpNew(site.app);
    await post(site.app, '/api/auth/signup', { email, password: 'long enough' });
    expect(await rows()).toHaveLength(1);
  });

  it('waits longer with every failure, and is given up when it is of no more use', async () => {
    await signUpNew(site.app);
    const waits: number[] = [];
    for (let tries = 0; tries < 100; tries++) {
      const [mail] = await rows();
      if (mail!.state !== 'waiting') break;
      site.pass(mail!.nextAttemptAt.getTime() - site.now().getTime());
      await sendWith(open.db, site.now, refuse(false));
      const [after] = await rows();
      if (after!.state === 'waiting') waits.push((after!.nextAttemptAt.getTime() - site.now().getTime()) / MINUTE_MS);
    }
    expect(waits.slice(0, 9)).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60]);
    expect(await rows()).toMatchObject([
      { state: 'failed', recipient: null, textBody: null, lastError: 'the mail server: 450' },
    ]);
    const [mail] = await rows();
    expect(mail!.closedAt!.getTime() - mail!.createdAt.getTime()).toBeGreaterThan(22 * 60 * MINUTE_MS);
    expect(mail!.closedAt!.getTime() - mail!.createdAt.getTime()).toBeLessThanOrEqual(DAY_MS);
  });

  it('is given up at once when it was refused for good', async () => {
    await signUpNew(site.app);
    expect(await sendWith(open.db, site.now, refuse(true))).toEqual({ sent: 0, postponed: 0, failed: 1 });
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1, recipient: null }]);
  });

  it('that meets a bug is kept, and the log says so without naming anybody', async () => {
    const { email } = await signUpNew(site.app);
    const logged: string[] = [];
    const log = (about: object) => logged.push(JSON.stringify(about));
    const logger = { warn: log, error: log };
    const bug = async () => {
      throw new TypeError('x is undefined');
    };
    expect(await sendWith(open.db, site.now, bug, { logger })).toMatchObject({ postponed: 1 });
    expect(logged).toHaveLength(1);
    expect(logged[0]).not.toContain(email);
  });
});

describe('several processes', () => {
  it('send each mail once between them', async () => {
    for (let n = 0; n < 8; n++) await signUpNew(site.app);
    const sent: string[] = [];
    const send = async (mail: OutgoingMail) => {
      await new Promise((resolve) => setImmediate(resolve));
      sent.push(mail.id);
    };
    await Promise.all(Array.from({ length: 4 }, () => sendWith(open.db, site.now, send)));
    expect(sent).toHaveLength(8);
    expect(new Set(sent).size).toBe(8);
  });

  it('take over from one that died, under the same Message-ID, and not while it may be at work', async () => {
    await signUpNew(site.app);
    const [mail] = await rows();
    const leaseUntil = new Date(site.now().getTime() + 5 * MINUTE_MS);
    await open.db.update(mails).set({ holder: mail!.id, leaseUntil, attempts: 1 });
    expect(await takeMails(open.db, site.now)).toEqual([]);
    site.pass(5 * MINUTE_MS);
    expect(await takeMails(open.db, site.now)).toMatchObject([{ id: mail!.id }]);
  });

  it.each([
    ['sends it after all', async () => undefined],
    ['is refused for now', refuse(false)],
    ['is refused for good', refuse(true)],
  ])('leave a mail to the one that took it over, when the slow one that lost it %s', async (_, end) => {
    await signUpNew(site.app);
    let letGo = () => {};
    let second: ReturnType<typeof sendWith> | undefined;
    const slow = async () => {
      site.pass(5 * MINUTE_MS);
      await new Promise<void>((taken) => {
        const ended = new Promise<void>((resolve) => {
          letGo = resolve;
        });
        second = sendWith(open.db, site.now, () => {
          taken();
          return ended;
        });
      });
      await end();
    };
    await sendWith(open.db, site.now, slow);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 2, holder: expect.any(String) }]);
    letGo();
    expect(await second).toEqual({ sent: 1, postponed: 0, failed: 0 });
  });

  it('find at once what one that was stopped had not sent, and count no attempt for it', async () => {
    for (let n = 0; n < 7; n++) await signUpNew(site.app);
    const stop = new AbortController();
    const send = async () => {
      stop.abort();
      throw new MailError('stopped', { isFinal: false });
    };
    expect(await sendWith(open.db, site.now, send, { signal: stop.signal })).toEqual({
      sent: 0,
      postponed: 0,
      failed: 0,
    });
    expect((await rows()).every(({ attempts, holder }) => attempts === 0 && holder === null)).toBe(true);
    expect(await takeMails(open.db, site.now)).toHaveLength(7);
  });
});

describe('unsubscribing', () => {
  const join = (email: string) => post(site.app, '/api/waitlist', { email });
  const oneClick = (url: string, type: string) =>
    site.app.inject({
      method: 'POST',
      url: new URL(url).pathname + new URL(url).search,
      headers: { 'content-type': type },
      payload: 'List-Unsubscribe=One-Click',
    });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'takes one click of a mail program (%s), and ends mail of the kind for every spelling of the mailbox',
    async (type) => {
      const name = `ann${newEmail().slice(5, 20).replaceAll('-', '')}`;
      await join(`${name}@gmail.com`);
      const [mail] = await takeMails(open.db, site.now);
      expect(mail!.unsubscribeUrl).toMatch(/^https:\/\/edgewise\.example\/api\/mail\/unsubscribe\?token=[\w-]{43}$/);
      expect(mail!.text).toContain('https://edgewise.example/unsubscribe?token=');
      for (let n = 0; n < 2; n++) {
        const answer = await oneClick(mail!.unsubscribeUrl!, type);
        expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'You get no more mails of this kind.' }]);
      }
      await join(`${name}+tag@gmail.com`);
      expect(await takeMails(open.db, site.now)).toEqual([]);
      // What the own account needs goes on.
      await signUpNew(site.app, `${name}@gmail.com`);
      expect(await takeMails(open.db, site.now)).toMatchObject([{ to: `${name}@gmail.com` }]);
    },
  );

  it('is refused for a link that was never ours, and for one of another purpose', async () => {
    await join(newEmail());
    const token = tokenOf((await takeMails(open.db, site.now))[0]);
    for (const wrong of ['made-up', token]) {
      const answer = await post(site.app, `/api/mail/unsubscribe?token=${wrong}`, {});
      expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining('not valid')]);
    }
    expect((await post(site.app, '/api/mail/unsubscribe', {})).statusCode).toBe(400);
  });
});

describe('the texts of a mail', () => {
  it('say the same twice, and nothing in them is markup', () => {
    const words = {
      subject: '<b>"Subject"</b>',
      before: ['Tom & <script>alert(1)</script>'],
      action: { label: 'Open', url: 'https://edgewise.example/verify?token=a&b="c"' },
      after: ['Bye'],
    };
    const { text, html } = layOut(words, 'https://edgewise.example/unsubscribe?token=z');
    expect(text).toContain('Tom & <script>alert(1)</script>');
    expect(text).toMatch(/^https:\/\/edgewise\.example\/verify\?token=a&b="c"$/m);
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('Tom &amp; &lt;script&gt;');
    expect(html).toContain('href="https://edgewise.example/verify?token=a&amp;b=&quot;c&quot;"');
    expect(html).toContain('https://edgewise.example/unsubscribe?token=z');
  });
});

it('rows that tell nothing any more are cleared away', async () => {
  await signUpNew(site.app);
  await post(site.app, '/api/auth/forgot', { email: newEmail() });
  await takeMails(open.db, site.now);
  const kinds = async () => (await rows()).map(({ kind }) => kind).sort();
  const links = async () =>
    rowsOf<{ n: number }>(await open.db.execute(sql`select count(*)::int as n from mail_links`))[0]!.n;
  expect(await kinds()).toEqual(['decoy', 'verify']);
  site.pass(DAY_MS);
  await tidyMails({ db: open.db, now: site.now });
  expect(await kinds()).toEqual(['verify']);
  site.pass(29 * DAY_MS);
  const before = await links();
  await tidyMails({ db: open.db, now: site.now });
  expect(await open.db.select().from(mails).where(eq(mails.state, 'sent'))).toEqual([]);
  expect(await links()).toBeLessThan(before);
});
