import * as z from 'zod/mini';

/** A call as a server sends it: its arguments as JSON, or as a text that need not be any. */
const AttackCall = z.object({ name: z.string(), input: z.union([z.string(), z.record(z.string(), z.unknown())]) });

/**
 * What a hostile or broken model does in a turn, and what must not come of it. `ask`: a question that rules do not understand, so that
 * its calls are made, or one that they judge, so that it words it. `poison`: stands in place of every note about injuries.
 * `tokens`: what the turn costs.
 */
export const Attack = z.object({
  id: z.string(),
  family: z.string(),
  ask: z.enum(['lost', 'judged']),
  question: z.optional(z.string()),
  calls: z.optional(z.array(AttackCall)),
  text: z.optional(z.string()),
  poison: z.optional(z.string()),
  mustNotShow: z.array(z.string()),
  tokens: z.int(),
});
export type Attack = z.infer<typeof Attack>;
