import { MOST_BETS } from '#contract/research/price-bets.ts';
import { list } from '../../words/format.ts';
import { boardOnBet } from '../calls/board-on-bet.ts';
import { type Asked, type BetQuestion, calls, say } from '../calls/call.ts';
import { statedOf } from '../lists/about-bet.ts';
import { legOf, ticketCall } from '../tickets/ticket-call.ts';
import type { TicketAsked } from './ticket-asked.ts';

const NAMED_IT =
  'It is in there because it was asked for, or stayed when the parlay was changed; it has not been judged by itself. These are its prices beside the fair one.';

/** What is asked of the parlay that was shown, as a call with its very legs. Null: it is told by its words. */
export function planTicket(asked: TicketAsked): Asked | null {
  const { want, ticket, leg, book, stranger, toWinCents } = asked;
  const { legs, stakeCents } = ticket;
  if (stranger !== null) return notIn(asked, stranger);
  if (want === 'leg.book')
    return telling(
      ticketCall(legs.map(legOf), {
        ...(book !== null && { book }),
        priceOnly: true,
        ...(stakeCents !== undefined && { stakeCents }),
      }),
      'there',
    );
  if (want === 'it.stake') return sizeOf(asked);
  if (toWinCents !== null)
    return ticketCall(legs.map(legOf), {
      ...(ticket.book !== null && { book: ticket.book }),
      toWinCents,
      priceOnly: true,
    });
  if (want === 'leg.fair' || want === 'leg.chance') return fairOf(asked);
  if (want === 'leg.weakest' || want === 'leg.strongest') return besideEachOther(asked);
  const own = leg === null ? undefined : legs[leg - 1];
  return own ? calls([boardOnBet(own)], [NAMED_IT]) : null;
}

const telling = (asked: Asked, tells: BetQuestion): Asked => (asked.kind === 'calls' ? { ...asked, tells } : asked);

function fairOf({ ticket, isJudged, isVig, book: named }: TicketAsked): Asked {
  const { legs, stakeCents } = ticket;
  const book = isVig ? (named ?? ticket.book) : ticket.book;
  const input = {
    legs: legs.map(legOf),
    ...(book !== null && { book }),
    ...(isVig && stakeCents !== undefined && { stakeCents }),
    ...(!isJudged && { priceOnly: true }),
  };
  return {
    kind: 'calls',
    calls: [{ tool: 'build_parlay', input }],
    assumed: [],
    explains: isVig ? 'vig' : 'fair',
  };
}

/** How much to put on it: its verdict, with the stake that comes of it. */
function sizeOf({ ticket: { legs, book }, isJudged }: TicketAsked): Asked {
  const input = { legs: legs.map(legOf), ...(book !== null && { book }) };
  const all = { kind: 'calls' as const, calls: [{ tool: 'build_parlay' as const, input }], assumed: [] };
  return isJudged ? { ...all, explains: 'stake' } : { ...all, tells: 'stake' };
}

/** Null: they are more than can be held against each other at once. */
function besideEachOther({ want, ticket: { legs, book } }: TicketAsked): Asked | null {
  if (legs.length > MOST_BETS) return null;
  const bets = legs.map((one) => statedOf(one, book));
  const tells = want === 'leg.weakest' ? 'worst' : 'better';
  return { kind: 'calls', calls: [{ tool: 'price_bets', input: { bets } }], assumed: [], tells };
}

const notIn = ({ legs, ticket }: TicketAsked, stranger: string): Asked => {
  const known = legs.length === ticket.legs.length ? ` Its legs are ${list(legs)}.` : '';
  return say(`${stranger} is not in that parlay.${known} Name a bet on ${stranger} to add it or to have it judged.`);
};
