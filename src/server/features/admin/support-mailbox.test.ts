import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { setVerified } from '../../test-people.ts';
import { AUTH_SECRET, accountsOn } from '../../test-server.ts';
import { get, PASSWORD, signUpNew, startTestApp } from '../auth/test-auth-app.ts';
import { ownDataRoutes } from '../own-data/own-data.routes.ts';
import { adminRoutes } from './admin.routes.ts';
import type { AdminDeps } from './admin-deps.ts';
import { keepEarlierSupport } from './change-role.ts';

const COMPANY = 'acme.example';
const PORTAL = '/api/portal-71d2';

const open = await testDatabase();
const site = await startTestApp(open.db, { companyDomain: COMPANY, authSecret: AUTH_SECRET });
const { now } = site;
const rights = { companyDomain: COMPANY, adminEmail: null };
const billing = { deleteCustomerFor: async () => undefined, endBillingFor: async () => undefined };
await site.app.register(ownDataRoutes({ ...accountsOn(open.db, { now, rights }), billing }));
// No figure of billing or odds is asked for here.
const deps = {
  operator: {},
  db: open.db,
  now,
  newId: randomUUID,
  rights,
  authSecret: AUTH_SECRET,
  adminPath: '/portal-71d2',
  billing,
} as unknown as AdminDeps;
await site.app.register(adminRoutes(deps));

type Account = { id: string; email: string; cookie: string };

async function signUp(name: string): Promise<Account> {
  const account = await signUpNew(site.app, `${name}@${COMPANY}`);
  await setVerified(open.db, account.id, true);
  return account;
}
const newName = () => `n${randomUUID()}`;
const roleOf = async ({ cookie }: Account) => {
  const answer = await get(site.app, `${PORTAL}/verify`, { cookie });
  return answer.statusCode === 200 ? (answer.json().role ?? 'owner') : answer.statusCode;
};
const setRole = async (by: Account, { id }: Account, role: string) => {
  const url = `${PORTAL}/users/${id}/role`;
  const headers = { cookie: by.cookie };
  return (await site.app.inject({ method: 'PATCH', url, payload: { role }, headers })).statusCode;
};
const leave = async ({ cookie }: Account) => {
  const payload = { password: PASSWORD };
  const answer = await site.app.inject({ method: 'DELETE', url: '/api/user', payload, headers: { cookie } });
  expect(answer.statusCode, answer.body).toBe(200);
};
const auditOf = async (by: Account, { id }: Account) => {
  const answer = await get(site.app, `${PORTAL}/audit?limit=200&kind=changes`, { cookie: by.cookie });
  return answer.json<AuditEntry[]>().filter(({ targetId }) => targetId === id);
};

const owner = await signUp(newName());

describe('who was made support', () => {
  it('is support after deleting the account and signing up again', async () => {
    const name = newName();
    const eve = await signUp(name);
    expect(await setRole(owner, eve, 'support')).toBe(200);
    await leave(eve);
    expect(await roleOf(await signUp(name))).toBe('support');
    expect(await roleOf(await signUp(newName()))).toBe('owner');
  });

  it('is support under every tag, in accounts that were there and in those that come', async () => {
    const name = newName();
    const [before, eve] = [await signUp(`${name}+before`), await signUp(name)];
    expect([await roleOf(before), await setRole(owner, eve, 'support')]).toEqual(['owner', 200]);
    const after = await signUp(`${name}+own`);
    expect([await roleOf(before), await roleOf(eve), await roleOf(after)]).toEqual(['support', 'support', 'support']);
    expect((await auditOf(owner, before)).map(({ action }) => action)).toEqual(['user.role']);
    expect(await setRole(after, eve, 'owner')).toBe(403);
  });

  it('is an owner again, in all of them, when an owner says so', async () => {
    const name = newName();
    const [eve, other] = [await signUp(name), await signUp(`${name}+own`)];
    await setRole(owner, eve, 'support');
    expect(await setRole(owner, other, 'owner')).toBe(200);
    expect([await roleOf(eve), await roleOf(other), await roleOf(await signUp(`${name}+more`))]).toEqual([
      'owner',
      'owner',
      'owner',
    ]);
  });
});

describe('who was made support before that was kept with the mailbox', () => {
  const supportAlone = (id: string) => open.db.execute(`update users set admin_role = 'support' where id = '${id}'`);

  it('is kept so at the next start, in all accounts, with an entry for each that was an owner', async () => {
    const name = newName();
    const [eve, other] = [await signUp(name), await signUp(`${name}+own`)];
    await supportAlone(eve.id);
    expect(await roleOf(await signUp(`${name}+more`))).toBe('owner');
    await keepEarlierSupport(deps, 'a machine');
    expect([await roleOf(eve), await roleOf(other)]).toEqual(['support', 'support']);
    expect(await auditOf(owner, other)).toMatchObject([
      { action: 'user.role', actorEmail: 'server start', address: 'a machine', after: { role: 'support' } },
    ]);
    await leave(eve);
    expect(await roleOf(await signUp(name))).toBe('support');
  });

  it('is touched once: a role that an owner gives afterwards stays', async () => {
    const eve = await signUp(newName());
    await supportAlone(eve.id);
    await keepEarlierSupport(deps, 'a machine');
    expect(await setRole(owner, eve, 'owner')).toBe(200);
    await keepEarlierSupport(deps, 'a machine');
    expect([await roleOf(eve), (await auditOf(owner, eve)).length]).toEqual(['owner', 1]);
  });
});

it('nobody changes the own role by another account of the own mailbox', async () => {
  const name = newName();
  const [one, other] = [await signUp(name), await signUp(`${name}+own`)];
  expect([await setRole(one, other, 'support'), await roleOf(other)]).toEqual([403, 'owner']);
});

it('the log tells that an administrator deleted the own account, and of nobody else', async () => {
  const [admin, user] = [await signUp(newName()), await signUpNew(site.app)];
  await leave(admin);
  await leave(user);
  expect(await auditOf(owner, admin)).toMatchObject([
    {
      action: 'user.delete',
      actorEmail: admin.email,
      targetEmail: admin.email,
      before: { role: 'owner' },
      after: null,
    },
  ]);
  expect(await auditOf(owner, user)).toEqual([]);
});
