import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';
import { Figure } from './research/quantities.ts';
import { Verdict } from './verdict.ts';

/** The bets of a saved answer at the prices of this moment: free, no turn, and nothing of the answer changes. */

/** A price of a bet and what it was or is worth there. */
const PricedThen = z.object({ book: z.string(), price: Figure, verdict: Verdict });

const PricedNow = z.object({
  book: z.string(),
  price: Figure,
  fair: Figure,
  edge: Figure,
  verdict: Verdict,
  /** Why nothing is staked, in a few words. */
  reason: z.optional(z.string()),
  stake: z.string(),
  ageSeconds: z.int(),
});

export const BetNow = z.object({
  pick: z.string(),
  game: z.string(),
  startsAt: z.iso.datetime(),
  answered: PricedThen,
  /** Null where it cannot be bet any more. */
  now: z.nullable(PricedNow),
  /** What became of it, in a sentence. */
  text: z.string(),
});
export type BetNow = z.infer<typeof BetNow>;

export const priceAnswerNow = {
  method: 'GET',
  path: '/api/chat/messages/:messageId/now',
  params: z.object({ messageId: z.uuid('must be the id of a message') }),
  response: {
    200: z.object({ asOf: z.iso.datetime(), bets: z.array(BetNow) }),
    400: ErrorBody,
    401: ErrorBody,
    403: ErrorBody,
    404: ErrorBody,
    429: ErrorBody,
  },
} as const;
export type AnswerNow = z.infer<(typeof priceAnswerNow)['response'][200]>;
