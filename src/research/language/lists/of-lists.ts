import { booksRanked } from '../boards/books-ranked.ts';
import { cheapestLines } from '../boards/cheapest-lines.ts';
import { marketsOfGame } from '../boards/markets-of-game.ts';
import { scanOfAll } from '../boards/scan-of-all.ts';
import { bestTeased } from '../calls/best-teased.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { teasedSides } from '../calls/teased-sides.ts';
import { teaserAnew } from '../calls/teaser-anew.ts';
import { booksApart } from '../free/books-apart.ts';
import { nearerBook } from '../free/nearer-book.ts';
import { pricesAge } from '../free/prices-age.ts';
import { threeWayFair } from '../free/three-way-fair.ts';
import { anyoneAt } from '../onward/anyone-at.ts';
import { otherGames } from '../onward/games-anew.ts';
import { marketThere } from '../onward/market-there.ts';
import { goodPosition } from '../sums/good-position.ts';
import { noVigOn } from '../sums/no-vig-at-book.ts';
import { singlesOrParlay } from '../sums/singles-or-parlay.ts';
import { bookOfTicket } from '../tickets/book-of-ticket.ts';
import { bestThere } from '../wishes/best-there.ts';
import { correctedWish } from '../wishes/corrected-wish.ts';
import { longerOdds } from '../wishes/longer-odds.ts';
import { priceWish } from '../wishes/price-wish.ts';
import { likeliestOfAll } from './likeliest-of-all.ts';
import { anotherFor, nextPlaces } from './next-picks.ts';
import { ofNoneShown } from './of-none-shown.ts';
import { pickOfGame } from './pick-of-game.ts';
import { whyOver } from './why-over.ts';

/** What goes on from a list, a parlay, a teaser or a game that was shown in so many words, and limits on prices that are none of a bet's own. */
export const ofLists = (read: Tagged): Asked | null =>
  ofNoneShown(read) ??
  booksRanked(read) ??
  nearerBook(read) ??
  pricesAge(read) ??
  whyOver(read) ??
  scanOfAll(read) ??
  cheapestLines(read) ??
  anyoneAt(read) ??
  threeWayFair(read) ??
  marketsOfGame(read) ??
  noVigOn(read) ??
  bestTeased(read) ??
  teasedSides(read) ??
  likeliestOfAll(read) ??
  marketThere(read) ??
  bestThere(read) ??
  goodPosition(read) ??
  teaserAnew(read) ??
  pickOfGame(read) ??
  singlesOrParlay(read) ??
  booksApart(read) ??
  bookOfTicket(read) ??
  correctedWish(read) ??
  priceWish(read) ??
  longerOdds(read) ??
  otherGames(read) ??
  nextPlaces(read) ??
  anotherFor(read);
