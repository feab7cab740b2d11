import { plainText } from '../calls/plain-text.ts';
import type { Known } from '../correct/named-parts.ts';
import type { Reading } from '../reading.ts';
import { allAtOneBook } from '../shown/all-at-one-book.ts';
import { asksIfCovers, goesOnWithPrices } from '../shown/goes-on-with-prices.ts';
import { asksItsPrice, otherSideAt } from '../shown/other-side-at.ts';
import { otherSideOfStat } from '../shown/other-side-of-stat.ts';
import type { PricesAsked } from '../shown/prices-asked.ts';
import type { SpokenAsked } from '../shown/spoken-asked.ts';
import { vigAsked } from '../shown/vig-asked.ts';
import type { EntityText } from './entities.ts';
import { asksSeveral } from './for-others.ts';
import type { Meant } from './meant.ts';
import { meantShown } from './meant-direct.ts';
import type { NamedBets } from './plan-named.ts';
import { pricesOfPlayer } from './player-spoken.ts';
import { priceOfIt } from './price-of-it.ts';
import { pricesOfSide } from './side-spoken.ts';
import type { Want } from './wants.ts';

/** What is asked of the bet or parlay that was spoken of by its words alone, whatever weights would say. */
export type Direct = { want: Want; meant: Meant };

/** Its price at a book, the bet against it there, or what its book keeps of a parlay or who has all of it. Null: none of these. */
export function ofSpokenDirectly(
  message: string,
  read: EntityText,
  previous: Reading | null,
  known: Known,
): Direct | null {
  const price = asksSeveral(message) ? null : priceOfIt(read, previous, known);
  if (price) return pricesMeant(price, message);
  const ofStat = otherSideOfStat(read, previous, known);
  if (ofStat) return pricesMeant(ofStat, message);
  const against = otherSideAt(read, previous, known);
  if (against) return againstMeant(against, message, plainText(read.tokens), previous);
  const ticket = vigAsked(read, previous, known) ?? allAtOneBook(read, previous, known);
  return ticket && shownMeant(ticket.want, { ticket }, message);
}

/** "What are their odds", "whats he to score": of the side or the player that was spoken of. */
export function pricesOfPronoun(
  message: string,
  read: EntityText,
  previous: Reading | null,
  known: Known,
): Direct | null {
  if (asksSeveral(message) || asksIfCovers(message)) return null;
  const prices = pricesOfSide(read, previous, known) ?? pricesOfPlayer(read, previous, known);
  return prices && pricesMeant(prices, message);
}

/** Behind prices it is a price, behind a verdict one more. */
function againstMeant(spoken: SpokenAsked, message: string, plain: string, previous: Reading | null): Direct {
  const { want, bet, book } = spoken;
  const books = book === null ? booksShown(previous) : [book];
  return goesOnWithPrices(previous, message) || asksItsPrice(plain)
    ? pricesMeant({ bets: [bet], books }, message)
    : shownMeant(want, { spoken }, message);
}

/** The books whose prices alone were shown last. */
const booksShown = (previous: Reading | null): readonly string[] =>
  (previous?.looked ?? []).flatMap((call) => (call.tool === 'show_board' ? (call.input.books ?? []) : []));

const pricesMeant = (prices: PricesAsked, message: string): Direct => shownMeant('board', { prices }, message);

const shownMeant = (want: Want, of: Pick<NamedBets, 'spoken' | 'ticket' | 'prices'>, message: string): Direct => ({
  want,
  meant: meantShown({ want, placed: [], share: 1 }, of, message),
});
