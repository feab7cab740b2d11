import type { GradedResult } from './settlement.ts';

/** Whether the price was better than its last fair value, and whether the result was kinder than that price. */
export type PostMortem = { price: 'good' | 'bad' | 'fair' | 'unknown'; luck: 'good' | 'bad' | 'none' };

/** A tenth of a percent is what the books' own rounding comes to. */
const NOTICEABLE = 0.001;

/**
 * What a graded bet owed to its price, and what to luck.
 *
 * Units: closing-line value without margin, as a fraction of the stake.
 * Formula: good price from +0.1 % on, bad from -0.1 % down; luck is good where it won, bad where it lost.
 * Source: the close is the best word on a bet's worth before it is decided; what comes after is luck.
 * Known bias: the close of a thin market is no truth, so one bet's price may be called wrongly.
 */
export function postMortem(result: GradedResult, clvFair: number | null): PostMortem {
  return { price: priceWord(clvFair), luck: luckWord(result) };
}

function priceWord(clvFair: number | null): PostMortem['price'] {
  if (clvFair === null) return 'unknown';
  if (clvFair >= NOTICEABLE) return 'good';
  return clvFair <= -NOTICEABLE ? 'bad' : 'fair';
}

function luckWord(result: GradedResult): PostMortem['luck'] {
  if (result === 'win' || result === 'half_win') return 'good';
  return result === 'loss' || result === 'half_loss' ? 'bad' : 'none';
}
