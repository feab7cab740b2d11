import type Stripe from 'stripe';
import StripeSdk from 'stripe';
import { example } from './test-stripe-examples.ts';
import { missing } from './test-stripe-fault.ts';

/** All that the stand-in remembers. */
export type World = {
  now: () => Date;
  customers: Map<string, Stripe.Customer | Stripe.DeletedCustomer>;
  cards: Map<string, Stripe.PaymentMethod>;
  setups: Map<string, Stripe.SetupIntent>;
  sessions: Map<string, Stripe.Checkout.Session>;
  /** What a session sells, which the session itself does not carry. */
  sold: Map<string, Sold>;
  subscriptions: Map<string, Stripe.Subscription>;
  invoices: Map<string, Stripe.Invoice>;
  invoicePayments: Map<string, Stripe.InvoicePayment>;
  intents: Map<string, Stripe.PaymentIntent>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  disputes: Map<string, Stripe.Dispute>;
  /** What moved on the balance, in order. */
  moves: Map<string, Stripe.BalanceTransaction>;
  /** Of everything that happened, in order. */
  events: Stripe.Event[];
  newId: (prefix: string) => string;
};

export type Sold = { name: string; amountCents: number; metadata: Stripe.Metadata };

export function createWorld(now: () => Date): World {
  let ids = 0;
  const run = Math.random().toString(36).slice(2, 10);
  return {
    now,
    customers: new Map(),
    cards: new Map(),
    setups: new Map(),
    sessions: new Map(),
    sold: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    invoicePayments: new Map(),
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    moves: new Map(),
    events: [],
    newId: (prefix) => {
      ids += 1;
      return `${prefix}_${run}${String(ids).padStart(6, '0')}`;
    },
  };
}

export const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

export const created = ({ now }: World) => ({ created: seconds(now()), livemode: false as const });

/** Tells of a thing as it is at this moment. */
export function tell(world: World, type: Stripe.Event['type'], thing: object): void {
  const event = example('event', {
    id: world.newId('evt'),
    api_version: StripeSdk.API_VERSION,
    pending_webhooks: 1,
    type,
    data: { object: structuredClone(thing) },
    ...created(world),
  } as Partial<Stripe.Event>);
  world.events.push(event);
}

/** Money that moved on the balance, because of a charge, a refund or a dispute. */
export function move(
  world: World,
  category: 'charge' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_reversal',
  amount: number,
  source: Stripe.Charge | Stripe.Refund | Stripe.Dispute,
): void {
  const type = category === 'dispute' || category === 'dispute_reversal' ? 'adjustment' : category;
  const moved = example('balance_transaction', {
    id: world.newId('txn'),
    amount,
    net: amount,
    fee: 0,
    fee_details: [],
    currency: source.currency,
    type,
    reporting_category: category,
    source: source.id,
    ...created(world),
  });
  Reflect.deleteProperty(moved, 'livemode');
  world.moves.set(moved.id, moved);
}

export function found<Thing>(things: ReadonlyMap<string, Thing>, id: string, what: string, status = 404): Thing {
  const thing = things.get(id);
  if (thing === undefined) throw missing(what, id, status === 404 ? 'id' : what, status);
  return thing;
}

export function liveCustomer(world: World, id: string, status = 404): Stripe.Customer {
  const customer = found(world.customers, id, 'customer', status);
  if (customer.deleted) throw missing('customer', id, status === 404 ? 'id' : 'customer', status);
  return customer;
}

/** The same day of a later month, or that month's last. */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const at = new Date(from);
  at.setUTCDate(1);
  at.setUTCMonth(from.getUTCMonth() + months);
  at.setUTCDate(Math.min(from.getUTCDate(), last));
  return seconds(at);
}
