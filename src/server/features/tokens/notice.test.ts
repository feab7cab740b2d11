import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/accounts.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { signUpNew, startTestApp } from '../auth/test-auth-app.ts';
import { newSubscription } from './test-subscription.ts';
import { newWallet } from './test-wallet.ts';
import { noticeOf } from './tokens.service.ts';

let walletId: string;
const open = await testDatabase();
beforeEach(async () => {
  const { app } = await startTestApp(open.db, { startAt: '2025-01-31T12:00:00Z' });
  const { id } = await signUpNew(app);
  const [user] = await open.db.select().from(users).where(eq(users.id, id));
  walletId = user!.walletId;
});

const notice = (balance: number, spent: number, at = '2025-02-10T00:00:00Z', unlimited = false) =>
  noticeOf(open.db, { walletId, balance, spent, unlimited, now: new Date(at) });
const low = (balance: number) => ({ level: 'low', balance, topUp: '/pricing' });
const empty = { level: 'empty', balance: 0, topUp: '/pricing' };

describe('a low balance', () => {
  it('is told of when a debit brings it to a fifth of a month, and when it brings it to nothing', async () => {
    expect(await notice(31, 5)).toBeNull();
    expect(await notice(30, 1)).toEqual(low(30));
    expect(await notice(29, 1)).toBeNull();
    expect(await notice(1, 5)).toBeNull();
    expect(await notice(0, 1)).toEqual(empty);
  });

  it('is told of once in a period, also after it rose in between', async () => {
    expect(await notice(28, 5)).toEqual(low(28));
    expect(await notice(30, 1)).toBeNull();
    expect(await notice(0, 5)).toEqual(empty);
    expect(await notice(0, 1)).toBeNull();
  });

  it('is told of again in the next period, counted from the sign-up', async () => {
    expect(await notice(30, 1, '2025-02-28T11:59:59.999Z')).toEqual(low(30));
    expect(await notice(30, 1, '2025-02-28T12:00:00Z')).toEqual(low(30));
    expect(await notice(30, 1, '2025-03-31T11:59:59.999Z')).toBeNull();
  });

  it('counts its periods from the live subscription', async () => {
    await newSubscription(open.db, walletId, '2025-02-05T00:00:00Z', '2025-03-05T00:00:00Z');
    expect(await notice(30, 1, '2025-02-10T00:00:00Z')).toEqual(low(30));
    expect(await notice(30, 1, '2025-03-01T00:00:00Z')).toBeNull();
    expect(await notice(30, 1, '2025-03-05T00:00:00Z')).toEqual(low(30));
  });

  it('counts them as the provider bills them', async () => {
    const billed = { origin: 'stripe' as const, providerId: `sub_${walletId}` };
    await newSubscription(open.db, walletId, '2025-02-05T00:00:00Z', '2025-03-20T00:00:00Z', billed);
    expect(await notice(30, 1, '2025-02-10T00:00:00Z')).toEqual(low(30));
    expect(await notice(30, 1, '2025-03-19T00:00:00Z')).toBeNull();
    expect(await notice(30, 1, '2025-03-20T00:00:00Z')).toEqual(low(30));
  });

  it('is never told of to an unlimited account, nor for a wallet whose user is gone', async () => {
    expect(await notice(30, 1, '2025-02-10T00:00:00Z', true)).toBeNull();
    walletId = await newWallet(open.db);
    expect(await notice(30, 1)).toBeNull();
  });
});
