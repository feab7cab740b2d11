import { Calculation } from '#contract/research/calculate.ts';
import type { Again, Change } from './again.ts';
import { figuresAgain } from './again-figures.ts';
import { moneyAgain, stakeOn } from './again-money.ts';

/**
 * "And half Kelly?", "what if +150", "with 60%", "bankroll 5000 instead", "100 on that, what do I win": the sum before with what is
 * said now in place of what was said then. Of the price of a bet that was judged only another stake is such a sum.
 */
export function changedBy(before: Calculation, again: Again): Calculation | null {
  const change = isOfJudgedBet(before)
    ? (stakeOn(again) ?? {})
    : { ...figuresAgain(before, again), ...moneyAgain(before, again) };
  if (Object.keys(change).length === 0) return null;
  const calc = Calculation.safeParse(withChange(before, change));
  return calc.success ? calc.data : null;
}

/** A price without a stake is that of a bet of which another one may be meant by every other number. */
export const isOfJudgedBet = (before: Calculation): boolean =>
  before.kind === 'payout' &&
  before.stakeCents === undefined &&
  before.toWinCents === undefined &&
  before.units === undefined;

/** The price of a sum on one bet that has no place for a stake, or whose stake is all that can change. */
export const priceOf = (sum: Calculation): string | null =>
  sum.kind === 'payout' || sum.kind === 'break_even' || sum.kind === 'convert' ? (sum.price ?? null) : null;

const withChange = (before: Calculation, change: Change): object =>
  Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined));
