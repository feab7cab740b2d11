import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AccessKey, MOST_KEYS } from '#contract/access.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { hashSecretToken } from '../../platform/http/secret-token.ts';
import { accountsOn } from '../../test-server.ts';
import { get, PASSWORD, post, signUpNew, startTestApp, type TestApp } from '../auth/test-auth-app.ts';
import { takeMails, tokenOf } from '../mail/test-mail.ts';
import { ownDataRoutes } from '../own-data/own-data.routes.ts';
import { accessRoutes } from './access.routes.ts';
import { sweepKeys } from './access-keys.service.ts';
import { findBearer } from './find-bearer.ts';

const DAY_MS = 86_400_000;
const RIGHTS = { companyDomain: null, adminEmail: null };

let site: TestApp;
const open = await testDatabase();
beforeAll(async () => {
  site = await startTestApp(open.db);
  const accounts = accountsOn(open.db, { now: site.now });
  const billing = { deleteCustomerFor: async () => undefined, endBillingFor: async () => undefined };
  await site.app.register(accessRoutes({ ...accounts, ownUrl: null }));
  await site.app.register(ownDataRoutes({ ...accounts, billing }));
});

const BODY = { name: 'Laptop', scope: 'verdicts', expiresInDays: 90, password: PASSWORD };
const create = (cookie: string, body: object = {}) =>
  post(site.app, '/api/user/keys', { ...BODY, ...body }, { cookie });
const listed = async (cookie: string) => (await get(site.app, '/api/user/keys', { cookie })).json<AccessKey[]>();
const end = (cookie: string, id: string) =>
  site.app.inject({ method: 'DELETE', url: `/api/user/keys/${id}`, headers: { cookie } });
const made = async (cookie: string, body: object = {}) =>
  (await create(cookie, body)).json<{ key: string; entry: AccessKey }>();
const opens = async (key: string) =>
  (await findBearer({ db: open.db, now: site.now, rights: RIGHTS }, key))?.user.id ?? null;

describe('a key', () => {
  it('is shown once, stored as a hash, and listed by its end', async () => {
    const { cookie, id } = await signUpNew(site.app);
    const answer = await create(cookie);
    expect(answer.statusCode).toBe(201);
    const { key, entry } = answer.json<{ key: string; entry: AccessKey }>();
    expect(key).toMatch(/^ewk_[\w-]{43}$/);
    expect(entry).toMatchObject({ name: 'Laptop', scope: 'verdicts', hint: key.slice(-4), lastUsedAt: null });
    expect(Date.parse(entry.expiresAt ?? '') - site.now().getTime()).toBe(90 * DAY_MS);
    expect(await listed(cookie)).toEqual([entry]);
    expect(JSON.stringify(await listed(cookie))).not.toContain(key);
    expect(await opens(key)).toBe(id);
    const stored = rowsOf<{ row: string }>(
      await open.db.execute(sql`select to_jsonb(k)::text as row from access_keys k where user_id = ${id}::uuid`),
    )[0]?.row;
    expect(stored).toContain(hashSecretToken(key));
    expect(stored).not.toContain(key.slice(4));
  });

  it('is made with the password alone, and tries at it are counted by account', async () => {
    const { cookie } = await signUpNew(site.app);
    for (let tries = 0; tries < 10; tries += 1) {
      const refused = await create(cookie, { password: `wrong ${tries}` });
      expect([refused.statusCode, refused.json<{ field: string }>().field]).toEqual([400, 'password']);
    }
    expect((await create(cookie)).statusCode).toBe(429);
    expect(await listed(cookie)).toEqual([]);
    site.pass(15 * 60_000);
    expect((await create(cookie)).statusCode).toBe(201);
  });

  it.each([
    ['no name', { name: '  ' }],
    ['a name that is too long', { name: 'x'.repeat(61) }],
    ['a name of two lines', { name: 'a\nb' }],
    ['a name that turns the text around', { name: 'a\u202eb' }],
    ['another scope', { scope: 'admin' }],
    ['another lifetime', { expiresInDays: 36_500 }],
    ['no word about a lifetime', { expiresInDays: undefined }],
    ['a field of its own', { userId: randomUUID() }],
  ])('is refused with %s', async (_, body) => {
    const { cookie } = await signUpNew(site.app);
    expect((await create(cookie, body)).statusCode).toBe(400);
    expect(await listed(cookie)).toEqual([]);
  });

  it('is told of by mail, without the key and without the name that somebody gave it', async () => {
    const { cookie, email } = await signUpNew(site.app);
    await takeMails(open.db, site.now);
    const { key } = await made(cookie, { name: 'Visit evil.example', scope: 'verdicts' });
    const [mail] = await takeMails(open.db, site.now);
    expect(mail).toMatchObject({ to: email, subject: 'A key to your Edgewise account was made' });
    expect(mail?.text).toContain('which cost tokens');
    expect(mail?.text).toContain('http://localhost:3000/profile?tab=assistants');
    for (const hidden of [key, 'evil.example']) expect(mail?.text + (mail?.html ?? '')).not.toContain(hidden);
  });

  it(`is one of ${MOST_KEYS} at most, however many are asked for at once`, async () => {
    const { cookie } = await signUpNew(site.app);
    for (let n = 0; n < MOST_KEYS - 2; n += 1) await create(cookie, { name: `k${n}` });
    site.pass(15 * 60_000);
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(cookie)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, 201, 409, 409, 409, 409]);
    const [first] = await listed(cookie);
    await end(cookie, first?.id ?? '');
    expect((await create(cookie)).statusCode).toBe(201);
  });

  it('is ended by its owner alone, once', async () => {
    const [owner, other] = [await signUpNew(site.app), await signUpNew(site.app)];
    const { key, entry } = await made(owner.cookie);
    expect((await end(other.cookie, entry.id)).statusCode).toBe(404);
    expect(await opens(key)).toBe(owner.id);
    expect((await end(owner.cookie, entry.id)).json()).toEqual([]);
    expect(await opens(key)).toBeNull();
    expect((await end(owner.cookie, entry.id)).statusCode).toBe(404);
    expect((await end(owner.cookie, 'x')).statusCode).toBe(400);
  });

  it('ends with a new password, also one that a mail’s link sets, and is then told of as such', async () => {
    const { cookie, email, id } = await signUpNew(site.app);
    const { key } = await made(cookie);
    await takeMails(open.db, site.now);
    await post(site.app, '/api/auth/forgot', { email });
    const token = tokenOf((await takeMails(open.db, site.now))[0]);
    const words = 'entirely other words';
    const reset = await post(site.app, '/api/auth/reset', { token, newPassword: words, confirmPassword: words });
    expect(reset.statusCode).toBe(200);
    expect(await opens(key)).toBeNull();
    const ended = await open.db.execute(sql`select ended_by as "endedBy" from access_keys where user_id = ${id}::uuid`);
    expect(rowsOf(ended)).toEqual([{ endedBy: 'password' }]);
    expect((await takeMails(open.db, site.now))[0]?.text).toContain('keys for assistants have ended');
  });

  it('is in the own data with its end, and goes with the account', async () => {
    const { cookie, id } = await signUpNew(site.app);
    const first = await made(cookie, { name: 'First' });
    site.pass(1);
    await made(cookie, { name: 'Second', expiresInDays: null });
    await end(cookie, first.entry.id);
    const { keys } = (await get(site.app, '/api/user/export', { cookie })).json<{ keys: object[] }>();
    expect(keys).toMatchObject([
      { name: 'First', endedBy: 'owner', endedAt: site.now().toISOString() },
      { name: 'Second', endedBy: null, endedAt: null, expiresAt: null },
    ]);
    expect(JSON.stringify(keys)).not.toContain(hashSecretToken(first.key));
    const headers = { cookie };
    await site.app.inject({ method: 'DELETE', url: '/api/user', payload: { password: PASSWORD }, headers });
    const left = await open.db.execute(sql`select id from access_keys where user_id = ${id}::uuid`);
    expect(rowsOf(left)).toEqual([]);
  });

  it('is swept 90 days after it ended or expired, and never before', async () => {
    const { cookie, id } = await signUpNew(site.app);
    const ended = await made(cookie, { name: 'ended', expiresInDays: null });
    await made(cookie, { name: 'expiring', expiresInDays: 30 });
    await made(cookie, { name: 'lasting', expiresInDays: null });
    await end(cookie, ended.entry.id);
    const names = async () =>
      rowsOf<{ name: string }>(
        await open.db.execute(sql`select name from access_keys where user_id = ${id}::uuid order by name`),
      ).map(({ name }) => name);
    site.pass(90 * DAY_MS);
    await sweepKeys({ db: open.db, now: site.now });
    expect(await names()).toEqual(['ended', 'expiring', 'lasting']);
    site.pass(1);
    await sweepKeys({ db: open.db, now: site.now });
    expect(await names()).toEqual(['expiring', 'lasting']);
    site.pass(30 * DAY_MS);
    await sweepKeys({ db: open.db, now: site.now });
    expect(await names()).toEqual(['lasting']);
  });
});
