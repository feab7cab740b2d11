import type { BoardMarket, BookRow, ShowBoardResult } from '#contract/research/board.ts';
import type { Bettor } from '../bettor.ts';
import { plural } from '../format.ts';
import { sideOf } from './board-names.ts';
import { bookStanding } from './book-standing.ts';

/** With fewer books of his own than this a bettor is shown the others too. */
const ENOUGH_OWN = 5;
/** So many references are no burden. */
const FEW = 2;

/** The rows of the first page: references are told in a line where there are enough books to bet at. */
export function rowsOfPage(
  { rows, total, offset, asked }: ShowBoardResult,
  market: BoardMarket,
  bettor: Bettor,
): { shown: readonly BookRow[]; note: string[] } {
  const whole = { shown: rows, note: [] };
  if (offset > 0 || asked.everyBook === true || asked.books !== null || asked.minDecimal !== null) return whole;
  const isReference = (row: BookRow) => bookStanding(row, bettor) === 'reference only';
  const shown = rows.filter((row) => !isReference(row));
  const hidden = total - shown.length;
  if (rows.filter(({ canBet }) => canBet).length < ENOUGH_OWN || hidden <= FEW) return whole;
  const side = market.sides.find(({ selection }) => selection === asked.side) ?? market.sides[0];
  const [best] = rows
    .filter(isReference)
    .flatMap(({ book, prices }) =>
      prices.filter((one) => one.selection === side?.selection && one.line === side.line).map((one) => ({ book, one })),
    )
    .sort((a, b) => b.one.decimal - a.one.decimal);
  const ends =
    best && side ? `, the best of them ${best.one.text} at ${best.book} on ${sideOf(side, market, true)}` : '';
  return { shown, note: [`And ${plural(hidden, 'reference book')} where you cannot bet${ends}.`] };
}
