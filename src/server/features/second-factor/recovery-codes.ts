import { createHash, randomInt } from 'node:crypto';

/** Without the letters and digits that are taken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODES = 10;
const GROUPS = 4;
const GROUP_LETTERS = 6;

/** Ten of 118 bits each, so that what is kept of one cannot be guessed however many are tried in a second. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, () => letters(GROUP_LETTERS)).join('-'));

const letters = (count: number): string =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** What is kept of one: as it may be typed, and of its user, so that equal codes of two have different hashes. */
export const hashRecoveryCode = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId}:${plainCode(code)}`)
    .digest('base64url');

/** Spaces and dashes are for the eye. */
export const plainCode = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');
