import type { Asked } from '../calls/call.ts';
import { hasSubject, type StatedBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import { stakeOn } from './last-ticket.ts';
import { FIGURES_ONLY } from './pay-of-ticket.ts';
import { placesIn } from './places-in.ts';
import { legOf } from './ticket-call.ts';

const CHANCE =
  /\b(chances?|probability|prob|likelihood|odds|percent|percentage)\b.*\b(hit|hits|hitting|win|wins|winning|cash|cashes|cashing|land|lands|landing|happen|happens|happening|come in|coming in)\b|\bhow (likely|probable|often|correlated|tied|linked|related)\b|\bwhats the correlation\b|\b(whats|what is|what are|what r|give me|tell me) (the|its|my|our)( (real|true|actual|total|overall|combined))? (chances?|probability|likelihood|win percent|hit rate)$/;
/** What it is worth, and not what a book pays. */
export const REAL_ODDS =
  /\b(real|true|actual|honest|no vig|vig free) (odds|chances?|probability|percentage|likelihood|price)\b/;
const MOST_WORDS = 14;
/** What a change of it would do to its chance, which leg is likeliest, or the case of a number. */
const ELSE = /\b(if|without|drop|add|swap|better|more|higher|safer|which|who|need|leg|legs)\b/;

/** "What r the chances both hit", "whats the odds of that hitting": of the parlay that was shown, whose chance was told, and of no leg. */
export function ticketChance({ previous, plain, tokens, mentions, amounts, books, said }: Tagged): Asked | null {
  const legs = previous?.ticket === true ? (previous.focus ?? []) : [];
  if (
    legs.length < 2 ||
    !(CHANCE.test(plain) || REAL_ODDS.test(plain) || FIGURES_ONLY.test(plain)) ||
    ELSE.test(plain) ||
    tokens.length > MOST_WORDS
  )
    return null;
  // "All 3" counts its legs.
  const money = amounts.money.filter(({ isSure, cents }) => isSure || cents !== legs.length * 100);
  const isElse = mentions.length + books.length + amounts.prices.length + money.length > 0 || said.some(isOther);
  if (isElse || placesIn(tokens, legs.length).length === 1) return null;
  const book = previous?.ticketBook ?? null;
  const stakeCents = stakeOn(previous);
  const input = {
    legs: legs.map(legOf),
    ...(book !== null && { book }),
    ...(stakeCents !== null && { stakeCents }),
    ...(previous?.unjudged === true && { priceOnly: true }),
  };
  return { kind: 'calls', calls: [{ tool: 'build_parlay', input }], assumed: [], explains: 'fair' };
}

/** "How often do they both win", "the odds it hits" speak of no other bet. */
const isOther = (bet: StatedBet): boolean => hasSubject(bet) || bet.line !== null || bet.direction !== null;
