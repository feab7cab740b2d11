import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/accounts.ts';
import { walletUsages } from '../../db/schema/tokens.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openTestDatabase, testDatabaseKind } from '../../platform/database/test-database.ts';
import { lockWaits } from '../../platform/database/test-lock-waits.ts';
import { renewSubscriptions } from './renewals.service.ts';
import { brokenLedgerRules, brokenRulesAfterSweep } from './test-ledger-invariants.ts';
import { newSubscription } from './test-subscription.ts';
import { grantsOf, later, NOW, newWallet, reservation } from './test-wallet.ts';
import {
  balanceOf,
  expireGrants,
  extendLeases,
  grantTokens,
  noticeOf,
  releaseExpired,
  releaseReservation,
  reserveTokens,
  revokeGrant,
  setBalance,
  settleReservation,
  startMonthlyPeriod,
} from './tokens.service.ts';
import { usageOf } from './usage.service.ts';

const CONNECTIONS = 12;

describe.skipIf(testDatabaseKind() === 'embedded')(
  'the ledger under races (needs PostgreSQL: the embedded database has one session)',
  () => {
    let open: OpenDatabase;
    beforeAll(async () => {
      open = await openTestDatabase({ poolSize: CONNECTIONS });
    });
    afterEach(async () => {
      expect(await brokenLedgerRules(open.db)).toEqual([]);
    });
    afterAll(() => open.close());

    const times = <T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> =>
      Promise.all(Array.from({ length: count }, (_, index) => run(index)));
    const sweep = async (at: Date) => {
      await releaseExpired(open.db, at);
      await expireGrants(open.db, at);
    };
    const reserveInTransaction = (args: Parameters<typeof reserveTokens>[1]) =>
      open.db.transaction((tx) => reserveTokens(tx, args));

    it('lets exactly 20 of 50 parallel sends through on a balance of 20', async () => {
      const walletId = await newWallet(
        open.db,
        { tokens: 7, expiresAt: later(900) },
        { tokens: 6 },
        { tokens: 7, kind: 'purchased' },
      );
      const outcomes = await times(50, () => reserveInTransaction(reservation(walletId)));
      expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(20);
      expect((await grantsOf(open.db, walletId)).map((grant) => grant.remaining)).toEqual([0, 0, 0]);
    });

    it('keeps no sum of the use that was counted while another answer was settled', async () => {
      const walletId = await newWallet(open.db, { tokens: 10 });
      const counted = { walletId, since: NOW, kept: { since: null, tokens: 0, pro: 0 } };
      const args = reservation(walletId);
      await reserveTokens(open.db, args);
      let counting: Promise<unknown> | undefined;
      await open.db.transaction(async (tx) => {
        await settleReservation(tx, args.reservationId, NOW);
        counting = usageOf(open.db, counted);
        await expect.poll(() => lockWaits(open.db)).toBe(1);
      });
      expect(await counting).toEqual({ tokens: 0, pro: 0 });
      // What it counted was old by then; the next one counts anew, and that is kept.
      expect(await brokenLedgerRules(open.db)).toEqual([]);
      expect(await usageOf(open.db, counted)).toEqual({ tokens: 1, pro: 0 });
      const [kept] = await open.db.select().from(walletUsages).where(eq(walletUsages.walletId, walletId));
      expect(kept).toMatchObject({ since: NOW, tokens: 1, pro: 0 });
    });

    it('never spends past what is there when prices are mixed', async () => {
      const walletId = await newWallet(open.db, { tokens: 11, expiresAt: later(900) }, { tokens: 12 });
      const outcomes = await times(30, async (n) => {
        const tokens = n % 2 ? 5 : 1;
        return { tokens, ...(await reserveInTransaction(reservation(walletId, { tokens }))) };
      });
      const spent = outcomes.reduce((sum, outcome) => sum + (outcome.ok ? outcome.tokens : 0), 0);
      expect(spent).toBeLessThanOrEqual(23);
      expect(await balanceOf(open.db, walletId, NOW)).toBe(23 - spent);
    });

    it('lets several sweepers share the work without giving anything back twice', async () => {
      const wallets = await times(6, () => newWallet(open.db, { tokens: 30, expiresAt: later(900) }, { tokens: 30 }));
      await times(240, (n) => reserveTokens(open.db, reservation(wallets[n % 6]!, { leaseUntil: later(5) })));
      const released = await times(8, () => releaseExpired(open.db, later(6)));
      expect(released.reduce((sum, one) => sum + one, 0) + (await releaseExpired(open.db, later(6)))).toBe(240);
      for (const walletId of wallets) expect(await balanceOf(open.db, walletId, NOW)).toBe(60);
    });

    it('closes a reservation once when settling, releasing and sweeping meet', async () => {
      const walletId = await newWallet(open.db, { tokens: 40 }, { tokens: 60 });
      let charged = 0;
      for (let round = 0; round < 12; round++) {
        const args = reservation(walletId, { tokens: 5, leaseUntil: later(5) });
        await reserveTokens(open.db, args);
        const [settled, released, swept] = await Promise.all([
          open.db.transaction((tx) => settleReservation(tx, args.reservationId, later(6))),
          releaseReservation(open.db, args.reservationId, 'failed', later(6)),
          releaseExpired(open.db, later(6)),
        ]);
        expect(Number(settled) + Number(released) + swept).toBe(1);
        charged += settled ? 5 : 0;
      }
      expect(await balanceOf(open.db, walletId, NOW)).toBe(100 - charged);
    });

    it('keeps reserving, releasing, extending and sweeping of one wallet free of deadlocks', async () => {
      const walletId = await newWallet(
        open.db,
        { tokens: 5, expiresAt: later(900) },
        { tokens: 5, kind: 'purchased' },
        { tokens: 5 },
      );
      await times(60, async (n) => {
        const args = reservation(walletId, { tokens: 1 + (n % 7), leaseUntil: later(n % 3 === 0 ? 5 : 60) });
        const { ok } = await reserveInTransaction(args);
        await extendLeases(open.db, [args.reservationId], later(n % 2 === 0 ? 5 : 60));
        const swept = await releaseExpired(open.db, later(6));
        const released = await releaseReservation(open.db, args.reservationId, 'failed', later(7));
        if (!ok) expect(released).toBe(false);
        expect(swept).toBeGreaterThanOrEqual(0);
      });
      await releaseExpired(open.db, later(900));
      expect((await grantsOf(open.db, walletId)).map((grant) => grant.remaining)).toEqual([5, 5, 5]);
    });

    it('gives everything back when taking and giving back cross over many grants', async () => {
      const grants = Array.from({ length: 40 }, (_, n) => ({ tokens: 2, expiresAt: later(9000 - 100 * n) }));
      const walletId = await newWallet(open.db, ...grants);
      const outcomes = await times(120, async () => {
        const args = reservation(walletId, { tokens: 30 });
        const { ok } = await reserveInTransaction(args);
        return ok === (await releaseReservation(open.db, args.reservationId, 'failed', later(1)));
      });
      expect(outcomes).not.toContain(false);
      expect(await balanceOf(open.db, walletId, NOW)).toBe(80);
    });

    it('spends what comes back at the same moment, or refuses, and never fails', async () => {
      for (let round = 0; round < 40; round++) {
        const walletId = await newWallet(open.db, { tokens: 5 });
        const held = reservation(walletId, { tokens: 4 });
        await reserveTokens(open.db, held);
        const [, outcome, { before }] = await Promise.all([
          releaseReservation(open.db, held.reservationId, 'failed', NOW),
          reserveInTransaction(reservation(walletId, { tokens: 5 })),
          setBalance(open.db, { walletId, tokens: round % 2, newId: randomUUID, now: NOW }),
        ]);
        expect(typeof outcome.ok).toBe('boolean');
        expect([0, 1, 5]).toContain(before);
      }
    });

    it('loses no debit beside a balance that is set', async () => {
      const walletId = await newWallet(open.db, { tokens: 90, expiresAt: later(900) }, { tokens: 110 });
      const before: number[] = [];
      const outcomes = await times(60, async (n) => {
        if (n === 30) {
          before.push((await setBalance(open.db, { walletId, tokens: 120, newId: randomUUID, now: NOW })).before);
          return null;
        }
        const args = reservation(walletId, { tokens: 1 + (n % 3) });
        const { ok } = await reserveInTransaction(args);
        if (ok) await open.db.transaction((tx) => settleReservation(tx, args.reservationId, NOW));
        return ok ? args.tokens : 0;
      });
      const spent = outcomes.reduce<number>((sum, one) => sum + (one ?? 0), 0);
      const spentBefore = 200 - before[0]!;
      expect(await balanceOf(open.db, walletId, NOW)).toBe(120 - (spent - spentBefore));
    });

    it('sets a balance to what one of several administrators said, also from nothing', async () => {
      const walletId = await newWallet(open.db);
      const targets = [100, 40, 70, 0, 100, 55];
      const done = await times(targets.length, (n) =>
        setBalance(open.db, { walletId, tokens: targets[n]!, newId: randomUUID, now: NOW }),
      );
      expect(targets).toContain(await balanceOf(open.db, walletId, NOW));
      // One after the other: each found what another had left.
      const found = done.map(({ before }) => before).sort((a, b) => a - b);
      const left = [0, ...targets];
      left.splice(left.indexOf(await balanceOf(open.db, walletId, NOW)), 1);
      expect(found).toEqual(left.sort((a, b) => a - b));
    });

    it('spends each month in its own time when it turns among debits', async () => {
      const walletId = await newWallet(open.db, { tokens: 10, kind: 'monthly', expiresAt: later(600) });
      const turn = { walletId, periodStart: later(600), periodEnd: later(1200), tokens: 10, newId: randomUUID };
      const before = new Date(later(600).getTime() - 1);
      const [granted, , spent] = await Promise.all([
        times(3, () => startMonthlyPeriod(open.db, { ...turn, now: later(600) })),
        times(3, () => expireGrants(open.db, later(600))),
        times(54, (n) => reserveInTransaction(reservation(walletId, { now: n % 2 ? later(600) : before }))),
      ]);
      expect(granted.filter(Boolean)).toHaveLength(1);
      expect(spent.filter(({ ok }) => ok).length).toBeLessThanOrEqual(20);
      await sweep(later(600));
      expect(await balanceOf(open.db, walletId, later(600))).toBe(10);
      expect(await brokenRulesAfterSweep(open.db, later(600))).toEqual([]);
    });

    it('keeps the ledger of a user who is deleted among debits', async () => {
      const walletId = await newWallet(open.db, { tokens: 30 });
      const id = randomUUID();
      const who = { id, email: `${id}@example.com`, emailKey: `${id}@example.com`, passwordHash: '-', walletId };
      await open.db
        .insert(users)
        .values({ ...who, termsVersion: '1', ageConfirmed: '21+', acceptedAt: NOW, createdAt: NOW });
      const outcomes = await times(30, async (n) => {
        if (n === 15) {
          await open.db.delete(users).where(eq(users.id, id));
          return true;
        }
        return (await reserveInTransaction(reservation(walletId, { leaseUntil: later(5) }))).ok;
      });
      expect(outcomes).not.toContain(false);
      expect(await balanceOf(open.db, walletId, NOW)).toBe(1);
      await releaseExpired(open.db, later(6));
      expect(await balanceOf(open.db, walletId, NOW)).toBe(30);
    });

    it('takes each token of a grant once when refunds, returns and sweeps meet', async () => {
      for (let round = 0; round < 20; round++) {
        const walletId = await newWallet(open.db);
        const source = `payment:${randomUUID()}`;
        const grant = { grantId: randomUUID(), walletId, kind: 'monthly' as const, tokens: 50, source, now: NOW };
        await grantTokens(open.db, { ...grant, expiresAt: later(600) });
        const held = reservation(walletId, { tokens: 5, leaseUntil: later(900) });
        await reserveTokens(open.db, held);
        const refund = () => revokeGrant(open.db, { source, tokens: 50, reason: 'refund', now: later(600) });
        const [first, , , second] = await Promise.all([
          refund(),
          expireGrants(open.db, later(600)),
          releaseReservation(open.db, held.reservationId, 'failed', later(600)),
          refund(),
          expireGrants(open.db, later(600)),
        ]);
        expect(first + second).toBeLessThanOrEqual(50);
        await sweep(later(601));
        expect((await grantsOf(open.db, walletId))[0]?.remaining).toBe(0);
        expect(await brokenRulesAfterSweep(open.db, later(601))).toEqual([]);
      }
    });

    it('lets several sweepers expire each grant once', async () => {
      await times(300, () => newWallet(open.db, { tokens: 3, kind: 'monthly', expiresAt: later(60) }));
      const swept = await times(8, () => expireGrants(open.db, later(60)));
      expect(swept.reduce((sum, one) => sum + one, 0) + (await expireGrants(open.db, later(60)))).toBe(300);
    });

    it('renews a subscription once when all processes wake at its end', async () => {
      const wallets = await times(12, () => newWallet(open.db));
      for (const walletId of wallets) {
        await newSubscription(open.db, walletId, '2025-05-10T12:00:00Z', '2025-06-10T12:00:00Z');
      }
      const deps = { db: open.db, now: () => NOW, newId: randomUUID };
      const done = await times(8, () => renewSubscriptions(deps, new AbortController().signal));
      expect(done.reduce((sum, { renewed }) => sum + renewed, 0)).toBe(12);
      for (const walletId of wallets) expect(await grantsOf(open.db, walletId)).toHaveLength(1);
    });

    it('grants once for a source that 50 ask for at the same moment', async () => {
      const walletId = await newWallet(open.db);
      const source = `payment:${randomUUID()}`;
      const granted = await times(50, () => {
        const grant = { grantId: randomUUID(), walletId, kind: 'purchased' as const, tokens: 50, expiresAt: null };
        return open.db.transaction((tx) => grantTokens(tx, { ...grant, source, now: NOW }));
      });
      expect(granted.filter(Boolean)).toHaveLength(1);
      expect(await balanceOf(open.db, walletId, NOW)).toBe(50);
    });

    it('tells of a low balance once when several debits ask at the same moment', async () => {
      const walletId = await newWallet(open.db);
      const id = randomUUID();
      const who = { id, email: `${id}@example.com`, emailKey: `${id}@example.com`, passwordHash: '-', walletId };
      await open.db
        .insert(users)
        .values({ ...who, termsVersion: '1', ageConfirmed: '21+', acceptedAt: NOW, createdAt: NOW });
      const told = await times(20, () =>
        open.db.transaction((tx) => noticeOf(tx, { walletId, balance: 30, spent: 1, unlimited: false, now: NOW })),
      );
      expect(told.filter((one) => one !== null)).toHaveLength(1);
    });
  },
);
