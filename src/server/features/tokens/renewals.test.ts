import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { MONTHLY_PLAN } from '#contract/prices.ts';
import { subscriptions } from '../../db/schema/billing.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { renewSubscriptions } from './renewals.service.ts';
import { brokenLedgerRules } from './test-ledger-invariants.ts';
import { newSubscription } from './test-subscription.ts';
import { grantsOf, newWallet } from './test-wallet.ts';
import { balanceOf, startMonthlyPeriod } from './tokens.service.ts';

const open = await testDatabase();
afterEach(async () => {
  await open.db.update(subscriptions).set({ status: 'paused' }).where(eq(subscriptions.status, 'active'));
  expect(await brokenLedgerRules(open.db)).toEqual([]);
});

const never = new AbortController().signal;
const renew = (at: string, signal = never) =>
  renewSubscriptions({ db: open.db, now: () => new Date(at), newId: randomUUID }, signal);
const find = async (id: string) =>
  (await open.db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0] ?? expect.fail('no subscription');
const ends = async (id: string) => (await find(id)).currentPeriodEnd.toISOString();
const monthly = async (walletId: string) =>
  (await grantsOf(open.db, walletId))
    .map(({ granted, expiresAt }) => [granted, expiresAt?.toISOString()])
    .sort((a, b) => String(a[1]).localeCompare(String(b[1])));

describe('the renewal of a subscription that no provider bills', () => {
  it('comes at the very end of its month, once, with the tokens of the plan', async () => {
    const walletId = await newWallet(open.db);
    const id = await newSubscription(open.db, walletId, '2025-03-10T08:00:00Z', '2025-04-10T08:00:00Z');
    expect(await renew('2025-04-10T07:59:59.999Z')).toEqual({ renewed: 0, ended: 0 });
    expect(await renew('2025-04-10T08:00:00Z')).toEqual({ renewed: 1, ended: 0 });
    expect(await renew('2025-04-10T08:00:00Z')).toEqual({ renewed: 0, ended: 0 });
    expect(await find(id)).toMatchObject({
      currentPeriodStart: new Date('2025-04-10T08:00:00Z'),
      currentPeriodEnd: new Date('2025-05-10T08:00:00Z'),
      anchorAt: new Date('2025-03-10T08:00:00Z'),
    });
    expect(await monthly(walletId)).toEqual([[MONTHLY_PLAN.tokens, '2025-05-10T08:00:00.000Z']]);
  });

  it.each([
    ['a 31st', '2025-01-31T12:00:00Z', ['02-28', '03-31', '04-30', '05-31']],
    ['a 30th', '2025-01-30T12:00:00Z', ['02-28', '03-30', '04-30', '05-30']],
    ['a 29th', '2025-01-29T12:00:00Z', ['02-28', '03-29', '04-29', '05-29']],
    ['a 28th', '2025-01-28T12:00:00Z', ['02-28', '03-28', '04-28', '05-28']],
    ['a 31st before a leap day', '2024-01-31T12:00:00Z', ['02-29', '03-31', '04-30', '05-31']],
    ['a leap day', '2024-02-29T12:00:00Z', ['03-29', '04-29', '05-29', '06-29']],
    ['over the hour that clocks skip and repeat', '2025-02-09T07:30:00Z', ['03-09', '04-09', '05-09', '06-09']],
    ['over the new year', '2025-12-31T23:59:59Z', ['01-31', '02-28', '03-31', '04-30']],
  ])('keeps to the day it began on: %s', async (_name, anchor, days) => {
    const walletId = await newWallet(open.db);
    const first = new Date(anchor);
    const year = first.getUTCFullYear() + (first.getUTCMonth() === 11 ? 1 : 0);
    const moments = days.map((day) => `${year}-${day}T${first.toISOString().slice(11)}`);
    const id = await newSubscription(open.db, walletId, anchor, moments[0]!);
    for (const [n, moment] of moments.slice(0, -1).entries()) {
      expect(await renew(moment)).toEqual({ renewed: 1, ended: 0 });
      expect(await ends(id)).toBe(new Date(moments[n + 1]!).toISOString());
      expect(await balanceOf(open.db, walletId, new Date(moment))).toBe(MONTHLY_PLAN.tokens);
    }
    expect(await monthly(walletId)).toHaveLength(3);
  });

  it('after a long sleep grants the month that is, not those that were missed', async () => {
    const walletId = await newWallet(open.db);
    const id = await newSubscription(open.db, walletId, '2024-12-31T12:00:00Z', '2025-01-31T12:00:00Z');
    expect(await renew('2025-06-15T00:00:00Z')).toEqual({ renewed: 1, ended: 0 });
    expect(await ends(id)).toBe('2025-06-30T12:00:00.000Z');
    expect(await monthly(walletId)).toEqual([[MONTHLY_PLAN.tokens, '2025-06-30T12:00:00.000Z']]);
  });

  it('grants once where two clocks are five minutes apart', async () => {
    const walletId = await newWallet(open.db);
    const id = await newSubscription(open.db, walletId, '2025-03-10T08:00:00Z', '2025-04-10T08:00:00Z');
    const atMs = Date.parse('2025-04-10T08:00:00Z');
    for (const skewMs of [-300_000, 300_000, -300_000, 0, 300_000]) await renew(new Date(atMs + skewMs).toISOString());
    expect(await ends(id)).toBe('2025-05-10T08:00:00.000Z');
    expect(await monthly(walletId)).toHaveLength(1);
  });

  it('grants nothing for a month that was granted when it was switched on', async () => {
    const walletId = await newWallet(open.db);
    const [start, end] = ['2025-04-10T08:00:00Z', '2025-05-10T08:00:00Z'];
    await newSubscription(open.db, walletId, '2025-03-10T08:00:00Z', start);
    const period = { periodStart: new Date(start), periodEnd: new Date(end), tokens: 150 };
    await startMonthlyPeriod(open.db, { walletId, ...period, newId: randomUUID, now: new Date(start) });
    expect(await renew(start)).toEqual({ renewed: 1, ended: 0 });
    expect(await monthly(walletId)).toHaveLength(1);
  });

  it('is the end of one that was cancelled', async () => {
    const walletId = await newWallet(open.db);
    const changes = { cancelAtPeriodEnd: true };
    const id = await newSubscription(open.db, walletId, '2025-03-10T08:00:00Z', '2025-04-10T08:00:00Z', changes);
    expect(await renew('2025-04-12T00:00:00Z')).toEqual({ renewed: 0, ended: 1 });
    expect(await find(id)).toMatchObject({ status: 'ended', endedAt: new Date('2025-04-10T08:00:00Z') });
    expect(await monthly(walletId)).toEqual([]);
  });

  it('leaves alone what the provider bills, what is paused and what has ended', async () => {
    const [start, end] = ['2025-03-10T08:00:00Z', '2025-04-10T08:00:00Z'] as const;
    const left = [
      { origin: 'stripe', providerId: `sub_${randomUUID()}` },
      { status: 'paused' },
      { status: 'past_due' },
      { status: 'ended', endedAt: new Date(end) },
    ] as const;
    for (const changes of left) await newSubscription(open.db, await newWallet(open.db), start, end, changes);
    expect(await renew('2025-04-12T00:00:00Z')).toEqual({ renewed: 0, ended: 0 });
  });

  it('goes through more than one batch, and stops between two when the server does', async () => {
    const [start, end] = ['2025-03-10T08:00:00Z', '2025-04-10T08:00:00Z'] as const;
    for (let n = 0; n < 102; n++) await newSubscription(open.db, await newWallet(open.db), start, end);
    const stopped = new AbortController();
    stopped.abort();
    expect(await renew('2025-04-10T08:00:00Z', stopped.signal)).toEqual({ renewed: 0, ended: 0 });
    expect(await renew('2025-04-10T08:00:00Z')).toEqual({ renewed: 102, ended: 0 });
    expect(await renew('2025-04-10T08:00:00Z')).toEqual({ renewed: 0, ended: 0 });
  });
});
