import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rateEvents, users } from '../../db/schema/accounts.ts';
import { mails } from '../../db/schema/operations.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { takeMails } from '../mail/test-mail.ts';
import { newEmail, PASSWORD, post, startTestApp, type TestApp } from './test-auth-app.ts';

const HOUR_MS = 3_600_000;
const HOME = '198.51.100.4';
const ABROAD = '192.0.2.77';

let site: TestApp;
let email: string;
/** Pauses that have begun; each ends when the test says so. */
let pauses: { run: () => void; ms: number }[];
const open = await testDatabase({ poolSize: 10 });
beforeEach(async () => {
  await open.db.delete(rateEvents);
  await open.db.delete(mails);
  pauses = [];
  const schedule = (run: () => void, ms: number) => {
    pauses.push({ run, ms });
    return () => undefined;
  };
  site = await startTestApp(open.db, { schedule });
  email = newEmail();
  await post(site.app, '/api/auth/signup', { email, password: PASSWORD }, { from: HOME });
  await open.db.delete(mails);
});

let network = 0;
const elsewhere = () => `10.7.${++network >> 8}.${network & 255}`;
const signIn = (password: string, from: string, address = email) =>
  post(site.app, '/api/auth/signin', { email: address, password }, { from });
async function guess(count: number, address = email): Promise<void> {
  for (let n = 0; n < count; n++) expect((await signIn(`wrong ${n}`, elsewhere(), address)).statusCode).toBe(401);
}
const endPause = () => {
  for (const { run } of pauses.splice(0)) run();
};

describe('guesses at one account from many networks', () => {
  it('are one a second after twenty, while the owner is let in at once from where they signed in before', async () => {
    await guess(20);
    expect(pauses).toEqual([]);
    await guess(1);
    expect(pauses.map(({ ms }) => ms)).toEqual([1_000]);

    let isHeard = false;
    const next = signIn('wrong again', elsewhere()).then((answer) => {
      isHeard = true;
      return answer;
    });
    expect((await signIn(PASSWORD, HOME)).statusCode).toBe(200);
    expect(isHeard).toBe(false);
    endPause();
    expect((await next).statusCode).toBe(401);
  });

  it('lock the owner out nowhere: from a new place the right password waits its turn and is known there from then on', async () => {
    await guess(21);
    const waiting = signIn(PASSWORD, ABROAD);
    await vi.waitFor(() => expect(pauses).toHaveLength(1));
    endPause();
    expect((await waiting).statusCode).toBe(200);
    await guess(1);
    expect((await signIn(PASSWORD, ABROAD)).statusCode).toBe(200);
    expect(pauses).toHaveLength(1);
  });

  it('wait in a short line with one place for each network; the rest is refused at no cost', async () => {
    await guess(21);
    const events = await open.db.$count(rateEvents);
    const crowd = Array.from({ length: 60 }, () => signIn('wrong', elsewhere()));
    const first = await Promise.race(crowd);
    expect([first.statusCode, first.headers['retry-after']]).toEqual([429, '10']);
    expect(first.json().message).toMatch(/^Many sign-ins to this account are being tried right now\./);
    expect(await open.db.$count(rateEvents)).toBe(events);
    let [heard, over] = [0, 0];
    for (const one of crowd) void one.then(({ statusCode }) => (statusCode === 429 ? heard++ : over++));
    await vi.waitFor(() => expect(heard).toBe(50));
    while (over < 10) {
      endPause();
      await new Promise((resolve) => setImmediate(resolve));
    }
    const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
  });

  it('are slowed alike at an address that nobody has, and nobody is written to', async () => {
    const nobody = newEmail();
    await guess(21, nobody);
    expect(pauses.map(({ ms }) => ms)).toEqual([1_000]);
    expect(await takeMails(open.db, site.now)).toEqual([]);
    expect(await open.db.select().from(mails)).toMatchObject([{ kind: 'decoy', recipient: null }]);
  });

  it('are no longer slowed when an hour has passed', async () => {
    await guess(20);
    site.pass(HOUR_MS);
    await guess(2);
    expect(pauses).toEqual([]);
  });
});

describe('the owner of an account that is guessed at', () => {
  it('is told by mail, once a day', async () => {
    await guess(20);
    expect(await takeMails(open.db, site.now)).toMatchObject([
      { to: email, subject: 'Somebody tries to sign in to your Edgewise account' },
    ]);
    for (let hour = 0; hour < 2; hour++) {
      site.pass(HOUR_MS);
      await guess(20);
      expect(await takeMails(open.db, site.now)).toEqual([]);
    }
    site.pass(24 * HOUR_MS);
    await guess(20);
    expect(await takeMails(open.db, site.now)).toHaveLength(1);
  });

  it('is told of it also where strangers used up what an unconfirmed mailbox can get', async () => {
    await open.db.update(users).set({ emailVerified: true });
    for (let n = 0; n < 8; n++) await post(site.app, '/api/waitlist', { email: email.replace('@', `+${n}@`) });
    expect(await takeMails(open.db, site.now)).toHaveLength(6);
    await guess(20);
    expect(await takeMails(open.db, site.now)).toMatchObject([{ to: email }]);
  });
});
