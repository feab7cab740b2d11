import { SLOT } from './characters.ts';
import type { EvidenceItem, EvidenceSet } from './evidence.ts';
import { plainText } from './plain-text.ts';
import { recallByText, recallByValue } from './recall.ts';
import { type Fault, faultOf } from './sentence-fault.ts';

/** A reference or a citation of a sentence, with the item that it leads to. */
export type Mention = { whole: string; item: EvidenceItem; mark: number; name: string | null };

/** A sentence taken apart: what it refers to, and the words that are its own. */
export type SentenceParts = {
  sentence: string;
  mentions: readonly Mention[];
  /** What stands before, between and behind the mentions. */
  between: readonly string[];
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
  const byId = itemsById(evidence);
  const { places, between, words, isClosed } = formOf(sentence);
  const mentions: Mention[] = [];
  for (const { whole, id, name } of places) {
    const found = byId.get(id);
    const isThere = found && (name === null || isShown(found.item, name));
    if (!isThere) return faultOf(name === null ? 'unknown_citation' : 'unknown_reference', whole);
    if (found.item.eventId !== evidence.eventId) return faultOf('other_game', whole);
    mentions.push({ whole, item: found.item, mark: found.mark, name });
  }
  return isClosed ? { sentence, mentions, between, words } : faultOf('unclosed_reference', words);
}

/** What of a sentence's parts follows from its text alone. */
const formOf = recallByText((sentence) => {
  const matches = [...sentence.matchAll(EITHER)];
  const places = matches.map(([whole, refId, name, citedId]) => ({
    whole,
    id: refId ?? citedId ?? '',
    name: name ?? null,
  }));
  const ends = matches.map(({ 0: whole, index }) => index + whole.length);
  const between = [
    ...matches.map(({ index }, at) => sentence.slice(ends[at - 1] ?? 0, index)),
    sentence.slice(ends.at(-1) ?? 0),
  ];
  const words = sentence.replace(CITATION, '').replace(REFERENCE, SLOT);
  return { places, between, words, isClosed: !/\{\{|\}\}|\[\[|\]\]/.test(words) };
});

const itemsById = recallByValue(
  ({ items }: EvidenceSet) => new Map(items.map((item, index) => [item.id, { item, mark: index + 1 }])),
);

const isShown = ({ values }: EvidenceItem, name: string): boolean =>
  Object.hasOwn(values, name) && !NOT_SHOWN.has(name) && (values[name] ?? '').trim() !== '';

/** The sentence as a reader sees it. Filled in one pass, so that no value can bring a reference or a mark of its own. */
export const fill = (parts: SentenceParts): string =>
  replaceMentions(parts, ({ item, name, mark }) =>
    name === null ? ` [${mark}]` : plainText(item.values[name] ?? ''),
  ).trim();

/** The sentence with something else in the place of each reference and citation. */
export const replaceMentions = ({ between, mentions }: SentenceParts, by: (mention: Mention) => string): string =>
  mentions.reduce((text, mention, at) => text + by(mention) + (between[at + 1] ?? ''), between[0] ?? '');
