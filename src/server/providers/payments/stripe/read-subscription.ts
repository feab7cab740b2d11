import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { ProviderSubscription } from '../payments.port.ts';
import { metadata, moment, ourCheckoutId, readAnswer, refId } from './read-answer.ts';

const Period = z.object({ current_period_start: moment, current_period_end: moment });

const Subscription = z.object({
  id: z.string(),
  customer: refId,
  status: z.string(),
  pause_collection: z.nullable(z.object({ behavior: z.string() })),
  billing_cycle_anchor: moment,
  created: moment,
  cancel_at: z.nullable(moment),
  cancel_at_period_end: z.boolean(),
  canceled_at: z.nullable(moment),
  ended_at: z.nullable(moment),
  // It is sold as one item, and the periods are the items' own.
  items: z.object({ data: z.array(Period).check(z.minLength(1)) }),
  metadata,
});

/** A state that is not known here gives no rights: it is taken for one that was not paid. */
const STATUSES: Readonly<Record<string, ProviderSubscription['status']>> = {
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'paused',
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  canceled: 'ended',
};

export function readSubscription(answer: Stripe.Subscription): ProviderSubscription {
  const read = readAnswer(Subscription, answer);
  const { current_period_start, current_period_end } = newest(read.items.data);
  const status = STATUSES[read.status] ?? 'past_due';
  return {
    id: read.id,
    customerId: read.customer,
    status: status === 'active' && read.pause_collection ? 'paused' : status,
    anchorAt: read.billing_cycle_anchor,
    currentPeriodStart: current_period_start,
    currentPeriodEnd: current_period_end,
    cancelAtPeriodEnd: read.cancel_at_period_end || read.cancel_at !== null,
    endedAt: status === 'ended' ? (read.ended_at ?? read.canceled_at ?? read.created) : null,
    checkoutId: ourCheckoutId(read.metadata),
  };
}

const newest = ([first, ...others]: z.output<typeof Period>[]) =>
  others.reduce(
    (best, next) => (next.current_period_end > best.current_period_end ? next : best),
    first as z.output<typeof Period>,
  );
