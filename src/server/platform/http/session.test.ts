import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { authSessions, users } from '../../db/schema/accounts.ts';
import {
  cookieOf,
  get,
  newEmail,
  PASSWORD,
  post,
  signUpNew,
  startTestApp,
  type TestApp,
} from '../../features/auth/test-auth-app.ts';
import { testDatabase } from '../database/test-database.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let site: TestApp;
const open = await testDatabase();

async function start(options: Parameters<typeof startTestApp>[1] = {}): Promise<void> {
  site = await startTestApp(open.db, options);
}
const verify = (email: string) => open.db.update(users).set({ emailVerified: true }).where(eq(users.email, email));

describe('the session cookie', () => {
  it('is out of reach for scripts and other sites, and lasts 30 days', async () => {
    await start();
    const response = await post(site.app, '/api/auth/signup', { email: newEmail(), password: PASSWORD });
    expect(response.headers['set-cookie']).toMatch(
      /^edgewise_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('is tied to its host and to HTTPS where the site has HTTPS', async () => {
    await start({ appUrl: 'https://edgewise.example' });
    const response = await post(site.app, '/api/auth/signup', { email: newEmail(), password: PASSWORD });
    expect(response.headers['set-cookie']).toMatch(
      /^__Host-edgewise_session=[\w-]{43};.* Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(response.headers['set-cookie']).not.toContain('Domain');

    const cookie = cookieOf(response)!;
    expect((await get(site.app, '/members', { cookie })).statusCode).toBe(200);
    expect((await get(site.app, '/members', { cookie: cookie.replace('__Host-', '') })).statusCode).toBe(401);
    const out = await post(site.app, '/api/auth/signout', {}, { cookie });
    expect(out.headers['set-cookie']).toMatch(/^__Host-edgewise_session=; Max-Age=0;.* Secure/);
  });
});

describe('a session', () => {
  it.each(['/members', '/api/auth/user'])('slides along with use, written at most once a day: %s', async (url) => {
    await start();
    const { cookie } = await signUpNew(site.app);
    const visit = () => get(site.app, url, { cookie });
    site.pass(DAY_MS - 1);
    expect((await visit()).headers['set-cookie']).toBeUndefined();
    site.pass(1);
    const renewed = await visit();
    expect(cookieOf(renewed)).toBe(cookie);
    expect(renewed.headers['set-cookie']).toContain('Max-Age=2592000');
    expect((await visit()).headers['set-cookie']).toBeUndefined();

    site.pass(30 * DAY_MS - 1);
    expect((await visit()).statusCode).toBe(200);
    site.pass(30 * DAY_MS);
    expect((await visit()).statusCode).toBe(401);
  });

  it.each(['/members', '/api/auth/user'])('ends after 180 days, however much it is used: %s', async (url) => {
    await start();
    const { cookie } = await signUpNew(site.app);
    const visit = async () => (await get(site.app, url, { cookie })).statusCode;
    for (let day = 25; day <= 175; day += 25) {
      site.pass(25 * DAY_MS);
      expect([day, await visit()]).toEqual([day, 200]);
    }
    site.pass(5 * DAY_MS - 1);
    expect(await visit()).toBe(200);
    site.pass(1);
    expect(await visit()).toBe(401);
  });

  it('is cleared away some time after it has expired', async () => {
    await start();
    const { id } = await signUpNew(site.app);
    site.pass(31 * DAY_MS);
    await signUpNew(site.app);
    expect(await open.db.select().from(authSessions).where(eq(authSessions.userId, id))).toEqual([]);
  });
});

describe('requireUser', () => {
  it('gives the route its user, with the rights of a verified address only', async () => {
    await start({ companyDomain: 'company.example', adminEmail: 'client@agency.example' });
    const { email, cookie, id } = await signUpNew(site.app, 'ann@company.example');
    const member = async () => (await get(site.app, '/members', { cookie })).json();
    expect(await member()).toMatchObject({
      id,
      email,
      emailVerified: false,
      timeZone: null,
      unlimited: false,
      isAdmin: false,
    });
    await verify(email);
    expect(await member()).toMatchObject({ emailVerified: true, unlimited: true, isAdmin: true });
    const me = (await get(site.app, '/api/auth/user', { cookie })).json();
    expect(me).toMatchObject({ unlimited: true, isAdmin: true });
  });

  it('ignores rights that a request claims for itself', async () => {
    await start();
    const { cookie } = await signUpNew(site.app);
    const headers = { 'x-user-id': 'someone', 'x-admin': 'true', authorization: 'Bearer admin' };
    const claimed = await get(site.app, '/members?isAdmin=true&unlimited=true', { cookie, headers });
    expect(claimed.json()).toMatchObject({ unlimited: false, isAdmin: false });
    expect((await get(site.app, '/members', { headers })).statusCode).toBe(401);
  });

  it('makes a route that forgot it fail instead of running without a user', async () => {
    await start();
    const { cookie } = await signUpNew(site.app);
    expect((await get(site.app, '/unguarded', { cookie })).statusCode).toBe(500);
  });
});
