import { checkComposition, checkFigures } from './bare-figures.ts';
import { checkCharacters, SLOT } from './characters.ts';
import type { EvidenceSet } from './evidence.ts';
import { checkClaims } from './fact-claims.ts';
import { checkInstructions, checkPromises } from './forbidden.ts';
import { checkNames } from './foreign-names.ts';
import { checkLabels } from './labels.ts';
import { recallByText, recallByValue } from './recall.ts';
import { type Fault, faultOf } from './sentence-fault.ts';
import { fill, type SentenceParts, takeApart } from './sentence-parts.ts';

export type CheckedSentence = { ok: true; text: string } | ({ ok: false } & Fault);

/** In characters, references included. The longest of the built-in analyst's sentences has less than half of it. */
export const LONGEST_SENTENCE = 600;

/**
 * Fills one sentence's references from the evidence and refuses it when anything in it is not backed: a reference or
 * citation that does not exist or is another game's, a figure in digits or words, a figure under a wrong label, a name
 * or a claim that the evidence does not hold, a promise, advice against the verdict, markup, an address, words
 * to the machine, hidden characters.
 *
 * Form: `{{item.value}}` is replaced by the item's value, `[[item]]` by the citation mark `[n]`, n being the item's
 * 1-based position in the set. Time is bounded by the length limit. Known bias: what a cited fact means for a bet is
 * the writer's own judgement and passes.
 */
export const checkSentence = (sentence: string, evidence: EvidenceSet): CheckedSentence =>
  checkedBy(evidence)(sentence);

/** Of one pick. A crowd is told of the same picks in the same words. */
const SENTENCES_KEPT = 200;

const checkedBy = recallByValue((evidence: EvidenceSet) =>
  recallByText((sentence) => checkAnew(sentence, evidence), SENTENCES_KEPT),
);

function checkAnew(sentence: string, evidence: EvidenceSet): CheckedSentence {
  if (sentence.length > LONGEST_SENTENCE) return refuse(faultOf('too_long', sentence));
  if (sentence.includes(SLOT)) return refuse(faultOf('markup', sentence));
  // Typographers' spaces are spaces.
  const parts = takeApart(sentence.replace(/[\u00A0\u202F\u2009]/g, ' ').normalize('NFC'), evidence);
  if ('fault' in parts) return refuse(parts);
  const fault = findFault({ ...parts, words: withoutOddNames(parts.words, evidence) }, evidence);
  if (fault) return refuse(fault);
  const text = fill(parts);
  return text === '' ? refuse(faultOf('empty', sentence)) : { ok: true, text };
}

const refuse = (fault: Fault): CheckedSentence => ({ ok: false, ...fault });

/** What is wrong with the words whatever they speak of. */
const faultOfWords = (says: { chance: boolean }) =>
  recallByText((words) =>
    words.replace(/[^\p{L}\p{N}\u25AE]/gu, '') === ''
      ? faultOf('empty', words)
      : (checkInstructions(words) ??
        checkCharacters(words) ??
        checkFigures(words, says.chance) ??
        checkComposition(words)),
  );
const faultBesideChance = faultOfWords({ chance: true });
const faultWithoutChance = faultOfWords({ chance: false });

const faultFor = (verdict: EvidenceSet['verdict']) => recallByText((words) => checkPromises(words, verdict));
const PROMISES = { none: faultFor(undefined), bet: faultFor('bet'), lean: faultFor('lean'), pass: faultFor('pass') };

function findFault(parts: SentenceParts, evidence: EvidenceSet): Fault | null {
  const { words } = parts;
  return (
    (saysChance(parts) ? faultBesideChance : faultWithoutChance)(words) ??
    checkLabels(parts) ??
    PROMISES[evidence.verdict ?? 'none'](words) ??
    checkNames(words, evidence) ??
    checkClaims(parts, evidence)
  );
}

/** Names under which the evidence holds a chance. */
const CHANCES = new Set(['fair', 'implied', 'positive', 'negative']);

const saysChance = ({ mentions }: SentenceParts): boolean =>
  mentions.some(({ name }) => name !== null && CHANCES.has(name));

/** Some names hold a figure, some books are named like an address: the evidence's own, written whole, are references. */
const withoutOddNames = (words: string, evidence: EvidenceSet): string =>
  oddNames(evidence).reduce((text, name) => text.replaceAll(name, SLOT), words);

const NAMED = ['home', 'away', 'team', 'book', 'worstBook'] as const;

const oddNames = recallByValue(({ items }: EvidenceSet) => {
  const names = new Set(items.flatMap(({ values }) => NAMED.flatMap((key) => values[key] ?? [])));
  return [...names].filter((name) => /\d.*\p{L}|\p{L}.*\d|\./u.test(name));
});
