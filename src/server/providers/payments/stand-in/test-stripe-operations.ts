import type Stripe from 'stripe';
import type { Params } from './test-stripe-description.ts';
import { example } from './test-stripe-examples.ts';
import { invalid, missing } from './test-stripe-fault.ts';
import { endSubscription, sendBack, subscriptionIdOf } from './test-stripe-money.ts';
import { created, found, liveCustomer, seconds, tell, type World } from './test-stripe-world.ts';

type Operation = (world: World, ids: string[], params: Params) => object;

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const isEnded = ({ status }: Stripe.Subscription) => status === 'canceled' || status === 'incomplete_expired';

export function list(url: string, things: object[], params: Params): object {
  const limit = typeof params.limit === 'number' ? params.limit : 10;
  if (limit < 1 || limit > 100) throw invalid(`Invalid limit: must be between 1 and 100`, { param: 'limit' });
  return { object: 'list', url, has_more: things.length > limit, data: things.slice(0, limit) };
}

/** Stripe refuses to bring along what a thing does not name. */
function expanded(thing: object, params: Params, known: Readonly<Record<string, (id: string) => object>>): object {
  const names = Array.isArray(params.expand) ? params.expand.map(text) : [];
  const copy = { ...thing } as Record<string, unknown>;
  for (const name of names) {
    const find = known[name];
    if (!find)
      throw invalid(`This property cannot be expanded (${name}).`, {
        code: 'property_cannot_be_expanded',
        param: 'expand',
      });
    if (typeof copy[name] === 'string') copy[name] = find(copy[name]);
  }
  return copy;
}

/** A list is not named by an id, and comes along where it is asked for. */
function withoutName(params: Params, name: string): { names: Params; isWith: boolean } {
  const names = Array.isArray(params.expand) ? params.expand.map(text) : [];
  return { names: { ...params, expand: names.filter((one) => one !== name) }, isWith: names.includes(name) };
}

function chargeWith(world: World, id: string, isWithRefunds: boolean): object {
  const charge = found(world.charges, id, 'charge');
  if (!isWithRefunds) return charge;
  const refunds = [...world.refunds.values()].filter((refund) => refund.charge === id);
  return { ...charge, refunds: list(`/v1/charges/${id}/refunds`, refunds, {}) };
}

const customers: Readonly<Record<string, Operation>> = {
  'POST /v1/customers': (world, _ids, params) => {
    const customer = example('customer', {
      id: world.newId('cus'),
      email: typeof params.email === 'string' ? params.email : null,
      metadata: (params.metadata ?? {}) as Stripe.Metadata,
      discount: null,
      ...created(world),
    });
    world.customers.set(customer.id, customer);
    tell(world, 'customer.created', customer);
    return customer;
  },
  'GET /v1/customers/{customer}': (world, [id = '']) => found(world.customers, id, 'customer'),
  'POST /v1/customers/{customer}': (world, [id = ''], params) => {
    const customer = liveCustomer(world, id);
    const cardId = (params.invoice_settings as { default_payment_method?: string } | undefined)?.default_payment_method;
    if (cardId !== undefined) {
      const card = found(world.cards, cardId, 'PaymentMethod', 400);
      if (card.customer !== id)
        throw invalid('The customer does not have a payment method with that ID.', {
          code: 'resource_missing',
          param: 'invoice_settings[default_payment_method]',
        });
      customer.invoice_settings = { ...customer.invoice_settings, default_payment_method: cardId };
    }
    tell(world, 'customer.updated', customer);
    return customer;
  },
  'DELETE /v1/customers/{customer}': (world, [id = '']) => {
    const customer = liveCustomer(world, id);
    for (const subscription of world.subscriptions.values())
      if (subscription.customer === id && !isEnded(subscription)) endSubscription(world, subscription);
    for (const card of world.cards.values()) if (card.customer === id) card.customer = null;
    world.customers.set(id, { id, object: 'customer', deleted: true });
    tell(world, 'customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  },
  'GET /v1/customers/{customer}/payment_methods': (world, [id = ''], params) => {
    liveCustomer(world, id);
    const cards = [...world.cards.values()].filter(({ customer }) => customer === id);
    return list(`/v1/customers/${id}/payment_methods`, cards.reverse(), params);
  },
};

const cards: Readonly<Record<string, Operation>> = {
  'POST /v1/setup_intents': (world, _ids, params) => {
    const id = world.newId('seti');
    const setup = example('setup_intent', {
      id,
      customer: liveCustomer(world, text(params.customer), 400).id,
      client_secret: `${id}_secret_standin`,
      usage: params.usage === 'on_session' ? 'on_session' : 'off_session',
      last_setup_error: null,
      next_action: null,
      ...created(world),
    });
    world.setups.set(id, setup);
    tell(world, 'setup_intent.created', setup);
    return setup;
  },
  'GET /v1/payment_methods/{payment_method}': (world, [id = '']) => found(world.cards, id, 'PaymentMethod'),
  'POST /v1/payment_methods/{payment_method}/detach': (world, [id = '']) => {
    const card = found(world.cards, id, 'PaymentMethod');
    if (card.customer === null)
      throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.');
    const owner = world.customers.get(String(card.customer));
    if (owner && !owner.deleted && owner.invoice_settings.default_payment_method === id)
      owner.invoice_settings.default_payment_method = null;
    for (const subscription of world.subscriptions.values())
      if (subscription.default_payment_method === id) subscription.default_payment_method = null;
    card.customer = null;
    tell(world, 'payment_method.detached', card);
    return card;
  },
};

const subscriptions: Readonly<Record<string, Operation>> = {
  'GET /v1/subscriptions': (world, _ids, params) => {
    const all = [...world.subscriptions.values()].filter(
      (one) =>
        (params.customer === undefined || one.customer === params.customer) &&
        (params.status === 'all' || !isEnded(one)),
    );
    return list('/v1/subscriptions', all, params);
  },
  'GET /v1/subscriptions/{subscription_exposed_id}': (world, [id = '']) =>
    found(world.subscriptions, id, 'subscription'),
  'POST /v1/subscriptions/{subscription_exposed_id}': (world, [id = ''], params) => {
    const subscription = found(world.subscriptions, id, 'subscription');
    if (isEnded(subscription))
      throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
    changeSubscription(world, subscription, params);
    tell(world, 'customer.subscription.updated', subscription);
    return subscription;
  },
  'DELETE /v1/subscriptions/{subscription_exposed_id}': (world, [id = '']) => {
    const subscription = found(world.subscriptions, id, 'subscription');
    if (isEnded(subscription)) throw missing('subscription', id, 'id');
    endSubscription(world, subscription);
    return subscription;
  },
};

function changeSubscription(world: World, subscription: Stripe.Subscription, params: Params): void {
  const { cancel_at_period_end, cancel_at, pause_collection, default_payment_method } = params;
  if (cancel_at !== undefined && cancel_at_period_end !== undefined)
    throw invalid('You may only pass one of these parameters: cancel_at, cancel_at_period_end.');
  if (typeof cancel_at_period_end === 'boolean') setCancelAtEnd(world, subscription, cancel_at_period_end);
  if (cancel_at !== undefined) subscription.cancel_at = typeof cancel_at === 'number' ? cancel_at : null;
  if (pause_collection !== undefined) pause(world, subscription, pause_collection);
  if (typeof default_payment_method === 'string')
    subscription.default_payment_method = found(world.cards, default_payment_method, 'PaymentMethod', 400).id;
}

function setCancelAtEnd(world: World, subscription: Stripe.Subscription, cancel: boolean): void {
  const end = subscription.items.data[0]?.current_period_end ?? null;
  if (cancel || subscription.cancel_at_period_end) subscription.cancel_at = cancel ? end : null;
  subscription.cancel_at_period_end = cancel;
  subscription.canceled_at = cancel ? seconds(world.now()) : null;
}

function pause(world: World, subscription: Stripe.Subscription, wanted: unknown): void {
  if (typeof wanted !== 'object' || wanted === null) {
    subscription.pause_collection = null;
    return;
  }
  const { behavior, resumes_at = null } = wanted as {
    behavior: Stripe.Subscription.PauseCollection.Behavior;
    resumes_at?: number | null;
  };
  if (resumes_at !== null && resumes_at <= seconds(world.now()))
    throw invalid('`resumes_at` must be in the future.', { param: 'pause_collection[resumes_at]' });
  subscription.pause_collection = { behavior, resumes_at };
}

const money: Readonly<Record<string, Operation>> = {
  'GET /v1/invoices': (world, _ids, params) => {
    if (params.subscription !== undefined) found(world.subscriptions, text(params.subscription), 'subscription', 400);
    const all = [...world.invoices.values()].filter(
      (one) =>
        (params.subscription === undefined || subscriptionIdOf(one) === params.subscription) &&
        (params.status === undefined || one.status === params.status),
    );
    return list('/v1/invoices', all, params);
  },
  'GET /v1/invoices/{invoice}': (world, [id = ''], params) =>
    expanded(found(world.invoices, id, 'invoice'), params, {}),
  'POST /v1/invoices/{invoice}': (world, [id = ''], params) => {
    const invoice = found(world.invoices, id, 'invoice');
    if (invoice.status !== 'draft' && invoice.status !== 'open')
      throw invalid(`This invoice is no longer editable.`, { code: 'invoice_not_editable' });
    if (typeof params.auto_advance === 'boolean') invoice.auto_advance = params.auto_advance;
    tell(world, 'invoice.updated', invoice);
    return invoice;
  },
  'GET /v1/invoice_payments': (world, _ids, params) => {
    const wanted = (params.payment as { payment_intent?: string } | undefined)?.payment_intent;
    const all = [...world.invoicePayments.values()].filter(
      ({ invoice, status, payment }) =>
        (params.invoice === undefined || invoice === params.invoice) &&
        (params.status === undefined || status === params.status) &&
        (wanted === undefined || payment.payment_intent === wanted),
    );
    return list('/v1/invoice_payments', all, params);
  },
  'GET /v1/payment_intents/{intent}': (world, [id = ''], params) => {
    const { names, isWith } = withoutName(params, 'latest_charge.refunds');
    return expanded(found(world.intents, id, 'payment_intent'), names, {
      latest_charge: (chargeId) => chargeWith(world, chargeId, isWith),
    });
  },
  'GET /v1/charges/{charge}': (world, [id = ''], params) => {
    const { names, isWith } = withoutName(params, 'refunds');
    return expanded(chargeWith(world, id, isWith), names, {});
  },
  'GET /v1/disputes': (world, _ids, params) => {
    const all = [...world.disputes.values()].filter(
      ({ charge, payment_intent }) =>
        (params.charge === undefined || charge === params.charge) &&
        (params.payment_intent === undefined || payment_intent === params.payment_intent),
    );
    return list('/v1/disputes', all, params);
  },
  'GET /v1/balance_transactions': (world, _ids, params) => {
    const since = (params.created as { gte?: number } | undefined)?.gte ?? 0;
    const newestFirst = [...world.moves.values()].filter(({ created: at }) => at >= since).reverse();
    const after = newestFirst.findIndex(({ id }) => id === params.starting_after);
    if (params.starting_after !== undefined && after < 0)
      throw missing('balance_transaction', text(params.starting_after), 'starting_after', 400);
    const names = Array.isArray(params.expand) ? params.expand.map(text) : [];
    const all = newestFirst
      .slice(after + 1)
      .map((one) => (names.includes('data.source') ? withSource(world, one) : one));
    return list('/v1/balance_transactions', all, params);
  },
  'POST /v1/refunds': (world, _ids, params) => {
    if ((params.charge === undefined) === (params.payment_intent === undefined))
      throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
    const intent =
      params.payment_intent === undefined
        ? null
        : found(world.intents, text(params.payment_intent), 'payment_intent', 400);
    if (intent && intent.status !== 'succeeded')
      throw invalid(`The PaymentIntent ${intent.id} has no successful charge to refund.`, {
        code: 'payment_intent_unexpected_state',
      });
    const charge = found(world.charges, text(intent?.latest_charge ?? params.charge), 'charge', 400);
    return sendBack(
      world,
      charge,
      typeof params.amount === 'number' ? params.amount : charge.amount - charge.amount_refunded,
    );
  },
};

function withSource(world: World, one: Stripe.BalanceTransaction): object {
  const id = text(one.source);
  return { ...one, source: world.charges.get(id) ?? world.refunds.get(id) ?? found(world.disputes, id, 'source') };
}

/** What the description does not say but Stripe insists on. */
export const OPERATIONS: Readonly<Record<string, Operation>> = { ...customers, ...cards, ...subscriptions, ...money };
