import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { type Buyer, everythingIn, newBuyer, startBillingApp, subscribe } from './test-billing-app.ts';

const METHODS = '/api/payment/methods';

describe('cards', async () => {
  const open = await testDatabase();
  const world = await startBillingApp(open.db);

  const add = async (buyer: Buyer, last4: string) => {
    const answer = await buyer.ask('POST', METHODS);
    expect([answer.statusCode, answer.json().url]).toEqual([
      200,
      expect.stringMatching(/^\/payment-setup\?client_secret=seti_\w+_secret_standin$/),
    ]);
    const customer = [...world.stripe.world.customers.values()].find(
      (one) => 'metadata' in one && one.metadata.walletId === buyer.walletId,
    );
    return world.stripe.addCard(String(customer?.id), { last4, expMonth: 4, expYear: 2031 }).cardId;
  };
  const listed = async (buyer: Buyer) => (await buyer.ask('GET', METHODS)).json();
  const remove = (buyer: Buyer, id: string) => buyer.ask('DELETE', `${METHODS}/${id}`);
  const makeDefault = (buyer: Buyer, id: string) => buyer.ask('POST', `${METHODS}/${id}/default`);

  it('are added on the page that takes them, shown, made the default and removed', async () => {
    const buyer = await newBuyer(world);
    expect(await listed(buyer)).toEqual([]);
    const [one, two] = [await add(buyer, '4242'), await add(buyer, '1881')];
    const shown = { brand: 'visa', expMonth: 4, expYear: 2031, isDefault: false };
    expect(await listed(buyer)).toEqual([
      { ...shown, id: two, last4: '1881' },
      { ...shown, id: one, last4: '4242' },
    ]);
    const after = await makeDefault(buyer, one);
    expect([after.statusCode, after.json()]).toMatchObject([200, [{ isDefault: false }, { id: one, isDefault: true }]]);
    expect((await remove(buyer, one)).json()).toMatchObject([{ id: two }]);
  });

  it('of others, unknown ones and what is no card’s id are not found, and nothing changes', async () => {
    const [buyer, other] = [await newBuyer(world), await newBuyer(world)];
    const foreign = await add(other, '4242');
    const before = [await everythingIn(open.db), await listed(other)];
    for (const who of [buyer, await newBuyer(world)]) {
      for (const id of [foreign, 'pm_unknown']) {
        expect([(await remove(who, id)).statusCode, (await makeDefault(who, id)).statusCode]).toEqual([404, 404]);
      }
    }
    const wrong = await remove(buyer, 'cus_1');
    expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'id must be the id of a card']);
    expect([await everythingIn(open.db), await listed(other)]).toEqual([expect.any(String), before[1]]);
    expect(world.stripe.world.cards.get(foreign)?.customer).not.toBeNull();
  });

  it('that a subscription is paid with stay until another one is the default, or it is cancelled', async () => {
    const buyer = await newBuyer(world);
    const { subscriptionId } = await subscribe(world, buyer);
    const [bought] = await listed(buyer);
    const refused = await remove(buyer, bought.id);
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringMatching(/^This card pays/)]);
    const other = await add(buyer, '1881');
    expect((await remove(buyer, other)).statusCode).toBe(409);
    await makeDefault(buyer, other);
    expect(world.stripe.world.subscriptions.get(subscriptionId)?.default_payment_method).toBe(other);
    expect((await remove(buyer, bought.id)).statusCode).toBe(200);
    expect((await remove(buyer, other)).statusCode).toBe(409);
    await buyer.ask('POST', '/api/payment/subscription/cancel');
    expect((await remove(buyer, other)).json()).toEqual([]);
  });

  it('cannot be read or changed while the provider is away, and that is said plainly', async () => {
    const buyer = await newBuyer(world);
    const id = await add(buyer, '4242');
    world.stripe.behave('status_503');
    for (const answer of [
      await buyer.ask('GET', METHODS),
      await buyer.ask('POST', METHODS),
      await remove(buyer, id),
      await makeDefault(buyer, id),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    }
    world.stripe.behave(null);
    expect(await listed(buyer)).toHaveLength(1);
  });
});
