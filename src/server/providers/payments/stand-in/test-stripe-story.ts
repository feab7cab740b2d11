import type Stripe from 'stripe';
import { expire } from './test-checkout-operations.ts';
import { example } from './test-stripe-examples.ts';
import {
  endSubscription,
  failRefund,
  itemOf,
  newInvoice,
  newSubscription,
  payInvoice,
  sendBack,
  subscriptionIdOf,
  takePayment,
} from './test-stripe-money.ts';
import { OPERATIONS } from './test-stripe-operations.ts';
import { created, found, liveCustomer, monthsAfter, move, seconds, tell, type World } from './test-stripe-world.ts';

export type TestCard = { brand?: string; last4?: string; expMonth?: number; expYear?: number };

/** What people, banks and time do. Each gives the events that Stripe would send for it, oldest first. */
export type Story = {
  /** A person enters a card on the page of a setup intent. */
  addCard(customerId: string, card?: TestCard): { cardId: string; events: Stripe.Event[] };
  /** A person pays on Stripe's page: half a dozen events tell of it. */
  payCheckout(sessionId: string): Stripe.Event[];
  /** By a way that settles days later: it is completed, but not paid. */
  payCheckoutLater(sessionId: string): Stripe.Event[];
  settleCheckout(sessionId: string): Stripe.Event[];
  failCheckout(sessionId: string): Stripe.Event[];
  /** Nobody paid in time. */
  expireCheckout(sessionId: string): Stripe.Event[];
  /** The period ends: the next one is paid, or voided by a pause, or the subscription ends as was asked for. */
  renew(subscriptionId: string): Stripe.Event[];
  failRenewal(subscriptionId: string): Stripe.Event[];
  /** The next attempt for an open invoice; none where collecting was stopped. */
  retry(invoiceId: string): Stripe.Event[];
  refund(paymentId: string, cents: number): Stripe.Event[];
  /** The oldest that went out comes back. */
  failRefund(paymentId: string): Stripe.Event[];
  dispute(paymentId: string, status?: Stripe.Dispute.Status): Stripe.Event[];
  closeDispute(paymentId: string, how: 'won' | 'lost'): Stripe.Event[];
  /** By somebody on Stripe's own pages. */
  cancelNow(subscriptionId: string): Stripe.Event[];
  cancelAtPeriodEnd(subscriptionId: string): Stripe.Event[];
  /** A pause has reached its end. */
  endPause(subscriptionId: string): Stripe.Event[];
  deleteCustomer(customerId: string): Stripe.Event[];
};

export function createStory(world: World): Story {
  const telling = (happen: () => void): Stripe.Event[] => {
    const before = world.events.length;
    happen();
    return world.events.slice(before);
  };
  const sessionOf = (id: string) => found(world.sessions, id, 'checkout.session');
  const subscriptionOf = (id: string) => found(world.subscriptions, id, 'subscription');

  return {
    addCard(customerId, card = {}) {
      let cardId = '';
      const events = telling(() => {
        cardId = addCard(world, customerId, card).id;
      });
      return { cardId, events };
    },
    payCheckout: (id) =>
      telling(() => {
        complete(world, sessionOf(id), true);
        tell(world, 'checkout.session.completed', sessionOf(id));
      }),
    payCheckoutLater: (id) =>
      telling(() => {
        complete(world, sessionOf(id), false);
        tell(world, 'checkout.session.completed', sessionOf(id));
      }),
    settleCheckout: (id) =>
      telling(() => {
        pay(world, sessionOf(id));
        tell(world, 'checkout.session.async_payment_succeeded', sessionOf(id));
      }),
    failCheckout: (id) => telling(() => tell(world, 'checkout.session.async_payment_failed', sessionOf(id))),
    expireCheckout: (id) => telling(() => expire(world, sessionOf(id))),
    renew: (id) => telling(() => renew(world, subscriptionOf(id))),
    failRenewal: (id) => telling(() => failRenewal(world, subscriptionOf(id))),
    retry: (id) => telling(() => retry(world, found(world.invoices, id, 'invoice'))),
    failRefund: (id) => telling(() => failRefund(world, chargeOf(world, id))),
    refund: (id, cents) => telling(() => sendBack(world, chargeOf(world, id), cents)),
    dispute: (id, status = 'needs_response') => telling(() => dispute(world, chargeOf(world, id), status)),
    closeDispute: (id, how) => telling(() => closeDispute(world, chargeOf(world, id), how)),
    cancelNow: (id) => telling(() => endSubscription(world, subscriptionOf(id))),
    cancelAtPeriodEnd: (id) =>
      telling(() => {
        OPERATIONS['POST /v1/subscriptions/{subscription_exposed_id}']?.(world, [id], { cancel_at_period_end: true });
      }),
    endPause: (id) =>
      telling(() => {
        subscriptionOf(id).pause_collection = null;
        tell(world, 'customer.subscription.updated', subscriptionOf(id));
      }),
    deleteCustomer: (id) =>
      telling(() => {
        OPERATIONS['DELETE /v1/customers/{customer}']?.(world, [id], {});
      }),
  };
}

function addCard(world: World, customerId: string, card: TestCard): Stripe.PaymentMethod {
  const customer = liveCustomer(world, customerId).id;
  const { brand = 'visa', last4 = '4242', expMonth = 8, expYear = 2030 } = card;
  const method = example('payment_method', { id: world.newId('pm'), customer, metadata: {}, ...created(world) });
  if (method.card) Object.assign(method.card, { brand, last4, exp_month: expMonth, exp_year: expYear });
  world.cards.set(method.id, method);
  const setup = [...world.setups.values()].find((one) => one.customer === customer && one.status !== 'succeeded');
  if (setup) {
    Object.assign(setup, { status: 'succeeded', payment_method: method.id });
    tell(world, 'setup_intent.succeeded', setup);
  }
  tell(world, 'payment_method.attached', method);
  return method;
}

const hasEnded = (session: Stripe.Checkout.Session) => session.status !== 'open';

function complete(world: World, session: Stripe.Checkout.Session, isPaid: boolean): void {
  if (hasEnded(session)) throw new Error(`the checkout ${session.id} is ${session.status}`);
  liveCustomer(world, String(session.customer));
  session.status = 'complete';
  session.url = null;
  if (isPaid) pay(world, session);
}

function pay(world: World, session: Stripe.Checkout.Session): void {
  const sold = world.sold.get(session.id);
  if (!sold || session.payment_status === 'paid') throw new Error(`the checkout ${session.id} cannot be paid`);
  const customer = String(session.customer);
  const card = addCard(world, customer, {}).id;
  const taken = { customer, amount: sold.amountCents, metadata: sold.metadata, card };
  session.payment_status = 'paid';
  if (session.mode === 'payment') {
    session.payment_intent = takePayment(world, taken).id;
    return;
  }
  const subscription = newSubscription(world, taken);
  const invoice = newInvoice(world, subscription, 'subscription_create');
  tell(world, 'customer.subscription.created', subscription);
  payInvoice(world, invoice, card);
  tell(world, 'customer.subscription.updated', subscription);
  session.subscription = subscription.id;
  session.invoice = invoice.id;
}

function nextPeriod(subscription: Stripe.Subscription): void {
  const item = itemOf(subscription);
  let months = 1;
  while (monthsAfter(subscription.billing_cycle_anchor, months) <= item.current_period_end) months += 1;
  item.current_period_start = item.current_period_end;
  item.current_period_end = monthsAfter(subscription.billing_cycle_anchor, months);
}

function isOver(world: World, subscription: Stripe.Subscription): boolean {
  if (subscription.status === 'canceled') throw new Error(`the subscription ${subscription.id} has ended`);
  if (!subscription.cancel_at_period_end) return false;
  endSubscription(world, subscription);
  return true;
}

function renew(world: World, subscription: Stripe.Subscription): void {
  if (isOver(world, subscription)) return;
  nextPeriod(subscription);
  tell(world, 'customer.subscription.updated', subscription);
  const invoice = newInvoice(world, subscription, 'subscription_cycle');
  if (subscription.pause_collection) {
    Object.assign(invoice, { status: 'void', auto_advance: false });
    tell(world, 'invoice.voided', invoice);
    return;
  }
  payInvoice(world, invoice, cardOf(world, subscription));
}

function failRenewal(world: World, subscription: Stripe.Subscription): void {
  if (isOver(world, subscription)) return;
  nextPeriod(subscription);
  const invoice = newInvoice(world, subscription, 'subscription_cycle');
  Object.assign(invoice, {
    attempted: true,
    attempt_count: 1,
    next_payment_attempt: seconds(world.now()) + 3 * 86_400,
  });
  subscription.status = 'past_due';
  tell(world, 'invoice.payment_failed', invoice);
  tell(world, 'customer.subscription.updated', subscription);
}

function retry(world: World, invoice: Stripe.Invoice): void {
  if (invoice.status !== 'open' || invoice.auto_advance === false) return;
  const subscription = found(world.subscriptions, subscriptionIdOf(invoice), 'subscription');
  if (subscription.status === 'canceled') return;
  payInvoice(world, invoice, cardOf(world, subscription));
  tell(world, 'customer.subscription.updated', subscription);
}

/** The subscription's own card goes before the customer's. */
function cardOf(world: World, subscription: Stripe.Subscription): string | null {
  const customer = liveCustomer(world, String(subscription.customer));
  const card = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return card === null ? null : String(card);
}

function chargeOf(world: World, paymentId: string): Stripe.Charge {
  const intent = found(world.intents, paymentId, 'payment_intent');
  return found(world.charges, String(intent.latest_charge), 'charge');
}

function dispute(world: World, charge: Stripe.Charge, status: Stripe.Dispute.Status): void {
  const opened = example('dispute', {
    id: world.newId('dp'),
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    status,
    ...created(world),
  });
  charge.disputed = true;
  world.disputes.set(opened.id, opened);
  tell(world, 'charge.dispute.created', opened);
  if (String(status).startsWith('warning')) return;
  move(world, 'dispute', -opened.amount, opened);
  tell(world, 'charge.dispute.funds_withdrawn', opened);
}

function closeDispute(world: World, charge: Stripe.Charge, how: 'won' | 'lost'): void {
  const opened = [...world.disputes.values()].find((one) => one.charge === charge.id);
  if (!opened) throw new Error(`nobody disputes ${charge.id}`);
  opened.status = how;
  if (how === 'won') {
    move(world, 'dispute_reversal', opened.amount, opened);
    tell(world, 'charge.dispute.funds_reinstated', opened);
  }
  tell(world, 'charge.dispute.closed', opened);
}
