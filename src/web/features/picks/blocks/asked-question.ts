import type { BlockOf } from '#contract/blocks.ts';

/** `Which do you mean: A or B?` without its choices, where it ends with all of them: each is a button below it. */
export function askedQuestion(question: string, choices: BlockOf<'choices'>['choices']): string {
  const colon = question.indexOf(': ');
  if (colon < 0) return question;
  let rest = question.slice(colon + 2).toLowerCase();
  // The longest first: one may be the beginning of another.
  for (const { words } of choices.toSorted((a, b) => b.words.length - a.words.length)) {
    const listed = words.replace(/[?.!]+$/, '').toLowerCase();
    if (!rest.includes(listed)) return question;
    rest = rest.replace(listed, '');
  }
  return /^(?:[\s,]|\bor\b)*\?$/.test(rest) ? `${question.slice(0, colon)}?` : question;
}
