import type Stripe from 'stripe';
import type { Params } from './test-stripe-description.ts';
import { example } from './test-stripe-examples.ts';
import { invalid } from './test-stripe-fault.ts';
import { list, text } from './test-stripe-operations.ts';
import { created, found, liveCustomer, seconds, tell, type World } from './test-stripe-world.ts';

const DAY_SECONDS = 24 * 3600;
const AMOUNT_MIN = 50;

type Price = {
  currency: string;
  product_data?: { name: string };
  product?: string;
  unit_amount?: number;
  unit_amount_decimal?: string;
  recurring?: { interval: string };
};
type LineItem = { price?: string; price_data?: Price; quantity?: number };

const needed = (param: string) => invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });

/** What the description leaves open, because it depends on the mode, and Stripe insists on. */
function soldIn(params: Params): { amount: number; name: string } {
  const { mode } = params;
  if (mode !== 'payment' && mode !== 'subscription') throw needed('mode');
  if (mode === 'subscription' && params.payment_intent_data !== undefined)
    throw invalid('You can not pass `payment_intent_data` in `subscription` mode.', { param: 'payment_intent_data' });
  if (mode === 'payment' && params.subscription_data !== undefined)
    throw invalid('You can only pass `subscription_data` in `subscription` mode.', { param: 'subscription_data' });
  const items = params.line_items as LineItem[] | undefined;
  const [item] = items ?? [];
  if (!item) throw needed('line_items');
  if (item.quantity === undefined) throw needed('line_items[0][quantity]');
  return priceOf(item.price_data, mode);
}

function priceOf(price: Price | undefined, mode: 'payment' | 'subscription'): { amount: number; name: string } {
  const at = 'line_items[0][price_data]';
  if (!price) throw needed('line_items[0][price]');
  if (!price.product_data) throw needed(`${at}[product]`);
  if (price.unit_amount === undefined) throw needed(`${at}[unit_amount]`);
  if (price.currency !== 'usd') throw invalid(`Invalid currency: ${price.currency}`, { param: `${at}[currency]` });
  if (price.product_data.name === '')
    throw invalid('You passed an empty string for the name.', { param: `${at}[product_data][name]` });
  if (mode === 'subscription' && !price.recurring)
    throw invalid('You must provide at least one recurring price in `subscription` mode when using prices.', {
      param: at,
    });
  if (mode === 'payment' && price.recurring)
    throw invalid('You specified `payment` mode but passed a recurring price.', { param: at });
  if (mode === 'payment' && price.unit_amount < AMOUNT_MIN)
    throw invalid('The Checkout Session’s total amount must convert to at least 50 cents.', {
      code: 'amount_too_small',
    });
  return { amount: price.unit_amount, name: price.product_data.name };
}

function metadataIn(value: unknown, param: string): Stripe.Metadata {
  const metadata = (value ?? {}) as Stripe.Metadata;
  const entries = Object.entries(metadata);
  if (entries.length > 50 || entries.some(([name, content]) => name.length > 40 || content.length > 500))
    throw invalid('Metadata values can have up to 500 characters, names up to 40.', { param });
  return metadata;
}

function open(world: World, params: Params): Stripe.Checkout.Session {
  const { amount, name } = soldIn(params);
  const customer = liveCustomer(world, text(params.customer), 400).id;
  const reference = text(params.client_reference_id);
  if (reference.length > 200) throw invalid('client_reference_id is too long.', { param: 'client_reference_id' });
  const mode = params.mode === 'subscription' ? 'subscription' : 'payment';
  const data = (mode === 'subscription' ? params.subscription_data : params.payment_intent_data) as Params | undefined;
  const id = world.newId('cs_test');
  const session = example('checkout.session', {
    id,
    mode,
    customer,
    client_reference_id: reference || null,
    metadata: metadataIn(params.metadata, 'metadata'),
    amount_subtotal: amount,
    amount_total: amount,
    currency: 'usd',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    success_url: text(params.success_url),
    cancel_url: text(params.cancel_url),
    url: `https://checkout.stripe.com/c/pay/${id}`,
    expires_at: seconds(world.now()) + DAY_SECONDS,
    currency_conversion: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ...created(world),
  });
  world.sessions.set(id, session);
  world.sold.set(id, { name, amountCents: amount, metadata: metadataIn(data?.metadata, 'metadata') });
  return session;
}

export function expire(world: World, session: Stripe.Checkout.Session): void {
  if (session.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  session.status = 'expired';
  session.url = null;
  tell(world, 'checkout.session.expired', session);
}

type Operation = (world: World, ids: string[], params: Params) => object;

export const CHECKOUT_OPERATIONS: Readonly<Record<string, Operation>> = {
  'POST /v1/checkout/sessions': (world, _ids, params) => open(world, params),
  'GET /v1/checkout/sessions': (world, _ids, params) => {
    const all = [...world.sessions.values()].filter(
      ({ payment_intent, customer, subscription }) =>
        (params.payment_intent === undefined || payment_intent === params.payment_intent) &&
        (params.customer === undefined || customer === params.customer) &&
        (params.subscription === undefined || subscription === params.subscription),
    );
    return list('/v1/checkout/sessions', all, params);
  },
  'GET /v1/checkout/sessions/{session}': (world, [id = '']) => found(world.sessions, id, 'checkout.session'),
  'POST /v1/checkout/sessions/{session}/expire': (world, [id = '']) => {
    const session = found(world.sessions, id, 'checkout.session');
    expire(world, session);
    return session;
  },
};
