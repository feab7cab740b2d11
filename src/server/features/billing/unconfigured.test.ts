import { afterAll, describe, expect, it } from 'vitest';
import { PAYMENT_WEBHOOK_PATH } from '#contract/billing.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { everythingIn, newBuyer, START, serveBilling } from './test-billing-app.ts';

const ACTIONS = [
  ['POST', '/api/payment/methods', undefined],
  ['POST', '/api/payment/methods/pm_1/default', undefined],
  ['DELETE', '/api/payment/methods/pm_1', undefined],
  ['POST', '/api/payment/subscription/cancel', undefined],
  ['POST', '/api/payment/subscription/resume', undefined],
  ['POST', '/api/payment/checkout', { kind: 'subscription' }],
  ['POST', '/api/payment/checkout', { kind: 'pack', tokens: 50 }],
] as const;

describe('without a payment provider', async () => {
  const open = await testDatabase();
  const { app, deps, billing } = await serveBilling(open.db, null, () => START);
  const buyer = await newBuyer({ app, deps });
  afterAll(async () => {
    await app.close();
  });

  it('there are no cards, no subscription and no history, and the screens are told that payments are off', async () => {
    const read = async (name: string) => (await buyer.ask('GET', `/api/payment/${name}`)).json();
    expect(await read('config')).toEqual({ enabled: false, publishableKey: null });
    expect([await read('methods'), await read('subscription'), await read('history')]).toEqual([[], null, []]);
  });

  it.each(ACTIONS)('%s %s is refused in plain words and changes nothing', async (method, url, body) => {
    const before = await everythingIn(open.db);
    const answer = await buyer.ask(method, url, body);
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      expect.objectContaining({
        code: 'unavailable',
        message: 'Payments are not available yet. Nothing was changed and nothing was charged.',
      }),
    ]);
    expect(await everythingIn(open.db)).toBe(before);
  });

  it('everything is for signed-in users, and nobody can tell of a payment', async () => {
    for (const name of ['config', 'methods', 'subscription', 'history']) {
      expect((await app.inject({ url: `/api/payment/${name}` })).statusCode).toBe(401);
    }
    for (const [method, url, body] of ACTIONS) {
      expect((await app.inject({ method, url, payload: body ?? {} })).statusCode).toBe(401);
    }
    expect((await app.inject({ method: 'POST', url: PAYMENT_WEBHOOK_PATH, payload: {} })).statusCode).toBe(503);
  });

  it('an administrator can still give a subscription, which is shown and costs nothing', async () => {
    const other = await newBuyer({ app, deps });
    await billing.switchSubscription({ walletId: other.walletId, active: true });
    expect(await other.subscription()).toEqual({
      plan: { name: 'Basic Monthly', amount: 1599, interval: 'month' },
      status: 'active',
      currentPeriodEnd: '2026-12-21T12:00:00.000Z',
      cancelAtPeriodEnd: false,
    });
    expect(await other.tokens()).toBe(150);
  });
});
