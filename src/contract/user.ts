import * as z from 'zod/mini';

/** The signed-in user, as every call that answers with one sends it. */
export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  emailVerified: z.boolean(),
  tokensRemaining: z.int(),
  tokensUsedThisMonth: z.int(),
  proAnalysesThisMonth: z.int(),
  currentPeriodEnd: z.iso.datetime(),
  subscriptionActive: z.boolean(),
  unlimited: z.boolean(),
  isAdmin: z.boolean(),
});
export type User = z.infer<typeof User>;
