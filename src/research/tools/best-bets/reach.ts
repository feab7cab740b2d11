import type { PricedOutcome } from '#engine/picks/market.ts';

/** The most by which a price is likely to improve before the start, as a factor of its decimal odds. */
const LIKELY = 1.25;

/** Whether a book may yet pay what a stake would need; where the fair price is in great doubt, no price is enough. */
export const isWithinReach = ({ decimal, worstDecimal }: Pick<PricedOutcome, 'decimal' | 'worstDecimal'>): boolean =>
  worstDecimal <= decimal * LIKELY;
