import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/database.ts';
import { openTestDatabase, testDatabaseKind } from '../../platform/test-database.ts';
import { brokenLedgerRules } from './test-ledger-invariants.ts';
import { grantsOf, later, NOW, newWallet, reservation } from './test-wallet.ts';
import {
  balanceOf,
  extendLeases,
  releaseExpired,
  releaseReservation,
  reserveTokens,
  settleReservation,
} from './tokens.service.ts';

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
  },
);
