import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from './auth.ts';
import { ErrorBody } from './errors.ts';

/** Everything that is stored about the signed-in user, as a JSON file. It is streamed, so no schema names its content. */
export const exportOwnData = {
  method: 'GET',
  path: '/api/user/export',
  response: { 401: ErrorBody, 403: ErrorBody, 429: ErrorBody },
} as const;

/** For good. 503: the payment provider could not be asked to stop billing, and nothing was deleted. */
export const deleteAccount = {
  method: 'DELETE',
  path: '/api/user',
  body: z.strictObject({
    password: z
      .string({ error: 'password is required' })
      .check(z.minLength(1, 'password is required'), z.maxLength(PASSWORD_MAX_LENGTH, 'password is too long')),
  }),
  response: {
    200: z.object({ message: z.string() }),
    400: ErrorBody,
    401: ErrorBody,
    403: ErrorBody,
    429: ErrorBody,
    503: ErrorBody,
  },
} as const;
