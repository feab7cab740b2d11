import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mails } from '../db/schema/operations.ts';
import { signUpNew, startTestApp } from '../features/auth/test-auth-app.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { testDatabase } from '../platform/database/test-database.ts';
import type { OutgoingMail } from '../providers/mail/mail.port.ts';
import { type MailSender, startMailSender } from './mail-sender.ts';

let sender: MailSender;
let sent: string[];
let send: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
/** What the sender has planned, by its timers. */
let planned: { run: () => void; ms: number }[];
const errors: string[] = [];

const open = await testDatabase({ poolSize: 10 });
/** Whose commits wake the sender of the test. */
const site = await startTestApp(open.db, { mailQueued: () => sender.wake() });
/** Another process on the same database. */
const other = await startTestApp(open.db);
beforeEach(async () => {
  await open.db.delete(mails);
  [sent, planned] = [[], []];
  errors.length = 0;
  send = async (mail) => void sent.push(mail.to);
  begin(open.db);
});
afterEach(() => sender.stop());
afterAll(async () => {
  await Promise.all([site.app.close(), other.app.close()]);
});

function begin(db: OpenDatabase['db']): void {
  sender = startMailSender({
    db,
    now: site.now,
    newId: randomUUID,
    random: () => 0,
    provider: { send: (mail, signal) => send(mail, signal) },
    logger: { warn: () => undefined, error: (_: unknown, text?: string) => void errors.push(text ?? '') },
    schedule: (run, ms) => {
      const plan = { run, ms };
      planned.push(plan);
      return () => void planned.splice(planned.indexOf(plan), 1);
    },
  });
}

const tick = () => {
  for (const { run } of planned.splice(0)) run();
};

it('sends a mail as soon as the request that caused it has committed, before any look of its own', async () => {
  const { email } = await signUpNew(site.app);
  await vi.waitFor(() => expect(sent).toEqual([email]));
  expect(planned.map(({ ms }) => ms)).toEqual([1_000]);
});

it('finds what another process queued when it looks next, within a second', async () => {
  const { email } = await signUpNew(other.app);
  expect(sent).toEqual([]);
  tick();
  await vi.waitFor(() => expect(sent).toEqual([email]));
  expect(planned.map(({ ms }) => ms)).toEqual([1_000]);
});

it('sends the others while one hangs, each once', async () => {
  const stuck = await signUpNew(other.app);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  send = async (mail) => {
    if (mail.to === stuck.email) await held;
    sent.push(mail.to);
  };
  tick();
  const rest: string[] = [];
  for (let n = 0; n < 8; n++) rest.push((await signUpNew(site.app)).email);
  await vi.waitFor(() => expect(sent.toSorted()).toEqual(rest.toSorted()));
  letGo();
  await vi.waitFor(() => expect(sent).toHaveLength(9));
});

it('gives back what it was sending when it stops, and is woken no more', async () => {
  let isAtIt = false;
  send = (_, signal) =>
    new Promise((_resolve, reject) => {
      isAtIt = true;
      signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
    });
  await signUpNew(site.app);
  await vi.waitFor(() => expect(isAtIt).toBe(true));
  await sender.stop();
  expect(await open.db.select().from(mails)).toMatchObject([{ state: 'waiting', holder: null, attempts: 0 }]);
  expect(planned).toEqual([]);
  await signUpNew(site.app);
  expect(await open.db.$count(mails)).toBe(2);
});

it('says once that the database is away, and sends when it is back', async () => {
  await sender.stop();
  let isAway = true;
  const execute: OpenDatabase['db']['execute'] = (query) => {
    if (isAway) throw new Error('no connection');
    return open.db.execute(query);
  };
  begin(Object.assign(Object.create(open.db), { execute }));
  for (let n = 0; n < 3; n++) tick();
  await vi.waitFor(() => expect(errors).toEqual(['Mails cannot be sent for now.']));
  isAway = false;
  const { email } = await signUpNew(other.app);
  tick();
  await vi.waitFor(() => expect(sent).toEqual([email]));
});
