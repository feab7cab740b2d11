import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { checkoutSession, invoice, invoicePayment, subscription } from './test-stripe-sales.ts';
import { balanceTransaction, charge, dispute, paymentIntent, refund } from './test-stripe-takings.ts';

/** People and their cards in Stripe's form, with values of our own. */

const customer: Stripe.Customer = {
  id: 'cus_own',
  object: 'customer',
  balance: 0,
  created: 0,
  default_source: null,
  description: null,
  email: null,
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  metadata: {},
  shipping: null,
};

const paymentMethod: Stripe.PaymentMethod = {
  id: 'pm_own',
  object: 'payment_method',
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  created: 0,
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: null,
  card: {
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    display_brand: 'visa',
    exp_month: 8,
    exp_year: 2030,
    fingerprint: 'ownFingerprint01',
    funding: 'credit',
    generated_from: null,
    last4: '4242',
    networks: { available: ['visa'], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  type: 'card',
};

const setupIntent: Stripe.SetupIntent = {
  id: 'seti_own',
  object: 'setup_intent',
  allowed_payment_method_types: null,
  application: null,
  automatic_payment_methods: null,
  cancellation_reason: null,
  client_secret: null,
  created: 0,
  customer: null,
  description: null,
  excluded_payment_method_types: null,
  last_setup_error: null,
  latest_attempt: null,
  livemode: false,
  mandate: null,
  metadata: null,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  single_use_mandate: null,
  status: 'requires_payment_method',
  usage: 'off_session',
};

type Examples = {
  customer: Stripe.Customer;
  payment_method: Stripe.PaymentMethod;
  setup_intent: Stripe.SetupIntent;
  'checkout.session': Stripe.Checkout.Session;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  balance_transaction: Stripe.BalanceTransaction;
  event: Stripe.Event;
};

const event = {
  id: 'evt_own',
  object: 'event',
  api_version: null,
  created: 0,
  data: { object: customer },
  livemode: false,
  pending_webhooks: 0,
  request: { id: null, idempotency_key: null },
  type: 'customer.created',
} as Stripe.Event;

const OWN: Examples = {
  customer,
  payment_method: paymentMethod,
  setup_intent: setupIntent,
  'checkout.session': checkoutSession,
  subscription,
  invoice,
  invoice_payment: invoicePayment,
  payment_intent: paymentIntent,
  charge,
  refund,
  dispute,
  balance_transaction: balanceTransaction,
  event,
};

/** Stripe's own examples are part of the shared data: where they are there, they are what is answered with. */
const officialFile = join(process.env.EDGEWISE_SHARED ?? '../shared', 'data/specs/stripe-fixtures3.2026-07-29.json');

let resources: Record<string, unknown> | undefined;

/** A thing as Stripe sends it, with what the test's own is. */
export function example<Name extends keyof Examples>(name: Name, own: Partial<Examples[Name]>): Examples[Name] {
  resources ??= existsSync(officialFile)
    ? (JSON.parse(readFileSync(officialFile, 'utf8')) as { resources: Record<string, unknown> }).resources
    : OWN;
  const found = resources[name];
  if (found === undefined) throw new Error(`Stripe has no example of ${name}`);
  return { ...(structuredClone(found) as Examples[Name]), ...own };
}
