import type { Asked } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import type { Tagged } from '../calls/tagged.ts';
import { backAtTicket, stakeOn } from './last-ticket.ts';
import { legOf, ticketCall } from './ticket-call.ts';
import { asksPriceOnly, stakeIn } from './ticket-words.ts';

const MOST_WORDS = 18;
const CORRECTS = /\b(meant|mean|said|asked)\b/;
const PUTS = /\bon (it|that|this|them|the (parlay|ticket|slip|same|\d leg(s|ger)?))\b/;
const ELSE =
  /\b(better|more|worse|less|why|which|hedg\w*|boost\w*|cash\w*|add|drop|swap|replace|instead of|without|still|single|singles|each|leg \d|fair)\b/;

/**
 * "Whats DK pay for that", "no I meant DK, 40 on the 3 leg": the parlay that was shown, by what the book that is named pays for it and the
 * stake that was said; a sum at the price of another book is none of it. Null: it stands there, or something else is asked.
 */
export function paidElsewhere(read: Tagged): Asked | null {
  const { plain, books, amounts, mentions, tokens, said } = read;
  const [book, ...others] = new Set(books);
  if (!book || others.length + amounts.prices.length + mentions.length > 0 || tokens.length > MOST_WORDS) return null;
  const isBet = said.some(({ market, direction, stats }) => market !== null || direction !== null || stats.length > 0);
  const isSaid = CORRECTS.test(plain) || (PUTS.test(plain) && stakeIn(read) !== null);
  const isAsked = asksPriceOnly(read) || (isSaid && !asksVerdict(plain));
  if (isBet || !isAsked || ELSE.test(plain)) return null;
  const previous = backAtTicket(read.previous, plain);
  const legs = previous?.ticket === true ? (previous.focus ?? []) : [];
  if (legs.length < 2 || book === previous?.ticketBook) return null;
  const stakeCents = stakeIn(read) ?? stakeOn(previous);
  return ticketCall(legs.map(legOf), { book, ...(stakeCents !== null && { stakeCents }), priceOnly: true });
}
