import { payout } from '#engine/odds/payout.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';

/** What a stake returns at a price, itself included, to the cent below. */
export const returnsAt = (stakeCents: number, price: string): number =>
  Math.floor(payout(stakeCents, priceTextToDecimal(price)));
