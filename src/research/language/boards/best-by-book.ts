import { bookTitle } from '../../books/book-title.ts';
import { canBet } from '../../books/can-bet.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { SlateMarket } from '../../slate/slate.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { asksInGeneral, gamesInScope } from './vig-by-book.ts';

const BEST = /\b(best|better|top|highest|worst|longest|good)\b/;
const OF_ITSELF =
  /\b(?:which|what|whats the) (?:\w+ )?(?:book|sportsbook|bookie|app)s? (?:is|are|s) (?:the )?(?:\w+ )?(?:best|worst|better)\b/;
/** Another quality of a book, or another market than the main ones. */
const ELSE =
  /\b(vig|juice|hold|margins?|sharp\w*|props?|bonus\w*|promos?|boosts?|parlays?|limits?|payouts?|legal|arbs?|states?)\b/;
/** A book that quotes less of them is not held against the others. */
const LEAST_PART = 0.5;

/**
 * "Which book is usually best", "who generally has the best NFL spreads": how often each has the best price of a side among the main
 * lines that are stored now. Null: that is not asked, or of a game that is named or was shown.
 */
export function bestByBook(read: Tagged): Asked | null {
  const { plain, amounts, books, mentions, previous } = read;
  const isShown = (previous?.looked ?? []).length + (previous?.focus ?? []).length > 0;
  const asks =
    BEST.test(plain) && (asksInGeneral(read) || (OF_ITSELF.test(plain) && mentions.length === 0 && !isShown));
  if (!asks || ELSE.test(plain) || amounts.prices.length + books.length > 0) return null;
  const scope = gamesInScope(read, { isOfAll: true });
  if (!scope) return null;
  const mains = scope.games.flatMap((lines) => mainLine(lines) ?? []);
  const isLeast = /\bworst\b/.test(plain);
  const sign = isLeast ? -1 : 1;
  const [first, ...others] = sharesOfBest(mains, read).toSorted((a, b) => sign * (b.share - a.share));
  if (!first || others.length === 0) return null;
  const title = ({ key }: Row) => bookTitle(key, read.slate);
  const told = (row: Row) => `${title(row)} ${(row.share * 100).toFixed(0)}%`;
  return say(
    `${title(first)} has the best price you can take ${isLeast ? 'least' : 'most'} often: on ${(first.share * 100).toFixed(0)}% of the sides it quotes, over ${scope.of}. The others: ${list(others.map(told))}. A tie counts for each. That is what is stored now; how the books did before is not kept, and on one bet any of them can be the best.`,
  );
}

type Row = { key: string; share: number };

function sharesOfBest(markets: readonly SlateMarket[], { bettor = ANY_BETTOR }: Tagged): Row[] {
  const counts = new Map<string, { best: number; of: number }>();
  for (const { outcomes, quotes } of markets) {
    const open = quotes.filter(({ bookKey }) => canBet(bookKey, bettor));
    if (open.length < 2) continue;
    for (const at of outcomes.keys()) {
      const most = Math.max(...open.map(({ decimals }) => decimals[at] ?? 0));
      for (const { bookKey, decimals } of open) {
        const { best, of } = counts.get(bookKey) ?? { best: 0, of: 0 };
        counts.set(bookKey, { best: best + (decimals[at] === most ? 1 : 0), of: of + 1 });
      }
    }
  }
  const largest = Math.max(...[...counts.values()].map(({ of }) => of));
  return [...counts]
    .filter(([, { of }]) => of >= largest * LEAST_PART)
    .map(([key, { best, of }]) => ({ key, share: best / of }));
}
