import * as z from 'zod/mini';

/** What an administrator may do in the portal: `owner` everything, `support` read it and add tokens up to a limit. */
export const AdminRole = z.enum(['owner', 'support'], 'role must be owner or support');
export type AdminRole = z.infer<typeof AdminRole>;

/** What one of support may add to balances within any 24 hours, all accounts together. */
export const SUPPORT_TOKENS_A_DAY = 300;
