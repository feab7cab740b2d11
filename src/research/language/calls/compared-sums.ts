import type { Calculation } from '#contract/research/calculate.ts';
import { calculate } from '../../tools/calculate/calculate.ts';

/** The figure by which two sums of a kind are set against each other, and whether less of it is better. */
const MEASURES: Readonly<Partial<Record<Calculation['kind'], { key: string; isLess: boolean }>>> = {
  kelly: { key: 'full', isLess: false },
  ev: { key: 'ev', isLess: false },
  break_even: { key: 'breakEven', isLess: true },
  convert: { key: 'implied', isLess: true },
  teaser: { key: 'ev', isLess: false },
  hold: { key: 'hold', isLess: true },
  no_vig: { key: 'hold', isLess: true },
  parlay: { key: 'returnsCents', isLess: false },
  clv: { key: 'clv', isLess: false },
  free_bet: { key: 'keptCents', isLess: false },
  boost: { key: 'ev', isLess: false },
  ruin: { key: 'ruin', isLess: true },
};

/** What is asked of a price that is to win so much is the stake; else what it wins. */
const measureOf = (sum: Calculation) =>
  sum.kind === 'payout'
    ? sum.toWinCents === undefined
      ? { key: 'profitCents', isLess: false }
      : { key: 'stakeCents', isLess: true }
    : MEASURES[sum.kind];

/** Teasers of which no chances are known stand against each other by what each leg needs. */
function withFigures(
  measure: ReturnType<typeof measureOf>,
  sums: readonly Calculation[],
): ReturnType<typeof measureOf> {
  const areTeasers = sums.every(({ kind }) => kind === 'teaser');
  const isKnown = measure !== undefined && sums.every((sum) => figureOf(sum, measure.key));
  return areTeasers && !isKnown ? { key: 'needed', isLess: true } : measure;
}

/** Two sums of a kind against each other, in a sentence; null where they have no figure in common. */
export function comparedSums(one: Calculation, other: Calculation): string | null {
  const measure = withFigures(measureOf(one), [one, other]);
  if (!measure || one.kind !== other.kind || withFigures(measureOf(other), [one, other])?.key !== measure.key)
    return null;
  const [first, second] = [figureOf(one, measure.key), figureOf(other, measure.key)];
  if (!first || !second) return null;
  const told = `${first.label}: ${first.text} in the first of these, ${second.text} in the second`;
  if (first.value === second.value) return `${told}, the same.`;
  const isFirst = first.value < second.value === measure.isLess;
  return `${told}; the ${isFirst ? 'first' : 'second'} is the ${measure.isLess ? 'lower' : 'higher'} and the better one.`;
}

function figureOf(calc: Calculation, key: string) {
  const worked = calculate({ calc });
  return worked.ok ? [...worked.data.figures, ...worked.data.inputs].find((figure) => figure.key === key) : undefined;
}
