import Stripe from 'stripe';
import * as z from 'zod/mini';
import { type PaidReference, PaymentError, type PaymentEvent, PaymentSignatureError } from '../payments.port.ts';
import { moment, refId } from './read-answer.ts';

const TOLERANCE_SECONDS = 300;

/**
 * An event may have the shape of any of Stripe's versions, and be years old: nothing but names of things is read from
 * it. One about a thing that it does not name is `other`.
 */
export function readEvent(body: Buffer, signature: string | undefined, secret: string | null, now: Date): PaymentEvent {
  const read = Envelope.safeParse(verified(body, signature, secret, now));
  if (!read.success) throw new PaymentError('refused', 'The signed message is no event.');
  const { id, type, created, data } = read.data;
  return { id, type, sentAt: created, ...about(type, data.object) };
}

function verified(body: Buffer, signature: string | undefined, secret: string | null, now: Date): unknown {
  try {
    return Stripe.webhooks.constructEvent(
      body,
      signature ?? '',
      secret ?? '',
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    // What the library throws carries the whole message.
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new PaymentSignatureError('The message is not signed by Stripe, or was signed too long ago.');
    throw new PaymentError('refused', 'The signed message cannot be read.');
  }
}

const Envelope = z.object({
  id: z.string().check(z.regex(/^evt_\w{1,250}$/)),
  type: z.string().check(z.maxLength(250)),
  created: moment,
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

type Thing = Readonly<Record<string, unknown>>;
type About =
  | { kind: 'subscription'; subscriptionId: string }
  | { kind: 'paid'; reference: PaidReference }
  | { kind: 'renewal_failed'; subscriptionId: string; invoiceId: string }
  | { kind: 'checkout_ended'; sessionId: string }
  | { kind: 'customer_deleted'; customerId: string }
  | { kind: 'other' };

function about(type: string, thing: Thing): About {
  const reader = READERS.find(({ types }) => types.test(type));
  return reader?.read(thing) ?? { kind: 'other' };
}

const READERS: readonly { types: RegExp; read: (thing: Thing) => About | null }[] = [
  {
    types: /^customer\.subscription\./,
    read: (thing) => named(idIn(thing, 'id'), (subscriptionId) => ({ kind: 'subscription', subscriptionId })),
  },
  {
    types: /^customer\.deleted$/,
    read: (thing) => named(idIn(thing, 'id'), (customerId) => ({ kind: 'customer_deleted', customerId })),
  },
  { types: /^invoice\.(paid|payment_succeeded)$/, read: (thing) => paid('invoice', idIn(thing, 'id')) },
  { types: /^invoice\.payment_failed$/, read: renewalFailed },
  {
    types: /^checkout\.session\.(completed|async_payment_succeeded)$/,
    read: (thing) => paid('checkout', idIn(thing, 'id')),
  },
  {
    types: /^checkout\.session\.(expired|async_payment_failed)$/,
    read: (thing) => named(idIn(thing, 'id'), (sessionId) => ({ kind: 'checkout_ended', sessionId })),
  },
  // Charges, refunds and disputes name the payment; those of old payments only their charge.
  {
    types: /^charge\.refunded$/,
    read: (thing) => paid('payment', idIn(thing, 'payment_intent') ?? idIn(thing, 'id')),
  },
  {
    types: /^(refund|charge\.refund|charge\.dispute)\./,
    read: (thing) => paid('payment', idIn(thing, 'payment_intent') ?? idIn(thing, 'charge')),
  },
];

const named = (id: string | null, make: (id: string) => About): About | null => (id === null ? null : make(id));

const paid = (type: PaidReference['type'], id: string | null) =>
  named(id, (named) => ({ kind: 'paid', reference: { type, id: named } }));

/** An invoice named its subscription itself before it named it as its parent. */
function renewalFailed(thing: Thing): About | null {
  const details = thingIn(thingIn(thing, 'parent'), 'subscription_details');
  const subscriptionId = idIn(details, 'subscription') ?? idIn(thing, 'subscription');
  const invoiceId = idIn(thing, 'id');
  return subscriptionId && invoiceId ? { kind: 'renewal_failed', subscriptionId, invoiceId } : null;
}

const Ref = z.pipe(refId, z.string().check(z.regex(/^\w{1,255}$/)));
const Things = z.record(z.string(), z.unknown());

const idIn = (thing: Thing | null, name: string): string | null => Ref.safeParse(thing?.[name]).data ?? null;

const thingIn = (thing: Thing | null, name: string): Thing | null => Things.safeParse(thing?.[name]).data ?? null;
