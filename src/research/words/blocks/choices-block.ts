import { type BlockOf, MOST_CHOICES } from '#contract/blocks.ts';

/** A question back that names each reading; null where there are too few to choose from. */
export function choicesBlock(asks: string, readings: readonly string[]): BlockOf<'choices'> | null {
  const words = [...new Set(readings)].slice(0, MOST_CHOICES);
  if (words.length < 2) return null;
  // A reading may be a question itself; the sentence ends with one sign.
  const named = words.map((one) => one.replace(/\?$/, ''));
  return {
    kind: 'choices',
    question: `${asks}: ${named.slice(0, -1).join(', ')} or ${named.at(-1)}?`,
    choices: words.map((one) => ({ words: one })),
    evidenceIds: [],
  };
}
