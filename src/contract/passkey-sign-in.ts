import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';
import { PasskeyOptions, SignedPasskey } from './passkey-ceremony.ts';
import { User } from './user.ts';

const Signed = z.strictObject({ passkey: SignedPasskey });
const refusals = { 400: ErrorBody, 401: ErrorBody, 429: ErrorBody } as const;

/** Without address or password: the passkey says whose it is. */
export const beginPasskeySignIn = {
  method: 'POST',
  path: '/api/auth/passkey/begin',
  response: { 200: PasskeyOptions, 429: ErrorBody },
} as const;

/** In the same browser. 401 says the same of every passkey that opens no account. */
export const signInWithPasskey = {
  method: 'POST',
  path: '/api/auth/passkey',
  body: Signed,
  response: { 200: User, ...refusals },
} as const;

/** In place of a code, for a sign-in whose password was right. */
export const beginPasskeyStep = {
  method: 'POST',
  path: '/api/auth/second-factor/passkey/begin',
  response: { 200: PasskeyOptions, ...refusals },
} as const;

export const finishWithPasskey = {
  method: 'POST',
  path: '/api/auth/second-factor/passkey',
  body: Signed,
  response: { 200: User, ...refusals },
} as const;
