import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { DEMO_OPERATOR_EMAIL } from '../../platform/http/account-rights.ts';
import { addPerson, PERSON_PASSWORD, setVerified } from '../../test-people.ts';
import { accountsOn } from '../../test-server.ts';
import { cookieOf, get, PASSWORD, post, signUpNew, startTestApp } from '../auth/test-auth-app.ts';
import { takeMails, tokenOf } from '../mail/test-mail.ts';
import { TestAuthenticator } from '../passkeys/test-authenticator.ts';
import { profileRoutes } from '../profile/profile.routes.ts';
import { secondFactorRoutes } from '../second-factor/second-factor.routes.ts';
import { adminRoutes } from './admin.routes.ts';
import type { AdminDeps } from './admin-deps.ts';

const COMPANY = 'acme.example';
const PORTAL = '/portal-71d2';
/** Where passkeys are used. */
const HERE = { origin: 'https://edgewise.example' };
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const open = await testDatabase();
const rights = { companyDomain: COMPANY, adminEmail: null, demoOperator: true };

async function startPortal(appUrl: string) {
  const started = await startTestApp(open.db, { companyDomain: COMPANY, demoOperator: true, appUrl });
  const { now } = started;
  const accounts = accountsOn(open.db, { now, rights, appUrl });
  await started.app.register(secondFactorRoutes(accounts));
  await started.app.register(profileRoutes(accounts));
  // Neither of the last two is asked for here.
  const deps = { db: open.db, now, newId: randomUUID, rights, adminPath: PORTAL, billing: {}, operator: {} };
  await started.app.register(adminRoutes(deps as unknown as AdminDeps));
  return started;
}

const site = await startPortal('https://edgewise.example');
const { now } = site;

async function newAdmin() {
  const person = await addPerson(open.db, { email: `boss-${randomUUID()}@${COMPANY}`, now: now() });
  return { ...person, cookie: `__Host-edgewise_session=${person.token}` };
}

async function signIn(email: string): Promise<string> {
  site.pass(MINUTE_MS);
  const answer = await post(site.app, '/api/auth/signin', { email, password: PERSON_PASSWORD });
  expect(answer.statusCode, answer.body).toBe(200);
  return cookieOf(answer) ?? '';
}

/** A new password by mail, here the same one again, and a sign-in with it. */
async function signInByMail(email: string): Promise<string> {
  await takeMails(open.db, now);
  await post(site.app, '/api/auth/forgot', { email });
  const token = tokenOf((await takeMails(open.db, now)).find(({ to }) => to === email));
  const body = { token, newPassword: PERSON_PASSWORD, confirmPassword: PERSON_PASSWORD };
  const reset = await post(site.app, '/api/auth/reset', body);
  expect(reset.statusCode, reset.body).toBe(200);
  return signIn(email);
}

const portal = (path: string, cookie: string) => get(site.app, `/api${PORTAL}${path}`, { cookie });
const refusal = { code: 'second_factor_required' };

async function auditOf(cookie: string, query: string): Promise<AuditEntry[]> {
  const answer = await portal(`/audit?limit=200&${query}`, cookie);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<AuditEntry[]>();
}

/** Sets up an app; answers with what makes its codes. */
async function setUp(cookie: string): Promise<() => string> {
  const FACTOR = '/api/user/second-factor';
  const begun = await post(site.app, `${FACTOR}/totp`, { password: PERSON_PASSWORD }, { cookie });
  const secret = new URL(begun.json<{ uri: string }>().uri).searchParams.get('secret') ?? '';
  const code = () => new TOTP({ secret }).generate({ timestamp: now().getTime() });
  const confirmed = await post(site.app, `${FACTOR}/totp/confirm`, { code: code() }, { cookie });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  return code;
}

describe('an administrator without a second factor', () => {
  it('has one sign-in, and from the next on sees nothing of the portal until one is set up', async () => {
    const { email } = await newAdmin();
    const first = await signIn(email);
    expect((await portal('/users', first)).statusCode).toBe(200);

    const second = await signIn(email);
    for (const path of ['/verify', '/users', '/audit', '/audit/export', '/stats']) {
      const answer = await portal(path, second);
      expect([answer.statusCode, answer.json()], path).toMatchObject([403, refusal]);
    }
    const change = await site.app.inject({
      method: 'DELETE',
      url: `/api${PORTAL}/users/${randomUUID()}`,
      headers: { cookie: second },
    });
    expect(change.json()).toMatchObject(refusal);

    const third = await signInByMail(email);
    await setUp(third);
    expect((await portal('/users', third)).statusCode).toBe(200);
  });

  it('sets up no first factor past that by the password alone, nor long after a new password by mail', async () => {
    const { email } = await newAdmin();
    await signIn(email);
    const thief = await signIn(email);
    const begin = (path: string, cookie: string) =>
      post(site.app, `/api/user/${path}`, { password: PERSON_PASSWORD }, { cookie });
    for (const path of ['second-factor/totp', 'passkeys/begin']) {
      const refused = await begin(path, thief);
      expect([refused.statusCode, refused.json().message], path).toEqual([403, expect.stringContaining('by mail')]);
    }
    const own = await signInByMail(email);
    site.pass(60 * MINUTE_MS);
    expect((await begin('second-factor/totp', own)).statusCode).toBe(403);
    expect((await begin('second-factor/totp', await signInByMail(email))).statusCode).toBe(200);
  });

  it('sets up a passkey as well, which signs in with both factors at once', async () => {
    const { id, email } = await newAdmin();
    await signIn(email);
    await signIn(email);
    const second = await signInByMail(email);
    expect((await portal('/users', second)).json()).toMatchObject(refusal);
    const authenticator = new TestAuthenticator();
    const begun = await post(site.app, '/api/user/passkeys/begin', { password: PERSON_PASSWORD }, { cookie: second });
    const made = authenticator.create(begun.json(), HERE);
    const added = await post(site.app, '/api/user/passkeys', { name: 'Key', passkey: made }, { cookie: second });
    expect(added.statusCode, added.body).toBe(201);
    expect((await portal('/users', second)).statusCode).toBe(200);

    site.pass(MINUTE_MS);
    const asked = await site.app.inject({ method: 'POST', url: '/api/auth/passkey/begin' });
    const [set] = asked.cookies;
    const headers = { cookie: `${set?.name}=${set?.value}` };
    const signed = (twist: object) => ({ passkey: authenticator.get(asked.json(), { ...HERE, ...twist }) });
    expect(
      (await post(site.app, '/api/auth/passkey', signed({ origin: 'https://a.example' }), headers)).statusCode,
    ).toBe(401);
    const again = await site.app.inject({ method: 'POST', url: '/api/auth/passkey/begin' });
    const [fresh] = again.cookies;
    const answer = await post(
      site.app,
      '/api/auth/passkey',
      { passkey: authenticator.get(again.json(), HERE) },
      { cookie: `${fresh?.name}=${fresh?.value}` },
    );
    expect(answer.statusCode, answer.body).toBe(200);
    const cookie = cookieOf(answer) ?? '';
    expect((await portal('/users', cookie)).statusCode).toBe(200);
    const mine = (await auditOf(cookie, 'kind=sign_ins')).filter(({ targetId }) => targetId === id);
    expect(mine.slice(0, 2).map(({ action, after }) => [action, after])).toEqual([
      ['admin.signin', { secondFactor: true }],
      ['admin.signin_failed', null],
    ]);
  });

  it('is let in for a day at most, whatever session it is', async () => {
    const { cookie } = await newAdmin();
    expect((await portal('/verify', cookie)).statusCode).toBe(200);
    site.pass(DAY_MS);
    expect((await portal('/verify', cookie)).json()).toMatchObject(refusal);
  });

  const renewPassword = async (cookie: string, from: string, to: string) => {
    const body = { currentPassword: from, newPassword: to, confirmPassword: to };
    const answer = await post(site.app, '/api/user/change-password', body, { cookie });
    expect(answer.statusCode, answer.body).toBe(200);
    return cookieOf(answer) ?? '';
  };

  it('gains no other day by a new password', async () => {
    const { cookie } = await newAdmin();
    site.pass(DAY_MS - MINUTE_MS);
    const renewed = await renewPassword(cookie, PERSON_PASSWORD, 'another horse');
    expect((await portal('/verify', renewed)).statusCode).toBe(200);
    site.pass(MINUTE_MS);
    expect((await portal('/verify', renewed)).json()).toMatchObject(refusal);
    const again = await renewPassword(renewed, 'another horse', 'one more horse');
    expect((await portal('/verify', again)).json()).toMatchObject(refusal);
  });

  it('has signed in by confirming the address, which the log tells', async () => {
    const email = `new-${randomUUID()}@${COMPANY}`;
    await takeMails(open.db, now);
    const { cookie, id } = await signUpNew(site.app, email);
    const token = tokenOf((await takeMails(open.db, now)).find(({ to }) => to === email));
    site.pass(MINUTE_MS);
    expect((await post(site.app, '/api/auth/verify', { token }, { cookie })).statusCode).toBe(200);
    expect((await portal('/verify', cookie)).statusCode).toBe(200);
    const entries = (await auditOf(cookie, 'kind=sign_ins')).filter(({ targetId }) => targetId === id);
    expect(entries.map(({ action, after }) => [action, after])).toEqual([['admin.signin', { secondFactor: false }]]);
    site.pass(MINUTE_MS);
    const next = cookieOf(await post(site.app, '/api/auth/signin', { email, password: PASSWORD })) ?? '';
    expect((await portal('/verify', next)).json()).toMatchObject(refusal);
  });

  it('is let in no second time by another account of the mailbox, also once the first is gone, nor beside a factor', async () => {
    const name = `head-${randomUUID()}`;
    const person = async (tag: string) => {
      site.pass(MINUTE_MS);
      const { id, token } = await addPerson(open.db, { email: `${name}${tag}@${COMPANY}`, now: now() });
      return { id, email: `${name}${tag}@${COMPANY}`, cookie: `__Host-edgewise_session=${token}` };
    };
    const first = await person('+a');
    expect((await portal('/verify', await signIn(first.email))).statusCode).toBe(200);
    await open.db.execute(sql`delete from users where id = ${first.id}::uuid`);
    const second = await person('+b');
    expect((await portal('/verify', second.cookie)).json()).toMatchObject(refusal);
    expect((await portal('/verify', await signIn(second.email))).json()).toMatchObject(refusal);
    const byMail = await signInByMail(second.email);
    await setUp(byMail);
    expect((await portal('/verify', byMail)).statusCode).toBe(200);
    const third = await person('');
    expect((await portal('/verify', await signIn(third.email))).json()).toMatchObject(refusal);
  });

  it('is an ordinary user all the while', async () => {
    const { email } = await newAdmin();
    await signIn(email);
    const cookie = await signIn(email);
    expect((await get(site.app, '/api/auth/user', { cookie })).statusCode).toBe(200);
    expect((await get(site.app, '/api/user/second-factor', { cookie })).statusCode).toBe(200);
  });

  it('is let in always where nobody comes in from outside', async () => {
    const local = await startPortal('http://localhost:3000');
    const { token } = await newAdmin();
    const headers = { cookie: `edgewise_session=${token}` };
    site.pass(2 * DAY_MS);
    local.pass(2 * DAY_MS);
    expect((await get(local.app, `/api${PORTAL}/verify`, headers)).statusCode).toBe(200);
  });

  it('is let in always as the operator of a demonstration, who is on the machine', async () => {
    await addPerson(open.db, { email: DEMO_OPERATOR_EMAIL, now: now() });
    await signIn(DEMO_OPERATOR_EMAIL);
    expect((await portal('/verify', await signIn(DEMO_OPERATOR_EMAIL))).statusCode).toBe(200);
  });
});

describe('the audit log', () => {
  it('tells of sign-ins of administrators, with and without a second factor, and of what failed', async () => {
    const { id, email } = await newAdmin();
    const wrong = await post(site.app, '/api/auth/signin', { email, password: 'something else' });
    expect(wrong.statusCode).toBe(401);
    const cookie = await signIn(email);
    const code = await setUp(cookie);
    site.pass(MINUTE_MS);
    const step = await post(site.app, '/api/auth/signin', { email, password: PERSON_PASSWORD });
    const waiting = step.cookies.find(({ name }) => name.endsWith('edgewise_sign_in'))!;
    const headers = { cookie: `${waiting.name}=${waiting.value}` };
    expect((await post(site.app, '/api/auth/second-factor', { code: '000000' }, headers)).statusCode).toBe(400);
    const done = await post(site.app, '/api/auth/second-factor', { code: code() }, headers);
    expect(done.statusCode, done.body).toBe(200);

    const mine = (await auditOf(cookie, 'kind=sign_ins')).filter(({ targetId }) => targetId === id);
    expect(mine.map(({ action, after }) => [action, after])).toEqual([
      ['admin.signin', { secondFactor: true }],
      ['admin.signin_failed', null],
      ['admin.signin', { secondFactor: false }],
      ['admin.signin_failed', null],
    ]);
  });

  it('says nothing of other people’s sign-ins', async () => {
    const person = await addPerson(open.db, { now: now() });
    const former = await newAdmin();
    await setVerified(open.db, former.id, false);
    for (const { email } of [person, former]) {
      await signIn(email);
      await post(site.app, '/api/auth/signin', { email, password: 'something else' });
    }
    await post(site.app, '/api/auth/signin', { email: `nobody@${COMPANY}`, password: 'something else' });
    const entries = await auditOf((await newAdmin()).cookie, 'kind=sign_ins');
    for (const { email } of [person, former])
      expect(entries.map(({ targetEmail }) => targetEmail)).not.toContain(email);
    expect(JSON.stringify(entries)).not.toContain('nobody@');
  });

  it('tells who looked into which list, before anything goes out, and keeps reads apart from changes', async () => {
    const { cookie, email } = await newAdmin();
    await portal('/users?q=someone&limit=5', cookie);
    await portal('/failed-analyses', cookie);
    const reads = (await auditOf(cookie, 'kind=reads')).filter(({ actorEmail }) => actorEmail === email);
    expect(reads.map(({ action }) => action)).toEqual(['read.audit', 'read.failed_analyses', 'read.users']);
    expect(reads[2]).toMatchObject({ after: { q: 'someone', limit: 5 }, targetId: null });
    expect((await auditOf(cookie, 'kind=changes')).filter(({ actorEmail }) => actorEmail === email)).toEqual([]);
    expect((await auditOf(cookie, `kind=all&q=${email}`)).length).toBeGreaterThan(3);
    expect((await portal('/audit?kind=none', cookie)).statusCode).toBe(400);
  });

  it('is a file for spreadsheets, which is an entry itself and holds nothing that one would run', async () => {
    const { cookie, email } = await newAdmin();
    await portal(`/users?q=${encodeURIComponent('=1+1')}`, cookie);
    const answer = await portal('/audit/export?kind=reads', cookie);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="edgewise-audit-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toBe('at,actor,action,target,before,after,address');
    expect(lines[1]).toContain(`,${email},export.audit,`);
    expect(lines.filter((line) => /(^|,)[=+@-]/.test(line))).toEqual([]);
  });
});
