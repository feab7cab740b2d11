import type { Word } from './words.ts';

/** Whoever says one of these speaks of himself. */
export const ME = /^(i|me|my|mine|we|us|our|ours|myself|ourselves|im|ive)$/;
/** What tells of whoever stands before it. */
const VERB = /^(is|are|was|were|have|has|had|need|needs|keep|keeps|look|looks|can|could|will|lost|lose|loses|do|does)$/;

/**
 * A message without the statements whose subject is a team or a player: "the Chiefs are desperate and can't stop losing". Whoever speaks of
 * himself anywhere in it may mean himself by all of it, so such a message stays whole.
 */
export function withoutTeams(words: readonly Word[]): readonly Word[] {
  if (words.some(({ text }) => ME.test(text))) return words;
  const starts = words.flatMap(({ breakBefore }, at) => (breakBefore || at === 0 ? [at] : []));
  const told = starts.map((from, nth) => ({ from, to: starts[nth + 1] ?? words.length }));
  const left = told.filter(({ from, to }) => !isOfTeam(words.slice(from, to)));
  return left.length === told.length ? words : left.flatMap(({ from, to }) => words.slice(from, to));
}

function isOfTeam(statement: readonly Word[]): boolean {
  const name = statement.findIndex(({ text }) => text !== 'the');
  const verb = statement.findIndex(({ named }, at) => at > name && !named);
  return name >= 0 && statement[name]?.named === true && VERB.test(statement[verb]?.text ?? '');
}
