import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';

/** How the product went day by day, in the portal (`admin.ts` has its other calls). Days are calendar days in UTC. */

export const TREND_DAYS = 30;

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

/** Why answers failed: without an answer, or answered by the built-in analyst because the model failed. */
export const FailureReason = z.object({ reason: z.string(), unanswered: z.int(), withoutModel: z.int() });
export type FailureReason = z.infer<typeof FailureReason>;

export const PortalTrends = z.object({
  /** The oldest first, today last; a day on which nothing was is there with 0. */
  days: z.array(TrendDay),
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
