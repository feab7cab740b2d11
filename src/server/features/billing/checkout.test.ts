import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import {
  APP_URL,
  buyPack,
  everythingIn,
  newBuyer,
  pay,
  rowsIn,
  sessionIn,
  startBillingApp,
  subscribe,
} from './test-billing-app.ts';

const SUBSCRIPTION = { kind: 'subscription' };
const PACK = { kind: 'pack', tokens: 50 };

describe('a checkout', async () => {
  const open = await testDatabase();
  const world = await startBillingApp(open.db);

  const stateOf = async (sessionId: string) =>
    (
      await rowsIn<{ state: string }>(open.db, `select state from checkouts where provider_session_id = '${sessionId}'`)
    )[0]?.state;

  it('leads to the provider’s page and back to the product’s own', async () => {
    const buyer = await newBuyer(world);
    expect((await buyer.ask('GET', '/api/payment/config')).json()).toEqual({
      enabled: true,
      publishableKey: 'pk_test_standin',
    });
    const answer = await buyer.begin(SUBSCRIPTION);
    expect([answer.statusCode, answer.json().url]).toEqual([200, expect.stringMatching(/^https:\/\/checkout\.stripe/)]);
    expect(world.stripe.world.sessions.get(sessionIn(answer))).toMatchObject({
      success_url: `${APP_URL}/profile?tab=subscription`,
      cancel_url: `${APP_URL}/pricing`,
      amount_total: 1599,
    });
    const pack = sessionIn(await buyer.begin({ kind: 'pack', tokens: 300 }));
    expect(world.stripe.world.sessions.get(pack)).toMatchObject({
      success_url: `${APP_URL}/profile?tab=payment`,
      amount_total: 4800,
    });
  });

  it.each([
    [{}, 'kind must be subscription or pack'],
    [{ kind: 'yearly' }, 'kind must be subscription or pack'],
    [{ kind: 'pack' }, 'tokens'],
    [{ kind: 'pack', tokens: -50 }, 'tokens must be one of 50, 125, 300'],
    [{ kind: 'pack', tokens: 50.5 }, 'tokens must be the size of a pack'],
    [{ kind: 'pack', tokens: 1e15 }, 'tokens must be one of 50, 125, 300'],
    [{ kind: 'pack', tokens: 1e300 }, 'tokens'],
    [{ kind: 'pack', tokens: '50' }, 'tokens must be the size of a pack'],
    [{ kind: 'pack', tokens: 50, amountCents: 1 }, 'must not hold amountCents'],
    [{ kind: 'subscription', walletId: 'x' }, 'must not hold walletId'],
  ])('of %j is refused, and nothing changes', async (body, words) => {
    const buyer = await newBuyer(world);
    const before = await everythingIn(open.db);
    const asked = world.stripe.requests.length;
    const answer = await buyer.begin(body);
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(words)]);
    expect(await everythingIn(open.db)).toBe(before);
    expect(world.stripe.requests).toHaveLength(asked);
  });

  it('gives up the one that was begun before it, so that nothing is bought twice', async () => {
    const buyer = await newBuyer(world);
    const first = sessionIn(await buyer.begin(SUBSCRIPTION));
    const second = sessionIn(await buyer.begin(SUBSCRIPTION));
    expect([await stateOf(first), await stateOf(second)]).toEqual(['expired', 'open']);
    expect(() => world.stripe.payCheckout(first)).toThrow();
    await world.deliver(world.stripe.payCheckout(second));
    expect([await stateOf(second), await buyer.tokens()]).toEqual(['completed', 150]);
  });

  it('takes in at once what was paid before the next one is begun, also when no event ever came', async () => {
    const buyer = await newBuyer(world);
    await pay(world, buyer, PACK);
    expect(await buyer.tokens()).toBe(0);
    expect((await buyer.begin(PACK)).statusCode).toBe(200);
    expect(await buyer.tokens()).toBe(50);
    const other = await newBuyer(world);
    const { events } = await pay(world, other, SUBSCRIPTION);
    const again = await other.begin(SUBSCRIPTION);
    expect([again.statusCode, await other.tokens()]).toEqual([409, 150]);
    await world.deliver(events);
    expect(await other.tokens()).toBe(150);
  });

  it('that nobody paid is over when the provider says so; an old message of that harms none that was paid', async () => {
    const buyer = await newBuyer(world);
    const session = sessionIn(await buyer.begin(PACK));
    const expired = world.stripe.expireCheckout(session);
    await world.deliver(expired);
    expect(await stateOf(session)).toBe('expired');
    const { sessionId } = await buyPack(world, buyer, 50);
    await world.deliver([{ ...expired[0], id: 'evt_late', data: { object: { id: sessionId } } }]);
    expect([await stateOf(sessionId), await buyer.tokens()]).toEqual(['completed', 50]);
  });

  it('fits into the money that its buyer allows', async () => {
    const buyer = await newBuyer(world);
    await buyer.ask('PUT', '/api/user/limits', { unit: 'money', window: 'month', amount: 30 });
    expect((await buyer.begin({ kind: 'pack', tokens: 300 })).json().code).toBe('limit_reached');
    await buyPack(world, buyer, 125);
    const refused = await buyer.begin(PACK);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'limit_reached']);
    const rows = await rowsIn(open.db, `select count(*)::int from checkouts where wallet_id = '${buyer.walletId}'`);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('is given up when the provider refuses it or does not answer, and can be begun again', async () => {
    const buyer = await newBuyer(world);
    for (const fault of ['status_500', 'reset', 'html_200', 'status_401'] as const) {
      world.stripe.behave(fault, { only: /checkout\/sessions$/ });
      const answer = await buyer.begin(PACK);
      expect([fault, answer.statusCode, answer.json().code]).toEqual([fault, 503, 'unavailable']);
      expect(answer.body).not.toContain('sk_test');
    }
    for (const [fault, message] of [
      ['card_declined', 'Your card was declined.'],
      ['expired_card', 'Your card has expired.'],
    ] as const) {
      world.stripe.behave(fault, { only: /checkout\/sessions$/ });
      const declined = await buyer.begin(PACK);
      expect([declined.statusCode, declined.json()]).toMatchObject([400, { code: 'payment_declined', message }]);
    }
    world.stripe.behave(null);
    const states = await rowsIn(
      open.db,
      `select state, provider_session_id from checkouts where wallet_id = '${buyer.walletId}'`,
    );
    expect(states).toEqual(Array.from({ length: 6 }, () => ({ state: 'expired', provider_session_id: null })));
    expect((await buyer.begin(PACK)).statusCode).toBe(200);
  });

  it('has one customer for each wallet', async () => {
    const buyer = await newBuyer(world);
    await subscribe(world, buyer);
    await buyPack(world, buyer);
    await buyer.ask('POST', '/api/payment/methods');
    const customers = [...world.stripe.world.customers.values()];
    expect(customers.filter((one) => 'metadata' in one && one.metadata.walletId === buyer.walletId)).toHaveLength(1);
  });
});
