/** What a stake on legs of one game is worked out at, as no book's price for them together is stored. */
export const AT_FAIR = 'these legs of one game, if they pay what is fair,';
