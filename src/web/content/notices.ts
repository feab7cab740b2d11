import { PASSWORD_MIN_LENGTH } from '#contract/auth.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { ToastContent } from '../ui/toast.ts';

/** The words of every notice on the public pages. `fallback` stands in where the server sent no words of its own. */

type Failure = { title: string; fallback: string };

export const authenticationRequired = {
  title: 'Authentication Required',
  description: `Please sign in or create an account to access ${PRODUCT_NAME}.`,
  variant: 'destructive',
} satisfies ToastContent;

export const loggedOut = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  variant: 'destructive',
} satisfies ToastContent;

export const emailRequired = {
  title: 'Email required',
  description: 'Please enter your email address',
  variant: 'destructive',
} satisfies ToastContent;

export const waitlistJoined = {
  title: 'Success!',
  description: "You're on the list. We'll notify you when we launch.",
} satisfies ToastContent;

/** Beside the notice, which goes by itself. The same for a known address: it tells nobody who is on the list. */
export const waitlistMail = 'A mail from us has the link that confirms your place.';

export const waitlistRefused: Failure = { title: 'Unable to join waitlist', fallback: 'Please try again later' };

export const waitlistUnreachable = {
  title: 'Error',
  description: 'Something went wrong. Please try again.',
  variant: 'destructive',
} satisfies ToastContent;

export const signedIn = {
  title: 'Welcome back!',
  description: `Successfully signed in to ${PRODUCT_NAME}`,
} satisfies ToastContent;

export const signInRefused: Failure = { title: 'Sign-in failed', fallback: 'Invalid email or password' };

export const passkeyRefused: Failure = { title: 'Passkey not used', fallback: 'This passkey opens no account here.' };

export const codeRefused: Failure = { title: 'Code not accepted', fallback: 'This code is not right.' };

export const signInUnreachable = {
  title: 'Sign-in error',
  description: 'Unable to connect to the server. Please try again.',
  variant: 'destructive',
} satisfies ToastContent;

export const signedUp = {
  title: 'Account created!',
  description: `Welcome to ${PRODUCT_NAME}`,
} satisfies ToastContent;

export const signUpRefused: Failure = { title: 'Sign-up failed', fallback: 'Unable to create account' };

export const signUpUnreachable = {
  title: 'Sign-up error',
  description: 'Unable to connect to the server. Please try again.',
  variant: 'destructive',
} satisfies ToastContent;

export const passwordsDiffer = {
  title: "Passwords don't match",
  description: 'Please make sure your passwords match',
  variant: 'destructive',
} satisfies ToastContent;

export const passwordTooShort = {
  title: 'Password too short',
  description: `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
  variant: 'destructive',
} satisfies ToastContent;
