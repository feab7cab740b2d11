import { PriceBetsInput, PriceBetsResult } from '#contract/research/price-bets.ts';
import { NEEDS_NOTHING, type Tool } from '../tool.ts';
import { judgedBets } from './judged-bets.ts';
import { priceBets } from './price-bets.ts';
import { wantsOfBets } from './wants-of-bets.ts';

export const priceBetsTool: Tool<PriceBetsInput, PriceBetsResult> = {
  name: 'price_bets',
  description:
    'Judges one to six stated bets, alone and side by side: chance to win, push and lose, expected value and verdict at the price named and at the best one.',
  input: PriceBetsInput,
  result: PriceBetsResult,
  access: () => 'verdicts',
  needs: NEEDS_NOTHING,
  run: priceBets,
  wants: ({ bets }, world) => wantsOfBets(bets, world),
  judged: judgedBets,
};
