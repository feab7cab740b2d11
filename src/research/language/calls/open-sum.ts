import { readAmounts } from './amounts.ts';
import { readCalculation } from './calculations.ts';
import type { Asked } from './call.ts';
import { conceptsIn } from './concepts.ts';
import { readWords } from './read-words.ts';
import { saysOnlySums } from './sum-words.ts';
import type { Tagged } from './tagged.ts';

const MOST_WORDS = 14;

/**
 * "55%" where a sum was asked for and lacked its chance: the words of both together are read. Null: nothing was left open, or this
 * does not close it.
 */
export function closeOpenSum({ previous, tokens, text, names, hasNames }: Tagged): Asked | null {
  const open = previous?.openSum;
  if (!open || hasNames || tokens.length > MOST_WORDS || !saysOnlySums(tokens)) return null;
  if (!tokens.some(({ number, pair }) => number !== null || pair !== null)) return null;
  const all = readWords(`${open}, ${text}`, names);
  return readCalculation({ tokens: all, amounts: readAmounts(all), says: conceptsIn(all), hasSides: false });
}
