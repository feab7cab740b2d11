import { bookOf } from '../../books/registry.ts';
import { list } from '../../words/format.ts';
import { offersOnMarket } from '../compared/market-of-bet.ts';
import type { BetFocus } from '../reading.ts';
import { boardOf } from './board-calls.ts';
import { boardOnBet } from './board-on-bet.ts';
import { type Asked, calls } from './call.ts';
import { asksVerdict } from './price-questions.ts';
import { hasSubject, type StatedBet } from './stated-bets.ts';
import { type Tagged, toMarketQuestion } from './tagged.ts';

const WHO_HAS =
  /^(?:(?:so|ok|and|but|cool|damn|wait) )*(?:who|whos|(?:which|what|any|do any|does any)(?: other)? (?:sports)?books?|any ?one|any ?body|where|do (?:any )?others?|does (?:any ?one|any ?body))(?: else)?(?: still)? (?:has|have|had|got|offers?|offering|is at|at|is it|carr(?:y|ies)|posts?|hangs?|with)\b/;

/** "Is Bucks +130 out there anywhere", "Jets +150 still around". */
const OUT_THERE =
  /\b(some|any)where\b|\bout there\b|\b(is|are)\b.* still (available|around|up|there|findable)\b|\bstill (available|around|findable)\b/;

/** "Who else has Jags over +130": the books' prices of that side, and no verdict on it. */
export function whoHasPrice(read: Tagged): Asked | null {
  const { plain, said, amounts, reading, hasNames } = read;
  const [bet, ...others] = said.filter(hasSubject);
  if (!bet && !hasNames && SOLE_PRICE.test(plain)) return atPriceShown(read);
  if (bet && others.length === 0 && WHICH_PAYS.test(plain) && !namesBet(bet)) return atSpokenBooks(read);
  if (!bet || others.length > 0 || bet.price === null || amounts.prices.length > 1 || reading.intent === 'parlay')
    return null;
  const isLooked = WHO_HAS.test(plain) || (OUT_THERE.test(plain) && bet.line === null && !asksVerdict(plain));
  const board = isLooked ? boardOf({ ...toMarketQuestion(read), window: null }) : null;
  return board && whetherHad(board, read);
}

/** "Anyone got +200" behind the prices of one side: who pays that on it. Null: several are spoken of. */
const SOLE_PRICE =
  /^((so|ok|and|but) )*(anyone|anybody|any books?|who|whos|which books?|does (anyone|anybody|any book)) (else )?(still )?(has|have|got|at|is at|with|offering|showing) [+-]?\d{3,4}( (on|for) (that|it|them|him))?( still| anywhere| right now| rn| now| yet)*$/;

function atPriceShown(read: Tagged): Asked | null {
  const [focus, ...others] = read.previous?.focus ?? [];
  if (!focus || others.length > 0 || read.previous?.ticket === true) return null;
  return whetherHad(calls([boardOnBet(focus)]), read);
}

/** Whether anybody pays the price that was named, and who, before the board of all books. */
export function whetherHad(board: Asked, read: Tagged, [price] = read.amounts.prices): Asked {
  const [call, ...others] = board.kind === 'calls' ? board.calls : [];
  const bet = call && others.length === 0 ? sideOf(call.input) : null;
  const offers = bet ? offersOnMarket(bet, read).find(({ side }) => side === bet.side)?.offers : undefined;
  if (board.kind !== 'calls' || board.assumed.length > 0 || !price?.decimal || !offers) return board;
  const least = price.decimal - SLACK;
  const paying = offers.filter(({ canTake, decimal }) => canTake && decimal >= least);
  const at = list(paying.map(({ book, decimal }) => `${book} (${read.odds(decimal)})`));
  const told =
    paying.length > 0 ? `${price.text} or better is at ${at}.` : `Nobody where you can bet has ${price.text} now.`;
  return { ...board, assumed: [told] };
}
const SLACK = 1e-9;

/** The one side of a game that a board is asked for. */
function sideOf(input: object): BetFocus | null {
  const { eventId, market, side, line = null, player = null } = input as Partial<BetFocus>;
  return eventId && market && side && !(market === 'spread' && line !== null)
    ? { eventId, market, side, line, player }
    : null;
}

/** "Which of them pays more on the Chargers" behind books that were named: at these, and no verdict. */
const WHICH_PAYS =
  /^(?:(?:so|ok|and|but) )*(?:which|who|whos)( one| book)?( of (?:them|those|these|the two|those two|my books))? (?:pays?|is paying|paying|gives) (?:me )?(?:more|most|better|best) (?:on|for)\b/;

const namesBet = ({ price, line, direction, player }: StatedBet): boolean =>
  (price ?? line ?? direction ?? player) !== null;

function atSpokenBooks(read: Tagged): Asked | null {
  const { memory, books } = read.previous ?? {};
  const own = memory?.sportsbooks?.map((key) => bookOf(key).title);
  const named = read.books.length > 0 ? read.books : (books ?? own ?? []);
  return boardOf({ ...toMarketQuestion(read), books: named, window: null });
}
