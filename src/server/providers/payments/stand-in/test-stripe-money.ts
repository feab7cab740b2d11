import type Stripe from 'stripe';
import { example } from './test-stripe-examples.ts';
import { invalid } from './test-stripe-fault.ts';
import { created, found, monthsAfter, move, seconds, tell, type World } from './test-stripe-world.ts';

type Taken = { customer: string; amount: number; metadata: Stripe.Metadata; card: string | null };

/** Money taken from a card: a payment intent and its charge. */
export function takePayment(world: World, { customer, amount, metadata, card }: Taken): Stripe.PaymentIntent {
  const id = world.newId('pi');
  const charge = example('charge', {
    id: world.newId('ch'),
    amount,
    amount_captured: amount,
    captured: true,
    customer,
    metadata,
    payment_intent: id,
    payment_method: card,
    receipt_url: `https://pay.stripe.com/receipts/${id}`,
    ...created(world),
  });
  const intent = example('payment_intent', {
    id,
    amount,
    amount_received: amount,
    customer,
    metadata,
    latest_charge: charge.id,
    payment_method: card,
    status: 'succeeded',
    client_secret: `${id}_secret_standin`,
    last_payment_error: null,
    ...created(world),
  });
  world.charges.set(charge.id, charge);
  world.intents.set(id, intent);
  move(world, 'charge', amount, charge);
  tell(world, 'charge.succeeded', charge);
  tell(world, 'payment_intent.succeeded', intent);
  return intent;
}

export function newSubscription(world: World, { customer, amount, metadata, card }: Taken): Stripe.Subscription {
  const id = world.newId('sub');
  const anchor = seconds(world.now());
  const [item] = example('subscription', {}).items.data;
  if (!item) throw new Error('Stripe’s example of a subscription has no item');
  const subscription = example('subscription', {
    id,
    customer,
    metadata,
    status: 'active',
    billing_cycle_anchor: anchor,
    billing_cycle_anchor_config: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    pause_collection: null,
    pending_update: null,
    trial_end: null,
    trial_start: null,
    start_date: anchor,
    default_payment_method: card,
    ...created(world),
  });
  subscription.items.data = [
    {
      ...item,
      id: world.newId('si'),
      subscription: id,
      price: { ...item.price, unit_amount: amount },
      current_period_start: anchor,
      current_period_end: monthsAfter(anchor, 1),
    },
  ];
  world.subscriptions.set(id, subscription);
  return subscription;
}

export const itemOf = ({ items }: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = items.data;
  if (!item) throw new Error('a subscription without an item');
  return item;
};

/** For the period that the subscription is in. */
export function newInvoice(
  world: World,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
): Stripe.Invoice {
  const id = world.newId('in');
  const item = itemOf(subscription);
  const amount = item.price.unit_amount ?? 0;
  const invoice = example('invoice', {
    id,
    customer: subscription.customer,
    billing_reason: reason,
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    subtotal: amount,
    total: amount,
    auto_advance: true,
    status: 'open',
    hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    ...created(world),
  });
  const [line] = invoice.lines.data;
  if (!line) throw new Error('Stripe’s example of an invoice has no line');
  invoice.lines.data = [
    {
      ...line,
      id: world.newId('il'),
      amount,
      invoice: id,
      period: { start: item.current_period_start, end: item.current_period_end },
      parent: {
        type: 'subscription_item_details',
        invoice_item_details: null,
        subscription_item_details: {
          invoice_item: null,
          proration: false,
          proration_details: null,
          subscription: subscription.id,
          subscription_item: item.id,
        },
      },
    },
  ];
  // The example has the subscription where older versions had it.
  Reflect.deleteProperty(invoice, 'subscription');
  world.invoices.set(id, invoice);
  subscription.latest_invoice = id;
  tell(world, 'invoice.created', invoice);
  tell(world, 'invoice.finalized', invoice);
  return invoice;
}

export function payInvoice(world: World, invoice: Stripe.Invoice, card: string | null): Stripe.PaymentIntent {
  const subscription = found(world.subscriptions, subscriptionIdOf(invoice), 'subscription');
  const intent = takePayment(world, {
    customer: String(invoice.customer),
    amount: invoice.amount_due,
    metadata: {},
    card,
  });
  const payment = example('invoice_payment', {
    id: world.newId('inpay'),
    invoice: invoice.id,
    amount_paid: invoice.amount_due,
    amount_requested: invoice.amount_due,
    currency: invoice.currency,
    status: 'paid',
    payment: { type: 'payment_intent', payment_intent: intent.id },
    ...created(world),
  });
  world.invoicePayments.set(payment.id, payment);
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.auto_advance = false;
  invoice.status_transitions = { ...invoice.status_transitions, paid_at: seconds(world.now()) };
  tell(world, 'invoice_payment.paid', payment);
  tell(world, 'invoice.paid', invoice);
  tell(world, 'invoice.payment_succeeded', invoice);
  if (subscription.status !== 'canceled') subscription.status = 'active';
  return intent;
}

export const subscriptionIdOf = ({ parent }: Stripe.Invoice): string =>
  String(parent?.subscription_details?.subscription ?? '');

/** At once. Stripe leaves the invoices that are open alone, but asks nobody for them any more. */
export function endSubscription(world: World, subscription: Stripe.Subscription): void {
  const at = seconds(world.now());
  Object.assign(subscription, { status: 'canceled', ended_at: at, canceled_at: subscription.canceled_at ?? at });
  tell(world, 'customer.subscription.deleted', subscription);
}

export function sendBack(world: World, charge: Stripe.Charge, amount: number): Stripe.Refund {
  const left = charge.amount - charge.amount_refunded;
  if (charge.disputed) throw invalid('This charge has been charged back.', { code: 'charge_disputed' });
  if (left <= 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  const refund = example('refund', {
    id: world.newId('re'),
    amount,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    status: 'succeeded',
    ...created(world),
  });
  world.refunds.set(refund.id, refund);
  move(world, 'refund', -amount, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  tell(world, 'refund.created', refund);
  tell(world, 'charge.refunded', charge);
  tell(world, 'charge.refund.updated', refund);
  return refund;
}

/** The bank of the card did not take it: the money is the shop's again. */
export function failRefund(world: World, charge: Stripe.Charge): void {
  const refund = [...world.refunds.values()].find((one) => one.charge === charge.id && one.status === 'succeeded');
  if (!refund) throw invalid(`Charge ${charge.id} has no refund that could fail.`);
  refund.status = 'failed';
  move(world, 'refund_failure', refund.amount, refund);
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  tell(world, 'charge.refund.updated', refund);
  tell(world, 'refund.failed', refund);
}
