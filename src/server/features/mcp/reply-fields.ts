import * as z from 'zod/mini';
import type { Schema } from '#contract/research/desk.ts';
import { Choice, Evidence, Reason } from '#contract/research/outcome.ts';

/** A list of which not everything is in the result. */
export const Cut = z.object({
  list: z.string().check(z.describe('Where it stands in this result, such as data.rows.')),
  total: z.int().check(z.describe('How many there are.')),
  limit: z.int().check(z.describe('How many are here.')),
  offset: z
    .int()
    .check(
      z.describe(
        'How many are left out before them. Ask with offset + limit for the next, where the tool takes an offset.',
      ),
    ),
});
export type Cut = z.infer<typeof Cut>;

/** What a call outside the desk's own rules is refused for. */
const Refused = z.enum([
  ...Reason.options,
  'needs_scope',
  'needs_idempotency_key',
  'limit_reached',
  'under_age',
  'rate_limited',
  'conflict',
  'unavailable',
]);
export type RefusedFor = z.infer<typeof Refused>;

/**
 * The structured result of a call of one tool. Found and refused in one object, because clients want an object at the root
 * and check a refusal by the same schema.
 */
export const replyFields = (result: Schema) =>
  z.object({
    ok: z
      .boolean()
      .check(z.describe('Whether the call was answered. false: reason, message, named and choices say why not.')),
    data: z.optional(result),
    assumed: z.optional(z.array(z.string()).check(z.describe('What the call left open, and how it was taken.'))),
    evidence: z.optional(
      z
        .array(Evidence)
        .check(z.describe('The stored prices and facts that the figures rest on, by the ids that data names.')),
    ),
    cut: z.optional(z.array(Cut).check(z.describe('Lists that are longer than what is here.'))),
    odds: z.optional(z.enum(['live', 'demo']).check(z.describe('demo: invented prices, to try things out.'))),
    charged: z.optional(
      z.int().check(z.describe('Tokens that this call cost. A repeat under its idempotency key costs nothing more.')),
    ),
    tokensRemaining: z.optional(z.int().check(z.describe('Tokens that are left after it.'))),
    reason: z.optional(Refused),
    message: z.optional(z.string().check(z.describe('In plain words: what is missing, by its name, and the way on.'))),
    named: z.optional(z.array(z.string()).check(z.describe('What was named and could not be had, word by word.'))),
    choices: z.optional(z.array(Choice).check(z.describe('Calls that could be made instead.'))),
    wayOn: z.optional(z.string().check(z.describe('The page on which the person can change what stands in the way.'))),
    retryAfterSeconds: z.optional(z.int().check(z.describe('When it may be tried again.'))),
  });

export type StructuredReply = Omit<z.infer<ReturnType<typeof replyFields>>, 'data'> & { data?: unknown };
