import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { ledgerEntries } from '../../db/schema/tokens.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { brokenLedgerRules } from './test-ledger-invariants.ts';
import { addGrant, grantsOf, later, NOW, newWallet, reservation } from './test-wallet.ts';
import {
  balanceOf,
  expireGrants,
  grantTokens,
  periodSource,
  releaseReservation,
  reserveTokens,
  revokeGrant,
  setBalance,
  settleReservation,
  startMonthlyPeriod,
  tokensUsedSince,
} from './tokens.service.ts';

const open = await testDatabase();
afterEach(async () => {
  await expireGrants(open.db, later(1_000_000));
  expect(await brokenLedgerRules(open.db)).toEqual([]);
});

const entriesOf = async (walletId: string) => {
  const rows = await open.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.walletId, walletId))
    .orderBy(asc(ledgerEntries.id));
  return rows.map(({ kind, tokens, reason }) => (reason ? [kind, tokens, reason] : [kind, tokens]));
};
const pack = (walletId: string, tokens: number, source: string | null = `payment:${randomUUID()}`) => ({
  grantId: randomUUID(),
  walletId,
  kind: 'purchased' as const,
  tokens,
  expiresAt: null,
  source,
  now: NOW,
});
const newId = randomUUID;

describe('a grant with a source', () => {
  it('is granted once, however often it is asked for', async () => {
    const walletId = await newWallet(open.db);
    const source = `payment:${randomUUID()}`;
    expect(await grantTokens(open.db, pack(walletId, 50, source))).toBe(true);
    expect(await grantTokens(open.db, pack(walletId, 50, source))).toBe(false);
    expect(await grantTokens(open.db, pack(await newWallet(open.db), 50, source))).toBe(false);
    expect(await entriesOf(walletId)).toEqual([['grant', 50]]);
  });

  it('is granted each time where it names no source', async () => {
    const walletId = await newWallet(open.db);
    for (let n = 0; n < 2; n++) expect(await grantTokens(open.db, pack(walletId, 50, null))).toBe(true);
    expect(await balanceOf(open.db, walletId, NOW)).toBe(100);
  });

  it('goes with the transaction that asked for it', async () => {
    const walletId = await newWallet(open.db);
    const source = `payment:${randomUUID()}`;
    const failing = open.db.transaction(async (tx) => {
      await grantTokens(tx, pack(walletId, 50, source));
      throw new Error('the event could not be kept');
    });
    await expect(failing).rejects.toThrow('could not be kept');
    expect(await grantTokens(open.db, pack(walletId, 50, source))).toBe(true);
  });

  it('refuses tokens that are none, part of one or too many, and a wallet that is none', async () => {
    const walletId = await newWallet(open.db);
    for (const tokens of [0, -1, 1.5, 1_000_001, Number.NaN, Number.POSITIVE_INFINITY]) {
      await expect(grantTokens(open.db, pack(walletId, tokens))).rejects.toThrow(RangeError);
    }
    await expect(grantTokens(open.db, pack(randomUUID(), 5))).rejects.toThrow();
    expect(await grantsOf(open.db, walletId)).toEqual([]);
  });
});

describe('a monthly period', () => {
  const period = (walletId: string, start = NOW, end = later(1000)) => ({
    walletId,
    periodStart: start,
    periodEnd: end,
    tokens: 150,
    newId,
    now: NOW,
  });

  it('is granted once for each wallet and period, and can be spent until it ends', async () => {
    const [walletId, other] = [await newWallet(open.db), await newWallet(open.db)];
    expect(await startMonthlyPeriod(open.db, period(walletId))).toBe(true);
    expect(await startMonthlyPeriod(open.db, period(walletId))).toBe(false);
    expect(await startMonthlyPeriod(open.db, period(other))).toBe(true);
    expect(await startMonthlyPeriod(open.db, period(walletId, later(1000), later(2000)))).toBe(true);
    expect(await balanceOf(open.db, walletId, later(999))).toBe(300);
    expect(await balanceOf(open.db, walletId, later(1000))).toBe(150);
    expect((await grantsOf(open.db, walletId)).map(({ source }) => source).sort()).toEqual(
      [NOW, later(1000)].map((start) => periodSource(walletId, start)),
    );
  });

  it('takes the source that it is given', async () => {
    const walletId = await newWallet(open.db);
    const source = `invoice:${randomUUID()}`;
    expect(await startMonthlyPeriod(open.db, { ...period(walletId), source })).toBe(true);
    expect((await grantsOf(open.db, walletId))[0]?.source).toBe(source);
  });

  it('refuses a period without a length', async () => {
    const walletId = await newWallet(open.db);
    expect(() => startMonthlyPeriod(open.db, period(walletId, NOW, NOW))).toThrow(RangeError);
  });
});

describe('a refund', () => {
  it('takes back what is left of its own grant, and no more', async () => {
    const walletId = await newWallet(open.db, { tokens: 20 });
    const bought = pack(walletId, 50);
    await grantTokens(open.db, bought);
    const spent = reservation(walletId, { tokens: 40 });
    await reserveTokens(open.db, spent);
    await settleReservation(open.db, spent.reservationId, NOW);
    const refund = { source: bought.source!, tokens: 50, reason: 'refund' as const, now: later(1) };
    expect(await revokeGrant(open.db, refund)).toBe(30);
    expect(await revokeGrant(open.db, refund)).toBe(0);
    expect(await balanceOf(open.db, walletId, later(1))).toBe(0);
    expect((await entriesOf(walletId)).at(-1)).toEqual(['revoke', -30, 'refund']);
  });

  it('of a part leaves the rest to be spent', async () => {
    const walletId = await newWallet(open.db);
    const bought = pack(walletId, 50);
    await grantTokens(open.db, bought);
    const part = { source: bought.source!, tokens: 20, reason: 'dispute' as const, now: later(1) };
    expect(await revokeGrant(open.db, part)).toBe(20);
    expect(await balanceOf(open.db, walletId, later(1))).toBe(30);
  });

  it('of tokens that a running analysis holds takes them too, when they come back', async () => {
    const walletId = await newWallet(open.db);
    const bought = pack(walletId, 50);
    await grantTokens(open.db, bought);
    const running = reservation(walletId, { tokens: 5 });
    await reserveTokens(open.db, running);
    expect(await revokeGrant(open.db, { source: bought.source!, tokens: 50, reason: 'refund', now: later(1) })).toBe(
      45,
    );
    expect(await releaseReservation(open.db, running.reservationId, 'failed', later(2))).toBe(true);
    expect(await balanceOf(open.db, walletId, later(2))).toBe(0);
    expect(await expireGrants(open.db, later(3))).toBe(1);
    expect((await entriesOf(walletId)).slice(-2)).toEqual([
      ['release', 5, 'failed'],
      ['expire', -5],
    ]);
  });

  it('of what was never granted takes nothing', async () => {
    const refund = { source: `payment:${randomUUID()}`, tokens: 5, reason: 'refund' as const, now: NOW };
    expect(await revokeGrant(open.db, refund)).toBe(0);
    for (const tokens of [0, -5, 0.5]) {
      await expect(revokeGrant(open.db, { ...refund, tokens })).rejects.toThrow(RangeError);
    }
  });
});

describe('a balance that support sets', () => {
  it('rises by a grant that never expires', async () => {
    const walletId = await newWallet(open.db, { tokens: 3, kind: 'monthly', expiresAt: later(60) });
    expect(await setBalance(open.db, { walletId, tokens: 40, newId, now: NOW })).toEqual({ before: 3, after: 40 });
    expect(await balanceOf(open.db, walletId, NOW)).toBe(40);
    expect(await balanceOf(open.db, walletId, later(60))).toBe(37);
    expect(await entriesOf(walletId)).toEqual([
      ['grant', 3],
      ['grant', 37],
    ]);
  });

  it('falls in burn order', async () => {
    const walletId = await newWallet(
      open.db,
      { tokens: 10, kind: 'purchased' },
      { tokens: 10, kind: 'monthly', expiresAt: later(60) },
    );
    expect(await setBalance(open.db, { walletId, tokens: 7, newId, now: NOW })).toEqual({ before: 20, after: 7 });
    expect((await grantsOf(open.db, walletId)).map(({ kind, remaining }) => [kind, remaining]).sort()).toEqual([
      ['monthly', 0],
      ['purchased', 7],
    ]);
    expect((await entriesOf(walletId)).slice(-2)).toEqual([
      ['revoke', -10, 'admin'],
      ['revoke', -3, 'admin'],
    ]);
  });

  it('stays without a line where it is that already', async () => {
    const walletId = await newWallet(open.db, { tokens: 10 });
    expect(await setBalance(open.db, { walletId, tokens: 10, newId, now: NOW })).toEqual({ before: 10, after: 10 });
    expect(await entriesOf(walletId)).toEqual([['grant', 10]]);
  });

  it('can be nothing and a million, and nothing outside of that', async () => {
    const walletId = await newWallet(open.db, { tokens: 10 });
    for (const tokens of [0, 1_000_000, 0]) await setBalance(open.db, { walletId, tokens, newId, now: NOW });
    for (const tokens of [-1, 0.5, 1_000_001, Number.NaN]) {
      await expect(setBalance(open.db, { walletId, tokens, newId, now: NOW })).rejects.toThrow(RangeError);
    }
    const nobody = setBalance(open.db, { walletId: randomUUID(), tokens: 5, newId, now: NOW });
    await expect(nobody).rejects.toMatchObject({ code: 'not_found' });
    expect(await balanceOf(open.db, walletId, NOW)).toBe(0);
  });
});

describe('expired grants', () => {
  it('leave the books with what is left of them, once', async () => {
    const walletId = await newWallet(open.db, { tokens: 12, kind: 'monthly', expiresAt: later(60) }, { tokens: 5 });
    await reserveTokens(open.db, reservation(walletId, { tokens: 4, leaseUntil: later(900) }));
    expect(await expireGrants(open.db, later(59))).toBe(0);
    expect(await expireGrants(open.db, later(60))).toBe(1);
    expect(await expireGrants(open.db, later(61))).toBe(0);
    expect((await entriesOf(walletId)).at(-1)).toEqual(['expire', -8]);
    expect(await balanceOf(open.db, walletId, later(60))).toBe(5);
  });

  it('are swept again after an analysis gave back to them', async () => {
    const walletId = await newWallet(open.db, { tokens: 12, kind: 'monthly', expiresAt: later(60) });
    const running = reservation(walletId, { tokens: 12, leaseUntil: later(900) });
    await reserveTokens(open.db, running);
    expect(await expireGrants(open.db, later(61))).toBe(0);
    await releaseReservation(open.db, running.reservationId, 'failed', later(62));
    expect(await expireGrants(open.db, later(63))).toBe(1);
    expect(await entriesOf(walletId)).toEqual([
      ['grant', 12],
      ['reserve', -12],
      ['release', 12, 'failed'],
      ['expire', -12],
    ]);
  });
});

describe('two clocks that are five minutes apart', () => {
  it('agree on what there is once either has swept, and lose nothing', async () => {
    const walletId = await newWallet(open.db, { tokens: 12, kind: 'monthly', expiresAt: later(600) }, { tokens: 2 });
    const behind = reservation(walletId, { tokens: 12, now: later(599), leaseUntil: later(900) });
    expect(await balanceOf(open.db, walletId, later(599 + 300))).toBe(2);
    expect(await reserveTokens(open.db, behind)).toEqual({ ok: true, balance: 2 });
    expect(await expireGrants(open.db, later(600 + 300))).toBe(0);
    await releaseReservation(open.db, behind.reservationId, 'failed', later(600));
    expect(await expireGrants(open.db, later(601 + 300))).toBe(1);
    expect(await reserveTokens(open.db, reservation(walletId, { tokens: 3, now: later(599) }))).toEqual({
      ok: false,
      balance: 2,
    });
    expect(await expireGrants(open.db, later(601))).toBe(0);
  });

  it('spend a month until the very moment that it ends, and the next from then on', async () => {
    const walletId = await newWallet(open.db, { tokens: 1, kind: 'monthly', expiresAt: later(600) });
    await addGrant(open.db, walletId, { tokens: 1, kind: 'monthly', expiresAt: later(1200), now: later(600) });
    const last = { ...reservation(walletId), now: new Date(later(600).getTime() - 1) };
    expect(await reserveTokens(open.db, last)).toEqual({ ok: true, balance: 1 });
    await releaseReservation(open.db, last.reservationId, 'failed', later(600));
    const next = reservation(walletId, { now: later(600) });
    expect(await reserveTokens(open.db, next)).toEqual({ ok: true, balance: 0 });
    expect((await grantsOf(open.db, walletId)).map(({ expiresAt, remaining }) => [expiresAt, remaining])).toEqual(
      expect.arrayContaining([
        [later(600), 1],
        [later(1200), 0],
      ]),
    );
  });
});

describe('what was used since', () => {
  it('counts what is charged and set aside, not what came back', async () => {
    const walletId = await newWallet(open.db, { tokens: 50 });
    const uses = [5, 5, 1, 1].map((tokens, n) => reservation(walletId, { tokens, now: later(n) }));
    for (const use of uses) await reserveTokens(open.db, use);
    await settleReservation(open.db, uses[1]!.reservationId, later(9));
    await releaseReservation(open.db, uses[2]!.reservationId, 'stopped', later(9));
    expect(await tokensUsedSince(open.db, walletId, NOW)).toBe(11);
    expect(await tokensUsedSince(open.db, walletId, later(1))).toBe(6);
    expect(await tokensUsedSince(open.db, walletId, later(4))).toBe(0);
  });
});
