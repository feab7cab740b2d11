import type { EvidenceItem, EvidenceSet } from './evidence.ts';

export type SentenceFault =
  | 'empty'
  | 'unknown_reference'
  | 'unknown_citation'
  | 'other_game'
  | 'bare_number'
  | 'markup'
  | 'unclosed_reference';

export type CheckedSentence = { ok: true; text: string } | { ok: false; fault: SentenceFault; detail: string };

const REFERENCE = /\{\{\s*([\w:.-]+)\.(\w+)\s*\}\}/g;
const CITATION = /\s*\[\[\s*([\w:.-]+)\s*\]\]/g;
const SPELLED_NUMBER =
  /\b(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|half|twice|double|triple|percent)\b/i;
const MARKUP = /[<>`]|https?:|javascript:|data:|\]\(/i;

/**
 * Fills one sentence's references from the evidence and refuses it when anything in it is not backed: a reference or
 * citation that does not exist, one of another game, a figure written out instead of referred to, markup, an address.
 *
 * Form: `{{item.value}}` is replaced by the item's value, `[[item]]` by the citation mark `[n]`, n being the item's
 * 1-based position in the set. Known bias: spelled-out "one" passes, because it is an ordinary pronoun.
 */
export function checkSentence(sentence: string, evidence: EvidenceSet): CheckedSentence {
  const byId = new Map(evidence.items.map((item, index) => [item.id, { item, mark: index + 1 }]));
  const fault = findFault(sentence, evidence, byId);
  if (fault) return { ok: false, ...fault };
  const text = sentence
    .replace(REFERENCE, (_, id: string, name: string) => byId.get(id)?.item.values[name] ?? '')
    .replace(CITATION, (_, id: string) => ` [${byId.get(id)?.mark}]`)
    .trim();
  return text === '' ? { ok: false, fault: 'empty', detail: sentence } : { ok: true, text };
}

type Fault = { fault: SentenceFault; detail: string };
type Known = ReadonlyMap<string, { item: EvidenceItem; mark: number }>;

function findFault(sentence: string, evidence: EvidenceSet, known: Known): Fault | null {
  for (const [whole, id = '', name = ''] of sentence.matchAll(REFERENCE)) {
    const found = known.get(id);
    if (!found || !Object.hasOwn(found.item.values, name)) return { fault: 'unknown_reference', detail: whole };
    if (found.item.eventId !== evidence.eventId) return { fault: 'other_game', detail: whole };
  }
  for (const [whole, id = ''] of sentence.matchAll(CITATION)) {
    const found = known.get(id);
    if (!found) return { fault: 'unknown_citation', detail: whole.trim() };
    if (found.item.eventId !== evidence.eventId) return { fault: 'other_game', detail: whole.trim() };
  }
  return bareText(sentence.replace(REFERENCE, ' ').replace(CITATION, ' '));
}

/** What is left once references and citations are taken out may hold no figure and nothing a page would run. */
function bareText(rest: string): Fault | null {
  if (/\{\{|\}\}|\[\[|\]\]/.test(rest)) return { fault: 'unclosed_reference', detail: rest.trim() };
  if (MARKUP.test(rest)) return { fault: 'markup', detail: rest.trim() };
  if (/\p{N}/u.test(rest) || SPELLED_NUMBER.test(rest)) return { fault: 'bare_number', detail: rest.trim() };
  return null;
}
