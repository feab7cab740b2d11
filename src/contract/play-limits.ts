import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';

/** What users allow themselves. Tokens whole, money in dollars with at most two decimals; windows roll back from now. */

export const LimitUnit = z.enum(['tokens', 'money'], 'unit must be tokens or money');
export type LimitUnit = z.infer<typeof LimitUnit>;

export const LimitWindow = z.enum(['day', 'week', 'month'], 'window must be day, week or month');
export type LimitWindow = z.infer<typeof LimitWindow>;

/** The page on which all of this is set. */
export const LIMITS_PATH = '/profile?tab=limits';

/** A limit is lowered at once; raised or lifted only after this. */
export const RAISE_AFTER_DAYS = 7;

export const SpendingLimit = z.object({
  unit: LimitUnit,
  window: LimitWindow,
  /** Null: no limit. */
  amount: z.nullable(z.number()),
  used: z.number(),
  /** What it will be from `pendingFrom` on; null with a time: no limit. */
  pendingAmount: z.nullable(z.number()),
  pendingFrom: z.nullable(z.iso.datetime()),
});
export type SpendingLimit = z.infer<typeof SpendingLimit>;

export const TIME_OUTS = ['24h', '72h', '7d', '30d'] as const;
export const SELF_EXCLUSIONS = ['6m', '1y', '5y'] as const;

export const EXCLUSION_WORDS = {
  '24h': '24 hours',
  '72h': '72 hours',
  '7d': '7 days',
  '30d': '30 days',
  '6m': '6 months',
  '1y': '1 year',
  '5y': '5 years',
} as const satisfies Record<(typeof TIME_OUTS)[number] | (typeof SELF_EXCLUSIONS)[number], string>;

export const Exclusion = z.object({ kind: z.enum(['time_out', 'self_exclusion']), endsAt: z.iso.datetime() });
export type Exclusion = z.infer<typeof Exclusion>;

/** All six limits, and the exclusion that holds now with the latest end. */
export const PlayLimits = z.object({ limits: z.array(SpendingLimit), exclusion: z.nullable(Exclusion) });
export type PlayLimits = z.infer<typeof PlayLimits>;

export const getPlayLimits = {
  method: 'GET',
  path: '/api/user/limits',
  response: { 200: PlayLimits, 401: ErrorBody },
} as const;

export const LIMIT_MAX = { tokens: 100_000, money: 100_000 } as const;

export const setSpendingLimit = {
  method: 'PUT',
  path: '/api/user/limits',
  body: z
    .strictObject({
      unit: LimitUnit,
      window: LimitWindow,
      amount: z.nullable(
        z
          .number('amount must be a number, or null for no limit')
          .check(
            z.minimum(0, 'amount must be at least 0'),
            z.maximum(LIMIT_MAX.money, `amount must be at most ${LIMIT_MAX.money}`),
          ),
      ),
    })
    .check(
      z.refine(({ unit, amount }) => amount === null || isWhole(unit === 'tokens' ? amount : amount * 100), {
        error: 'amount must be whole tokens, or dollars with at most two decimals',
        path: ['amount'],
      }),
    ),
  response: { 200: PlayLimits, 400: ErrorBody, 401: ErrorBody },
} as const;
export type LimitChange = z.infer<typeof setSpendingLimit.body>;

export const beginTimeOut = {
  method: 'POST',
  path: '/api/user/limits/time-out',
  body: z.strictObject({ duration: z.enum(TIME_OUTS, `duration must be one of ${TIME_OUTS.join(', ')}`) }),
  response: { 200: PlayLimits, 400: ErrorBody, 401: ErrorBody },
} as const;

/** Cannot be undone, by nobody. */
export const beginSelfExclusion = {
  method: 'POST',
  path: '/api/user/limits/self-exclusion',
  body: z.strictObject({
    duration: z.enum(SELF_EXCLUSIONS, `duration must be one of ${SELF_EXCLUSIONS.join(', ')}`),
    confirm: z.literal(true, 'confirm must be true: a self-exclusion cannot be undone'),
  }),
  response: { 200: PlayLimits, 400: ErrorBody, 401: ErrorBody },
} as const;

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}
