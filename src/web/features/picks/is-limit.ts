/** Whether the price from which a pick is worth a stake is one, and not words that there is none. */
export const isLimit = (worstOdds: string | undefined): worstOdds is string => /^[+-]?\d/.test(worstOdds ?? '');
