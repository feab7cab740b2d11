import { type MarginMethod, removeMargin } from '../../../src/engine/odds/remove-margin.ts';
import { type Comparison, compare } from './compare.ts';
import type { PublicPackages } from './public-packages.ts';
import { createRandom } from './random.ts';
import { randomMarkets } from './random-prices.ts';

const METHODS: readonly MarginMethod[] = ['multiplicative', 'additive', 'power', 'shin', 'odds_ratio', 'probit'];
const SIZES = [2, 3, 8, 20] as const;
const MARKETS = 10_000;

export type MarginComparison = Comparison & { method: MarginMethod; outcomes: number };

/** Whole markets a second, each of another book: every outcome's probability and the method's parameter. */
export function compareMarginRemoval(packages: PublicPackages | null, seed: number): MarginComparison[] {
  return METHODS.flatMap((method) =>
    SIZES.map((outcomes) => {
      const job = {
        name: `${method}, ${outcomes} outcomes`,
        inputs: randomMarkets(createRandom(seed + outcomes), outcomes, MARKETS),
        own: (decimals: readonly number[]) => removeMargin(decimals, method),
        others: othersFor(method, packages),
      };
      return { ...compare(job), method, outcomes };
    }),
  );
}

function othersFor(
  method: MarginMethod,
  packages: PublicPackages | null,
): Record<string, (decimals: readonly number[]) => unknown> {
  if (packages === null || method !== 'multiplicative') return {};
  const { betBrew } = packages;
  return {
    'bet-brew': (allOdds) =>
      allOdds.map((startingPrice) => betBrew.calculateAdjustedProbability({ startingPrice, allOdds })),
  };
}
