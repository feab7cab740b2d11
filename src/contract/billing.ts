import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';
import { TOKEN_PACKS } from './prices.ts';

/** Whether cards can be taken. Without a configured provider every action is refused and the screens say "Coming Soon". */
export const PaymentConfig = z.object({ enabled: z.boolean(), publishableKey: z.nullable(z.string()) });
export type PaymentConfig = z.infer<typeof PaymentConfig>;

export const getPaymentConfig = {
  method: 'GET',
  path: '/api/payment/config',
  response: { 200: PaymentConfig, 401: ErrorBody },
} as const;

export const PaymentMethod = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  isDefault: z.boolean(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

const failures = {
  400: ErrorBody,
  401: ErrorBody,
  403: ErrorBody,
  404: ErrorBody,
  409: ErrorBody,
  429: ErrorBody,
  503: ErrorBody,
};

export const listPaymentMethods = {
  method: 'GET',
  path: '/api/payment/methods',
  response: { 200: z.array(PaymentMethod), 401: ErrorBody, 503: ErrorBody },
} as const;

const methodId = z.object({
  id: z.string().check(z.regex(/^pm_\w{1,60}$|^card_\w{1,60}$/, 'id must be the id of a card')),
});

/** Begins adding a card: `url` is the page that takes it. */
export const addPaymentMethod = {
  method: 'POST',
  path: '/api/payment/methods',
  response: { 200: z.object({ url: z.string() }), ...failures },
} as const;

export const setDefaultPaymentMethod = {
  method: 'POST',
  path: '/api/payment/methods/:id/default',
  params: methodId,
  response: { 200: z.array(PaymentMethod), ...failures },
} as const;

export const deletePaymentMethod = {
  method: 'DELETE',
  path: '/api/payment/methods/:id',
  params: methodId,
  response: { 200: z.array(PaymentMethod), ...failures },
} as const;

export const Subscription = z.object({
  plan: z.object({ name: z.string(), amount: z.int(), interval: z.string() }),
  status: z.string(),
  currentPeriodEnd: z.iso.datetime(),
  cancelAtPeriodEnd: z.boolean(),
});
export type Subscription = z.infer<typeof Subscription>;

export const getSubscription = {
  method: 'GET',
  path: '/api/payment/subscription',
  response: { 200: z.nullable(Subscription), 401: ErrorBody },
} as const;

/** Ends at the period's end; until then it can be resumed. */
export const cancelSubscription = {
  method: 'POST',
  path: '/api/payment/subscription/cancel',
  response: { 200: Subscription, ...failures },
} as const;

export const resumeSubscription = {
  method: 'POST',
  path: '/api/payment/subscription/resume',
  response: { 200: Subscription, ...failures },
} as const;

const packSizes = TOKEN_PACKS.map(({ tokens }) => tokens);

/** Begins a purchase: `url` is the provider's page. The tokens come when the provider says that the money did. */
export const beginCheckout = {
  method: 'POST',
  path: '/api/payment/checkout',
  body: z.discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('subscription') }),
      z.strictObject({
        kind: z.literal('pack'),
        tokens: z
          .int('tokens must be the size of a pack')
          .check(
            z.refine(
              (tokens) => packSizes.some((size) => size === tokens),
              `tokens must be one of ${packSizes.join(', ')}`,
            ),
          ),
      }),
    ],
    'kind must be subscription or pack',
  ),
  response: { 200: z.object({ url: z.string() }), ...failures },
} as const;
export type CheckoutInput = z.infer<typeof beginCheckout.body>;

/** A line of the billing history, money in cents. */
export const BillingLine = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  description: z.string(),
  amountCents: z.int(),
  /** What is gone of it at this moment, in refunds and disputes. */
  refundedCents: z.int(),
  /** What a dispute had taken and came back when it was won, with its tokens. */
  reinstatedCents: z._default(z.int(), 0),
  currency: z.string(),
  tokens: z.int(),
  receiptUrl: z.nullable(z.string()),
});
export type BillingLine = z.infer<typeof BillingLine>;

export const listBilling = {
  method: 'GET',
  path: '/api/payment/history',
  response: { 200: z.array(BillingLine), 401: ErrorBody },
} as const;

/** Where the provider tells what happened. Its body is read as it came, because the signature is over its bytes. */
export const PAYMENT_WEBHOOK_PATH = '/api/payment/webhook';
