import { americanToDecimal, decimalToAmerican } from '../../../src/engine/odds/american.ts';
import type { Random } from './random.ts';

/** Books close their prices before a favourite is this sure. */
const SUREST = 0.985;

/** Chances of a market in which every outcome can win: two teams of unlike strength, or a field of that many. */
export function randomChances(random: Random, outcomes: number): number[] {
  const strengths = Array.from({ length: outcomes }, () => Math.exp(0.6 * random.bell()));
  return shares(strengths);
}

/** The same chances as a book sees them that errs by `sd` in log odds. */
export function opinionOn(chances: readonly number[], sd: number, random: Random): number[] {
  return shares(chances.map((chance) => chance * Math.exp(sd * random.bell())));
}

/** What a book shows: its margin laid on as a power, as whole American odds in decimal form. */
export function shownDecimals(chances: readonly number[], margin: number): number[] {
  const power = 1 - Math.log1p(margin) / Math.log(chances.length);
  return chances.map((chance) => {
    const american = Math.round(decimalToAmerican(1 / Math.min(chance ** power, SUREST)));
    return americanToDecimal(Math.abs(american) < 100 ? 100 : american);
  });
}

/** Prices of unrelated markets of one size, each of a book with a margin from 2 % to 8 %. */
export function randomMarkets(random: Random, outcomes: number, count: number): number[][] {
  return Array.from({ length: count }, () =>
    shownDecimals(randomChances(random, outcomes), random.between(0.02, 0.08)),
  );
}

function shares(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
