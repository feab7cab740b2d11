import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from './auth.ts';
import { ErrorBody } from './errors.ts';
import { FactorKind } from './factor-kind.ts';

/** How long signing in, or proving it again, is enough for what is asked of the account's owner alone. */
export const PROOF_LASTS_MINUTES = 10;

export const Identity = z.object({
  isRecent: z.boolean(),
  /** What proves it: a code where the account has a second factor, else the password. */
  by: z.enum(['password', 'code']),
  /** A passkey does in place of a code; a recovery code does in place of either. */
  factors: z.array(FactorKind),
});
export type Identity = z.infer<typeof Identity>;

export const readIdentity = {
  method: 'GET',
  path: '/api/user/identity',
  response: { 200: Identity, 401: ErrorBody },
} as const;

/** What a 403 with the code `confirmation_required` asks for. 400: it was wrong. */
export const proveIdentity = {
  method: 'POST',
  path: '/api/user/identity',
  body: z.strictObject({
    /** The password, or six digits of the app or a recovery code. */
    proof: z
      .string({ error: 'proof is required' })
      .check(z.minLength(1, 'proof is required'), z.maxLength(PASSWORD_MAX_LENGTH, 'proof is too long')),
  }),
  response: { 200: Identity, 400: ErrorBody, 401: ErrorBody, 429: ErrorBody },
} as const;
