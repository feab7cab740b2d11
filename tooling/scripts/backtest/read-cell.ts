import { americanToDecimal } from '#engine/odds/american.ts';
import type { PriceNotation } from './layout.ts';

const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** A number as written in a cell, or NaN: an empty cell is no 0. */
export function readNumber(cell: string | undefined): number {
  const text = cell?.trim() ?? '';
  return NUMBER.test(text) ? Number(text) : Number.NaN;
}

/** The decimal price in a cell, or NaN where it holds none. A sign makes a `signed` price American. */
export function readPrice(cell: string | undefined, notation: PriceNotation): number {
  const price = readNumber(cell);
  const american = notation === 'american' || (notation === 'signed' && /^\s*[+-]/.test(cell ?? ''));
  if (!american) return price > 1 ? price : Number.NaN;
  return Math.abs(price) >= 100 ? americanToDecimal(price) : Number.NaN;
}
