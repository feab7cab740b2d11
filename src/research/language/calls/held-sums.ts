import type { Calculation } from '#contract/research/calculate.ts';
import type { Reading } from '../reading.ts';
import { sumsOf } from './sums-of.ts';

/** What a ticket is worth and how it is hedged are told one behind the other. */
export const OF_HELD: ReadonlySet<string> = new Set(['hedge', 'cash_out']);

/** The price of one side, as a board tells it: nothing is staked on it. */
export const isBarePrice = (sum: Calculation): boolean => sum.kind === 'payout' && sum.stakeCents === undefined;

/** The sums of this answer and those right before it, without what was only looked up between them. */
export const sumsSoFar = (previous: Reading | null): readonly Calculation[] =>
  [...(previous?.earlierSums ?? []), ...sumsOf(previous)].filter((sum) => !isBarePrice(sum));
