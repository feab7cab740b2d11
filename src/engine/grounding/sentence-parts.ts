import { SLOT } from './characters.ts';
import type { EvidenceItem, EvidenceSet } from './evidence.ts';
import { plainText } from './plain-text.ts';
import { type Fault, faultOf } from './sentence-fault.ts';

/** A reference or a citation of a sentence, with the item that it leads to. */
export type Mention = { whole: string; item: EvidenceItem; mark: number; name: string | null };

/** A sentence taken apart: what it refers to, and the words that are its own. */
export type SentenceParts = {
  sentence: string;
  mentions: readonly Mention[];
  /** The sentence's own words. `SLOT` stands where a reference was; citations are gone. */
  words: string;
};

const REFERENCE = /\{\{\s*([\w:.-]+)\.(\w+)\s*\}\}/g;
const CITATION = /\s*\[\[\s*([\w:.-]+)\s*\]\]/g;
const EITHER = /\{\{\s*([\w:.-]+)\.(\w+)\s*\}\}|\s*\[\[\s*([\w:.-]+)\s*\]\]/g;

/** Values that steer the built-in analyst; they are no words for a reader. */
const NOT_SHOWN = new Set(['kind', 'stance', 'about', 'way']);

/** Takes a sentence apart, or says which of its references or citations leads nowhere or into another game. */
export function takeApart(sentence: string, evidence: EvidenceSet): SentenceParts | Fault {
  const byId = new Map(evidence.items.map((item, index) => [item.id, { item, mark: index + 1 }]));
  const mentions: Mention[] = [];
  for (const [whole, refId, name, citedId] of sentence.matchAll(EITHER)) {
    const found = byId.get(refId ?? citedId ?? '');
    const isThere = found && (name === undefined || isShown(found.item, name));
    if (!isThere) return faultOf(name === undefined ? 'unknown_citation' : 'unknown_reference', whole);
    if (found.item.eventId !== evidence.eventId) return faultOf('other_game', whole);
    mentions.push({ whole, ...found, name: name ?? null });
  }
  const words = sentence.replace(CITATION, '').replace(REFERENCE, SLOT);
  if (/\{\{|\}\}|\[\[|\]\]/.test(words)) return faultOf('unclosed_reference', words);
  return { sentence, mentions, words };
}

const isShown = ({ values }: EvidenceItem, name: string): boolean =>
  Object.hasOwn(values, name) && !NOT_SHOWN.has(name) && (values[name] ?? '').trim() !== '';

/** The sentence as a reader sees it. Filled in one pass, so that no value can bring a reference or a mark of its own. */
export const fill = (parts: SentenceParts): string =>
  replaceMentions(parts, ({ item, name, mark }) =>
    name === null ? ` [${mark}]` : plainText(item.values[name] ?? ''),
  ).trim();

/** The sentence with something else in the place of each reference and citation. */
export function replaceMentions({ sentence, mentions }: SentenceParts, by: (mention: Mention) => string): string {
  let at = 0;
  return sentence.replace(EITHER, () => {
    const mention = mentions[at];
    at += 1;
    return mention ? by(mention) : '';
  });
}
