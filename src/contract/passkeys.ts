import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';
import { givenName } from './given-name.ts';
import { OwnPassword } from './own-password.ts';

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

export const PasskeyName = givenName(PASSKEY_NAME_MAX_LENGTH);

const params = z.object({ id: z.uuid('id must be a passkey’s id') });

/** Oldest first. */
export const listPasskeys = {
  method: 'GET',
  path: '/api/user/passkeys',
  response: { 200: z.array(Passkey), 401: ErrorBody },
} as const;

/** Answers with all of them. */
export const renamePasskey = {
  method: 'PATCH',
  path: '/api/user/passkeys/:id',
  params,
  body: z.strictObject({ name: PasskeyName }),
  response: { 200: z.array(Passkey), 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody },
} as const;

/** Answers with those that are left. With the last second factor the recovery codes go too. */
export const removePasskey = {
  method: 'DELETE',
  path: '/api/user/passkeys/:id',
  params,
  body: z.strictObject({ password: OwnPassword }),
  response: {
    200: z.array(Passkey),
    400: ErrorBody,
    401: ErrorBody,
    403: ErrorBody,
    404: ErrorBody,
    429: ErrorBody,
  },
} as const;
