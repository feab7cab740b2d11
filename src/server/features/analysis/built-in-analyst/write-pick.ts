import { checkSentence } from '#engine/grounding/check-sentence.ts';
import type { PickDraft } from '../pick-draft.ts';
import { choose } from './choose.ts';
import { FALLBACK_RISK, KIND_RISKS, NOTE_RISKS } from './risk-sentences.ts';
import { MOVED, NEXT_PRICE, SHARP_AGREES, VALUE_EXPLANATION, valueSentences } from './value-sentences.ts';

/** The words of one pick, each field a list of checked sentences. */
export type PickWords = {
  why: string[];
  keyFactor: string[];
  riskFactor: string[];
  valueExplanation: string[];
};

/**
 * Writes one pick from its evidence. `depth` says how much of the evidence is argued: `brief` the price and the
 * strongest fact, `deep` also the sharp book, the rest of the board, the price's history and every fact.
 * Every sentence passes the same check that a model's sentences pass; one that fails is left out.
 */
export function writePick(draft: PickDraft, depth: 'brief' | 'deep'): PickWords {
  const { candidate, pick, evidence } = draft;
  const seed = `${pick.eventId}|${pick.pick}|${pick.odds}`;
  const has = (id: string) => evidence.items.some((item) => item.id === id);
  const facts = evidence.items.filter((item) => 'about' in item.values);
  const against = facts.find((item) => item.values.about === 'own' && item.id.startsWith('injury'));
  const support = facts.filter((item) => item !== against);
  const cite = (id: string) => `{{${id}.text}} [[${id}]]`;

  const why = [choose(`${seed}|value`, valueSentences(pick.verdict, pick.edge))];
  if (has('sharp')) why.push(choose(`${seed}|sharp`, SHARP_AGREES));
  if (depth === 'deep' && has('next')) why.push(choose(`${seed}|next`, NEXT_PRICE));
  if (depth === 'deep' && has('moves')) why.push(choose(`${seed}|moves`, MOVED));
  why.push(...support.slice(0, depth === 'deep' ? support.length : 1).map((item) => cite(item.id)));

  const lead = support[0] ?? against;
  const keyFactor = [lead ? cite(lead.id) : choose(`${seed}|key`, valueSentences(pick.verdict, pick.edge))];

  const note = candidate.priced.notes.map((name) => NOTE_RISKS[name]).find((sentence) => sentence !== undefined);
  const risk = note ?? choose(`${seed}|risk`, KIND_RISKS[pick.market] ?? [FALLBACK_RISK]);
  const riskFactor = against ? [cite(against.id), risk] : [risk];

  const valueExplanation = splitSentences(choose(`${seed}|ev`, VALUE_EXPLANATION[pick.verdict]));
  const checked = (sentences: string[]) =>
    sentences.flatMap((sentence) => {
      const result = checkSentence(sentence, evidence);
      return result.ok ? [result.text] : [];
    });
  return {
    why: checked(why),
    keyFactor: checked(keyFactor),
    riskFactor: checked(riskFactor),
    valueExplanation: checked(valueExplanation),
  };
}

const splitSentences = (text: string): string[] => text.split(/(?<=\.)\s+/);
