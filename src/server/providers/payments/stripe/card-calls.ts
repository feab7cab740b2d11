import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { type Card, PaymentError } from '../payments.port.ts';
import { readAnswer, refId } from './read-answer.ts';
import { toPaymentError } from './stripe-errors.ts';

const CARDS_MAX = 100;

const Owner = z.object({ invoice_settings: z.object({ default_payment_method: z.nullable(refId) }) });

const Cards = z.array(
  z.object({
    id: z.string(),
    card: z.optional(z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() })),
  }),
);

export async function listCards(stripe: Stripe, customerId: string): Promise<Card[]> {
  const [owner, cards] = await Promise.all([
    stripe.customers.retrieve(customerId).then((answer) => readAnswer(Owner, ownerOf(answer))),
    stripe.customers
      .listPaymentMethods(customerId, { type: 'card', limit: CARDS_MAX })
      .then(({ data }) => readAnswer(Cards, data)),
  ]);
  const defaultId = owner.invoice_settings.default_payment_method;
  return cards.flatMap(({ id, card }) =>
    card
      ? [
          {
            id,
            customerId,
            brand: card.brand,
            last4: card.last4,
            expMonth: card.exp_month,
            expYear: card.exp_year,
            isDefault: id === defaultId,
          },
        ]
      : [],
  );
}

function ownerOf(answer: Stripe.Customer | Stripe.DeletedCustomer): Stripe.Customer {
  if (answer.deleted) throw new PaymentError('gone', 'The customer was deleted at Stripe.');
  return answer;
}

const Subscriptions = z.array(z.object({ id: z.string(), default_payment_method: z.nullable(refId) }));

/** A subscription remembers the card with which it was bought, which would go before the customer's own. */
export async function setDefaultCard(stripe: Stripe, customerId: string, cardId: string): Promise<void> {
  const owner = await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: cardId } });
  readAnswer(Owner, owner);
  const { data } = await stripe.subscriptions.list({ customer: customerId });
  for (const { id, default_payment_method } of readAnswer(Subscriptions, data)) {
    if (default_payment_method !== null && default_payment_method !== cardId)
      await stripe.subscriptions.update(id, { default_payment_method: cardId });
  }
}

const Attached = z.object({ customer: z.nullable(refId) });
const Detached = Attached.check(z.refine(({ customer }) => customer === null));

/** Of a card that nobody has any more Stripe says no more than that the request is wrong. */
export async function deleteCard(stripe: Stripe, cardId: string): Promise<void> {
  try {
    readAnswer(Detached, await stripe.paymentMethods.detach(cardId));
  } catch (error) {
    if (toPaymentError(error).kind !== 'refused') throw error;
    const { customer } = readAnswer(Attached, await stripe.paymentMethods.retrieve(cardId));
    if (customer === null) throw new PaymentError('gone', 'The card was removed already.');
    throw error;
  }
}
