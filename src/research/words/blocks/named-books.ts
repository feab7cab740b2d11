import type { BoardMarket, BoardPrice, BoardSide, BookRow, ShowBoardResult } from '#contract/research/board.ts';
import type { Bettor } from '../bettor.ts';
import { capital, list, percent, points } from '../format.ts';
import { lineText, marketName, sideName, sideOf, sidesAsked } from './board-names.ts';
import { bookStanding } from './book-standing.ts';

/** What books that were named have, which of two is better, and whether anybody pays more. */
export const ofNamedBooks = (board: ShowBoardResult, market: BoardMarket, bettor: Bettor): string[] => [
  ...namedBooks(board, market),
  ...notForYou(board, bettor),
  ...bestAnywhere(board, market),
];

/** What each named book quotes, and which of them are not stored for it; of two only where each is better, as the table has the rest. */
function namedBooks(board: ShowBoardResult, market: BoardMarket): string[] {
  const { side } = board.asked;
  const between = betweenTwo(board, market);
  const quoted = board.rows.map((row) => `${row.book}: ${list(offersOf(row, market, side))}.`);
  return [...(between.length > 0 && side === null ? between : [...quoted, ...between]), ...notStored(board, market)];
}

/** Which of the named books have no price for it. */
export function notStored({ asked: { missing, line } }: ShowBoardResult, market: BoardMarket): string[] {
  const on = line === null ? '' : ` on that line`;
  return missing.length > 0
    ? [`I have no price for ${list(missing)} for the ${marketName(market)} of ${market.game}${on}.`]
    : [];
}

/** Why the price of a book that was named is not the best one: no bet can be placed there. */
const notForYou = ({ rows }: ShowBoardResult, bettor: Bettor): string[] =>
  rows.flatMap((row) =>
    row.canBet
      ? []
      : [
          `You cannot bet at ${row.book} here (${bookStanding(row, bettor)}); its price only counts toward the fair one.`,
        ],
  );

/** Of two books which pays more on what was asked about, and by how much; of a whole market on which side each is better, and which takes less. */
function betweenTwo({ rows, asked: { side } }: ShowBoardResult, market: BoardMarket): string[] {
  const [a, b, ...others] = rows;
  if (!a || !b || others.length > 0) return [];
  if (side === null)
    return [
      `On the ${marketName(market)} ${list(market.sides.map((one) => betterOn(one, [a, b], market)))}.`,
      vigOfTwo(a, b),
    ];
  const [one, two] = [priceAt(a, side), priceAt(b, side)];
  const told = market.sides.find(({ selection }) => selection === side);
  if (!one || !two || !told) return [];
  if (one.line !== two.line) return [`${capital(betterOn(told, [a, b], market))}.`];
  if (one.decimal === two.decimal) return ['Both pay the same.'];
  const [better, worse] = one.decimal > two.decimal ? [a, b] : [b, a];
  const gap = Math.abs(1 / one.decimal - 1 / two.decimal);
  return [`${better.book} pays more than ${worse.book}, by ${points(gap)} of implied probability.`];
}

const priceAt = ({ prices }: BookRow, side: string): BoardPrice | undefined =>
  prices.find(({ selection }) => selection === side);

/** `FanDuel is better for the Warriors (-106 to -110)`: a better number counts before a better price. */
function betterOn(side: BoardSide, [a, b]: readonly [BookRow, BookRow], market: BoardMarket): string {
  const [one, two] = [priceAt(a, side.selection), priceAt(b, side.selection)];
  const name = sideOf({ ...side, line: null }, market, false);
  if (!one || !two) return `only ${one ? a.book : b.book} has ${name}`;
  const lead = ((one.line ?? 0) - (two.line ?? 0)) * (side.selection === 'over' ? -1 : 1) || one.decimal - two.decimal;
  const text = (offer: BoardPrice) =>
    [one.line === two.line ? undefined : lineText(market.market, offer), offer.text].filter(Boolean).join(' ');
  if (lead === 0) return `both have the same for ${name} (${text(one)})`;
  const [better, best, worse] = lead > 0 ? [a, one, two] : [b, two, one];
  return `${better.book} is better for ${name} (${text(best)} to ${text(worse)})`;
}

function vigOfTwo(a: BookRow, b: BookRow): string {
  const [less, more] = a.margin <= b.margin ? [a, b] : [b, a];
  const isSame = percent(less.margin) === percent(more.margin);
  return isSame
    ? `Both charge the same vig: ${percent(less.margin)}.`
    : `${less.book} charges less vig: ${percent(less.margin)} to ${percent(more.margin)}.`;
}

const offersOf = ({ prices }: BookRow, { market }: BoardMarket, side: string | null): string[] =>
  prices
    .filter(({ selection }) => side === null || selection === side)
    .map((offer) => `${sideName(market, offer)} ${offer.text}`);

/** Beside a named book: where each side pays most, or that nobody pays more. */
function bestAnywhere(board: ShowBoardResult, { market, sides: all }: BoardMarket): string[] {
  const sides = sidesAsked(board, { sides: all });
  const [row, ...others] = board.rows;
  const [side, ...more] = sides;
  const isOne = others.length + more.length + board.asked.missing.length === 0;
  const own = row?.canBet && isOne && side?.best ? priceAt(row, side.selection) : undefined;
  if (own && side?.best && own.line === side.line)
    return own.decimal >= side.best.decimal
      ? ['No book you can bet at pays more.']
      : [`That is not the best price: ${side.best.book} has ${side.best.text}.`];
  const best = sides.flatMap((one) =>
    one.best ? [`${sideName(market, one)} ${one.best.text} at ${one.best.book}`] : [],
  );
  return best.length === 0 ? [] : [`The best you can get: ${list(best)}.`];
}
