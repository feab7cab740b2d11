import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { AdminStats, AdminUser, type AuditEntry } from '#contract/admin.ts';
import { paymentCustomers } from '../../db/schema/billing.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { reserveTokens, settleReservation } from '../tokens/tokens.service.ts';
import { deleteUserFor, setUserSubscription } from './change-user.ts';
import { type Account, COMPANY, NAMED, newAccount, newAdmin, startAdminApp } from './test-admin-app.ts';
import { auditOf } from './test-audit.ts';

const open = await testDatabase();
const site = await startAdminApp(open.db);
const admin = await newAdmin(site);
afterAll(async () => {
  expect(await brokenLedgerRules(open.db)).toEqual([]);
});

async function users(query = ''): Promise<{ users: AdminUser[]; total: number }> {
  const answer = await admin.ask('GET', `/users${query}`);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  return {
    users: answer.json<unknown[]>().map((user) => AdminUser.parse(user)),
    total: Number(answer.headers['x-total-count']),
  };
}

const stats = async () => AdminStats.parse((await admin.ask('GET', '/stats')).json());
const messageOf = (answer: { statusCode: number; json: () => { message: string } }) => [
  answer.statusCode,
  answer.json().message,
];

async function nameOf(account: Account, firstName: string, lastName: string): Promise<void> {
  await open.db.execute(
    sql`update users set first_name = ${firstName}, last_name = ${lastName} where id = ${account.id}::uuid`,
  );
}

describe('the list of users', () => {
  it('holds every user as they read themselves, the newest first', async () => {
    site.pass(1000);
    const older = await newAccount(site);
    site.pass(1000);
    const newer = await newAccount(site, `new-${randomUUID()}@${COMPANY}`);
    const { users: listed, total } = await users();
    expect(total).toBe(listed.length);
    expect(listed.slice(0, 2).map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(listed[0]).toMatchObject({
      email: newer.email,
      emailVerified: false,
      subscriptionActive: false,
      tokensRemaining: 150,
      isAdmin: false,
      unlimited: false,
      isProtected: true,
      createdAt: site.now().toISOString(),
    });
    expect(listed[1]).toMatchObject({ isProtected: false });
  });

  it('comes in pages of any size that repeat nothing', async () => {
    for (let n = 0; n < 7; n += 1) await newAccount(site);
    const all = (await users()).users.map(({ id }) => id);
    const paged: string[] = [];
    for (let offset = 0; offset < all.length; offset += 3) {
      const page = await users(`?limit=3&offset=${offset}`);
      expect(page.total).toBe(all.length);
      paged.push(...page.users.map(({ id }) => id));
    }
    expect(paged).toEqual(all);
    expect((await users(`?offset=${all.length}`)).users).toEqual([]);
  });

  it('is searched by address and name, without case, and by no pattern', async () => {
    const marker = randomUUID().slice(0, 8);
    const ann = await newAccount(site, `Ann_${marker}@Example.com`);
    const ben = await newAccount(site, `bxn-${marker}@example.com`);
    await nameOf(ben, 'Ben', `O'Neil${marker}`);
    const found = async (q: string) => (await users(`?q=${encodeURIComponent(q)}`)).users.map(({ id }) => id).sort();
    expect(await found(`ANN_${marker}`)).toEqual([ann.id]);
    expect(await found(`ben o'neil${marker}`)).toEqual([ben.id]);
    expect(await found(` ${marker} `)).toEqual([ann.id, ben.id].sort());
    expect(await found(`%${marker}`)).toEqual([]);
    expect(await found(`a__${marker}`)).toEqual([]);
    expect(await found('\\')).toEqual([]);
    expect((await users(`?q=${marker}&limit=1`)).total).toBe(2);
  });

  it('is sorted by each of its columns, both ways', async () => {
    const marker = randomUUID().slice(0, 8);
    const [a, b, c] = [
      await newAccount(site, `a-${marker}@example.com`),
      await newAccount(site, `b-${marker}@example.com`),
      await newAccount(site, `c-${marker}@example.com`),
    ];
    await nameOf(a, 'Zoe', 'A');
    await nameOf(b, 'adam', 'B');
    await admin.ask('PATCH', `/users/${a.id}/tokens`, { tokens: 20 });
    await admin.ask('PATCH', `/users/${b.id}/tokens`, { tokens: 500 });
    await admin.ask('PATCH', `/users/${c.id}/subscription`, { active: true });
    const order = async (sort: string) =>
      (await users(`?q=${marker}&sort=${sort}`)).users.map(({ id }) => [a.id, b.id, c.id].indexOf(id));
    expect(await order('email')).toEqual([0, 1, 2]);
    expect(await order('-email')).toEqual([2, 1, 0]);
    expect(await order('name')).toEqual([1, 0, 2]);
    expect(await order('-name')).toEqual([0, 1, 2]);
    expect(await order('tokens')).toEqual([0, 2, 1]);
    expect(await order('-tokens')).toEqual([1, 2, 0]);
    expect((await order('-subscription'))[0]).toBe(2);
    expect((await order('subscription'))[2]).toBe(2);
  });

  it.each([
    ['?limit=0', 'limit must be at least 1'],
    ['?limit=1001', 'limit must be at most 1000'],
    ['?limit=x', 'limit must be a number'],
    ['?offset=-1', 'offset must be at least 0'],
    ['?offset=1.5', 'offset must be a whole number'],
    ['?q=%00', 'q must not contain U+0000'],
    [`?q=${'x'.repeat(201)}`, 'q must be at most 200 characters'],
  ])('refuses %s', async (query, words) => {
    expect(messageOf(await admin.ask('GET', `/users${query}`))).toEqual([400, words]);
  });

  it('refuses an order that it does not know', async () => {
    expect((await admin.ask('GET', '/users?sort=password_hash')).statusCode).toBe(400);
  });
});

describe('a balance', () => {
  it('is set up and down, to the token, with an entry that says who, what and from where', async () => {
    const user = await newAccount(site);
    const set = (tokens: number) => admin.ask('PATCH', `/users/${user.id}/tokens`, { tokens });
    const raised = await set(1_000_000);
    expect([raised.statusCode, AdminUser.parse(raised.json())]).toMatchObject([200, { tokensRemaining: 1_000_000 }]);
    expect((await set(0)).json()).toMatchObject({ tokensRemaining: 0 });
    expect(await auditOf(admin, user.id)).toMatchObject([
      { before: { tokens: 1_000_000 }, after: { tokens: 0 } },
      {
        action: 'user.tokens',
        actorEmail: admin.email,
        targetEmail: user.email,
        before: { tokens: 150 },
        after: { tokens: 1_000_000 },
        address: '203.0.113.9',
        at: site.now().toISOString(),
      },
    ]);
  });

  it.each([
    [{ tokens: -1 }, 'tokens must be at least 0'],
    [{ tokens: 1_000_001 }, 'tokens must be at most 1000000'],
    [{ tokens: 1.5 }, 'tokens must be a whole number'],
    [{ tokens: '20' }, 'tokens must be a number'],
    [{ tokens: null }, 'tokens must be a number'],
    [{}, 'tokens must be a number'],
  ])('refuses %j and changes nothing', async (body, words) => {
    const user = await newAccount(site);
    expect(messageOf(await admin.ask('PATCH', `/users/${user.id}/tokens`, body))).toEqual([400, words]);
    expect(await auditOf(admin, user.id)).toEqual([]);
  });

  it('keeps what was spent meanwhile, and counts it in the figures', async () => {
    const user = await newAccount(site);
    const before = await stats();
    const [reservationId, now] = [randomUUID(), site.now()];
    const lease = { reservationId, walletId: user.walletId, mode: 'pro' as const, leaseUntil: now, now };
    await reserveTokens(open.db, { ...lease, tokens: 5 });
    await admin.ask('PATCH', `/users/${user.id}/tokens`, { tokens: 40 });
    await settleReservation(open.db, reservationId, now);
    expect((await users(`?q=${user.email}`)).users[0]?.tokensRemaining).toBe(40);
    expect((await stats()).tokensUsed).toBe(before.tokensUsed + 5);
  });
});

describe('a subscription', () => {
  it('is switched on and off, each once, and counted', async () => {
    const user = await newAccount(site);
    const { activeSubscriptions: before } = await stats();
    const set = async (active: boolean) =>
      (await admin.ask('PATCH', `/users/${user.id}/subscription`, { active })).json();
    expect(await set(true)).toMatchObject({ subscriptionActive: true, tokensRemaining: 300 });
    expect(await set(true)).toMatchObject({ subscriptionActive: true, tokensRemaining: 300 });
    expect((await stats()).activeSubscriptions).toBe(before + 1);
    expect(await set(false)).toMatchObject({ subscriptionActive: false, tokensRemaining: 300 });
    expect(await set(true)).toMatchObject({ subscriptionActive: true, tokensRemaining: 300 });
    expect((await auditOf(admin, user.id)).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['user.subscription', { subscription: null }, { subscription: 'active' }],
      ['user.subscription', { subscription: 'active' }, { subscription: null }],
      ['user.subscription', { subscription: null }, { subscription: 'active' }],
    ]);
  });

  it('is left to nobody: neither switched on while its user is deleted, nor after', async () => {
    const { deps } = site;
    const [during, after] = [await newAccount(site), await newAccount(site)];
    const actor = { id: admin.id, email: admin.email, address: '203.0.113.9' };
    const meanwhile = async (walletId: string) => {
      await deps.billing.deleteCustomerFor(walletId);
      await setUserSubscription(deps, actor, during.id, true);
    };
    await deleteUserFor({ ...deps, billing: { ...deps.billing, deleteCustomerFor: meanwhile } }, actor, during.id);

    const tooLate: typeof deps.billing.switchSubscription = async (change) => {
      await deleteUserFor(deps, actor, after.id);
      return deps.billing.switchSubscription(change);
    };
    const late = setUserSubscription(
      { ...deps, billing: { ...deps.billing, switchSubscription: tooLate } },
      actor,
      after.id,
      true,
    );
    await expect(late).rejects.toMatchObject({ code: 'not_found' });

    for (const { id, walletId } of [during, after]) {
      const live = sql`select id from subscriptions where wallet_id = ${walletId}::uuid and status <> 'ended'`;
      expect(rowsOf(await open.db.execute(live))).toEqual([]);
      expect((await auditOf(admin, id))[0]).toMatchObject({ action: 'user.delete' });
    }
  });

  it('refuses what is neither on nor off', async () => {
    for (const body of [{}, { active: 'yes' }, { active: 1 }]) {
      const answer = await admin.ask('PATCH', `/users/${randomUUID()}/subscription`, body);
      expect(messageOf(answer)).toEqual([400, 'active must be true or false']);
    }
  });
});

describe('a deletion', () => {
  it('takes the user and everything of theirs, but no line of the ledger', async () => {
    const user = await newAccount(site);
    await admin.ask('PATCH', `/users/${user.id}/subscription`, { active: true });
    const { users: before, activeSubscriptions } = await stats();
    const lines = () => open.db.execute(sql`select * from ledger_entries where wallet_id = ${user.walletId}::uuid`);
    const ledger = rowsOf(await lines());
    const reported = randomUUID();
    await open.db.execute(sql`
      insert into answer_reports (id, user_id, message_id, reason, question, answer, created_at)
      values (${reported}::uuid, ${user.id}::uuid, ${randomUUID()}::uuid, 'Wrong team', 'Who?', '{}', now())`);
    const reports = () => open.db.execute(sql`select reason, user_id from answer_reports where id = ${reported}::uuid`);
    const answer = await admin.ask('DELETE', `/users/${user.id}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'User deleted' }]);
    expect(await stats()).toMatchObject({ users: before - 1, activeSubscriptions: activeSubscriptions - 1 });
    expect(rowsOf(await lines())).toEqual(ledger);
    expect((await user.ask('GET', '/verify')).statusCode).toBe(401);
    expect((await admin.ask('DELETE', `/users/${user.id}`)).statusCode).toBe(404);
    expect(rowsOf(await reports())).toEqual([{ reason: 'Wrong team', user_id: null }]);
    expect((await auditOf(admin, user.id))[0]).toMatchObject({
      action: 'user.delete',
      targetEmail: user.email,
      before: { tokens: 300, subscriptionActive: true, emailVerified: false },
      after: null,
    });
  });

  it('spares the company’s people and the named one, verified or not', async () => {
    const protectedOnes = [
      admin,
      await newAccount(site, `u-${randomUUID()}@${COMPANY.toUpperCase()}`),
      await newAccount(site, NAMED),
    ];
    for (const { id } of protectedOnes) {
      expect(messageOf(await admin.ask('DELETE', `/users/${id}`))).toEqual([
        403,
        'This user is an administrator of the company and cannot be deleted.',
      ]);
      expect(await auditOf(admin, id)).toEqual([]);
    }
    const alike = await newAccount(site, `u-${randomUUID()}@evil${COMPANY}`);
    expect((await admin.ask('DELETE', `/users/${alike.id}`)).statusCode).toBe(200);
  });

  it('waits for the payment provider: nobody who is gone is billed again', async () => {
    const user = await newAccount(site);
    const customer = { walletId: user.walletId, providerId: `cus_${randomUUID()}`, createdAt: site.now() };
    await open.db.insert(paymentCustomers).values(customer);
    expect((await admin.ask('DELETE', `/users/${user.id}`)).statusCode).toBe(503);
    expect((await users(`?q=${user.email}`)).total).toBe(1);
    expect(await auditOf(admin, user.id)).toEqual([]);
  });
});

describe.each([
  ['PATCH', '/tokens', { tokens: 1 }],
  ['PATCH', '/subscription', { active: true }],
  ['DELETE', '', undefined],
] as const)('%s of a user at %s', (method, path, body) => {
  it('takes the id in capitals for the same one', async () => {
    const { id } = await newAccount(site);
    expect((await admin.ask(method, `/users/${id.toUpperCase()}${path}`, body)).statusCode).toBe(200);
    expect((await auditOf(admin, id)).map(({ targetId }) => targetId)).toEqual([id]);
  });

  it('is 404 for an unknown id and 400 for what is none', async () => {
    expect(messageOf(await admin.ask(method, `/users/${randomUUID()}${path}`, body))).toEqual([
      404,
      'There is no such user.',
    ]);
    for (const id of ['1', 'x', `${randomUUID()}0`, '%00']) {
      const answer = await admin.ask(method, `/users/${id}${path}`, body);
      expect(messageOf(answer)).toEqual([400, 'id must be the id of a user']);
    }
  });
});

describe('the audit log', () => {
  it('is paged, searched, and changed by nobody', async () => {
    const user = await newAccount(site);
    for (const tokens of [1, 2, 3]) await admin.ask('PATCH', `/users/${user.id}/tokens`, { tokens });
    const page = await admin.ask('GET', `/audit?q=${user.email.toUpperCase()}&limit=2&offset=1`);
    expect(page.headers['x-total-count']).toBe('3');
    expect(page.json<AuditEntry[]>().map(({ after }) => after)).toEqual([{ tokens: 2 }, { tokens: 1 }]);
    await expect(open.db.execute(sql`delete from audit_entries`)).rejects.toThrow();
    await expect(open.db.execute(sql`update audit_entries set actor_email = ''`)).rejects.toThrow();
  });
});

describe('an account whose holder said to be under 21', () => {
  const say = (id: string) =>
    open.db.execute(
      sql`update users set under_age_since = ${site.now().toISOString()}::timestamptz where id = ${id}::uuid`,
    );

  it('is marked in the list, and lifted with an entry in the audit log, once', async () => {
    const { id, email } = await newAccount(site);
    expect((await users(`?q=${email}`)).users[0]?.isUnderAge).toBe(false);
    await say(id);
    expect((await users(`?q=${email}`)).users[0]?.isUnderAge).toBe(true);
    for (let n = 0; n < 2; n += 1) {
      const lifted = await admin.ask('DELETE', `/users/${id}/under-age`);
      expect([lifted.statusCode, AdminUser.parse(lifted.json()).isUnderAge]).toEqual([200, false]);
    }
    expect((await users(`?q=${email}`)).users[0]?.isUnderAge).toBe(false);
    expect(await auditOf(admin, id)).toMatchObject([
      { action: 'user.under_age', actorEmail: admin.email, before: { underAge: true }, after: { underAge: false } },
    ]);
  });

  it('is lifted by nobody but an administrator', async () => {
    const account = await newAccount(site);
    await say(account.id);
    expect(messageOf(await account.ask('DELETE', `/users/${account.id}/under-age`))).toEqual([
      403,
      'Administrators only',
    ]);
    expect((await users(`?q=${account.email}`)).users[0]?.isUnderAge).toBe(true);
    expect(await auditOf(admin, account.id)).toEqual([]);
  });

  it('is 404 where there is none, and 400 where the id is no id', async () => {
    expect((await admin.ask('DELETE', `/users/${randomUUID()}/under-age`)).statusCode).toBe(404);
    expect((await admin.ask('DELETE', '/users/7/under-age')).statusCode).toBe(400);
  });
});
