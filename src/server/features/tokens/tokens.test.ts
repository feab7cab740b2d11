import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { ledgerEntries, tokenReservations } from '../../db/schema/tokens.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { brokenLedgerRules } from './test-ledger-invariants.ts';
import { addGrant, grantsOf, later, NOW, newWallet, reservation } from './test-wallet.ts';
import {
  balanceOf,
  extendLeases,
  grantSignupTokens,
  releaseAllHeld,
  releaseExpired,
  releaseReservation,
  reserveTokens,
  settleReservation,
} from './tokens.service.ts';

const open = await testDatabase();
afterEach(async () => {
  await releaseAllHeld(open.db, later(0));
  expect(await brokenLedgerRules(open.db)).toEqual([]);
});

const entriesOf = (reservationId: string) =>
  open.db.select().from(ledgerEntries).where(eq(ledgerEntries.reservationId, reservationId));

describe('the token ledger', () => {
  it('starts with the sign-up grant and gives it once', async () => {
    const walletId = await newWallet(open.db);
    const grant = { grantId: randomUUID(), walletId, tokens: 150, now: NOW };
    await open.db.transaction((tx) => grantSignupTokens(tx, grant));
    expect(await balanceOf(open.db, walletId, NOW)).toBe(150);

    const again = { ...grant, grantId: randomUUID() };
    await expect(open.db.transaction((tx) => grantSignupTokens(tx, again))).rejects.toThrow();
    expect(await balanceOf(open.db, walletId, NOW)).toBe(150);
  });

  it('takes the price from several grants in burn order and says what is left', async () => {
    const walletId = await newWallet(open.db);
    const bought = await addGrant(open.db, walletId, { kind: 'purchased', tokens: 4 });
    const lasting = await addGrant(open.db, walletId, { kind: 'signup', tokens: 2, now: later(10) });
    const monthly = await addGrant(open.db, walletId, { kind: 'monthly', tokens: 2, expiresAt: later(3600) });
    expect(await reserveTokens(open.db, reservation(walletId, { tokens: 5 }))).toEqual({ ok: true, balance: 3 });

    const left = new Map((await grantsOf(open.db, walletId)).map((grant) => [grant.id, grant.remaining]));
    expect([left.get(monthly), left.get(lasting), left.get(bought)]).toEqual([0, 0, 3]);
  });

  it('takes nothing and records nothing when the tokens do not suffice', async () => {
    const walletId = await newWallet(open.db, { tokens: 4 });
    const args = reservation(walletId, { tokens: 5 });
    expect(await reserveTokens(open.db, args)).toEqual({ ok: false, balance: 4 });
    expect(await entriesOf(args.reservationId)).toEqual([]);
    expect(await releaseReservation(open.db, args.reservationId, 'failed', NOW)).toBe(false);
    expect(await balanceOf(open.db, walletId, NOW)).toBe(4);
  });

  it('spends nothing of a grant that has expired', async () => {
    const walletId = await newWallet(open.db, { tokens: 5, expiresAt: later(60) });
    expect(await balanceOf(open.db, walletId, later(59))).toBe(5);
    expect(await balanceOf(open.db, walletId, later(60))).toBe(0);
    expect(await reserveTokens(open.db, reservation(walletId, { now: later(60) }))).toEqual({ ok: false, balance: 0 });
  });

  it('refuses a price that is no whole token', () => {
    for (const tokens of [0, -5, 1.5, Number.NaN]) {
      expect(() => reserveTokens(open.db, reservation(randomUUID(), { tokens }))).toThrow(RangeError);
    }
  });

  it('gives the tokens of a rolled-back question back with it', async () => {
    const walletId = await newWallet(open.db, { tokens: 5 });
    const failing = open.db.transaction(async (tx) => {
      await reserveTokens(tx, reservation(walletId, { tokens: 5 }));
      throw new Error('the question could not be saved');
    });
    await expect(failing).rejects.toThrow('could not be saved');
    expect(await balanceOf(open.db, walletId, NOW)).toBe(5);
  });

  it('refuses the same reservation twice without taking tokens', async () => {
    const walletId = await newWallet(open.db, { tokens: 5 });
    const args = reservation(walletId);
    await reserveTokens(open.db, args);
    await expect(reserveTokens(open.db, args)).rejects.toThrow();
    expect(await balanceOf(open.db, walletId, NOW)).toBe(4);
  });

  it('settles once, and a settled reservation is never given back', async () => {
    const walletId = await newWallet(open.db, { tokens: 5 });
    const args = reservation(walletId, { tokens: 5 });
    await reserveTokens(open.db, args);
    expect(await settleReservation(open.db, args.reservationId, later(1))).toBe(true);
    expect(await settleReservation(open.db, args.reservationId, later(2))).toBe(false);
    expect(await releaseReservation(open.db, args.reservationId, 'failed', later(3))).toBe(false);
    expect(await releaseExpired(open.db, later(3600))).toBe(0);
    expect(await balanceOf(open.db, walletId, later(3600))).toBe(0);
  });

  it('gives back once, to the grants it was taken from, and cannot be settled afterwards', async () => {
    const walletId = await newWallet(open.db, { tokens: 2, expiresAt: later(100) }, { tokens: 8 });
    const before = await grantsOf(open.db, walletId);
    const args = reservation(walletId, { tokens: 5 });
    await reserveTokens(open.db, args);
    expect(await releaseReservation(open.db, args.reservationId, 'failed', later(1))).toBe(true);
    expect(await releaseReservation(open.db, args.reservationId, 'failed', later(2))).toBe(false);
    expect(await settleReservation(open.db, args.reservationId, later(3))).toBe(false);
    expect(await grantsOf(open.db, walletId)).toEqual(before);
  });

  it('knows no other reservation than its own', async () => {
    expect(await settleReservation(open.db, randomUUID(), NOW)).toBe(false);
    expect(await releaseReservation(open.db, randomUUID(), 'failed', NOW)).toBe(false);
  });
});

describe('the sweeper', () => {
  it('gives back what is past its lease and leaves a running answer alone', async () => {
    const walletId = await newWallet(open.db, { tokens: 10 });
    const dead = reservation(walletId, { tokens: 2, leaseUntil: later(10) });
    const alive = reservation(walletId, { tokens: 3, leaseUntil: later(90) });
    for (const args of [dead, alive]) await reserveTokens(open.db, args);
    expect(await releaseExpired(open.db, later(9))).toBe(0);
    expect(await releaseExpired(open.db, later(10))).toBe(1);
    expect(await balanceOf(open.db, walletId, later(10))).toBe(7);
    expect(await settleReservation(open.db, alive.reservationId, later(11))).toBe(true);
  });

  it('sums what several reservations of one grant give back at once', async () => {
    const walletId = await newWallet(open.db, { tokens: 300 });
    for (let n = 0; n < 210; n++) await reserveTokens(open.db, reservation(walletId, { leaseUntil: later(5) }));
    expect(await balanceOf(open.db, walletId, NOW)).toBe(90);
    expect(await releaseExpired(open.db, later(6))).toBe(210);
    expect(await balanceOf(open.db, walletId, NOW)).toBe(300);
  });

  it('leaves alone what had its lease extended, and says which are still held', async () => {
    const walletId = await newWallet(open.db, { tokens: 10 });
    const running = reservation(walletId, { leaseUntil: later(10) });
    const ended = reservation(walletId, { leaseUntil: later(10) });
    for (const args of [running, ended]) await reserveTokens(open.db, args);
    await releaseReservation(open.db, ended.reservationId, 'failed', NOW);
    const ids = [running.reservationId, ended.reservationId];
    expect(await extendLeases(open.db, ids, later(70))).toEqual([running.reservationId]);
    expect(await extendLeases(open.db, [], later(70))).toEqual([]);
    expect(await releaseExpired(open.db, later(69))).toBe(0);
    expect(await releaseExpired(open.db, later(70))).toBe(1);
  });

  it('gives everything back at the start of a single process', async () => {
    const walletId = await newWallet(open.db, { tokens: 10 });
    for (let n = 0; n < 3; n++) await reserveTokens(open.db, reservation(walletId, { leaseUntil: later(900) }));
    expect(await releaseAllHeld(open.db, later(1))).toBe(3);
    expect(await balanceOf(open.db, walletId, later(1))).toBe(10);
    const held = await open.db.select().from(tokenReservations).where(eq(tokenReservations.state, 'held'));
    expect(held).toEqual([]);
  });
});
