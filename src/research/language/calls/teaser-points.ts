import type { Tagged } from './tagged.ts';

const POINTS = /\b(?:by )?(\d{1,2}(?:\.5)?) ?-?(?:pts?|pointers?|points?)\b/;
const MOST_TEASED_POINTS = 14;

/** "6 pts", "by 6.5 points": by how many; null: none are said. */
export function pointsSaid(plain: string): number | null {
  const points = Number(POINTS.exec(plain)?.[1] ?? 0);
  return points > 0 && points <= MOST_TEASED_POINTS ? points : null;
}

/** A word that says no more than that the points of what stands there are others. */
const SMALL =
  /^(make|makes|do|did|it|its|them|say|try|what|whats|if|how|about|and|at|by|to|w|with|each|every|leg|legs|instead|only|just|no|not|i|im|meant|mean|u|you|these|those|that|both|the|two|use|for|ok|okay|so|but|now|then|actually|nah|a|an|of|be|would|is|was|me|go|lets|please|pls|up|we|get|got|same|one|ones|on|points?|pts?|pointers?|pt|teas(e|ed|er|ers|ing))$/;
const LEAST_POINTS = 4;

/** "Make it 7", "6 points each": by how many, where that is all that is said. */
export function newPoints({ plain, tokens, amounts }: Tagged): number | null {
  const isPrice = (at: number): boolean => amounts.prices.some(({ from, to }) => at >= from && at < to);
  const numbers = tokens.flatMap(({ number }, at) => (number && !isPrice(at) ? [number] : []));
  const isOnly = tokens.every(({ text, number }, at) => number !== null || isPrice(at) || SMALL.test(text));
  const [number, ...others] = numbers;
  if (!isOnly || !number || others.length > 0 || number.dollars || number.percent || number.sign === '-') return null;
  const isFew = number.value >= LEAST_POINTS && number.value <= MOST_TEASED_POINTS;
  return pointsSaid(plain) ?? (isFew ? number.value : null);
}
