/** The most picks that an answer holds. */
export const MAX_PICKS = 10;
/** The largest line that a bet has: the total of a basketball game, or a passer's yards. */
export const MAX_LINE = 600;
/** The largest bankroll or unit that is believed, in dollars. */
export const MAX_MONEY = 100_000_000;
