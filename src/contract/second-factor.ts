import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';
import { OwnPassword } from './own-password.ts';
import { User } from './user.ts';

/** Whether an account asks for more than its password. */
export const SecondFactor = z.object({
  /** Codes of an authenticator app are asked for at each sign-in. */
  isOn: z.boolean(),
  since: z.nullable(z.iso.datetime()),
  /** Unused codes that let in without the app. */
  recoveryCodesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** Six digits of the app or a recovery code; spaces and dashes are for the eye. */
const Code = z
  .string({ error: 'code is required' })
  .check(z.trim(), z.minLength(1, 'code is required'), z.maxLength(40, 'code is too long'));

const refusals = { 400: ErrorBody, 401: ErrorBody, 409: ErrorBody, 429: ErrorBody } as const;

export const readSecondFactor = {
  method: 'GET',
  path: '/api/user/second-factor',
  response: { 200: SecondFactor, 401: ErrorBody },
} as const;

export const NewTotp = z.object({
  /** Base32, to be typed where no picture can be read. */
  secret: z.string(),
  uri: z.string(),
  /** The address as a QR code: a row a text, 1 dark and 0 light. */
  qr: z.array(z.string()),
});
export type NewTotp = z.infer<typeof NewTotp>;

/** A new secret; nothing asks for its codes until one was confirmed. 409: it is on already. */
export const beginTotp = {
  method: 'POST',
  path: '/api/user/second-factor/totp',
  body: z.strictObject({ password: OwnPassword }),
  response: { 200: NewTotp, ...refusals, 403: ErrorBody },
} as const;

/** Each is shown once and works once. None: the account had a second factor before, and its codes hold. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** Switches it on; every other device is signed out. */
export const confirmTotp = {
  method: 'POST',
  path: '/api/user/second-factor/totp/confirm',
  body: z.strictObject({ code: Code }),
  response: { 200: RecoveryCodes, ...refusals },
} as const;

/** New ones; those before are worth nothing then. An account with a passkey may prove it by that, and send no code. */
export const renewRecoveryCodes = {
  method: 'POST',
  path: '/api/user/second-factor/recovery-codes',
  body: z.strictObject({ password: OwnPassword, code: z.optional(Code) }),
  response: { 200: RecoveryCodes, ...refusals, 403: ErrorBody },
} as const;

/** Ends the app; the recovery codes too, where the account has no passkey. */
export const removeSecondFactor = {
  method: 'DELETE',
  path: '/api/user/second-factor',
  body: z.strictObject({ password: OwnPassword, code: z.optional(Code) }),
  response: { 200: z.object({ message: z.string() }), ...refusals, 403: ErrorBody },
} as const;

/** The second step of a sign-in whose first answered 401 with the code `second_factor`, in the same browser. */
export const finishSignIn = {
  method: 'POST',
  path: '/api/auth/second-factor',
  body: z.strictObject({ code: Code }),
  response: { 200: User, 400: ErrorBody, 401: ErrorBody, 429: ErrorBody },
} as const;
