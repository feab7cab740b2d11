import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { mails } from '../../db/schema/operations.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { accountsOn } from '../../test-server.ts';
import { newNetwork, post, signUpNew, startTestApp } from '../auth/test-auth-app.ts';
import { MAIL_KINDS, type MailKind } from './mail-kinds.ts';
import { secondFactorWords } from './mail-words.ts';
import { BOUND_KINDS } from './mailbox-bounds.ts';
import { queueNotice } from './queue-mail.ts';
import { takeMails } from './test-mail.ts';

const HOUR_MS = 3_600_000;

const open = await testDatabase({ poolSize: 10 });
const site = await startTestApp(open.db);
beforeEach(() => open.db.delete(mails));

const newName = () => `n${randomUUID().replaceAll('-', '')}`;
const sent = async () => (await takeMails(open.db, site.now)).length;
const forget = (email: string) => post(site.app, '/api/auth/forgot', { email }, { from: newNetwork() });

it('six mails a day reach a mailbox that strangers sign up and put on the waitlist, whatever the spelling', async () => {
  const name = newName();
  await Promise.all(Array.from({ length: 5 }, (_, n) => signUpNew(site.app, `${name}+${n}@gmail.com`)));
  await Promise.all(
    Array.from({ length: 5 }, (_, n) => post(site.app, '/api/waitlist', { email: `${name}+w${n}@googlemail.com` })),
  );
  expect(await sent()).toBe(6);
  await signUpNew(site.app, `${name.slice(0, 3)}.${name.slice(3)}@gmail.com`);
  expect(await sent()).toBe(0);
  await signUpNew(site.app, `${newName()}@gmail.com`);
  expect(await sent()).toBe(1);
  site.pass(24 * HOUR_MS);
  await post(site.app, '/api/waitlist', { email: `${name}+new@gmail.com` });
  expect(await sent()).toBe(1);
});

it('resets are three an hour and six a day over all accounts of a mailbox, and nothing else uses them up', async () => {
  const name = newName();
  const emails = Array.from({ length: 8 }, (_, n) => `${name}+${n}@example.com`);
  for (const email of emails) await signUpNew(site.app, email);
  expect(await sent()).toBe(6);
  const inAnHour = async () => {
    await Promise.all(emails.map(forget));
    const count = await sent();
    site.pass(HOUR_MS);
    return count;
  };
  expect([await inAnHour(), await inAnHour(), await inAnHour()]).toEqual([3, 3, 0]);
});

it('no kind that an account sends is without a bound', () => {
  const kinds = Object.entries(MAIL_KINDS).filter(([, { isTransactional }]) => isTransactional);
  const unbound = kinds.map(([kind]) => kind as MailKind).filter((kind) => !BOUND_KINDS.has(kind));
  // Its reader is who runs it, by a setting.
  expect(unbound).toEqual(['operator-alarm']);
});

it('six news of a second factor a day reach an address that nobody confirmed', async () => {
  const to = `${newName()}@example.com`;
  const deps = accountsOn(open.db, { now: site.now });
  const words = secondFactorWords(deps.appUrl, 'codes');
  const tell = (isProven: boolean) =>
    open.db.transaction((tx) => queueNotice(tx, deps, { kind: 'second-factor', to, isProven, words, now: site.now() }));
  for (let n = 0; n < 9; n += 1) await tell(false);
  expect(await sent()).toBe(6);
  await tell(true);
  expect(await sent()).toBe(1);
});
