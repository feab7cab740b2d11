import type Stripe from 'stripe';
import type { Paid, PaidReference } from '../payments.port.ts';
import { readInvoice, readInvoicePayments, readSession } from './read-paid.ts';
import { paymentOf, type Settled, settledPayment } from './settled-payment.ts';
import { toPaymentError } from './stripe-errors.ts';

const LIST_MAX = 10;

/** Null also for money that is none of ours, or that has not arrived. */
export async function getPaid(stripe: Stripe, reference: PaidReference): Promise<Paid | null> {
  try {
    if (reference.type === 'invoice') return await paidInvoice(stripe, reference.id);
    if (reference.type === 'checkout') return await paidCheckout(stripe, reference.id);
    return await paidBy(stripe, await paymentOf(stripe, reference.id));
  } catch (error) {
    if (toPaymentError(error).kind === 'gone') return null;
    throw error;
  }
}

/** A payment does not say what it was for: an invoice or a checkout says that it was paid by it. */
async function paidBy(stripe: Stripe, paymentId: string): Promise<Paid | null> {
  const payment = { type: 'payment_intent', payment_intent: paymentId } as const;
  const { data: payments } = await stripe.invoicePayments.list({ payment, limit: LIST_MAX });
  const [paid] = readInvoicePayments(payments);
  if (paid) return paidInvoice(stripe, paid.invoiceId);
  const { data: sessions } = await stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1 });
  const [session] = sessions;
  return session ? paidCheckout(stripe, session.id) : null;
}

async function paidInvoice(stripe: Stripe, id: string): Promise<Paid | null> {
  const invoice = readInvoice(await stripe.invoices.retrieve(id));
  if (invoice === null) return null;
  const { data } = await stripe.invoicePayments.list({ invoice: id, status: 'paid', limit: LIST_MAX });
  const paymentIds = readInvoicePayments(data).flatMap(({ paymentId }) => paymentId ?? []);
  const settled: Settled[] = [];
  for (const paymentId of paymentIds) {
    const one = await settledPayment(stripe, paymentId);
    if (one) settled.push(one);
  }
  return {
    ...invoice,
    paymentId: paymentIds[0] ?? null,
    ...movedBack(invoice.amountCents, settled),
    receiptUrl: invoice.receiptUrl ?? settled[0]?.receiptUrl ?? null,
  };
}

async function paidCheckout(stripe: Stripe, id: string): Promise<Paid | null> {
  const session = readSession(await stripe.checkout.sessions.retrieve(id));
  if (session === null) return null;
  if ('invoiceId' in session) return paidInvoice(stripe, session.invoiceId);
  const settled = session.paymentId === null ? null : await settledPayment(stripe, session.paymentId);
  return {
    ...session,
    ...movedBack(session.amountCents, settled ? [settled] : []),
    receiptUrl: settled?.receiptUrl ?? null,
    paidAt: settled?.paidAt ?? session.paidAt,
  };
}

/** Of what is gone at this moment no more than was paid counts: a bank may take its fee with it. */
function movedBack(amountCents: number, settled: readonly Settled[]): Pick<Paid, 'goneCents' | 'reinstatedCents'> {
  const reinstatedCents = settled.reduce((total, one) => total + one.reinstatedCents, 0);
  const gone = settled.reduce((total, one) => total + one.goneCents, 0);
  return { goneCents: reinstatedCents + Math.min(amountCents, gone - reinstatedCents), reinstatedCents };
}
