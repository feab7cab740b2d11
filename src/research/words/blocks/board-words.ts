import type { BestPrice, BoardMarket, BoardSide, ShowBoardResult } from '#contract/research/board.ts';
import type { Bettor } from '../bettor.ts';
import { capital, list, percent, plural } from '../format.ts';
import { leastMargin, numberRange } from './board-ends.ts';
import { lineText, sideName, sideOf, sidesAsked } from './board-names.ts';
import { bookStanding } from './book-standing.ts';
import { price } from './cells.ts';
import { notStored, ofNamedBooks } from './named-books.ts';
import { winnerWords } from './winner-words.ts';

/** What a board of one game comes to: who has what was asked for, the best number and price of each side, and the hold. */
export function boardWords(board: ShowBoardResult, market: BoardMarket, bettor: Bettor): string {
  const { asked } = board;
  // Of two it is told which is better on each side as well.
  const isByVig = asked.order === 'lowest_hold' && (asked.books === null || board.rows.length > 2);
  if (isByVig) return [leastMargin(board, market), ...notStored(board, market)].join(' ');
  if (asked.books !== null) return ofNamedBooks(board, market, bettor).join(' ');
  const range = numberRange(board, market);
  if (range.length > 0) return [...range, ...bestOf(board, market, bettor)].join(' ');
  const winner = winnerWords(board, market);
  if (winner.length > 0) return [...winner, ...bestOf(board, market, bettor)].join(' ');
  const counted = asked.minDecimal === null ? onLine(board, market) : paying(board, market);
  const hold =
    market.holdText === null || asked.side !== null
      ? []
      : [`Taking the best price on each side, the hold is ${market.holdText}.`];
  return [...counted, ...bestOf(board, market, bettor), ...hold].join(' ');
}

/** "Who has it at plus money": how many do. */
function paying(board: ShowBoardResult, market: BoardMarket): string[] {
  const { minText } = board.asked;
  const named = sidesAsked(board, market).map((side) => sideName(market.market, side));
  const bets = named.length > 1 ? `${named.slice(0, -1).join(', ')} or ${named.at(-1)}` : (named[0] ?? '');
  if (board.total === 0) return [`No stored book pays ${minText} or more on ${bets}.`];
  return [`${plural(board.total, 'book')} ${board.total === 1 ? 'pays' : 'pay'} ${minText} or more on ${bets}.`];
}

/** "How many books have +3": so many. */
function onLine(board: ShowBoardResult, market: BoardMarket): string[] {
  if (board.asked.line === null || board.total === 0) return [];
  const named = sidesAsked(board, market).slice(0, 1);
  const bets = named.map((side) => (market.market === 'spread' ? sideName(market.market, side) : `${side.line}`));
  return [`${plural(board.total, 'book')} ${board.total === 1 ? 'has' : 'have'} ${bets.join('')}.`];
}

/** Of each side that is asked about the best price with the fair one; where books differ, first the best number. */
function bestOf(board: ShowBoardResult, market: BoardMarket, bettor: Bettor): string[] {
  return sidesAsked(board, market).flatMap((side, at) => [
    ...(numberBeyond(board, market, side) ?? [
      bestPrice(side, market, { bettor, isFirst: at === 0 }),
      ...alsoAt(board, side),
      ...(side.best && board.asked.side === null ? [] : betterNumber(board, market, side)),
    ]),
    ...higherElsewhere(board, side, bettor),
    ...valueElsewhere(board, market, side),
  ]);
}

/** Which other books where one can bet pay as much on the side that is asked about. */
function alsoAt({ rows, asked }: ShowBoardResult, { selection, line, best }: BoardSide): string[] {
  const books = rows
    .filter(({ canBet, bookKey, prices }) =>
      canBet && bookKey !== best?.bookKey
        ? prices.some((one) => one.selection === selection && one.line === line && one.decimal === best?.decimal)
        : false,
    )
    .map(({ book }) => book);
  if (asked.side === null || books.length === 0) return [];
  return [`${list(books)} ${books.length === 1 ? 'pays' : 'pay'} the same.`];
}

/** A better number that pays at least as much comes before the line of most books. */
function numberBeyond(
  { bestNumbers, asked }: ShowBoardResult,
  { market }: BoardMarket,
  side: BoardSide,
): string[] | null {
  const number = bestNumbers.find(({ selection }) => selection === side.selection);
  if (!side.best || asked.side === null || asked.line !== null || !number || number.line === side.line) return null;
  const { line, best } = number;
  if (best.decimal < side.best.decimal) return null;
  const name = sideName(market, { label: side.label, line });
  const pays = best.decimal > side.best.decimal ? 'pays more' : 'pays as much';
  return [
    `The best you can get is ${name}, ${best.text} at ${best.book}: a better number than the ${lineText(market, side)} of most books, and it ${pays} (${side.best.text} at best).`,
  ];
}

/** Why a higher price of the same table is not the best one: no bet can be placed at its book. */
function higherElsewhere({ rows }: ShowBoardResult, { selection, line, best }: BoardSide, bettor: Bettor): string[] {
  if (!best) return [];
  const higher = rows
    .filter(({ canBet }) => !canBet)
    .flatMap((row) => row.prices.map((offer) => ({ row, offer })))
    .filter(({ offer }) => offer.selection === selection && offer.line === line && offer.decimal > best.decimal)
    .sort((a, b) => b.offer.decimal - a.offer.decimal)
    .slice(0, MOST_HIGHER)
    .map(({ row, offer }) => `${row.book} ${offer.text} (${bookStanding(row, bettor)})`);
  return higher.length === 0 ? [] : [`Better, but you cannot bet there: ${list(higher)}.`];
}

const MOST_HIGHER = 3;

/** The best number is not always the best value: which line of the side pays most over fair. */
function valueElsewhere({ aboveFair }: ShowBoardResult, { market }: BoardMarket, side: BoardSide): string[] {
  if (aboveFair?.selection !== side.selection || aboveFair.line === side.line) return [];
  const { line, best, fairText } = aboveFair;
  return [
    `The best value is ${sideName(market, { label: side.label, line })}, ${best.text} at ${best.book}, where ${fairText} is fair.`,
  ];
}

/** A better number than that of most books; where an alternate line goes further, how far. */
function betterNumber(board: ShowBoardResult, { market }: BoardMarket, side: BoardSide): string[] {
  const number = board.bestNumbers.find(({ selection }) => selection === side.selection);
  if (!number || number.line === side.line || board.asked.line !== null) return [];
  const { line, best } = number;
  const furthest = furthestLine(board, side.selection);
  const further =
    furthest && furthest.line !== line
      ? ` Alternates go to ${lineText(market, furthest)} (${furthest.best.text} at ${furthest.best.book}).`
      : '';
  return [
    `Most books have ${lineText(market, side)}; the best number on a main line is ${sideName(market, { label: side.label, line })}, ${best.text} at ${best.book}.${further}`,
  ];
}

function furthestLine({ lines }: ShowBoardResult, side: string): { line: number; best: BestPrice } | undefined {
  return lines
    .flatMap(({ sides }) => sides.filter(({ selection }) => selection === side))
    .flatMap(({ line, best }) => (line === null || best === null ? [] : [{ line, best }]))
    .sort((a, b) => (side === 'over' ? a.line - b.line : b.line - a.line))[0];
}

/** `The best price on Chiefs +8 is -154 at Circa Sports, where -146 is fair (59.4%).` */
function bestPrice(side: BoardSide, market: BoardMarket, { bettor, isFirst }: { bettor: Bettor; isFirst: boolean }) {
  const name = sideOf(side, market, isFirst);
  const fair = side.fairChance === null ? null : `${price(bettor, 1 / side.fairChance).text}`;
  const chance = side.fairChance === null ? '' : ` (${percent(side.fairChance)})`;
  if (!side.best)
    return `${capital(name)} has no price where you can bet${fair === null ? '' : `; fair is ${fair}${chance}`}.`;
  const best = `${side.best.text} at ${side.best.book}`;
  const worth = fair === null ? '' : isFirst ? `, and fair is ${fair}${chance}` : `, fair ${fair}${chance}`;
  return isFirst ? `The best price on ${name} is ${best}${worth}.` : `On ${name} it is ${best}${worth}.`;
}
