import { findBooks } from '../../books/find-books.ts';
import { gameLabel } from '../../slate/leagues.ts';
import { plural } from '../../words/format.ts';
import { boardOf } from '../calls/board-calls.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import { hasSubject } from '../calls/stated-bets.ts';
import type { MarketQuestion } from '../calls/subject.ts';

/** "Whats Pinnacle got", of no game: which game is asked, and whether prices of the book are stored at all. */
export function bookAsked({
  plain,
  books,
  bets,
  leagues,
  events,
  bookTitles,
  nowMs,
  window,
}: MarketQuestion): Asked | null {
  const [book] = books;
  const asks =
    /^(so |ok |and |yo |hey )*(what|whats|how|hows|show|list|does|do)\b.*\b(got|have|has|say|says|offer|offering|showing|hanging|prices?|odds|lines?)\b/;
  if (!book || books.length > 1 || bets.some(hasSubject) || leagues.length > 0 || window !== null || !asks.test(plain))
    return null;
  const keys = new Set(findBooks(book, bookTitles).map(({ key }) => key));
  const games = events.filter(
    ({ startsAt, markets }) =>
      startsAt.getTime() > nowMs && markets.some(({ quotes }) => quotes.some(({ bookKey }) => keys.has(bookKey))),
  );
  if (games.length === 0) return say(`I have no prices for ${book}.`);
  return say(
    `Prices of ${book} are stored for ${plural(games.length, 'game')}. Which one do you mean? Name a team.`,
    games.slice(0, 3).map((game) => `${book} odds for ${gameLabel(game)}`),
  );
}

const PAYS = /\b(pays?|payout|return|returns|win|profit|get back|make)\b/;
const NAME_PRICE =
  'These are its prices: name one with the stake, such as "$50 at -110", and what it pays is worked out.';

/** "What would $50 on the Celtics pay", at no price: what the books pay. */
export function payAsked(asked: MarketQuestion): Asked | null {
  const { plain, bets } = asked;
  const isOpen =
    /^(so |ok |and |hey )*(what|whats|how much|how)\b/.test(plain) && PAYS.test(plain) && !asksVerdict(plain);
  if (!isOpen || !bets.some(hasSubject) || bets.some(({ price }) => price !== null)) return null;
  const board = boardOf(asked);
  return board?.kind === 'calls' ? calls(board.calls, [NAME_PRICE]) : board;
}
