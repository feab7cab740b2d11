import { fold } from '../best-bets/fit.ts';

const LEAST_LIKENESS = 0.4;

/**
 * The names most like one that was asked for, the likest first.
 *
 * Units: words to a share from 0 to 1. Formula: twice the letter pairs that both have over all pairs of both.
 * Source: Dice 1945.
 */
export function nearestNames(asked: string, names: readonly string[]): string[] {
  const pairs = pairsOf(asked);
  return names
    .map((name) => ({ name, likeness: likeness(pairs, pairsOf(name)) }))
    .filter((one) => one.likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ name }) => name);
}

/** With the edges of the word, so that a name of one letter has pairs too and beginnings count. */
function pairsOf(name: string): string[] {
  const text = ` ${fold(name)} `;
  return [...text.slice(1)].map((letter, at) => `${text[at]}${letter}`);
}

function likeness(pairs: readonly string[], others: readonly string[]): number {
  const left = [...others];
  let common = 0;
  for (const pair of pairs) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    common += 1;
    left.splice(at, 1);
  }
  return (2 * common) / (pairs.length + others.length);
}
