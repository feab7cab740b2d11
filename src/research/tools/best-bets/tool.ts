import { BestBetsInput, BestBetsResult } from '#contract/research/best-bets.ts';
import { NEEDS_NOTHING, type Tool } from '../tool.ts';
import { bestBets } from './best-bets.ts';
import { wantsOfFilters } from './wants-of-filters.ts';

export const bestBetsTool: Tool<BestBetsInput, BestBetsResult> = {
  name: 'best_bets',
  description:
    'Finds the best value on the slate under filters of league, team, player, market, time, odds and book, all of which hold.',
  input: BestBetsInput,
  result: BestBetsResult,
  access: () => 'verdicts',
  needs: NEEDS_NOTHING,
  run: bestBets,
  wants: wantsOfFilters,
  judged: ({ picks }) => picks,
};
