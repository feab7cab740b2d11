/** What a bet can be, whether it is typed or read from a file. */
export const PRICE_MAX = 100_000;
export const EARLIEST_MS = Date.parse('2000-01-01T00:00:00Z');
export const DAY_MS = 86_400_000;
/** Nobody bets on a game further ahead. */
export const START_WITHIN_MS = 5 * 366 * DAY_MS;

/** Between the legs of a parlay, as Pikkit writes them. */
export const LEG_SIGN = ' | ';
