import { formatAmerican } from '#engine/odds/format-american.ts';

/** By how much less a likelier leg wins, and a longer one more, so that it makes a difference. Own choices. */
export const SHORTER = 0.8;
export const LONGER = 1.2;

/** What `by` times the winnings of a price pay. */
export const nudged = (decimal: number, by: number): number => 1 + (decimal - 1) * by;

export const nudgedText = (decimal: number, by: number): string => formatAmerican(nudged(decimal, by));
