import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buyPack,
  checkoutOf,
  newCustomer,
  nextId,
  paymentsAt,
  SUBSCRIPTION,
  subscribe,
} from '../stripe/test-stripe-purchases.ts';
import {
  NEWER_OPERATIONS,
  NEWER_PARAMETERS,
  type ParameterSchema,
  REMOVED_PARAMETERS,
} from './test-newer-parameters.ts';
import { currentSchemas, isOfficialPresent, officialSchemas, ownSchemas } from './test-stripe-description.ts';
import { type SeenRequest, type StripeStandIn, startStripeStandIn } from './test-stripe-server.ts';
import { reserialised } from './test-stripe-webhooks.ts';

/** Without these Stripe refuses the request; the others are ours to send or not. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  'POST /v1/checkout/sessions': [
    'customer',
    'success_url',
    'mode',
    'line_items[0][quantity]',
    'line_items[0][price_data][currency]',
    'line_items[0][price_data][unit_amount]',
    'line_items[0][price_data][product_data][name]',
    'line_items[0][price_data][recurring][interval]',
  ],
  'POST /v1/setup_intents': ['customer'],
  'POST /v1/refunds': ['payment_intent'],
  'POST /v1/subscriptions/{subscription_exposed_id}': ['pause_collection[behavior]'],
};

describe('the stand-in for Stripe', () => {
  let stripe: StripeStandIn;
  let sent: SeenRequest[];

  beforeAll(async () => {
    stripe = await startStripeStandIn();
    await askForEverything(stripe);
    sent = stripe.requests.filter(({ method, encoded }) => method === 'POST' && encoded !== '');
  });
  afterAll(() => stripe.close());

  const ask = async (method: string, path: string, body: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${stripe.apiUrl}${path}`, {
      method,
      ...(method === 'POST' && { body }),
      headers: {
        authorization: `Bearer ${stripe.secretKey}`,
        'stripe-version': Stripe.API_VERSION,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    });
    const answer = (await response.json()) as { id?: string; error?: { type: string; code?: string; param?: string } };
    return { status: response.status, error: answer.error, id: answer.id };
  };

  it('refuses each request of the adapter with a name that it does not know, at every depth', async () => {
    let tried = 0;
    for (const { path, encoded } of sent) {
      for (const name of new URLSearchParams(encoded).keys()) {
        if (name.includes('metadata') || /\[\d+\]$/.test(name)) continue;
        const unknown = name.includes('[') ? name.replace(/\w+\]$/, 'unheard_of]') : 'unheard_of';
        const { status, error } = await ask('POST', path, `${encoded}&${encodeURIComponent(unknown)}=1`);
        expect([status, error?.code, error?.param]).toEqual([400, 'parameter_unknown', unknown]);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(20);
  });

  it('refuses each request of the adapter without what is required', async () => {
    const tried = new Set<string>();
    for (const { path, encoded, checked } of sent) {
      const operation = checked?.operation ?? '';
      for (const name of REQUIRED[operation] ?? []) {
        const params = new URLSearchParams(encoded);
        if (!params.has(name)) continue;
        params.delete(name);
        const { status, error } = await ask('POST', path, params.toString());
        expect([name, status, error?.type]).toEqual([name, 400, 'invalid_request_error']);
        tried.add(`${operation} ${name}`);
      }
    }
    const all = Object.entries(REQUIRED).flatMap(([operation, names]) => names.map((name) => `${operation} ${name}`));
    expect([...tried].sort()).toEqual(all.sort());
  });

  it.each([
    ['/v1/checkout/sessions', 'success_url=x&expires_at=soon', 'parameter_invalid_integer'],
    ['/v1/checkout/sessions', 'success_url=x&mode=gift', undefined],
    ['/v1/customers', 'email[0]=a', undefined],
    ['/v1/customers', `email=${'a'.repeat(513)}`, undefined],
    ['/v1/setup_intents', 'payment_method_types[0]=card', 'parameter_unknown'],
    ['/v1/unheard_of', 'a=1', undefined],
  ])('refuses %s with %s', async (path, body, code) => {
    const { status, error } = await ask('POST', path, body);
    expect([400, 404]).toContain(status);
    expect(error).toMatchObject({ type: 'invalid_request_error', ...(code && { code }) });
  });

  it('refuses another key, another version and what cannot be brought along', async () => {
    expect(await ask('GET', '/v1/subscriptions', '', { authorization: 'Bearer sk_test_other' })).toMatchObject({
      status: 401,
    });
    expect(await ask('GET', '/v1/subscriptions', '', { 'stripe-version': '2023-08-16' })).toMatchObject({
      status: 400,
    });
    const { invoiceId } = await subscribe(stripe);
    const path = `/v1/invoices/${invoiceId}?expand[0]=payment_intent`;
    expect(await ask('GET', path, '')).toMatchObject({ status: 400, error: { code: 'property_cannot_be_expanded' } });
  });

  it('repeats its answer to a key, and refuses the key with another body', async () => {
    const headers = { 'idempotency-key': nextId() };
    const first = await ask('POST', '/v1/customers', 'email=a%40b.example', headers);
    expect(await ask('POST', '/v1/customers', 'email=a%40b.example', headers)).toEqual(first);
    const other = await ask('POST', '/v1/customers', 'email=c%40d.example', headers);
    expect(other).toMatchObject({ status: 400, error: { type: 'idempotency_error' } });
  });

  it('lists as newer only what the adapter sends', () => {
    const isSent = ({ operation, name }: { operation: string; name: string }) =>
      sent.some(({ checked }) => checked?.operation === operation && checked.params[name] !== undefined);
    expect(NEWER_PARAMETERS.filter((listed) => !isSent(listed))).toEqual([]);
  });

  it('signs its messages so that the library believes them, unless they are changed on their way', () => {
    const [event] = stripe.world.events;
    const verified = (options: Parameters<StripeStandIn['message']>[1]) => () => {
      const { body, headers } = stripe.message(event ?? {}, options);
      return Stripe.webhooks.constructEvent(body, headers['stripe-signature'], stripe.webhookSecret);
    };
    expect(verified({})()).toEqual(event);
    expect(verified({ alter: reserialised })).toThrow(/signature/i);
    expect(verified({ alter: (body) => body.replace('evt_', 'evt_x') })).toThrow(/signature/i);
    expect(verified({ secret: 'whsec_other' })).toThrow(/signature/i);
    expect(verified({ at: new Date('2020-01-01T00:00:00Z') })).toThrow(/tolerance/);
  });
});

describe.skipIf(!isOfficialPresent)(
  'the official description of Stripe (skipped where the shared data is absent)',
  () => {
    it('lists as newer only what it does not have, and as removed only what it has', () => {
      const official = officialSchemas();
      const has = (operation: string, name: string) => official.get(operation)?.properties?.[name] !== undefined;
      for (const { operation } of NEWER_PARAMETERS) expect(official.has(operation), operation).toBe(true);
      expect(NEWER_PARAMETERS.filter(({ operation, name }) => has(operation, name))).toEqual([]);
      expect(Object.keys(NEWER_OPERATIONS).filter((operation) => official.has(operation))).toEqual([]);
      expect(REMOVED_PARAMETERS.filter(({ operation, name }) => !has(operation, name))).toEqual([]);
    });

    it('has every operation and every name that our own description allows', () => {
      const current = currentSchemas();
      const strangers = [...ownSchemas()].flatMap(([operation, schema]) => {
        const known = new Set(namesIn(current.get(operation)));
        return namesIn(schema)
          .filter((name) => !known.has(name))
          .map((name) => `${operation} ${name}`);
      });
      expect(strangers).toEqual([]);
      expect([...ownSchemas().values()].flatMap((schema) => namesIn(schema)).length).toBeGreaterThan(60);
    });
  },
);

/** Every name that may be sent, with those within: `line_items.price_data.currency`. */
function namesIn(schema: ParameterSchema | undefined): string[] {
  if (!schema) return [];
  const within = [schema.items, ...(schema.anyOf ?? [])].flatMap(namesIn);
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [
    name,
    ...namesIn(inner).map((deeper) => `${name}.${deeper}`),
  ]);
  return [...own, ...within];
}

/** Every request that changes something, as the adapter sends it. */
async function askForEverything(stripe: StripeStandIn): Promise<void> {
  const payments = paymentsAt(stripe);
  const customerId = await newCustomer(stripe);
  await payments.createSetup({ customerId, key: nextId() });
  const { cardId } = stripe.addCard(customerId);
  await payments.setDefaultCard({ customerId, cardId });
  await payments.createCheckout(checkoutOf(customerId, SUBSCRIPTION));
  const { paymentId } = await buyPack(stripe);
  await payments.refund({ paymentId, key: nextId() });
  const { subscriptionId } = await subscribe(stripe);
  await payments.setCancelAtPeriodEnd({ subscriptionId, cancel: true, key: nextId() });
  stripe.failRenewal((await subscribe(stripe)).subscriptionId);
  await payments.pauseSubscription({ subscriptionId, until: new Date(Date.now() + 86_400_000) });
}
