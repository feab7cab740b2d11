import { removeMarginAdditive } from './additive.ts';
import type { MarginFree } from './margin-free.ts';
import { removeMarginMultiplicative } from './multiplicative.ts';
import { OddsInputError } from './odds-input-error.ts';
import { removeMarginOddsRatio } from './odds-ratio.ts';
import { removeMarginPower } from './power.ts';
import { removeMarginProbit } from './probit.ts';
import { removeMarginShin } from './shin.ts';

export type MarginMethod = 'power' | 'multiplicative' | 'additive' | 'shin' | 'odds_ratio' | 'probit';

const METHODS: Record<MarginMethod, (decimals: readonly number[]) => MarginFree> = {
  power: removeMarginPower,
  multiplicative: removeMarginMultiplicative,
  additive: removeMarginAdditive,
  shin: removeMarginShin,
  odds_ratio: removeMarginOddsRatio,
  probit: removeMarginProbit,
};

/**
 * The chances behind one book's prices, without its margin. Power unless another method is named.
 *
 * Units: decimal odds of every outcome of one market to probabilities that add up to 1.
 * Formula: that of the method; each stands in its own file.
 * Source: see the methods. An under-round book (sum of 1/d below 1) is solved by the same equations.
 * Known bias: never feed it the best prices of several books; such a market belongs to nobody and is often under-round.
 * @throws OddsInputError for fewer than two prices, one that is none, an unknown method, or a market the additive method cannot price.
 */
export function removeMargin(decimals: readonly number[], method: MarginMethod = 'power'): MarginFree {
  if (!Object.hasOwn(METHODS, method)) throw new OddsInputError('method', 'is not a known margin removal');
  return METHODS[method](decimals);
}
