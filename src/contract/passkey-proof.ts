import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';
import { Identity } from './identity.ts';
import { PasskeyOptions, SignedPasskey } from './passkey-ceremony.ts';

const refusals = { 400: ErrorBody, 401: ErrorBody, 429: ErrorBody } as const;

/** What a 403 with the code `confirmation_required` asks for, by a passkey. 400: the account has none. */
export const beginPasskeyProof = {
  method: 'POST',
  path: '/api/user/identity/passkey/begin',
  response: { 200: PasskeyOptions, ...refusals },
} as const;

export const proveByPasskey = {
  method: 'POST',
  path: '/api/user/identity/passkey',
  body: z.strictObject({ passkey: SignedPasskey }),
  response: { 200: Identity, ...refusals },
} as const;
