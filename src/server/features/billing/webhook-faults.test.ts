import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { everythingIn, newBuyer, pay, startBillingApp } from './test-billing-app.ts';

describe('a message while the provider misbehaves', async () => {
  const open = await testDatabase();
  const world = await startBillingApp(open.db);
  const quick = await startBillingApp(open.db, { deadlineMs: 300 });
  afterAll(async () => {
    expect(await brokenLedgerRules(open.db)).toEqual([]);
  });

  it.each([
    'status_500',
    'status_429',
    'status_401',
    'reset',
    'reset_mid_body',
    'html_200',
    'empty_200',
    'truncated_json',
    'null_json',
    'other_shape',
    'redirect',
  ] as const)('%s: it is asked for again, nothing is half done, and then it has its effect once', async (fault) => {
    const buyer = await newBuyer(world);
    const { events } = await pay(world, buyer, { kind: 'subscription' });
    const told = events.filter(({ type }) => /^(invoice\.paid|customer\.subscription\.created)$/.test(type));
    const before = await everythingIn(open.db);
    world.stripe.behave(fault);
    expect(await world.deliver(told)).toEqual([503, 503]);
    expect(await everythingIn(open.db)).toBe(before);
    world.stripe.behave(null);
    expect(await world.deliver([...told, ...told])).toEqual([200, 200, 200, 200]);
    expect([await buyer.tokens(), await buyer.subscription()]).toMatchObject([150, { status: 'active' }]);
  });

  it('one that hangs is given up at the deadline', async () => {
    quick.stripe.behave('hang');
    const event = { id: 'evt_hang', object: 'event', type: 'invoice.paid', created: 1_795_000_000 };
    expect(await quick.deliver([{ ...event, data: { object: { id: 'in_1', object: 'invoice' } } }])).toEqual([503]);
  });

  it('payment told of, subscription not to be had: neither is written', async () => {
    const buyer = await newBuyer(world);
    const { events } = await pay(world, buyer, { kind: 'subscription' });
    const before = await everythingIn(open.db);
    world.stripe.behave('status_500', { only: /subscriptions/ });
    expect(await world.deliver(events.filter(({ type }) => type === 'invoice.paid'))).toEqual([503]);
    world.stripe.behave(null);
    expect([await everythingIn(open.db), await buyer.tokens()]).toEqual([before, 0]);
  });
});
