import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';

/** How the product went day by day and month by month, in the portal (`admin.ts` has its other calls). Days and months are the calendar's in UTC. */

export const TREND_DAYS = 30;
export const TREND_MONTHS = 12;

export const TrendDay = z.object({
  day: z.iso.date(),
  /** Accounts that were opened then and are there still. */
  signUps: z.int(),
  /** Charged. */
  tokens: z.int(),
  /** Dollars that came in then, less what has gone back of them since. */
  revenue: z.number(),
  /** Dollars, estimated from the price table. */
  modelCost: z.number(),
});
export type TrendDay = z.infer<typeof TrendDay>;

export const RevenueMonth = z.object({
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  /** Payments that came in then, and their dollars. */
  payments: z.int(),
  received: z.number(),
  /** Dollars of those payments that have gone back since, by refund or dispute, less what disputes that were won brought back. */
  refunded: z.number(),
  net: z.number(),
  /** Tokens those payments were granted, before any was taken back: packs, and a subscription's months. */
  packTokens: z.int(),
  monthlyTokens: z.int(),
});
export type RevenueMonth = z.infer<typeof RevenueMonth>;

/** Why answers failed: without an answer, or answered by the built-in analyst because the model failed. */
export const FailureReason = z.object({ reason: z.string(), unanswered: z.int(), withoutModel: z.int() });
export type FailureReason = z.infer<typeof FailureReason>;

export const PortalTrends = z.object({
  /** The oldest first, today last; a day on which nothing was is there with 0. */
  days: z.array(TrendDay),
  /** The oldest first, this month last; one in which nothing was is there with 0. */
  months: z.array(RevenueMonth),
  usersBefore: z.int(),
  /** Of these days, the most frequent first. */
  failures: z.array(FailureReason),
  /** That are stored now, of coming games. */
  prices: z.int(),
});
export type PortalTrends = z.infer<typeof PortalTrends>;

export const portalTrends = {
  method: 'GET',
  path: '/api/:portal/trends',
  response: { 200: PortalTrends, 401: ErrorBody, 403: ErrorBody },
} as const;
