import { hedge } from '#engine/odds/hedge.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';

/** What an even hedge leaves of what a ticket returns, whoever wins and its own stake aside, in whole cents. */
export const leftByEvenHedge = (returnsCents: number, hedgePrice: string): number =>
  Math.round(hedge({ stake: 0, returns: returnsCents }, priceTextToDecimal(hedgePrice)).ifOpenWins);
