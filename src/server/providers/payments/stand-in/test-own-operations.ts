import type Stripe from 'stripe';
import { NEWER_OPERATIONS, objectOf, type ParameterSchema, text, textsOf } from './test-newer-parameters.ts';

/**
 * What may be sent to the operations that the adapter calls, written from the library's types; another name does not compile.
 * Stripe's own description, where it is there, is asked besides.
 */

const whole: ParameterSchema = { type: 'integer' };
const truth: ParameterSchema = { type: 'boolean' };
const oneOf = (...values: string[]): ParameterSchema => ({ type: 'string', enum: values });
const short: ParameterSchema = { type: 'string', maxLength: 512 };
/** An empty text takes a value away. */
const orNothing = (schema: ParameterSchema): ParameterSchema => ({ anyOf: [schema, oneOf('')] });
const metadata = orNothing({ type: 'object', additionalProperties: { type: 'string' } });
const expand: ParameterSchema = { type: 'array', items: text };
const nothing: ParameterSchema = objectOf<{ expand?: string[] }>({ expand });

type Session = Stripe.Checkout.SessionCreateParams;
type Price = Stripe.Checkout.SessionCreateParams.LineItem.PriceData;

const price: ParameterSchema = {
  ...objectOf<Price>({
    currency: text,
    product: text,
    unit_amount: whole,
    unit_amount_decimal: { type: 'string', format: 'decimal' },
    product_data: {
      ...objectOf<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.ProductData>({
        name: text,
        description: text,
        metadata,
      }),
      required: ['name'],
    },
    recurring: {
      ...objectOf<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.Recurring>({
        interval: oneOf('day', 'month', 'week', 'year'),
        interval_count: whole,
      }),
      required: ['interval'],
    },
  }),
  required: ['currency'],
};

const session: ParameterSchema = {
  ...objectOf<Session>({
    customer: text,
    client_reference_id: { type: 'string', maxLength: 200 },
    metadata,
    mode: oneOf('payment', 'setup', 'subscription'),
    success_url: text,
    cancel_url: text,
    expires_at: { type: 'integer', format: 'unix-time' },
    line_items: {
      type: 'array',
      items: objectOf<Stripe.Checkout.SessionCreateParams.LineItem>({
        price: text,
        price_data: price,
        quantity: whole,
      }),
    },
    subscription_data: objectOf<Stripe.Checkout.SessionCreateParams.SubscriptionData>({ description: text, metadata }),
    payment_intent_data: objectOf<Stripe.Checkout.SessionCreateParams.PaymentIntentData>({
      description: text,
      metadata,
    }),
    saved_payment_method_options: objectOf<Stripe.Checkout.SessionCreateParams.SavedPaymentMethodOptions>({
      allow_redisplay_filters: textsOf('always', 'limited', 'unspecified'),
      payment_method_save: oneOf('disabled', 'enabled'),
    }),
  }),
  required: ['success_url'],
};

const people: Readonly<Record<string, ParameterSchema>> = {
  'POST /v1/customers': objectOf<Stripe.CustomerCreateParams>({ email: short, metadata }),
  'GET /v1/customers/{customer}': nothing,
  'POST /v1/customers/{customer}': objectOf<Stripe.CustomerUpdateParams>({
    email: short,
    metadata,
    invoice_settings: objectOf<Stripe.CustomerUpdateParams.InvoiceSettings>({ default_payment_method: text }),
  }),
  'DELETE /v1/customers/{customer}': objectOf<object>({}),
  'GET /v1/customers/{customer}/payment_methods': objectOf<Stripe.CustomerListPaymentMethodsParams>({
    limit: whole,
    type: oneOf('card', 'link', 'us_bank_account'),
  }),
  'POST /v1/setup_intents': objectOf<Stripe.SetupIntentCreateParams>({
    allowed_payment_method_types: textsOf('card'),
    customer: text,
    metadata,
    usage: oneOf('off_session', 'on_session'),
  }),
  'GET /v1/payment_methods/{payment_method}': nothing,
  'POST /v1/payment_methods/{payment_method}/detach': nothing,
};

const subscriptions: Readonly<Record<string, ParameterSchema>> = {
  'GET /v1/subscriptions': objectOf<Stripe.SubscriptionListParams>({
    customer: text,
    limit: whole,
    status: oneOf('active', 'all', 'canceled', 'ended', 'past_due', 'paused', 'trialing', 'unpaid'),
  }),
  'GET /v1/subscriptions/{subscription_exposed_id}': nothing,
  'POST /v1/subscriptions/{subscription_exposed_id}': objectOf<Stripe.SubscriptionUpdateParams>({
    cancel_at: orNothing({ type: 'integer', format: 'unix-time' }),
    cancel_at_period_end: truth,
    default_payment_method: text,
    metadata,
    pause_collection: orNothing({
      ...objectOf<Stripe.SubscriptionUpdateParams.PauseCollection>({
        behavior: oneOf('keep_as_draft', 'mark_uncollectible', 'void'),
        resumes_at: { type: 'integer', format: 'unix-time' },
      }),
      required: ['behavior'],
    }),
  }),
  'DELETE /v1/subscriptions/{subscription_exposed_id}': objectOf<Stripe.SubscriptionCancelParams>({
    invoice_now: truth,
    prorate: truth,
  }),
};

const money: Readonly<Record<string, ParameterSchema>> = {
  'POST /v1/checkout/sessions': session,
  'GET /v1/checkout/sessions': objectOf<Stripe.Checkout.SessionListParams>({
    customer: text,
    limit: whole,
    payment_intent: text,
    subscription: text,
  }),
  'GET /v1/checkout/sessions/{session}': nothing,
  'POST /v1/checkout/sessions/{session}/expire': nothing,
  'GET /v1/invoices': objectOf<Stripe.InvoiceListParams>({
    limit: whole,
    status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
    subscription: text,
  }),
  'GET /v1/invoices/{invoice}': nothing,
  'POST /v1/invoices/{invoice}': objectOf<Stripe.InvoiceUpdateParams>({ auto_advance: truth, metadata }),
  'GET /v1/payment_intents/{intent}': nothing,
  'GET /v1/charges/{charge}': nothing,
  'GET /v1/disputes': objectOf<Stripe.DisputeListParams>({ charge: text, limit: whole, payment_intent: text }),
  'POST /v1/refunds': objectOf<Stripe.RefundCreateParams>({
    amount: whole,
    charge: text,
    metadata,
    payment_intent: text,
    reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
  }),
};

export const OWN_OPERATIONS: Readonly<Record<string, ParameterSchema>> = {
  ...people,
  ...subscriptions,
  ...money,
  ...NEWER_OPERATIONS,
};
