import type { BoardMarket, BookRow, ShowBoardResult } from '#contract/research/board.ts';
import { list, percent } from '../format.ts';
import { marketName, sideName } from './board-names.ts';

const MOST_LOWER = 3;
const MOST_BOOKS = 4;

/** Who takes least of all books, who of those where a bet can be placed, and who most. */
export function leastMargin({ margins = [], otherLines }: ShowBoardResult, market: BoardMarket): string {
  const told = ({ book, margin }: Pick<BookRow, 'book' | 'margin'>) => `${book} (${percent(margin)})`;
  const open = margins.filter(({ canBet }) => canBet);
  const [least, most] = [open[0], open.at(-1)];
  const sharper = margins.filter(({ canBet, margin }) => !canBet && margin < (least?.margin ?? 1));
  if (!least || !most) return `No book where you can bet has the ${marketName(market)} of ${market.game}.`;
  const first = open.filter((book) => isAsLow(book, least));
  const among = first.some(({ book }) => book === most.book) ? '' : `, and ${told(most)} the highest`;
  const lower =
    sharper.length === 0 ? '' : ` Lower, but you cannot bet there: ${list(sharper.slice(0, MOST_LOWER).map(told))}.`;
  // A book that sells another number stands in no row.
  const others = otherLines.length > 0 ? ' Books whose own number is another one are not among them.' : '';
  const best = market.hold === null ? '' : ` Taking the best price on each side, it is ${percent(vigOf(market.hold))}.`;
  const lead =
    first.length === 1
      ? `${told(least)} has the lowest vig`
      : `${list(first.map(({ book }) => book))} are level at ${percent(least.margin)}, the lowest vig`;
  return `${lead} on the ${marketName(market)}${among}.${best}${lower}${others}`;
}

/** A hold is a share of all that is staked; the vig of a book, beside which it stands, one of what is paid back. */
const vigOf = (hold: number): number => hold / (1 - hold);

/** What is told with the same figure is level. */
const isAsLow = (one: Pick<BookRow, 'margin'>, least: Pick<BookRow, 'margin'>): boolean =>
  percent(one.margin) === percent(least.margin);

/** Which number is the highest and which the lowest of those that books have as their own, and who has each. */
export function numberRange({ numbers = [], asked: { order } }: ShowBoardResult, market: BoardMarket): string[] {
  const open = numbers.filter(({ canBet }) => canBet);
  const [highest, lowest] = [open[0], open.at(-1)];
  if (!highest || !lowest) return [];
  const named = ({ line }: { line: number }) => sideName(market.market, numberOf(market, line));
  const told = (end: typeof highest) => `${named(end)}, at ${inBooks(end.books)}`;
  const what = market.market === 'spread' ? 'spread' : marketName(market);
  if (highest === lowest) return [`Every book where you can bet has the same number: ${named(highest)}.`];
  const [one, other] = order === 'lowest_line' ? [lowest, highest] : [highest, lowest];
  const word = (end: typeof highest) => (end === highest ? 'highest' : 'lowest');
  return [`The ${word(one)} ${what} is ${told(one)}; the ${word(other)} is ${told(other)}.`];
}

/** A spread is told from the side that is told first, a total from its number alone. */
function numberOf({ market, sides: [first] }: BoardMarket, line: number): { label: string; line: number | null } {
  if (market !== 'spread' || !first) return { label: '', line };
  return { label: first.label, line: first.selection === 'home' ? line : -line + 0 };
}

const inBooks = (books: readonly string[]): string =>
  books.length > MOST_BOOKS
    ? `${books.slice(0, MOST_BOOKS - 1).join(', ')} and ${books.length - MOST_BOOKS + 1} more`
    : list(books);
