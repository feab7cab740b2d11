import type { Pick } from '#contract/analysis.ts';
import { inShort } from './short-names.ts';

/** A sentence of a pick as a reader meets it, without its citation marks, and the ids of the sources that it cites. */
export type Said = { text: string; form: string; cites: readonly string[] };

/** Between sentences, a citation mark belonging to the one before it; "St. Louis" and "J. J." end none. */
const SENTENCE_END = /(?<!\b(?:[A-Z]|St)\.)(?<=[.?!]|\])\s+(?=[A-Z0-9+-])/;

/** The case for a pick and what could sink it: what is read before anything is unfolded. */
export const shownOf = (pick: Pick): Said[] => sentencesIn([pick.analysis ?? pick.reasoning, pick.riskFactor], pick);

/** Every sentence that is written of a pick. */
export const allOf = (pick: Pick): Said[] =>
  sentencesIn(
    [
      pick.analysis ?? pick.reasoning,
      pick.riskFactor,
      pick.keyFactor,
      pick.valueExplanation,
      pick.bankrollRecommendation,
      ...Object.values(pick.deepDive ?? {}),
    ],
    pick,
  );

const sentencesIn = (texts: readonly (string | undefined)[], pick: Pick): Said[] =>
  texts
    .flatMap((text) => (text ?? '').split(SENTENCE_END))
    .map((sentence) => {
      const marks = [...sentence.matchAll(/\[(\d+)\]/g)].map(([, place]) => Number(place));
      const text = sentence.replace(/\s*\[\d+\]/g, '');
      return { text, form: formOf(text, pick), cites: marks.flatMap((place) => pick.sources[place - 1]?.id ?? []) };
    })
    .filter(({ text }) => text !== '');

/** The sentence with the names and figures of its pick masked, and what repeats of them in a list. */
function formOf(sentence: string, pick: Pick): string {
  const whole = [pick.pick, pick.game, ...pick.game.split(/ @ | vs /)];
  const player = /^(.+?)(?: (?:over|under) [\d.]| [\w -]+: (?:Yes|No)$)/.exec(pick.pick)?.[1] ?? '';
  const names = [
    ...whole,
    ...whole.map((name) => inShort(name, pick.game)),
    ...[player, ...pick.game.split(/ @ | vs /)].flatMap((name) => [name, name.split(' ').at(-1) ?? '']),
    ...pick.proof.books.map(({ book }) => book),
  ];
  return names
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(name, '#'), sentence)
    .replace(/[+-]?\d[\d.,]*%?/g, '#')
    .replace(/#(?:(?: at|, | and |, )+\s*#)+/g, '#');
}
