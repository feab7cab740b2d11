import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';
import { OwnPassword } from './own-password.ts';
import { NewPasskey, NewPasskeyOptions } from './passkey-ceremony.ts';
import { Passkey, PasskeyName } from './passkeys.ts';

const refusals = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 409: ErrorBody, 429: ErrorBody } as const;

/** After the password, and where the account has a second factor after a proof by it. 409: there are as many as there may be. */
export const beginPasskey = {
  method: 'POST',
  path: '/api/user/passkeys/begin',
  body: z.strictObject({ password: OwnPassword }),
  response: { 200: NewPasskeyOptions, ...refusals },
} as const;

export const AddedPasskey = z.object({
  passkeys: z.array(Passkey),
  /** Where it is the first second factor of the account; else empty, and those from before hold. */
  recoveryCodes: z.array(z.string()),
});
export type AddedPasskey = z.infer<typeof AddedPasskey>;

/** What the authenticator made of the options; each is good for one call within five minutes. */
export const addPasskey = {
  method: 'POST',
  path: '/api/user/passkeys',
  body: z.strictObject({
    name: PasskeyName,
    passkey: NewPasskey,
  }),
  response: { 201: AddedPasskey, ...refusals },
} as const;
export type AddPasskeyBody = z.infer<typeof addPasskey.body>;
