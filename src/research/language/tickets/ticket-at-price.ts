import { type Asked, calculated } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { backAtTicket, stakeOn } from './last-ticket.ts';
import { legOf, type TicketMore, ticketCall } from './ticket-call.ts';
import { asksPriceOnly, stakeIn } from './ticket-words.ts';

const MOST_WORDS = 24;
const STILL = /\b(still|(does|do|did) (it|that) (still )?(stay|change))\b/;
/** A price that it is to have, and none that it has. */
const WISHES =
  /\b(make it|get it to|want|need|around|about|closer|up to|at least|hedge|hedging|each|leg|legs|under|over|mean|means|convert|implied|implies|percent|decimal)\b/;

/**
 * "Book gives me +245 for it", "whats 25 pay on that at bet365": the parlay that was shown, at a price for all of it or for a stake. Null:
 * something else of it is asked.
 */
export function ticketAtPrice(read: Tagged): Asked | null {
  const { amounts, plain, tokens, mentions } = read;
  const previous = backAtTicket(read.previous, plain);
  const legs = previous?.ticket === true ? (previous.focus ?? []) : [];
  const isElse = tokens.length > MOST_WORDS || WISHES.test(plain) || saysOther(read) || !areOn(legs, read);
  if (!previous || legs.length < 2 || isElse) return null;
  const [price, ...others] = amounts.prices;
  if (!price) return staked(legs, previous, read);
  if (others.length > 0 || mentions.length > 0) return null;
  // What it pays now is asked, and no verdict on what it paid.
  if (STILL.test(plain)) return ticketCall(legs.map(legOf), { ...atOf(previous, read), priceOnly: true });
  return ticketCall(legs.map(legOf), { ...atOf(previous, read), price: price.text });
}

const atOf = (previous: Reading, read: Tagged): TicketMore => {
  const [book = previous.ticketBook] = read.books;
  const stakeCents = stakeIn(read) ?? stakeOn(previous);
  return { ...(book && { book }), ...(stakeCents !== null && { stakeCents }) };
};

/** What it pays for a stake; at another book by what that pays for it. */
function staked(legs: readonly BetFocus[], previous: Reading, read: Tagged): Asked | null {
  const { books, says } = read;
  const stakeCents = stakeIn(read);
  if (stakeCents === null || !(says.has('payout') || asksPriceOnly(read))) return null;
  const told = previous.calculation;
  const isHere = books.length === 0 || books[0] === previous.ticketBook;
  if (isHere && told?.kind === 'payout') return calculated([{ kind: 'payout', price: told.price, stakeCents }]);
  return ticketCall(legs.map(legOf), { ...atOf(previous, read), priceOnly: true });
}

/** Another bet is named. */
const saysOther = ({ said }: Tagged): boolean =>
  said.some(
    ({ direction, market, stats, line }) => direction !== null || market !== null || stats.length > 0 || line !== null,
  );

/** Nobody is named but who is on it. */
const areOn = (legs: readonly BetFocus[], { mentions }: Tagged): boolean =>
  mentions.every(({ persons }) => persons.some(({ event }) => legs.some(({ eventId }) => eventId === event.id)));
