import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { setVerified } from '../../test-people.ts';
import { ADMIN_PATH, COMPANY, NAMED, newAccount, newAdmin, startAdminApp } from './test-admin-app.ts';

const open = await testDatabase();
const site = await startAdminApp(open.db);

const someone = randomUUID();
const CALLS: [method: 'GET' | 'PATCH' | 'DELETE', path: string, body?: object][] = [
  ['GET', '/verify'],
  ['GET', '/users'],
  ['GET', '/stats'],
  ['GET', '/audit'],
  ['GET', '/health'],
  ['GET', '/model-costs'],
  ['GET', '/failed-analyses'],
  ['PATCH', `/users/${someone}/tokens`, { tokens: 1 }],
  ['PATCH', `/users/${someone}/subscription`, { active: true }],
  ['DELETE', `/users/${someone}`],
];
const WAITLIST = ['/api/admin/waitlist', '/api/waitlist/export'];

describe('who is an administrator', () => {
  const local = randomUUID();
  it.each([
    ['a verified company address', `${local}@${COMPANY}`, true, 200],
    ['the same in capitals', `${local}2@ACME.Example`, true, 200],
    ['with a plus tag', `${local}+x@${COMPANY}`, true, 200],
    ['the named address', NAMED, true, 200],
    ['an unverified company address', `${local}3@${COMPANY}`, false, 403],
    ['a sub-domain', `${local}@mail.${COMPANY}`, true, 403],
    ['a longer domain that ends the same', `${local}@evil${COMPANY}`, true, 403],
    ['a domain with a trailing dot', `${local}4@${COMPANY}.`, true, 403],
    ['the domain as a sub-domain of another', `${local}@${COMPANY}.evil.example`, true, 403],
    ['the domain in the local part', `${local}@${COMPANY}@evil.example`, true, 403],
    ['a look-alike letter', `${local}@acmе.example`, true, 403],
    ['the named address with a plus tag', 'owner+x@client.example', true, 403],
    ['anybody', `${local}@example.com`, true, 403],
  ])('%s', async (_, email, verified, status) => {
    const account = await newAccount(site, email, verified);
    for (const path of ['/verify', '/users', '/stats'])
      expect((await account.ask('GET', path)).statusCode).toBe(status);
    for (const url of WAITLIST) expect((await account.get(url)).statusCode).toBe(status);
  });

  it('is told which address and which domain count, from the moment the own address is verified', async () => {
    const account = await newAccount(site, `late-${randomUUID()}@${COMPANY}`, false);
    expect((await account.ask('GET', '/verify')).statusCode).toBe(403);
    await setVerified(open.db, account.id, true);
    expect((await account.ask('GET', '/verify')).json()).toEqual({
      authorized: true,
      user: { email: account.email },
      companyDomain: COMPANY,
      adminEmail: NAMED,
    });
  });
});

describe.each(CALLS)('%s %s', (method, path, body) => {
  it('is 401 without a session, 403 for a user, whatever they send, and never cached', async () => {
    const url = `/api${ADMIN_PATH}${path}`;
    const signedOut = await site.app.inject({ method, url, ...(body && { payload: body }) });
    expect([signedOut.statusCode, signedOut.json().message]).toEqual([401, 'Unauthorized']);
    const user = await newAccount(site);
    const headers = {
      cookie: user.cookie,
      'x-admin': 'true',
      'x-user-email': `boss@${COMPANY}`,
      'x-forwarded-user': `boss@${COMPANY}`,
    };
    const forged = await site.app.inject({
      method,
      url: `${url}?isAdmin=true`,
      headers,
      ...(body && { payload: { ...body, isAdmin: true, unlimited: true } }),
    });
    expect([forged.statusCode, forged.json().code]).toEqual([403, 'forbidden']);
    expect([signedOut.headers['cache-control'], forged.headers['cache-control']]).toEqual(['no-store', 'no-store']);
  });

  it('ends with the next request when the right is taken away', async () => {
    const admin = await newAdmin(site);
    expect([200, 404]).toContain((await admin.ask(method, path, body)).statusCode);
    await setVerified(open.db, admin.id, false);
    expect((await admin.ask(method, path, body)).statusCode).toBe(403);
  });

  it('is nowhere but below the secret path', async () => {
    const admin = await newAdmin(site);
    const elsewhere = (prefix: string) =>
      site.app.inject({ method, url: `/api${prefix}${path}`, headers: { cookie: admin.cookie } });
    for (const prefix of ['', '/portal', '/admin', `${ADMIN_PATH}x`, ADMIN_PATH.toUpperCase(), `${ADMIN_PATH}/`]) {
      const answer = await elsewhere(prefix);
      expect([answer.statusCode, answer.json().message], prefix).toEqual([404, 'Not found']);
    }
  });
});
