import { readFileSync } from 'node:fs';
import type Stripe from 'stripe';
import { examplesFile } from './test-stripe-description.ts';

type Examples = {
  customer: Stripe.Customer;
  payment_method: Stripe.PaymentMethod;
  setup_intent: Stripe.SetupIntent;
  'checkout.session': Stripe.Checkout.Session;
  subscription: Stripe.Subscription;
  subscription_item: Stripe.SubscriptionItem;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  event: Stripe.Event;
};

let resources: Record<string, unknown> | undefined;

/** Stripe's current example of a thing, with what the test's own is. Read from the shared data, never kept here. */
export function example<Name extends keyof Examples>(name: Name, own: Partial<Examples[Name]>): Examples[Name] {
  resources ??= (JSON.parse(readFileSync(examplesFile, 'utf8')) as { resources: Record<string, unknown> }).resources;
  const found = resources[name];
  if (found === undefined) throw new Error(`Stripe has no example of ${name}`);
  return { ...(structuredClone(found) as Examples[Name]), ...own };
}
