import type { EvidenceItem } from '#engine/grounding/evidence.ts';
import { tokenise } from '#engine/names/tokenise.ts';
import { bookAt } from '../language/sportsbooks.ts';

const REFERENCE = /\{\{.*?\}\}|\[\[.*?\]\]/g;

/** A book that a sentence names in its own words and its evidence does not hold: wherever it stands, also at the beginning. */
export function foreignBook(sentence: string, items: readonly EvidenceItem[]): string | undefined {
  const tokens = tokenise(sentence.replace(REFERENCE, ' , '));
  const named = tokens.flatMap((_, at) => bookAt(tokens, at)?.title ?? []);
  if (named.length === 0) return undefined;
  const shown = plain(items.flatMap(({ values }) => Object.values(values)).join(' '));
  return named.find((title) => !shown.includes(plain(title)));
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');
