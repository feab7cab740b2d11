import { createHash } from 'node:crypto';
import { NAME_MAX } from '#contract/bets/tracked-bet.ts';
import { cleanText } from './clean-text.ts';

const HASH_LETTERS = 64;

/** What a file calls a bet: of a long name its beginning, with what tells it from all others that begin so. */
export function externalIdOf(name: string): string {
  const whole = cleanText(name, name.length);
  if (whole.length <= NAME_MAX) return whole;
  const hash = createHash('sha256').update(whole).digest('hex');
  return `${cleanText(whole, NAME_MAX - HASH_LETTERS - 1)}#${hash}`;
}
