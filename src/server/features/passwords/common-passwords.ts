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

/** What everybody who knows the owner tries first. */
export type PasswordOwner = {
  email: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
};

/** Whether it is the owner's address, its part before the @, or a name, in whatever case. Shorter words are left to chance. */
export function isOwnWord(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const names = [firstName, lastName].flatMap((name) => name?.trim() || []);
  const words = [email, email.slice(0, email.lastIndexOf('@')), ...names, names.join(' '), names.join('')];
  const chosen = plain(password);
  return chosen.length >= PASSWORD_MIN_LENGTH && words.some((word) => plain(word) === chosen);
}

/** What stands on every page, and in the names of every product: the first guesses at a password of this one. */
const PRODUCT_WORDS = [
  ...[
    'edgewise',
    'sports',
    'book',
    'betting',
    'bettor',
    'bets',
    'bet',
    'parlay',
    'picks',
    'pick',
    'odds',
    'edge',
    'moneyline',
  ],
  ...[
    'spread',
    'over',
    'under',
    'administrator',
    'admin',
    'support',
    'operator',
    'owner',
    'portal',
    'demo',
    'user',
    'account',
  ],
  ...['password', 'secret', 'welcome', 'login', 'signin'],
];
const DRAWN_LETTERS: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
};

const withDrawnLetters = (text: string) => text.replace(/[013457@$!]/g, (sign) => DRAWN_LETTERS[sign] ?? sign);

/** Whether it is made of such words and nothing else but digits and signs, also where those are drawn for letters. */
export function isProductWord(password: string): boolean {
  const lower = password.toLowerCase();
  // A sign may be drawn for a letter or only stand around a word: "3dgewise" and "P@ssword!!".
  const withoutEnd = lower.replace(/\P{L}+$/u, '');
  return [lower, ...[lower, withoutEnd, withoutEnd.replace(/^\P{L}+/u, '')].map(withDrawnLetters)].some((text) => {
    const letters = text.replace(/\P{L}/gu, '');
    return letters !== '' && PRODUCT_WORDS.reduce((rest, word) => rest.replaceAll(word, ' '), letters).trim() === '';
  });
}

const plain = (text: string): string => text.trim().normalize('NFC').toLowerCase();

/**
 * For a password that is chosen, never for one that signs in. It belongs to the checks of the body, before anything that
 * is stored is looked at: its answer says nothing about an account, a link or the current password.
 * @throws AppError invalid_input
 */
export function refuseCommonPassword(password: string, field: PasswordField = 'password'): void {
  if (isCommonPassword(password) || isProductWord(password)) throw tooCommon(field);
}

/** In the same words, once it is known whose password it will be. @throws AppError invalid_input */
export function refuseOwnWord(password: string, owner: PasswordOwner, field: PasswordField = 'password'): void {
  if (isOwnWord(password, owner)) throw tooCommon(field);
}

/** What the body of the call calls it. */
export type PasswordField = 'password' | 'newPassword';

const tooCommon = (field: PasswordField): AppError =>
  new AppError('invalid_input', 'This password is among the most common ones. Please choose another.', {
    field,
  });
