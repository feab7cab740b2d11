/**
 * What the product needs of whoever takes the money. Ids are the provider's own, money is in cents, times are moments.
 * Every call ends by its signal or a deadline of the adapter's own; a call that changes something takes a key by which
 * the provider knows a repetition.
 */
export type Payments = {
  readonly publishableKey: string | null;
  createCustomer(input: { walletId: string; email: string; key: string }, signal?: AbortSignal): Promise<string>;
  /** Their cards and every subscription go with them. A customer that is gone already is no error. */
  deleteCustomer(customerId: string, signal?: AbortSignal): Promise<void>;
  /** The secret with which the page adds a card. */
  createSetup(input: { customerId: string; key: string }, signal?: AbortSignal): Promise<{ clientSecret: string }>;
  listCards(customerId: string, signal?: AbortSignal): Promise<Card[]>;
  setDefaultCard(input: { customerId: string; cardId: string }, signal?: AbortSignal): Promise<void>;
  deleteCard(cardId: string, signal?: AbortSignal): Promise<void>;
  createCheckout(input: NewCheckout, signal?: AbortSignal): Promise<{ id: string; url: string; expiresAt: Date }>;
  /**
   * So that nobody can pay what was begun before an exclusion. One that ended already is no error: `completed` says
   * that its buyer was faster, and what that came to is told by an event.
   */
  expireCheckout(sessionId: string, signal?: AbortSignal): Promise<'expired' | 'completed'>;
  getSubscription(subscriptionId: string, signal?: AbortSignal): Promise<ProviderSubscription | null>;
  setCancelAtPeriodEnd(
    input: { subscriptionId: string; cancel: boolean; key: string },
    signal?: AbortSignal,
  ): Promise<ProviderSubscription>;
  /** At once, without a further invoice. One that ended already is no error. */
  cancelSubscription(subscriptionId: string, signal?: AbortSignal): Promise<void>;
  /** No money is collected until then; it goes on by itself afterwards. One that ended already is no error. */
  pauseSubscription(input: { subscriptionId: string; until: Date }, signal?: AbortSignal): Promise<void>;
  /** All that is left of it, once. A payment that went back already is no error. */
  refund(input: { paymentId: string; key: string }, signal?: AbortSignal): Promise<void>;
  /** Checks the signature over the raw bytes and its age. @throws PaymentSignatureError */
  readEvent(body: Buffer, signature: string | undefined, now: Date): PaymentEvent;
  /**
   * What an event is about, as it is now at the provider: an event's own copy may be old. Null: gone, not paid, or
   * sold by somebody else.
   */
  getPaid(reference: PaidReference, signal?: AbortSignal): Promise<Paid | null>;
  /**
   * A page of what moved since then (null: ever), of payments alone; `after` is the `next` of the page before. Pages stand newest
   * first, so what comes in between is on none of them but on the first of the next time.
   */
  listMoves(
    page: { since: Date | null; after: string | null },
    signal?: AbortSignal,
  ): Promise<{ moves: MoneyMove[]; next: string | null }>;
};

/** One movement of money on the provider's own balance. */
export type MoneyMove = {
  id: string;
  /** The payment that it belongs to, by the name that `Paid` has for it. */
  paymentId: string;
  kind: 'payment' | 'refund' | 'refund_failed' | 'dispute' | 'dispute_won';
  /** Towards us above zero, away from us below; without the provider's fee. */
  amountCents: number;
  currency: string;
  at: Date;
};

export type Card = {
  id: string;
  customerId: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  isDefault: boolean;
};

export type NewCheckout = {
  customerId: string;
  walletId: string;
  /** Ours; comes back with every event of the purchase. */
  checkoutId: string;
  item:
    | { kind: 'subscription'; name: string; amountCents: number; interval: 'month' }
    | { kind: 'pack'; name: string; tokens: number; amountCents: number };
  successUrl: string;
  cancelUrl: string;
};

export type ProviderSubscription = {
  id: string;
  customerId: string;
  /** Our reading of the provider's many states. `incomplete` was never paid. */
  status: 'incomplete' | 'active' | 'past_due' | 'paused' | 'ended';
  anchorAt: Date;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
  checkoutId: string | null;
};

/** An event as far as this product goes by it; all others are `other`. */
export type PaymentEvent = { id: string; type: string; sentAt: Date } & (
  | { kind: 'subscription'; subscriptionId: string }
  | { kind: 'paid'; reference: PaidReference }
  | { kind: 'renewal_failed'; subscriptionId: string; invoiceId: string }
  | { kind: 'checkout_ended'; sessionId: string }
  | { kind: 'customer_deleted'; customerId: string }
  | { kind: 'other' }
);

/** An invoice of a subscription, a checkout of a pack, or a payment of which something was refunded or disputed. */
export type PaidReference =
  | { type: 'invoice'; id: string }
  | { type: 'checkout'; id: string }
  | { type: 'payment'; id: string };

/** Money that arrived, with what of it went back. */
export type Paid = {
  kind: 'subscription' | 'pack';
  customerId: string;
  /** The invoice, or the checkout of a pack. */
  id: string;
  /** The payment behind it, by which a refund names it; null when nothing had to be paid. */
  paymentId: string | null;
  checkoutId: string | null;
  subscriptionId: string | null;
  /** Of a subscription: what it pays for. */
  period: { start: Date; end: Date } | null;
  amountCents: number;
  /** All that ever went back: refunds, and what the bank took in disputes, those that were won too. It only rises. */
  goneCents: number;
  /** What of that came back with disputes that were won. It only rises too. */
  reinstatedCents: number;
  currency: string;
  receiptUrl: string | null;
  paidAt: Date;
};

/** The provider refused, did not answer, or said what cannot be read. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  /** `declined`: the card was; `gone`: there is no such thing; `refused`: we asked wrongly; `away`: try again later. */
  readonly kind: 'declined' | 'gone' | 'refused' | 'away';

  constructor(kind: PaymentError['kind'], message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.kind = kind;
  }
}

/** The message was not signed by the provider, or too long ago. */
export class PaymentSignatureError extends Error {
  override readonly name = 'PaymentSignatureError';
}
