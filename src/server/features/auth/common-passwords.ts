import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN_LENGTH } from '#contract/auth.ts';
import { CHANGED_PASSWORD_MIN_LENGTH } from '#contract/profile.ts';
import { AppError } from '../../platform/errors.ts';

const REFUSED_COUNT = 3_000;

/** From leaked lists, in lower case, the most used first. */
const RANKED: readonly string[] = dictionary['passwords-common'];

const mostUsed = (minLength: number): string[] =>
  RANKED.filter((password) => password.length >= minLength).slice(0, REFUSED_COUNT);

/** One set for all forms: what a sign-up refuses cannot be changed to afterwards, although that form takes shorter ones. */
const COMMON: ReadonlySet<string> = new Set([PASSWORD_MIN_LENGTH, CHANGED_PASSWORD_MIN_LENGTH].flatMap(mostUsed));

/** Whether it is among the 3,000 most used of its length rule, in whatever case. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());

/**
 * For a password that is chosen, never for one that signs in. It belongs to the checks of the body, before anything that
 * is stored is looked at: its answer says nothing about an account, a link or the current password.
 * @throws AppError invalid_input
 */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) {
    throw new AppError('invalid_input', 'This password is among the most common ones. Please choose another.');
  }
}
