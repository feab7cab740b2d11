import type { BetFocus, Reading } from '../reading.ts';

export type HeldTicket = { legs: readonly BetFocus[]; book: string | null };

const FEWEST = 2;

/** The parlay that was shown last, whatever was shown since. */
export function lastTicket(previous: Reading | null): HeldTicket | null {
  const { ticket, focus = [], ticketBook = null, heldTicket } = previous ?? {};
  return ticket === true && focus.length >= FEWEST ? { legs: focus, book: ticketBook } : (heldTicket ?? null);
}

const OF_TICKET = /\b(my|the|that|our|this) (\w+ )?(parlay|slip|ticket|acca|accumulator|sgp|card)\b/;

/** The chat as it stood when its parlay was shown, where a message goes back to that one. */
export function backAtTicket(previous: Reading | null, plain: string): Reading | null {
  const held = previous?.ticket === true || !OF_TICKET.test(plain) ? null : lastTicket(previous);
  if (!previous || !held) return previous;
  const { calculation: _, sums: __, ...rest } = previous;
  return { ...rest, focus: held.legs, ticket: true, ticketBook: held.book, list: false, unjudged: false };
}
