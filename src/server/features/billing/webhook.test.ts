import { afterAll, describe, expect, it } from 'vitest';
import { PAYMENT_WEBHOOK_PATH } from '#contract/billing.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { inOldShape, reserialised } from '../../providers/payments/stand-in/test-stripe-webhooks.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { DAY_MS, everythingIn, newBuyer, pay, post, rowsIn, startBillingApp } from './test-billing-app.ts';

const PACK = { kind: 'pack', tokens: 125 };

describe('messages of the provider', async () => {
  const open = await testDatabase();
  const world = await startBillingApp(open.db);
  afterAll(async () => {
    expect(await brokenLedgerRules(open.db)).toEqual([]);
  });

  const unheard = async () => {
    const buyer = await newBuyer(world);
    const { events } = await pay(world, buyer, PACK);
    const event = events.find(({ type }) => type === 'checkout.session.completed');
    if (!event) throw new Error('no event tells of the checkout');
    return { buyer, event, events };
  };

  it.each([
    ['301 s old', { at: new Date(Date.parse('2026-11-21T11:54:59Z')) }],
    ['signed with another secret', { secret: 'whsec_of_somebody_else' }],
    ['altered on its way', { alter: (body: string) => body.replace('"livemode": false', '"livemode": true') }],
    ['written anew by a proxy', { alter: reserialised }],
  ])('one that is %s is refused, and nothing changes', async (_what, options) => {
    const { buyer, event } = await unheard();
    const before = await everythingIn(open.db);
    const asked = world.stripe.requests.length;
    const answer = await post(world.app, world.stripe, event, options);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
    expect(await everythingIn(open.db)).toBe(before);
    expect(world.stripe.requests).toHaveLength(asked);
    expect(await world.deliver([event])).toEqual([200]);
    expect(await buyer.tokens()).toBe(125);
  });

  it('one without a signature, without a body or with a forged one is refused', async () => {
    const { event } = await unheard();
    const { body, headers } = world.stripe.message(event);
    const before = await everythingIn(open.db);
    const json = { 'content-type': 'application/json' };
    for (const [payload, sent] of [
      [body, json],
      ['', headers],
      ['{', { ...json, 'stripe-signature': 't=1,v1=00' }],
      [body, { ...headers, 'stripe-signature': 'nonsense' }],
      ['[]', { ...json, 'stripe-signature': `t=${Math.floor(world.now().getTime() / 1000)},v1=${'0'.repeat(64)}` }],
    ] as const) {
      const answer = await world.app.inject({ method: 'POST', url: PAYMENT_WEBHOOK_PATH, payload, headers: sent });
      expect(answer.statusCode).toBe(400);
    }
    expect(await everythingIn(open.db)).toBe(before);
  });

  it('a signed one of another site’s page is refused, for browsers send no such thing', async () => {
    const { event } = await unheard();
    const { body, headers } = world.stripe.message(event);
    const from = { ...headers, origin: 'https://elsewhere.example' };
    const answer = await world.app.inject({ method: 'POST', url: PAYMENT_WEBHOOK_PATH, payload: body, headers: from });
    expect(answer.statusCode).toBe(403);
  });

  it('one that is signed 299 s ago, or has the shape of an old version, counts', async () => {
    const { buyer, event } = await unheard();
    const at = new Date(world.now().getTime() - 299_000);
    expect(await world.deliver([event], { at })).toEqual([200]);
    expect(await buyer.tokens()).toBe(125);
    const other = await newBuyer(world);
    const { events } = await pay(world, other, { kind: 'subscription' });
    expect(new Set(await world.deliver(events.map(inOldShape)))).toEqual(new Set([200]));
    expect([await other.tokens(), (await other.subscription())?.status]).toEqual([150, 'active']);
  });

  it('the same one twice, every one twice, and all in the other order: one effect', async () => {
    for (const order of [(all: object[]) => all, (all: object[]) => [...all].reverse()]) {
      const { buyer, events } = await unheard();
      const sent = order([...events, ...events]);
      expect(new Set(await world.deliver(sent))).toEqual(new Set([200]));
      expect(await buyer.tokens()).toBe(125);
      expect(await buyer.history()).toHaveLength(1);
    }
  });

  it('one that comes again after years has no effect, though its grant is spent and its things are gone', async () => {
    const { buyer, event, events } = await unheard();
    await world.deliver(events);
    const customer = String((event.data.object as { customer?: unknown }).customer);
    await world.deliver(world.stripe.deleteCustomer(customer));
    world.pass(3 * 365 * DAY_MS);
    const before = await everythingIn(open.db);
    expect(new Set(await world.deliver(events))).toEqual(new Set([200]));
    expect(await everythingIn(open.db)).toBe(before);
    expect(await buyer.tokens()).toBe(125);
  });

  it('one about what this product knows nothing of is taken, said to be ignored, and told of without a name', async () => {
    const stranger = { ...(await unheard()).event, id: 'evt_stranger', type: 'invoice.paid' };
    const gone = { ...stranger, data: { object: { id: 'in_stranger', object: 'invoice' } } };
    const about = { ...stranger, id: 'evt_price', type: 'price.created' };
    expect(await world.deliver([gone, about])).toEqual([200, 200]);
    const rows = await rowsIn<object>(
      open.db,
      `select id, object_id, outcome from payment_events where id like 'evt_%r%e'`,
    );
    expect(rows).not.toContainEqual(expect.objectContaining({ id: 'evt_price' }));
    expect(
      await rowsIn(open.db, `select type, object_id, outcome from payment_events where id = 'evt_stranger'`),
    ).toEqual([{ type: 'invoice.paid', object_id: 'in_stranger', outcome: 'ignored' }]);
    expect(world.logged.join()).not.toContain('@');
  });

  it('a customer of somebody else’s is nobody here', async () => {
    const { event } = await unheard();
    const session = structuredClone(world.stripe.world.sessions.get(String((event.data.object as { id?: string }).id)));
    if (!session) throw new Error('no session');
    const foreign = { ...session, id: 'cs_foreign', customer: 'cus_foreign', metadata: { checkoutId: 'none' } };
    world.stripe.world.sessions.set('cs_foreign', foreign);
    const told = { ...event, id: 'evt_foreign', data: { object: foreign } };
    const before = await rowsIn(open.db, 'select count(*) from payments');
    expect(await world.deliver([told])).toEqual([200]);
    expect(await rowsIn(open.db, 'select count(*) from payments')).toEqual(before);
    expect(await rowsIn(open.db, `select outcome from payment_events where id = 'evt_foreign'`)).toEqual([
      { outcome: 'ignored' },
    ]);
  });
});
