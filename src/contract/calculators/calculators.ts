import type { CalculationKind } from '../research/calculate.ts';
import { type Calculator, slugOf } from './calculator.ts';
import { OF_ONE_BET } from './of-one-bet.ts';
import { OF_SEVERAL_BETS } from './of-several-bets.ts';
import { OF_STAKES } from './of-stakes.ts';

/** Every calculator of the desk's `calculate`, as its page asks and names it. */
export const CALCULATORS: readonly Calculator[] = [...OF_ONE_BET, ...OF_STAKES, ...OF_SEVERAL_BETS];

export const CALCULATOR_GROUPS: readonly { title: string; kinds: readonly CalculationKind[] }[] = [
  { title: 'What a price is worth', kinds: ['convert', 'ev', 'break_even', 'payout', 'no_vig', 'hold', 'clv'] },
  { title: 'How much to stake', kinds: ['kelly', 'stake_plan', 'bet_run', 'ruin', 'drawdown', 'streak'] },
  { title: 'Cover a bet', kinds: ['hedge', 'cash_out', 'arbitrage', 'middle', 'dutching', 'lay'] },
  { title: 'Several legs', kinds: ['parlay', 'round_robin', 'teaser'] },
  { title: 'Bonuses', kinds: ['free_bet', 'boost'] },
  { title: 'Your record', kinds: ['record', 'sample_size'] },
];

export function calculatorOf(kind: CalculationKind): Calculator {
  const found = CALCULATORS.find((one) => one.kind === kind);
  if (!found) throw new RangeError(`no calculator is called ${kind}`);
  return found;
}

/** By the last part of its page's address. */
export const calculatorBySlug = (slug: string): Calculator | undefined =>
  CALCULATORS.find(({ kind }) => slugOf(kind) === slug);
