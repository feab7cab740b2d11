import type { Asked } from '../calls/call.ts';
import type { BetFocus, HeldTicket, Reading } from '../reading.ts';
import { termsOf } from './ticket-terms.ts';

const FEWEST = 2;

/** The parlay that was shown last, whatever was shown since. */
export function lastTicket(previous: Reading | null): HeldTicket | null {
  const { ticket, focus = [], ticketBook = null, heldTicket } = previous ?? {};
  if (ticket !== true || focus.length < FEWEST) return heldTicket ?? null;
  const stakeCents = stakeOn(previous);
  const asked = termsOf(previous);
  return { legs: focus, book: ticketBook, ...(stakeCents !== null && { stakeCents }), ...(asked && { asked }) };
}

const MOST_BEFORE = 3;

/** The parlays that were shown before the last one, oldest first; one whose legs came back is not two. */
export function ticketsBefore(previous: Reading | null): readonly HeldTicket[] {
  const last = lastTicket(previous);
  if (!previous || !last) return [];
  const { heldTicket, heldTickets = [] } = previous;
  const others = [...heldTickets, ...(heldTicket ? [heldTicket] : [])];
  const isNewest = (one: HeldTicket, at: number) => others.findLastIndex((other) => isSameTicket(one, other)) === at;
  return others.filter((one, at) => isNewest(one, at) && !isSameTicket(one, last)).slice(-MOST_BEFORE);
}

const isSameTicket = (one: HeldTicket, other: HeldTicket): boolean => keysOf(one.legs) === keysOf(other.legs);

/** What was named last as put on the parlay that is spoken of, else on any bet of the chat; null: nothing. */
export const stakeOn = (previous: Reading | null): number | null =>
  stakeOnTicket(previous) ?? previous?.saidStakeCents ?? null;

function stakeOnTicket(previous: Reading | null): number | undefined {
  const { calculation, heldTicket, focus = [], ticket } = previous ?? {};
  if (ticket !== true) return undefined;
  if (calculation?.kind === 'payout' && calculation.stakeCents !== undefined) return calculation.stakeCents;
  const isHeld = heldTicket !== undefined && keysOf(heldTicket.legs) === keysOf(focus);
  return isHeld ? heldTicket.stakeCents : undefined;
}

const keysOf = (legs: readonly BetFocus[]): string =>
  legs.map(({ eventId, market, side, line, player }) => [eventId, market, side, line, player].join()).join('|');

const OF_TICKET = /\b(my|the|that|our|this) (\w+ )?(parlay|slip|ticket|acca|accumulator|sgp|card)\b/;

/** The chat as it stood when its parlay was shown, where a message goes back to that one. */
export function backAtTicket(previous: Reading | null, plain: string): Reading | null {
  return OF_TICKET.test(plain) ? atLastTicket(previous) : previous;
}

/** The chat as it stood when its parlay was shown, where something else was shown since. */
export function atLastTicket(previous: Reading | null): Reading | null {
  const held = previous?.ticket === true ? null : lastTicket(previous);
  if (!previous || !held) return previous;
  const { calculation: _, sums: __, ...rest } = previous;
  const heldTicket = { ...held };
  return { ...rest, heldTicket, focus: held.legs, ticket: true, ticketBook: held.book, list: false, unjudged: false };
}

/** A search for a parlay with what is to be put on it. */
export const withStakeOf = (
  { stakeCents }: Reading,
  asked: Extract<Asked, { kind: 'picks' }>,
): Extract<Asked, { kind: 'picks' }> =>
  stakeCents === undefined ? asked : { ...asked, reading: { ...asked.reading, stakeCents } };
