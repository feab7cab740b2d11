import Stripe from 'stripe';

export type MessageOptions = {
  /** When it was signed. */
  at?: Date;
  secret?: string;
  /** On its way, after it was signed. */
  alter?: (body: string) => string;
};

export type SignedMessage = { body: string; headers: { 'content-type': string; 'stripe-signature': string } };

/** A webhook as Stripe sends it: indented, and signed over exactly these bytes. */
export function signedMessage(event: object, options: Required<MessageOptions>): SignedMessage {
  const payload = JSON.stringify(event, null, 2);
  return { body: options.alter(payload), headers: signatureHeaders(payload, options) };
}

export function signatureHeaders(
  payload: string,
  { at, secret }: { at: Date; secret: string },
): SignedMessage['headers'] {
  const timestamp = Math.floor(at.getTime() / 1000);
  return {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
  };
}

/** The same content in other bytes, as a proxy that reads and writes JSON would send it on. */
export const reserialised = (body: string): string => JSON.stringify(JSON.parse(body));

type Loose = Record<string, unknown>;

/** The event as an endpoint of an old version gets it: an invoice names its subscription and payment itself. */
export function inOldShape(event: Stripe.Event): object {
  const thing = structuredClone(event.data.object) as unknown as Loose;
  const details = (thing.parent as Stripe.Invoice.Parent | null | undefined)?.subscription_details;
  if (thing.object === 'invoice') {
    Object.assign(thing, {
      subscription: details?.subscription ?? null,
      payment_intent: 'pi_old',
      charge: 'ch_old',
      paid: true,
    });
    Reflect.deleteProperty(thing, 'parent');
  }
  if (thing.object === 'subscription') {
    const [item] = (thing.items as Stripe.Subscription['items']).data;
    Object.assign(thing, {
      current_period_start: item?.current_period_start,
      current_period_end: item?.current_period_end,
    });
  }
  return { ...event, api_version: '2019-05-16', data: { object: thing } };
}
