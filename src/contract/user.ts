import * as z from 'zod/mini';

/** Why an account began without the sign-up tokens. */
export const NoGrantReason = z.enum(['mailbox_had_grant', 'excluded']);
export type NoGrantReason = z.infer<typeof NoGrantReason>;

/** The signed-in user, as every call that answers with one sends it. */
export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z._default(z.nullable(z.string()), null),
  lastName: z._default(z.nullable(z.string()), null),
  profileImageUrl: z._default(z.nullable(z.string()), null),
  emailVerified: z.boolean(),
  /** What can be spent now. */
  tokensRemaining: z.int(),
  /** What comes on top once the address is confirmed; absent: nothing. */
  tokensOnConfirmation: z.optional(z.int()),
  tokensUsedThisMonth: z.int(),
  proAnalysesThisMonth: z.int(),
  currentPeriodEnd: z.iso.datetime(),
  subscriptionActive: z.boolean(),
  unlimited: z.boolean(),
  isAdmin: z.boolean(),
  noGrantReason: z.optional(NoGrantReason),
});
export type User = z.infer<typeof User>;
