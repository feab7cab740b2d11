import { BuildParlayInput, BuildParlayResult } from '#contract/research/build-parlay.ts';
import type { WantedPrices } from '../best-bets/wanted-prices.ts';
import { wantsOfFilters } from '../best-bets/wants-of-filters.ts';
import { wantsOfBets } from '../price-bets/wants-of-bets.ts';
import { NEEDS_NOTHING, type Tool } from '../tool.ts';
import type { World } from '../world.ts';
import { isJudgedLeg } from './judged-leg.ts';
import { oneBookParlay } from './one-book-parlay.ts';

export const buildParlayTool: Tool<BuildParlayInput, BuildParlayResult> = {
  name: 'build_parlay',
  description:
    'Joins stated or chosen legs at one book that takes them all: price, payout, fair chance and what every such book pays.',
  input: BuildParlayInput,
  result: BuildParlayResult,
  access: () => 'verdicts',
  needs: NEEDS_NOTHING,
  run: oneBookParlay,
  wants: wantsOfParlay,
  judged: ({ parlay, apart }) => [...(parlay?.legs.filter(isJudgedLeg) ?? []), ...(apart?.bets ?? [])],
};

/** Which prices a parlay rests on: those of the legs that were stated, and of the games among which the others are chosen. */
function wantsOfParlay({ legs, choose }: BuildParlayInput, world: Pick<World, 'slate' | 'nowMs'>): WantedPrices {
  const stated = wantsOfBets(legs, world);
  if (!choose) return stated;
  const chosen = wantsOfFilters(choose, world);
  const both = <Value>(read: (wanted: WantedPrices) => readonly Value[]) => [
    ...new Set([...read(stated), ...read(chosen)]),
  ];
  return {
    sportKeys: both(({ sportKeys }) => sportKeys),
    eventIds: both(({ eventIds }) => eventIds),
    kinds: both(({ kinds }) => kinds),
  };
}
