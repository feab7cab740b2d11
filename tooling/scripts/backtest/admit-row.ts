import { overround, sumOfInverses } from '#engine/odds/overround.ts';
import type { PriceColumns, Result } from './layout.ts';
import { readPrice } from './read-cell.ts';

/** Outside of these margins a row is misread or stale, not an offer. */
const LEAST_MARGIN = -0.02;
const MOST_MARGIN = 0.25;
/** Best prices that add up to less mix in old ones. */
const LEAST_BEST_BOOKSUM = 0.98;

export type DropReason = 'price' | 'result' | 'tie' | 'margin';

/** `null` where the row has no price of the set at all; NaN for each one that is none. */
export function pricesOf({ columns, notation }: PriceColumns, row: readonly string[]): number[] | null {
  if (columns.every((place) => (row[place] ?? '').trim() === '')) return null;
  return columns.map((place) => readPrice(row[place], notation));
}

/** Why a row cannot be used, or `null` where it can. */
export function dropReason(decimals: readonly number[], result: Result): DropReason | null {
  if (decimals.some(Number.isNaN)) return 'price';
  if (result === 'unknown') return 'result';
  if (result === 'tie') return 'tie';
  const { margin } = overround(decimals);
  return margin < LEAST_MARGIN || margin > MOST_MARGIN ? 'margin' : null;
}

export const wholeOffer = (decimals: readonly number[] | null): readonly number[] | null =>
  decimals === null || decimals.some(Number.isNaN) ? null : decimals;

export const isRealOffer = (decimals: readonly number[]): boolean => sumOfInverses(decimals) >= LEAST_BEST_BOOKSUM;
