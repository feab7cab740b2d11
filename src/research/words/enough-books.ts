import { FAMILIES_OF_A_BET, FAMILIES_WITHOUT_SHARP } from '#engine/picks/price-offer.ts';

/** How many books a bet takes. */
export const ENOUGH_BOOKS = `It takes prices of ${FAMILIES_OF_A_BET} independent books with a sharp one among them, or of ${FAMILIES_WITHOUT_SHARP} without one; with fewer it is a lean at most, whatever the edge.`;
