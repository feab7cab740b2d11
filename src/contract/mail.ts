import * as z from 'zod/mini';
import { LinkToken } from './auth.ts';
import { ErrorBody } from './errors.ts';

/**
 * Ends all mail that is not transactional. The token stands in the address, because mail programs send this themselves
 * with a body of their own (RFC 8058, one click).
 */
export const unsubscribe = {
  method: 'POST',
  path: '/api/mail/unsubscribe',
  query: z.object({ token: LinkToken }),
  response: { 200: z.object({ message: z.string() }), 400: ErrorBody },
} as const;
