import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { SUPPORT_TOKENS_A_DAY } from '#contract/admin-role.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { makeSupport } from '../../test-people.ts';
import { type Account, COMPANY, NAMED, newAccount, newAdmin, startAdminApp } from './test-admin-app.ts';
import { auditOf } from './test-audit.ts';

const open = await testDatabase();
const site = await startAdminApp(open.db);
const owner = await newAdmin(site);

async function newSupport(): Promise<Account> {
  const support = await newAdmin(site);
  await makeSupport(open.db, support.id);
  return support;
}

const setRole = async (by: Account, of: { id: string }, role: string) => {
  const answer = await by.ask('PATCH', `/users/${of.id}/role`, { role });
  return [answer.statusCode, answer.json().role ?? answer.json().message];
};
const setTokens = async (by: Account, of: { id: string }, tokens: number) => {
  const answer = await by.ask('PATCH', `/users/${of.id}/tokens`, { tokens });
  return [answer.statusCode, answer.json().tokensRemaining ?? answer.json().message];
};
const roleOf = async (account: Account) => (await account.ask('GET', '/verify')).json().role ?? 'owner';

describe('the role of an administrator', () => {
  it('is owner where nobody said anything, and stands in the list of users', async () => {
    const [colleague, user] = [await newAdmin(site), await newAccount(site)];
    expect(await roleOf(colleague)).toBe('owner');
    const listed = (await owner.ask('GET', '/users')).json<{ id: string; role: string | null }[]>();
    const of = ({ id }: Account) => listed.find((row) => row.id === id)?.role;
    expect([of(owner), of(colleague), of(user)]).toEqual(['owner', 'owner', null]);
  });

  it('is changed by an owner, from the next request on, with an entry in the audit log each time', async () => {
    const colleague = await newAdmin(site);
    const user = await newAccount(site);
    expect(await setRole(owner, colleague, 'support')).toEqual([200, 'support']);
    expect(await setRole(owner, colleague, 'support')).toEqual([200, 'support']);
    expect(await roleOf(colleague)).toBe('support');
    expect((await colleague.ask('DELETE', `/users/${user.id}`)).statusCode).toBe(403);
    expect(await setRole(owner, { id: colleague.id.toUpperCase() }, 'owner')).toEqual([200, 'owner']);
    expect((await colleague.ask('DELETE', `/users/${user.id}`)).statusCode).toBe(200);
    expect(
      (await auditOf(owner, colleague.id)).map(({ action, actorEmail, before, after }) => [
        action,
        actorEmail,
        before,
        after,
      ]),
    ).toEqual([
      ['user.role', owner.email, { role: 'support' }, { role: 'owner' }],
      ['user.role', owner.email, { role: 'owner' }, { role: 'support' }],
    ]);
  });

  it('can be said before a colleague has confirmed the address', async () => {
    const colleague = await newAccount(site, `new-${randomUUID()}@${COMPANY}`, false);
    expect(await setRole(owner, colleague, 'support')).toEqual([200, 'support']);
    expect((await colleague.ask('GET', '/verify')).statusCode).toBe(403);
  });

  it('is nobody’s own to change, and makes nobody an administrator', async () => {
    const [named, user] = [await newAccount(site, NAMED, true), await newAccount(site)];
    expect(await setRole(owner, owner, 'support')).toEqual([403, 'Nobody changes the own role. Ask another owner.']);
    expect(await setRole(owner, user, 'support')).toEqual([409, expect.stringContaining('no administrator')]);
    expect(await setRole(owner, named, 'support')).toEqual([409, expect.stringContaining('by the server’s settings')]);
    expect((await setRole(owner, { id: randomUUID() }, 'support'))[0]).toBe(404);
    expect((await setRole(owner, await newAdmin(site), 'king'))[0]).toBe(400);
    await makeSupport(open.db, named.id);
    expect(await roleOf(named)).toBe('owner');
  });

  it('leaves one owner where two demote each other at once', async () => {
    const [one, two] = [await newAdmin(site), await newAdmin(site)];
    const answers = await Promise.all([setRole(one, two, 'support'), setRole(two, one, 'support')]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 403]);
    expect([await roleOf(one), await roleOf(two)].sort()).toEqual(['owner', 'support']);
  });
});

describe('an administrator of support', () => {
  it('reads the portal', async () => {
    const support = await newSupport();
    for (const path of [
      '/verify',
      '/users',
      '/stats',
      '/audit',
      '/health',
      '/model-costs',
      '/failed-analyses',
      '/scores',
    ])
      expect([path, (await support.ask('GET', path)).statusCode]).toEqual([path, 200]);
    const [told, ofOwner] = [await support.get('/api/admin/waitlist'), await owner.get('/api/admin/waitlist')];
    expect([told.statusCode, told.headers['x-may-export'], ofOwner.headers['x-may-export']]).toEqual([200, '0', '1']);
  });

  it('takes no files, switches nothing, deletes nobody and makes no owner', async () => {
    const [support, user] = [await newSupport(), await newAccount(site)];
    const refused = await Promise.all([
      support.ask('GET', '/audit/export'),
      support.get('/api/waitlist/export'),
      support.ask('PATCH', `/users/${user.id}/subscription`, { active: true }),
      support.ask('PATCH', `/users/${support.id}/role`, { role: 'owner' }),
      support.ask('DELETE', `/users/${user.id}/sessions`),
      support.ask('DELETE', `/users/${user.id}`),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(403));
    expect(refused[0]?.json().message).toBe('Owners only. Ask an owner of this portal to do it.');
    expect(await auditOf(owner, user.id)).toEqual([]);
  });

  it('adds tokens up to the limit of a day, over all accounts, and lowers none', async () => {
    const support = await newSupport();
    const [one, two] = [await newAccount(site), await newAccount(site)];
    expect(await setTokens(support, one, 350)).toEqual([200, 350]);
    expect(await setTokens(support, one, 349)).toEqual([403, 'Only an owner can lower a balance.']);
    const left = SUPPORT_TOKENS_A_DAY - 200;
    expect(await setTokens(support, two, 150 + left + 1)).toEqual([
      403,
      expect.stringContaining(`you have ${left} left`),
    ]);
    expect(await setTokens(support, two, 150 + left)).toEqual([200, 150 + left]);
    expect(await setTokens(support, one, 351)).toEqual([403, expect.stringContaining('you have 0 left')]);
    site.pass(24 * 3_600_000 + 1);
    expect(await setTokens(support, one, 351)).toEqual([200, 351]);
    expect(await setTokens(owner, one, 5000)).toEqual([200, 5000]);
  });

  it('counts all accounts of one mailbox together, and gives none of them anything', async () => {
    const [support, other] = [await newSupport(), await newSupport()];
    const retag = (id: string, email: string) =>
      open.db.execute(sql`update users set email = ${email}, email_key = ${email} where id = ${id}::uuid`);
    const at = `mailbox-${support.id}`;
    await retag(support.id, `${at}+a@${COMPANY}`);
    await retag(other.id, `${at}+b@${COMPANY}`);
    const user = await newAccount(site);
    expect(await setTokens(support, user, 150 + SUPPORT_TOKENS_A_DAY)).toEqual([200, 150 + SUPPORT_TOKENS_A_DAY]);
    expect(await setTokens(other, user, 151 + SUPPORT_TOKENS_A_DAY)).toEqual([
      403,
      expect.stringContaining('you have 0 left'),
    ]);
    const third = await newSupport();
    await retag(third.id, `${at}-third+c@${COMPANY}`);
    expect(await setTokens(third, user, 151 + SUPPORT_TOKENS_A_DAY)).toEqual([200, 151 + SUPPORT_TOKENS_A_DAY]);
    expect(await setTokens(support, other, 151)).toEqual([403, expect.stringContaining('own balance')]);
  });

  it('gives no more by giving many times at once', async () => {
    const support = await newSupport();
    const accounts = await Promise.all(Array.from({ length: 6 }, () => newAccount(site)));
    const answers = await Promise.all(accounts.map((account) => setTokens(support, account, 250)));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(SUPPORT_TOKENS_A_DAY / 100);
  });

  it('gives itself nothing', async () => {
    const support = await newSupport();
    for (const id of [support.id, support.id.toUpperCase()])
      expect(await setTokens(support, { id }, 151)).toEqual([403, expect.stringContaining('own balance')]);
  });
});
