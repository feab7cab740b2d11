import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Paid } from '../payments.port.ts';
import { cents, metadata, moment, ourCheckoutId, readAnswer, refId } from './read-answer.ts';

/** What an invoice or a checkout says by itself; what went back is the payment's to say. */
type Said = Omit<Paid, 'goneCents' | 'reinstatedCents' | 'receiptUrl' | 'paymentId'>;

const Line = z.object({
  period: z.object({ start: moment, end: moment }),
  parent: z.nullable(z.object({ subscription_item_details: z.nullable(z.object({ proration: z.boolean() })) })),
});

const Invoice = z.object({
  id: z.string(),
  status: z.nullable(z.string()),
  customer: z.nullable(refId),
  amount_paid: cents,
  currency: z.string(),
  hosted_invoice_url: z.nullish(z.string()),
  status_transitions: z.object({ paid_at: z.nullable(moment) }),
  parent: z.nullable(z.object({ subscription_details: z.nullable(z.object({ subscription: refId, metadata })) })),
  lines: z.object({ data: z.array(Line) }),
});

/** Null when it is not paid, or for nothing that this product sells. */
export function readInvoice(answer: Stripe.Invoice): (Said & { receiptUrl: string | null }) | null {
  const invoice = readAnswer(Invoice, answer);
  const subscription = invoice.parent?.subscription_details;
  const paidAt = invoice.status_transitions.paid_at;
  if (invoice.status !== 'paid' || !paidAt || !subscription || invoice.customer === null) return null;
  return {
    kind: 'subscription',
    id: invoice.id,
    customerId: invoice.customer,
    checkoutId: ourCheckoutId(subscription.metadata),
    subscriptionId: subscription.subscription,
    period: periodOf(invoice.lines.data),
    amountCents: invoice.amount_paid,
    currency: invoice.currency,
    receiptUrl: invoice.hosted_invoice_url ?? null,
    paidAt,
  };
}

/** The latest whole period: a line that corrects an earlier one pays for none. */
function periodOf(lines: z.output<typeof Line>[]): Paid['period'] {
  const periods = lines
    .filter(({ parent }) => parent?.subscription_item_details?.proration === false)
    .map(({ period }) => period)
    .filter(({ start, end }) => end > start);
  return periods.sort((one, other) => other.end.getTime() - one.end.getTime())[0] ?? null;
}

const InvoicePayment = z.object({
  invoice: refId,
  payment: z.object({ payment_intent: z.optional(refId), charge: z.optional(refId) }),
});

export const readInvoicePayments = (answer: Stripe.InvoicePayment[]) =>
  readAnswer(z.array(InvoicePayment), answer).map(({ invoice, payment }) => ({
    invoiceId: invoice,
    paymentId: payment.payment_intent ?? payment.charge ?? null,
  }));

const Session = z.object({
  id: z.string(),
  mode: z.string(),
  payment_status: z.string(),
  customer: z.nullable(refId),
  invoice: z.nullable(refId),
  payment_intent: z.nullable(refId),
  client_reference_id: z.nullable(z.string()),
  metadata,
  amount_total: z.nullable(cents),
  currency: z.nullable(z.string()),
  created: moment,
});

type PaidSession = { invoiceId: string } | (Said & { paymentId: string | null });

/** Null when nothing was paid, or it was not this product that began it. */
export function readSession(answer: Stripe.Checkout.Session): PaidSession | null {
  const session = readAnswer(Session, answer);
  if (session.payment_status === 'unpaid') return null;
  if (session.mode === 'subscription') return session.invoice === null ? null : { invoiceId: session.invoice };
  const checkoutId = ourCheckoutId(session.metadata);
  const { customer, amount_total, currency } = session;
  if (checkoutId === null || customer === null || amount_total === null || currency === null) return null;
  return {
    kind: 'pack',
    id: session.id,
    customerId: customer,
    paymentId: session.payment_intent,
    checkoutId,
    subscriptionId: null,
    period: null,
    amountCents: amount_total,
    currency,
    paidAt: session.created,
  };
}
