import type { BoardMarket, BoardSide, BookRow, ShowBoardResult } from '#contract/research/board.ts';
import type { Bettor } from '../bettor.ts';
import { capital, list, percent, plural, points } from '../format.ts';
import { inShort, theTeam } from '../short-names.ts';
import { lineText, marketName, sideName } from './board-names.ts';
import { bookStanding } from './book-standing.ts';
import { price } from './cells.ts';
import { winnerWords } from './winner-words.ts';

/** What a board of one game comes to: who has what was asked for, the best number and price of each side, and the hold. */
export function boardWords(board: ShowBoardResult, market: BoardMarket, bettor: Bettor): string {
  const { asked } = board;
  if (asked.books !== null)
    return [
      ...namedBooks(board, market),
      ...notForYou(board, bettor),
      ...bestAnywhere(sidesAsked(board, market), market),
    ].join(' ');
  if (asked.order === 'lowest_hold') return leastMargin(board, market);
  const winner = winnerWords(board, market);
  if (winner.length > 0) return [...winner, ...bestOf(board, market, bettor)].join(' ');
  const counted = asked.minDecimal === null ? onLine(board, market) : paying(board, market);
  const hold =
    market.holdText === null || asked.side !== null
      ? []
      : [`Taking the best price on each side, the hold is ${market.holdText}.`];
  return [...counted, ...bestOf(board, market, bettor), ...hold].join(' ');
}

/** Who takes least of all books, who of those where a bet can be placed, and who most. */
function leastMargin({ rows, otherLines }: ShowBoardResult, market: BoardMarket): string {
  const told = ({ book, margin }: BookRow) => `${book} (${percent(margin)})`;
  const open = rows.filter(({ canBet }) => canBet);
  const [least, most] = [open[0], open.at(-1)];
  const sharper = rows.filter(({ canBet, margin }) => !canBet && margin < (least?.margin ?? 1));
  if (!least || !most) return `No book where you can bet has the ${marketName(market)} of ${market.game}.`;
  const among = least === most ? '' : `, and ${told(most)} the highest`;
  const lower = sharper.length === 0 ? '' : ` Lower, but you cannot bet there: ${list(sharper.map(told))}.`;
  // A book that sells another number stands in no row.
  const others = otherLines.length > 0 ? ' Books whose own number is another one are not among them.' : '';
  return `${told(least)} has the lowest vig on the ${marketName(market)}${among}.${lower}${others}`;
}

/** The side that was asked about, else all of them: first the one that was told to be ahead, or behind. */
function sidesAsked({ asked: { side, tells } }: ShowBoardResult, { sides }: BoardMarket): readonly BoardSide[] {
  if (side !== null) return sides.filter(({ selection }) => selection === side);
  if (tells === null) return sides;
  const first = tells === 'underdog' ? 1 : -1;
  return sides.toSorted((a, b) => first * ((a.fairChance ?? 0) - (b.fairChance ?? 0)));
}

/** What each named book quotes, and which of them are not stored for it. */
function namedBooks(board: ShowBoardResult, market: BoardMarket): string[] {
  const { side, missing, line } = board.asked;
  const on = line === null ? '' : ` on that line`;
  const quoted = board.rows.map((row) => `${row.book}: ${list(offersOf(row, market, side))}.`);
  return [
    ...quoted,
    ...betweenTwo(board),
    ...(missing.length > 0
      ? [`No price for ${list(missing)} is stored for the ${marketName(market)} of ${market.game}${on}.`]
      : []),
  ];
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

/** Of two books which pays more on what was asked about, and by how much; of a whole market which takes less. */
function betweenTwo({ rows, asked: { side } }: ShowBoardResult): string[] {
  const [a, b, ...others] = rows;
  if (!a || !b || others.length > 0) return [];
  if (side === null) {
    const [less, more] = a.margin <= b.margin ? [a, b] : [b, a];
    const isSame = percent(less.margin) === percent(more.margin);
    if (isSame) return [`Both charge the same vig: ${percent(less.margin)}.`];
    return [`${less.book} charges less vig: ${percent(less.margin)} to ${percent(more.margin)}.`];
  }
  const offerOf = ({ prices }: BookRow) => prices.find(({ selection }) => selection === side);
  const [one, two] = [offerOf(a), offerOf(b)];
  if (!one || !two || one.line !== two.line) return [];
  if (one.decimal === two.decimal) return ['Both pay the same.'];
  const [better, worse] = one.decimal > two.decimal ? [a, b] : [b, a];
  const gap = Math.abs(1 / one.decimal - 1 / two.decimal);
  return [`${better.book} pays more than ${worse.book}, by ${points(gap)} of implied probability.`];
}

const offersOf = ({ prices }: BookRow, { market }: BoardMarket, side: string | null): string[] =>
  prices
    .filter(({ selection }) => side === null || selection === side)
    .map((offer) => `${sideName(market, offer)} ${offer.text}`);

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
    ...(board.asked.side === null ? [] : betterNumber(board, market, side)),
    bestPrice(side, market, { bettor, isFirst: at === 0 }),
    ...higherElsewhere(board, side, bettor),
    ...valueElsewhere(board, market, side),
    ...(side.best || board.asked.side !== null ? [] : betterNumber(board, market, side)),
  ]);
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

function betterNumber({ bestNumbers, asked }: ShowBoardResult, { market }: BoardMarket, side: BoardSide): string[] {
  const number = bestNumbers.find(({ selection }) => selection === side.selection);
  if (!number || number.line === side.line || asked.line !== null) return [];
  const { line, best } = number;
  return [
    `The best number you can get is ${sideName(market, { label: side.label, line })}, ${best.text} at ${best.book}; most books have ${lineText(market, side)}.`,
  ];
}

/** Beside a named book: where each side pays most. */
function bestAnywhere(sides: readonly BoardSide[], { market }: BoardMarket): string[] {
  const best = sides.flatMap((side) =>
    side.best ? [`${sideName(market, side)} ${side.best.text} at ${side.best.book}`] : [],
  );
  return best.length === 0 ? [] : [`The best you can get: ${list(best)}.`];
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

/** A player is named with the first side, a team by its short name. */
function sideOf(side: BoardSide, { market, player, game }: BoardMarket, isFirst: boolean): string {
  if (market === 'moneyline') return side.selection === 'draw' ? 'the draw' : theTeam(side.label);
  const name = sideName(market, { ...side, label: inShort(side.label, game) });
  if (player === null) return market === 'total' ? name.toLowerCase() : name;
  return isFirst ? `${marketName({ market, player })}, ${name.toLowerCase()},` : name.toLowerCase();
}
