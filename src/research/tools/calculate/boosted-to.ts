import type { Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { boostedDecimal } from '#engine/odds/profit-boost.ts';

/** What a bet pays with the boost, decimal, capped by the most that the book adds. */
export function boostedTo({
  price,
  stakeCents = 0,
  boost,
  mostExtraCents,
}: Extract<Calculation, { kind: 'boost' }>): number {
  const decimal = priceTextToDecimal(price);
  const full = boostedDecimal(decimal, boost);
  const most = mostExtraCents === undefined || stakeCents === 0 ? full : decimal + mostExtraCents / stakeCents;
  return Math.min(full, most);
}
