import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';
import { User } from './user.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 256;
export const EMAIL_MAX_LENGTH = 254;
export const NAME_MAX_LENGTH = 100;

/** As the rules of every text here count them: an emoji is one character, not the two units that it is stored in. */
export const characterCount = (text: string): number => [...text].length;

const emailMessage = 'Please enter a valid email address';
export const Email = z
  .string({ error: 'email is required' })
  .check(
    z.trim(),
    z.minLength(1, 'email is required'),
    z.maxLength(EMAIL_MAX_LENGTH, emailMessage),
    z.email(emailMessage),
  );

const Name = z.nullish(
  z
    .string('must be a text')
    .check(z.trim(), z.maxLength(NAME_MAX_LENGTH, `must be at most ${NAME_MAX_LENGTH} characters`)),
);

export const signIn = {
  method: 'POST',
  path: '/api/auth/signin',
  body: z.object({
    email: z.string({ error: 'email is required' }).check(z.trim(), z.minLength(1, 'email is required')),
    password: z
      .string({ error: 'password is required' })
      .check(z.minLength(1, 'password is required'), z.maxLength(PASSWORD_MAX_LENGTH, 'password is too long')),
  }),
  response: { 200: User, 401: ErrorBody, 429: ErrorBody },
} as const;
export type SignInBody = z.infer<typeof signIn.body>;

const NewPassword = (name: string) =>
  z
    .string({ error: `${name} is required` })
    .check(
      z.minLength(PASSWORD_MIN_LENGTH, `Password must be at least ${PASSWORD_MIN_LENGTH} characters`),
      z.maxLength(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters`),
    );

export const signUp = {
  method: 'POST',
  path: '/api/auth/signup',
  body: z.object({
    email: Email,
    password: NewPassword('password'),
    firstName: Name,
    lastName: Name,
  }),
  response: { 201: User, 400: ErrorBody, 409: ErrorBody, 429: ErrorBody },
} as const;
export type SignUpBody = z.infer<typeof signUp.body>;

export const signOut = {
  method: 'POST',
  path: '/api/auth/signout',
  response: { 200: z.object({ message: z.string() }) },
} as const;

export const currentUser = {
  method: 'GET',
  path: '/api/auth/user',
  response: { 200: User, 401: ErrorBody },
} as const;

const Message = z.object({ message: z.string() });

/** Ends every session of the user, this browser's too, and every key and assistant. */
export const signOutEverywhere = {
  method: 'POST',
  path: '/api/auth/signout-everywhere',
  response: { 200: Message, 401: ErrorBody },
} as const;

/** What a link in a mail carries. */
export const LinkToken = z
  .string({ error: 'token is required' })
  .check(z.minLength(1, 'token is required'), z.maxLength(200, 'token is too long'));

/**
 * Confirms the address of an account: with the account's own session, or with its password. 403 asks for the password.
 */
export const verifyEmail = {
  method: 'POST',
  path: '/api/auth/verify',
  body: z.strictObject({
    token: LinkToken,
    password: z.optional(
      z
        .string('password must be a text')
        .check(z.minLength(1, 'password is required'), z.maxLength(PASSWORD_MAX_LENGTH, 'password is too long')),
    ),
  }),
  response: { 200: Message, 400: ErrorBody, 403: ErrorBody, 429: ErrorBody },
} as const;
export type VerifyEmailBody = z.infer<typeof verifyEmail.body>;

/** One mail a minute and five a day per address; the message says whether one goes out. */
export const resendVerification = {
  method: 'POST',
  path: '/api/auth/verify/resend',
  response: { 200: Message, 401: ErrorBody },
} as const;

/** The same answer whether there is an account. */
export const forgotPassword = {
  method: 'POST',
  path: '/api/auth/forgot',
  body: z.strictObject({ email: Email }),
  response: { 200: Message, 400: ErrorBody, 429: ErrorBody },
} as const;

/** Ends every session of the account. */
export const resetPassword = {
  method: 'POST',
  path: '/api/auth/reset',
  body: z
    .strictObject({
      token: LinkToken,
      newPassword: NewPassword('newPassword'),
      confirmPassword: z.string('confirmPassword is required'),
    })
    .check(
      z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
        error: 'newPassword and confirmPassword must match',
        path: ['confirmPassword'],
      }),
    ),
  response: { 200: Message, 400: ErrorBody, 429: ErrorBody },
} as const;
export type ResetPasswordBody = z.infer<typeof resetPassword.body>;
