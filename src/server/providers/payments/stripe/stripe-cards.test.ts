import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StripeStandIn, startStripeStandIn } from '../stand-in/test-stripe-server.ts';
import { newCustomer, nextId, paymentsAt, subscribe } from './test-stripe-purchases.ts';

describe('cards at Stripe', () => {
  let stripe: StripeStandIn;
  beforeAll(async () => {
    stripe = await startStripeStandIn();
  });
  afterAll(() => stripe.close());
  const payments = () => paymentsAt(stripe);

  it('gives the secret with which a card, and nothing else, is added', async () => {
    const customerId = await newCustomer(stripe);
    const { clientSecret } = await payments().createSetup({ customerId, key: nextId() });
    expect(clientSecret).toMatch(/^seti_\w+_secret_\w+$/);
    expect(stripe.requests.at(-1)?.checked?.params).toEqual({
      customer: customerId,
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
    });
    const nobody = payments().createSetup({ customerId: 'cus_none', key: nextId() });
    await expect(nobody).rejects.toMatchObject({ name: 'PaymentError', kind: 'gone' });
  });

  it('lists the cards of one customer and says which is the default', async () => {
    const customerId = await newCustomer(stripe);
    stripe.addCard(await newCustomer(stripe));
    const { cardId: visa } = stripe.addCard(customerId);
    const { cardId: amex } = stripe.addCard(customerId, { brand: 'amex', last4: '0005', expMonth: 1, expYear: 2028 });
    await payments().setDefaultCard({ customerId, cardId: amex });
    expect(await payments().listCards(customerId)).toEqual([
      { id: amex, customerId, brand: 'amex', last4: '0005', expMonth: 1, expYear: 2028, isDefault: true },
      { id: visa, customerId, brand: 'visa', last4: '4242', expMonth: 8, expYear: 2030, isDefault: false },
    ]);
  });

  it('renews with the new default card, though the subscription was bought with another', async () => {
    const { customerId, subscriptionId } = await subscribe(stripe);
    const { cardId } = stripe.addCard(customerId);
    await payments().setDefaultCard({ customerId, cardId });
    expect(stripe.world.subscriptions.get(subscriptionId)?.default_payment_method).toBe(cardId);
    stripe.renew(subscriptionId);
    expect([...stripe.world.charges.values()].at(-1)).toMatchObject({ customer: customerId, payment_method: cardId });
  });

  it('does not make the card of another the default', async () => {
    const customerId = await newCustomer(stripe);
    const { cardId } = stripe.addCard(await newCustomer(stripe));
    const change = payments().setDefaultCard({ customerId, cardId });
    await expect(change).rejects.toMatchObject({ kind: 'gone' });
    expect(await payments().listCards(customerId)).toEqual([]);
  });

  it('removes a card, and says that one which was removed is gone', async () => {
    const customerId = await newCustomer(stripe);
    const { cardId } = stripe.addCard(customerId);
    await payments().setDefaultCard({ customerId, cardId });
    await payments().deleteCard(cardId);
    expect(await payments().listCards(customerId)).toEqual([]);
    await expect(payments().deleteCard(cardId)).rejects.toMatchObject({ kind: 'gone' });
    await expect(payments().deleteCard('pm_none')).rejects.toMatchObject({ kind: 'gone' });
  });

  it('deletes a customer with the subscription and the cards, and again without an error', async () => {
    const { customerId, subscriptionId } = await subscribe(stripe);
    await payments().deleteCustomer(customerId);
    expect(await payments().getSubscription(subscriptionId)).toMatchObject({ status: 'ended' });
    await payments().deleteCustomer(customerId);
    await payments().deleteCustomer('cus_none');
    await expect(payments().listCards(customerId)).rejects.toMatchObject({ kind: 'gone' });
  });
});
