import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';
import { User } from './user.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 256;
export const EMAIL_MAX_LENGTH = 254;
export const NAME_MAX_LENGTH = 100;

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

export const signUp = {
  method: 'POST',
  path: '/api/auth/signup',
  body: z.object({
    email: Email,
    password: z
      .string({ error: 'password is required' })
      .check(
        z.minLength(PASSWORD_MIN_LENGTH, `Password must be at least ${PASSWORD_MIN_LENGTH} characters`),
        z.maxLength(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters`),
      ),
    firstName: Name,
    lastName: Name,
  }),
  response: { 201: User, 409: ErrorBody, 429: ErrorBody },
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
