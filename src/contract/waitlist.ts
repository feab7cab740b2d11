import * as z from 'zod/mini';
import { Email, LinkToken } from './auth.ts';
import { ErrorBody } from './errors.ts';

export const WaitlistSource = z.enum(['landing_page', 'marketing_page']);
export type WaitlistSource = z.infer<typeof WaitlistSource>;

/** Idempotent per address: the second call answers like the first. */
export const joinWaitlist = {
  method: 'POST',
  path: '/api/waitlist',
  body: z.object({ email: Email, source: z._default(WaitlistSource, 'landing_page') }),
  response: { 200: z.object({ message: z.string() }), 400: ErrorBody, 429: ErrorBody },
} as const;
export type JoinWaitlistBody = z.infer<typeof joinWaitlist.body>;

/** The second half of the opt-in: what the link in the mail leads to. */
export const confirmWaitlist = {
  method: 'POST',
  path: '/api/waitlist/confirm',
  body: z.strictObject({ token: LinkToken }),
  response: { 200: z.object({ message: z.string() }), 400: ErrorBody },
} as const;
