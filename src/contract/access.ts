import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from './auth.ts';
import { ErrorBody } from './errors.ts';
import { givenName } from './given-name.ts';

/** How programs other than the browser reach an account: keys that its owner makes. */

/** Where assistants find the desk. */
export const MCP_PATH = '/mcp';
/** The page on which keys are made and ended. */
export const ASSISTANTS_PATH = '/profile?tab=assistants';

/** `free`: what costs nothing. `verdicts`: that, and what costs tokens. */
export const AccessScope = z.enum(['free', 'verdicts'], 'scope must be free or verdicts');
export type AccessScope = z.infer<typeof AccessScope>;

export const KEY_NAME_MAX_LENGTH = 60;
/** Keys of one account that work at the same time. */
export const MOST_KEYS = 10;
export const KEY_LIFETIMES_DAYS = [30, 90, 365] as const;

export const AccessKey = z.object({
  id: z.uuid(),
  name: z.string(),
  scope: AccessScope,
  /** How the key ends, to tell it from others. */
  hint: z.string(),
  createdAt: z.iso.datetime(),
  /** Null: it works until it is ended. */
  expiresAt: z.nullable(z.iso.datetime()),
  /** To the minute; null: never. */
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type AccessKey = z.infer<typeof AccessKey>;

/** Those that work, newest first. */
export const listKeys = {
  method: 'GET',
  path: '/api/user/keys',
  response: { 200: z.array(AccessKey), 401: ErrorBody },
} as const;

const Days = z.literal(KEY_LIFETIMES_DAYS, `expiresInDays must be ${KEY_LIFETIMES_DAYS.join(', ')} or null`);

/** `key` is the secret itself. It is shown by this answer and never again. */
export const createKey = {
  method: 'POST',
  path: '/api/user/keys',
  body: z.strictObject({
    name: givenName(KEY_NAME_MAX_LENGTH),
    scope: AccessScope,
    expiresInDays: z.nullable(Days),
    password: z
      .string({ error: 'password is required' })
      .check(z.minLength(1, 'password is required'), z.maxLength(PASSWORD_MAX_LENGTH, 'password is too long')),
  }),
  response: {
    201: z.object({ key: z.string(), entry: AccessKey }),
    400: ErrorBody,
    401: ErrorBody,
    409: ErrorBody,
    429: ErrorBody,
  },
} as const;
export type CreateKeyBody = z.infer<typeof createKey.body>;

/** At once: the next call that brings the key is refused. */
export const endKey = {
  method: 'DELETE',
  path: '/api/user/keys/:id',
  params: z.object({ id: z.uuid('id must be a key’s id') }),
  response: { 200: z.array(AccessKey), 400: ErrorBody, 401: ErrorBody, 404: ErrorBody },
} as const;
