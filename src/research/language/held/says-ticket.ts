const TICKET =
  /\b(parlay|parlays|acca|accumulator|ticket|slip|multi|legger|leggers|teamer|teamers|sgp|(last|final|one|1|only) legs?|legs? (left|to go|down|hit|remaining)|legs|last one|sweating|\d for \d|so far|all (thats|that is|i have|ive got) left)\b/;

/** Whether what is held is told to be several bets in one, of which the others are won. */
export const saysTicket = (plain: string): boolean => TICKET.test(plain);

/** Whether it is told that but one of them is still open. */
export const saysLegLeft = (plain: string): boolean =>
  /\b(last|final|left|down|to go|remaining|remains|needs?|sweating|so far|hit|home|for \d)\b/.test(plain);
