import * as z from 'zod/mini';
import { adminPage } from './admin.ts';
import { ErrorBody } from './errors.ts';

/** Where the books differ from what moved at the payment provider, in the portal (`admin.ts` has its other calls). */

export const DifferenceKind = z.enum([
  /** The provider took money that stands in no book here. */
  'not_here',
  /** A payment stands here that the provider does not know. */
  'not_there',
  /** Taken more than once for one payment. */
  'taken_twice',
  'amount',
  'currency',
  /** What went back, in refunds and disputes, less what came back. */
  'gone',
  /** Sold and paid, and no tokens were granted. */
  'no_grant',
  'grant_tokens',
  /** The tokens went to another account than the payment came from. */
  'grant_wallet',
]);
export type DifferenceKind = z.infer<typeof DifferenceKind>;

export const MoneyDifference = z.object({
  /** The provider's name for the payment, to be looked up there. */
  paymentId: z.string(),
  kind: DifferenceKind,
  /** In our books, and as it should be: cents, of grants tokens; null: nothing. */
  here: z.nullable(z.int()),
  there: z.nullable(z.int()),
  currency: z.string(),
  since: z.iso.datetime(),
});
export type MoneyDifference = z.infer<typeof MoneyDifference>;

/** The oldest first. `null` where no provider is configured. */
export const listMoneyDifferences = {
  method: 'GET',
  path: '/api/:portal/money-differences',
  query: z.object(adminPage(200, 50)),
  response: { 200: z.nullable(z.array(MoneyDifference)), 400: ErrorBody, 401: ErrorBody, 403: ErrorBody },
} as const;
