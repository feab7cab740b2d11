import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from './auth.ts';
import { ErrorBody } from './errors.ts';
import { NewPasskey, NewPasskeyOptions } from './passkey-ceremony.ts';

export const PASSKEY_NAME_MAX_LENGTH = 60;
/** Of one account. */
export const MOST_PASSKEYS = 10;

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** It is kept by a password manager or an account of its maker, and so on more than one device. */
  isSynced: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Null: never. */
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof Passkey>;

const Password = z
  .string({ error: 'password is required' })
  .check(z.minLength(1, 'password is required'), z.maxLength(PASSWORD_MAX_LENGTH, 'password is too long'));

const refusals = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 409: ErrorBody, 429: ErrorBody } as const;

/** Oldest first. */
export const listPasskeys = {
  method: 'GET',
  path: '/api/user/passkeys',
  response: { 200: z.array(Passkey), 401: ErrorBody },
} as const;

/** After the password, and where the account has a second factor after a proof by it. 409: there are as many as there may be. */
export const beginPasskey = {
  method: 'POST',
  path: '/api/user/passkeys/begin',
  body: z.strictObject({ password: Password }),
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
    name: z
      .string({ error: 'name is required' })
      .check(
        z.trim(),
        z.minLength(1, 'name is required'),
        z.maxLength(PASSKEY_NAME_MAX_LENGTH, `name must be at most ${PASSKEY_NAME_MAX_LENGTH} characters`),
        z.regex(/^\P{C}*$/u, 'name holds a character that cannot be used'),
      ),
    passkey: NewPasskey,
  }),
  response: { 201: AddedPasskey, ...refusals },
} as const;
export type AddPasskeyBody = z.infer<typeof addPasskey.body>;

/** Answers with those that are left. With the last second factor the recovery codes go too. */
export const removePasskey = {
  method: 'DELETE',
  path: '/api/user/passkeys/:id',
  params: z.object({ id: z.uuid('id must be a passkey’s id') }),
  body: z.strictObject({ password: Password }),
  response: { 200: z.array(Passkey), ...refusals, 404: ErrorBody },
} as const;
