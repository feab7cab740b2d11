import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listLedger as route } from '#contract/tokens.ts';
import { users } from '../../db/schema/accounts.ts';
import { ledgerEntries, tokenGrants } from '../../db/schema/tokens.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { explaining } from '../../platform/database/test-explain.ts';
import { get, signUpNew, startTestApp } from '../auth/test-auth-app.ts';
import { listLines } from './ledger.repo.ts';
import { addGrant, later, newWallet, reservation } from './test-wallet.ts';
import { tokensRoutes } from './tokens.routes.ts';
import {
  expireGrants,
  grantTokens,
  releaseReservation,
  reserveTokens,
  reserveUnlimited,
  revokeGrant,
  setBalance,
  settleReservation,
} from './tokens.service.ts';

const open = await testDatabase();
const site = await startTestApp(open.db);
beforeAll(async () => {
  await site.app.register(tokensRoutes({ db: open.db }));
});

let walletId: string;
let userId: string;
let cookie: string;
beforeEach(async () => {
  ({ id: userId, cookie } = await signUpNew(site.app));
  const [user] = await open.db.select().from(users).where(eq(users.id, userId));
  walletId = user!.walletId;
});

const read = async (query = '') => {
  const response = await get(site.app, `${route.path}${query}`, { cookie });
  expect(response.statusCode).toBe(200);
  return route.response[200].parse(response.json());
};
const texts = async () => (await read()).lines.map(({ tokens, balanceAfter, text }) => [tokens, balanceAfter, text]);
const analyse = async (tokens: number, now = later(1)) => {
  const use = {
    ...reservation(walletId, { tokens, now }),
    mode: tokens === 5 ? ('pro' as const) : ('regular' as const),
  };
  await reserveTokens(open.db, use);
  return use.reservationId;
};

describe('GET /api/tokens/ledger', () => {
  it('tells in words what came and went, and what there was after each', async () => {
    await settleReservation(open.db, await analyse(5), later(2));
    await releaseReservation(open.db, await analyse(5), 'model_failed', later(3));
    await addGrant(open.db, walletId, { kind: 'monthly', tokens: 12, expiresAt: later(3600), now: later(4) });
    await settleReservation(open.db, await analyse(1), later(5));
    const source = `payment:${randomUUID()}`;
    const bought = { grantId: randomUUID(), walletId, kind: 'purchased' as const, tokens: 50, expiresAt: null };
    await grantTokens(open.db, { ...bought, source, now: later(6) });
    await expireGrants(open.db, later(3600));
    await revokeGrant(open.db, { source, tokens: 50, reason: 'refund', now: later(3601) });
    await setBalance(open.db, { walletId, tokens: 40, newId: randomUUID, now: later(3602) });
    await setBalance(open.db, { walletId, tokens: 45, newId: randomUUID, now: later(3603) });
    await analyse(1, later(3604));
    expect(await texts()).toEqual([
      [-1, 44, 'Regular analysis, under way'],
      [5, 45, 'Set by support'],
      [-105, 40, 'Set by support'],
      [-50, 145, 'Taken back after a refund'],
      [-11, 195, '11 monthly tokens expired'],
      [50, 206, '50 tokens bought'],
      [-1, 156, 'Regular analysis'],
      [12, 157, 'Monthly tokens until Jun 10'],
      [5, 145, 'Pro analysis, returned: the model did not answer'],
      [-5, 140, 'Pro analysis'],
      [-5, 145, 'Pro analysis'],
      [150, 150, '150 free tokens for signing up; they never expire'],
    ]);
    const { lines, next } = await read();
    expect(next).toBeNull();
    expect(lines[0]).toMatchObject({ kind: 'analysis', mode: 'regular', isOpen: true, at: later(3604).toISOString() });
    expect(lines[1]).toMatchObject({ kind: 'grant', mode: null, isOpen: false });
    expect(lines[8]).toMatchObject({ kind: 'returned', mode: 'pro', isOpen: false });
  });

  it('shows one line for an analysis that several allowances paid, and one for its return', async () => {
    await setBalance(open.db, { walletId, tokens: 2, newId: randomUUID, now: later(0) });
    for (const seconds of [900, 901]) {
      await addGrant(open.db, walletId, { kind: 'monthly', tokens: 1, expiresAt: later(seconds) });
    }
    const id = await analyse(4);
    await releaseReservation(open.db, id, 'stopped', later(2));
    expect((await texts()).slice(0, 3)).toEqual([
      [4, 4, 'Regular analysis, returned: you stopped it'],
      [-4, 0, 'Regular analysis'],
      [1, 4, 'Monthly tokens until Jun 10'],
    ]);
  });

  it('shows what an unlimited account used when it was delivered', async () => {
    const { tokens: _tokens, ...use } = reservation(walletId);
    await reserveUnlimited(open.db, { ...use, mode: 'pro' });
    expect(await texts()).toHaveLength(1);
    await settleReservation(open.db, use.reservationId, later(2));
    expect((await texts())[0]).toEqual([0, 150, 'Pro analysis, not charged']);
  });

  it('names the days of the time zone that its reader set', async () => {
    await open.db.update(users).set({ timeZone: 'Pacific/Auckland' }).where(eq(users.id, userId));
    await addGrant(open.db, walletId, { kind: 'monthly', expiresAt: later(3600) });
    expect((await texts())[0]?.[2]).toBe('Monthly tokens until Jun 11');
  });

  it.each([1, 2, 3, 7])('turns its pages without a gap or a repeat, %i lines at a time', async (limit) => {
    await addGrant(open.db, walletId, { kind: 'monthly', tokens: 3, expiresAt: later(900) });
    await addGrant(open.db, walletId, { kind: 'monthly', tokens: 3, expiresAt: later(901) });
    for (let n = 0; n < 6; n++) {
      const id = await analyse(n % 2 ? 1 : 5, later(n));
      if (n % 3 === 0) await releaseReservation(open.db, id, 'failed', later(n));
      else await settleReservation(open.db, id, later(n));
    }
    const whole = await read('?limit=100');
    const turned: typeof whole.lines = [];
    let next: number | null = null;
    do {
      const page = await read(`?limit=${limit}${next === null ? '' : `&before=${next}`}`);
      expect(page.lines.length).toBeLessThanOrEqual(limit);
      turned.push(...page.lines);
      next = page.next;
    } while (next !== null);
    expect(turned).toEqual(whole.lines);
    // Each line's balance is the one before it and its own tokens.
    for (const [n, line] of whole.lines.entries()) {
      expect(line.balanceAfter).toBe((whole.lines[n + 1]?.balanceAfter ?? 0) + line.tokens);
    }
  });

  it('is right also where another line was written between the parts of one', async () => {
    const parts = await Promise.all([1, 2].map(() => addGrant(open.db, walletId, { tokens: 5 })));
    const other = reservation(walletId, { tokens: 4 });
    await reserveTokens(open.db, other);
    await releaseReservation(open.db, other.reservationId, 'failed', later(1));
    // As two sessions may leave it: a part, a grant of somebody else's, the other part.
    const held = { id: randomUUID(), walletId, tokens: 4, mode: 'pro', lease_until: later(60), now: later(2) };
    await open.db.execute(sql`
      insert into token_reservations (id, wallet_id, tokens, mode, state, lease_until, created_at)
      values (${held.id}::uuid, ${walletId}::uuid, 4, 'pro', 'held', ${later(60).toISOString()}::timestamptz, ${later(2).toISOString()}::timestamptz)`);
    const part = async (grantId: string) => {
      const row = { walletId, grantId, reservationId: held.id, kind: 'reserve' as const, tokens: -2 };
      await open.db.insert(ledgerEntries).values({ ...row, createdAt: later(2) });
      await open.db.update(tokenGrants).set({ remaining: 3 }).where(eq(tokenGrants.id, grantId));
    };
    await part(parts[0]!);
    await addGrant(open.db, walletId, { kind: 'purchased', tokens: 9 });
    await part(parts[1]!);
    const whole = (await read()).lines;
    expect(whole.slice(0, 2).map(({ tokens, balanceAfter }) => [tokens, balanceAfter])).toEqual([
      [-4, 165],
      [9, 169],
    ]);
    const second = await read(`?limit=1&before=${whole[0]!.id}`);
    expect(second.lines).toEqual([whole[1]]);
    await open.db.execute(
      sql`update token_reservations set state = 'settled', closed_at = created_at where id = ${held.id}::uuid`,
    );
  });

  it('shows nobody else what a wallet did', async () => {
    await analyse(5);
    const stranger = await signUpNew(site.app);
    const seen = await get(site.app, route.path, { cookie: stranger.cookie });
    expect(seen.json().lines).toHaveLength(1);
    expect((await get(site.app, route.path)).statusCode).toBe(401);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=ten', 'limit'],
    ['before=0', 'before'],
    ['before=-1', 'before'],
    ['before=x', 'before'],
    ['before=1.5', 'before'],
    ['before=99999999999999999999', 'before'],
  ])('refuses %s', async (query, name) => {
    const response = await get(site.app, `${route.path}?${query}`, { cookie });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toContain(name);
  });

  it('is read by the index of its wallet', async () => {
    const other = await newWallet(open.db);
    await open.db.execute(sql`
      insert into ledger_entries (wallet_id, kind, tokens, created_at)
      select ${other}::uuid, 'settle', 0, now() from generate_series(1, 5000)`);
    await open.db.execute(sql`analyze ledger_entries`);
    const { db, plans } = explaining(open.db);
    await listLines(db, { walletId, before: 1_000_000_000, limit: 20 });
    expect(plans).toHaveLength(1);
    expect(plans[0]).toContain('ledger_entries_wallet');
    expect(plans[0]).not.toMatch(/"Seq Scan"[^{}]*"ledger_entries"/);
  });
});
