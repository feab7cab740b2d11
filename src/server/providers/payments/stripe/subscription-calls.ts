import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { PaymentError, type ProviderSubscription } from '../payments.port.ts';
import { readAnswer } from './read-answer.ts';
import { readSubscription } from './read-subscription.ts';
import { toPaymentError } from './stripe-errors.ts';

export async function getSubscription(stripe: Stripe, id: string): Promise<ProviderSubscription | null> {
  try {
    return readSubscription(await stripe.subscriptions.retrieve(id));
  } catch (error) {
    if (toPaymentError(error).kind === 'gone') return null;
    throw error;
  }
}

export async function setCancelAtPeriodEnd(
  stripe: Stripe,
  { subscriptionId, cancel, key }: { subscriptionId: string; cancel: boolean; key: string },
): Promise<ProviderSubscription> {
  const change = (params: Stripe.SubscriptionUpdateParams, idempotencyKey: string) =>
    stripe.subscriptions.update(subscriptionId, params, { idempotencyKey }).then(readSubscription);
  const changed = await change({ cancel_at_period_end: cancel }, key);
  // An end that was set on Stripe's own pages as a date stays with the first request.
  return !cancel && changed.cancelAtPeriodEnd ? change({ cancel_at: '' }, `${key}:date`) : changed;
}

export async function cancelSubscription(stripe: Stripe, id: string): Promise<void> {
  await unlessEnded(stripe, id, async () => {
    const { status } = readSubscription(await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }));
    if (status !== 'ended') throw new PaymentError('away', 'Stripe did not end the subscription.');
  });
  await stopCollecting(stripe, id);
}

export async function pauseSubscription(stripe: Stripe, id: string, until: Date): Promise<void> {
  const resumes_at = Math.ceil(until.getTime() / 1000);
  await unlessEnded(stripe, id, async () => {
    const paused = await stripe.subscriptions.update(id, { pause_collection: { behavior: 'void', resumes_at } });
    if (readSubscription(paused).status === 'active')
      throw new PaymentError('away', 'Stripe did not pause the subscription.');
  });
  await stopCollecting(stripe, id);
}

/** What has ended is refused or unknown, as Stripe likes; then there is nothing to do. */
async function unlessEnded(stripe: Stripe, id: string, change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    const { kind } = toPaymentError(error);
    if (kind === 'gone') return;
    if (kind !== 'refused') throw error;
    const subscription = await getSubscription(stripe, id);
    if (subscription && subscription.status !== 'ended') throw error;
  }
}

const Invoices = z.array(z.object({ id: z.string(), auto_advance: z.optional(z.boolean()) }));

/** An invoice that was there before is otherwise still collected, and tried again for weeks. */
async function stopCollecting(stripe: Stripe, subscription: string): Promise<void> {
  for (const status of ['draft', 'open'] as const) {
    for (const { id, auto_advance } of await invoicesOf(stripe, subscription, status)) {
      if (auto_advance !== false) await stripe.invoices.update(id, { auto_advance: false });
    }
  }
}

async function invoicesOf(stripe: Stripe, subscription: string, status: 'draft' | 'open') {
  try {
    const { data } = await stripe.invoices.list({ subscription, status, limit: 100 });
    return readAnswer(Invoices, data);
  } catch (error) {
    if (toPaymentError(error).kind === 'gone') return [];
    throw error;
  }
}
