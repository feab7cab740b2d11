import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SignedInDevice } from '#contract/devices.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { cookieOf, get, PASSWORD, post, signUpNew, startTestApp } from '../auth/test-auth-app.ts';
import { devicesRoutes } from './devices.routes.ts';

const open = await testDatabase();
const site = await startTestApp(open.db);
await site.app.register(devicesRoutes({ db: open.db, now: site.now }));

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const HOUR_MS = 3_600_000;

async function signInFrom(email: string, userAgent: string): Promise<string> {
  const headers = { 'user-agent': userAgent };
  return cookieOf(await post(site.app, '/api/auth/signin', { email, password: PASSWORD }, { headers }))!;
}

async function devicesOf(cookie: string): Promise<SignedInDevice[]> {
  const answer = await get(site.app, '/api/auth/sessions', { cookie });
  expect(answer.statusCode).toBe(200);
  return answer.json<unknown[]>().map((device) => SignedInDevice.parse(device));
}

const end = (cookie: string, id: string) =>
  site.app.inject({ method: 'DELETE', url: `/api/auth/sessions/${id}`, headers: { cookie } });
const isSignedIn = async (cookie: string) => (await get(site.app, '/members', { cookie })).statusCode === 200;

describe('the list of devices', () => {
  it('names browser, network and times of each, the one that asks first, and nothing that signs in', async () => {
    const { cookie, email } = await signUpNew(site.app);
    const began = site.now().toISOString();
    site.pass(2 * HOUR_MS);
    const other = await signInFrom(email, FIREFOX);
    const devices = await devicesOf(cookie);
    expect(devices).toMatchObject([
      { isCurrent: true, network: '127.0.0.x', signedInAt: began, lastSeenAt: site.now().toISOString() },
      { isCurrent: false, device: 'Firefox on Linux', signedInAt: site.now().toISOString() },
    ]);
    const text = JSON.stringify(devices);
    for (const secret of [cookie, other]) expect(text).not.toContain(secret.split('=')[1]);
  });

  it('says when one was last seen to the hour, written once in it', async () => {
    const { cookie } = await signUpNew(site.app);
    const seen = async () => (await devicesOf(cookie))[0]?.lastSeenAt;
    const first = await seen();
    site.pass(HOUR_MS - 1);
    expect(await seen()).toBe(first);
    site.pass(1);
    expect(await seen()).toBe(site.now().toISOString());
  });

  it('leaves out what has expired', async () => {
    const { cookie, email } = await signUpNew(site.app);
    await signInFrom(email, FIREFOX);
    for (const days of [20, 20]) {
      site.pass(days * 24 * HOUR_MS);
      expect(await isSignedIn(cookie)).toBe(true);
    }
    expect(await devicesOf(cookie)).toHaveLength(1);
  });
});

describe('signing one device out', () => {
  it('ends that one at once, and no other', async () => {
    const { cookie, email } = await signUpNew(site.app);
    const lost = await signInFrom(email, FIREFOX);
    const id = (await devicesOf(cookie)).find(({ isCurrent }) => !isCurrent)!.id;
    const answer = await end(cookie, id);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Signed out' }]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect([await isSignedIn(lost), await isSignedIn(cookie)]).toEqual([false, true]);
    expect((await end(cookie, id)).statusCode).toBe(404);
  });

  it('takes the cookie of the one that asks', async () => {
    const { cookie } = await signUpNew(site.app);
    const answer = await end(cookie, (await devicesOf(cookie))[0]!.id);
    expect(answer.headers['set-cookie']).toContain('Max-Age=0');
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it('finds nobody else’s, and refuses what is no id', async () => {
    const mine = await signUpNew(site.app);
    const theirs = await signUpNew(site.app);
    const [device] = await devicesOf(theirs.cookie);
    expect((await end(mine.cookie, device!.id)).statusCode).toBe(404);
    expect(await isSignedIn(theirs.cookie)).toBe(true);
    expect((await end(mine.cookie, randomUUID())).statusCode).toBe(404);
    const broken = await end(mine.cookie, 'x');
    expect([broken.statusCode, broken.json<{ message: string }>().message]).toEqual([
      400,
      'id must be the id of a signed-in device',
    ]);
  });
});
