import type { Block, BlockOf, TableCell, TableRow } from '#contract/blocks.ts';
import type { BoardMarket, BookRow, ShowBoardResult } from '#contract/research/board.ts';
import { list, percent } from '../format.ts';
import { startWords } from '../moment-words.ts';
import { betName, lineText, marketName, sideName } from './board-names.ts';
import { boardWords } from './board-words.ts';
import { bookStanding } from './book-standing.ts';
import { age, bestCells, linkTo, price, said, totalOf, words } from './cells.ts';
import { rowsOfPage } from './reference-rows.ts';
import type { Told } from './told.ts';

/** More lines are told in a note. */
const MOST_LINES = 12;

/** Every book on one market of a game, or those that were asked for; what each other line of it pays. */
export function gameBlocks(board: ShowBoardResult, market: BoardMarket, told: Told): Block[] {
  if (board.rows.length === 0 && board.offset > 0 && board.total > 0)
    return [said(`There are no more books: ${board.total} in all.`)];
  const lead = said(boardWords(board, market, told.bettor));
  if (board.rows.length === 0) return [lead];
  const asksOne = board.asked.books !== null || board.asked.minDecimal !== null;
  const others = asksOne ? [] : linesTable(board, market, told);
  return [lead, booksTable(board, market, told, asksOne || others.length > 0), ...others, ...mainsTable(board, told)];
}

function booksTable(board: ShowBoardResult, market: BoardMarket, told: Told, isWhole: boolean): BlockOf<'table'> {
  const { nowMs, zone } = told;
  const others = board.otherLines.map((line) => lineText(market.market, { line }) ?? `${line}`);
  // Behind the last book on this line those that have the side on another one.
  const isLast = board.offset + board.rows.length >= board.total;
  const elsewhere = isLast ? (board.elsewhere ?? []) : [];
  const own = rowsOfPage(board, market, told.bettor);
  const rows = [...own.shown, ...elsewhere];
  const total = board.total + (board.elsewhere ?? []).length;
  const notes = [
    ...own.note,
    ...(!isWhole && others.length > 0 ? [`Other stored lines${ofHome(market)}: ${list(others)}.`] : []),
  ];
  const who = board.asked.books === null ? 'Every book' : list(board.asked.books);
  return {
    kind: 'table',
    caption: `${who} on ${market.player === null ? 'the ' : ''}${marketName(market)}, ${market.game}, ${startWords(market.startsAt, nowMs, zone)}`,
    columns: [
      { key: 'book', label: 'Book', kind: 'book' },
      ...market.sides.map(({ selection, label }) => ({ key: selection, label, kind: 'price' as const })),
      { key: 'margin', label: 'Margin', kind: 'rate' },
      { key: 'age', label: 'Age', kind: 'age' },
    ],
    rows: rows.map((row) => bookRow(row, market, told)),
    total: totalOf({ shown: rows.length, total, offset: board.offset }, 'book'),
    ...(notes.length > 0 && { note: notes.join(' ') }),
    evidenceIds: [],
  };
}

/** A spread's lines are told from the home side. */
function ofHome({ market, sides }: BoardMarket): string {
  const home = sides.find(({ selection }) => selection === 'home');
  return market === 'spread' && home ? ` of ${home.label}` : '';
}

function bookRow(row: BookRow, { market, sides }: BoardMarket, told: Told): TableRow {
  const { book, canBet, prices, margin, ageSeconds } = row;
  const cells = sides.map(({ selection }): TableCell => {
    const offered = prices.find((one) => one.selection === selection);
    const line = offered && lineText(market, offered);
    return { ...price(told.bettor, offered?.decimal), ...(line && { line }), ...linkTo(offered?.link, book) };
  });
  return {
    cells: [
      words(book, bookStanding(row, told.bettor)),
      ...cells,
      { text: percent(margin), value: margin },
      age(ageSeconds),
    ],
    ...(!canBet && { mark: 'reference' as const }),
  };
}

/** The other main lines of the game, where no market was named. */
function mainsTable({ markets: [, ...others] }: ShowBoardResult, { bettor }: Told): BlockOf<'table'>[] {
  if (others.length === 0) return [];
  return [
    {
      kind: 'table',
      caption: `The ${list(others.map((one) => marketName(one)))} of that game, best prices that can be taken`,
      columns: [
        { key: 'bet', label: 'Bet', kind: 'text' },
        { key: 'price', label: 'Best price', kind: 'price' },
        { key: 'book', label: 'Book', kind: 'book' },
        { key: 'fair', label: 'Fair price', kind: 'price' },
      ],
      rows: others.flatMap((market) =>
        market.sides.map((side) => ({
          cells: [
            words(betName(market, side)),
            ...bestCells(bettor, side.best),
            price(bettor, side.fairChance === null ? null : 1 / side.fairChance),
          ],
        })),
      ),
      total: null,
      evidenceIds: [],
    },
  ];
}

/** Where books sell several lines: the best price of each side on each of them, and how many books have it. */
function linesTable({ lines, offset }: ShowBoardResult, market: BoardMarket, { bettor }: Told): BlockOf<'table'>[] {
  if (lines.length < 2 || lines.length > MOST_LINES || offset > 0) return [];
  const labels = new Map(market.sides.map(({ selection, label }) => [selection, label] as const));
  return [
    {
      kind: 'table',
      caption: `Every line of the ${marketName(market)}, best prices that can be taken`,
      columns: [
        { key: 'bet', label: 'Bet', kind: 'text' },
        { key: 'price', label: 'Best price', kind: 'price' },
        { key: 'book', label: 'Book', kind: 'book' },
        { key: 'books', label: 'Books with it', kind: 'count' },
      ],
      rows: lines.flatMap(({ sides, books }) =>
        sides.map(({ selection, line, best }) => ({
          cells: [
            words(sideName(market.market, { label: labels.get(selection) ?? selection, line })),
            ...bestCells(bettor, best),
            { text: `${books}`, value: books },
          ],
        })),
      ),
      total: null,
      evidenceIds: [],
    },
  ];
}
