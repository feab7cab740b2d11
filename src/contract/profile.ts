import * as z from 'zod/mini';
import { characterCount, NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH } from './auth.ts';
import { ErrorBody } from './errors.ts';
import { User } from './user.ts';

/** What a user changes about the own account. */

const Name = z.optional(
  z.nullable(
    z
      .string('must be a text')
      .check(z.trim(), z.maxLength(NAME_MAX_LENGTH, `must be at most ${NAME_MAX_LENGTH} characters`)),
  ),
);

/** Only what is sent changes; null or an empty text clears a name. The address may be sent, but not another one. */
export const updateProfile = {
  method: 'PATCH',
  path: '/api/user/profile',
  body: z.strictObject({ firstName: Name, lastName: Name, email: z.optional(z.string('must be a text')) }),
  response: { 200: User, 400: ErrorBody, 401: ErrorBody },
} as const;
export type ProfileChange = z.infer<typeof updateProfile.body>;

export const CHANGED_PASSWORD_MIN_LENGTH = 6;

const password = (name: string) =>
  z
    .string({ error: `${name} is required` })
    .check(z.minLength(1, `${name} is required`), z.maxLength(PASSWORD_MAX_LENGTH, `${name} is too long`));

/** Ends the user's other sessions; this browser goes on with a new one. */
export const changePassword = {
  method: 'POST',
  path: '/api/user/change-password',
  body: z
    .strictObject({
      currentPassword: password('currentPassword'),
      newPassword: password('newPassword'),
      confirmPassword: password('confirmPassword'),
    })
    .check(
      // The match is checked before the length.
      z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
        error: 'newPassword and confirmPassword must match',
        path: ['confirmPassword'],
      }),
      z.refine(({ newPassword }) => characterCount(newPassword) >= CHANGED_PASSWORD_MIN_LENGTH, {
        error: `newPassword must be at least ${CHANGED_PASSWORD_MIN_LENGTH} characters`,
        path: ['newPassword'],
      }),
    ),
  response: { 200: z.object({ message: z.string() }), 400: ErrorBody, 401: ErrorBody, 429: ErrorBody },
} as const;
export type ChangePasswordBody = z.infer<typeof changePassword.body>;
