import { type BlockOf, MOST_ROWS, type TableCell, type TableRow } from '#contract/blocks.ts';
import type { BoardMarket, BoardOrder, ShowBoardResult } from '#contract/research/board.ts';
import { ageWords, capital, list, percent, plural } from '../format.ts';
import { startWords } from '../moment-words.ts';
import { inShort, shortGame, theTeam } from '../short-names.ts';
import { betName, marketName, sideName } from './board-names.ts';
import { age, bestCells, NOTHING, price, said, totalOf, words } from './cells.ts';
import type { Told } from './told.ts';

/** The best prices of many games, as they were asked for; before them the one that was asked for alone. */
export function gamesBoard(board: ShowBoardResult, first: BoardMarket, told: Told) {
  const lead = firstWords(board, first, told);
  return [...(lead === null ? [] : [said(lead)]), gamesTable(board, first, told)];
}

const FIRST: Readonly<Record<BoardOrder, string>> = {
  earliest: 'the first to start',
  latest: 'the last to start',
  shortest: 'the shortest price',
  longest: 'the longest price',
  highest_line: 'the highest line',
  lowest_line: 'the lowest line',
  closest: 'the closest',
  lowest_hold: 'the lowest hold',
  highest_hold: 'the highest hold',
  newest: 'the newest price',
  oldest: 'the oldest price',
};

/** "Which has the highest total?": that one, of how many; of a whole board, what it is and where the vig is least. */
function firstWords(board: ShowBoardResult, first: BoardMarket, told: Told): string | null {
  const { asked, markets, total, offset } = board;
  if (markets.length > 1) return boardWords(board, first, told);
  if (total === 1) return `One ${nounOf(board, first)} fits: ${rowWords(first, asked, told)}.`;
  if (asked.order === null) return null;
  const place = offset > 0 ? `, at number ${offset + 1},` : '';
  return `${capital(FIRST[asked.order])} of ${plural(total, nounOf(board, first))}${place} on the ${marketsWords(board, first)} is ${rowWords(first, asked, told)}.`;
}

/** A list of several markets has several rows of one game. */
const nounOf = ({ asked }: ShowBoardResult, { player }: BoardMarket): string =>
  asked.mains === true ? 'market' : player === null ? 'game' : 'player';

/** `Jets @ Bills, Sun 1:00 PM ET: a hold of 2.10%, Bills (-120 at FanDuel) and Jets (+110 at BetMGM)`. */
function rowWords(row: BoardMarket, { order, only }: ShowBoardResult['asked'], { nowMs, zone }: Told): string {
  const isOfWinner = row.market === 'moneyline' && only !== null;
  const bets = row.sides.map((side) => {
    const name = sideName(row.market, { ...side, label: inShort(side.label, row.game) });
    const wins = isOfWinner && side.fairChance !== null ? `, wins about ${percent(side.fairChance)} of the time` : '';
    const old = isByAge(order) && side.best ? `, ${ageWords(side.best.ageSeconds)} old` : '';
    return `${name}${side.best ? ` (${side.best.text} at ${side.best.book}${wins}${old})` : ''}`;
  });
  const hold = isByHold(order) && row.holdText !== null ? `a hold of ${row.holdText}, ` : '';
  return `${row.player === null ? '' : `${row.player} in `}${row.game}, ${startWords(row.startsAt, nowMs, zone)}: ${hold}${list(bets)}`;
}

const isByHold = (order: BoardOrder | null): boolean => order === 'lowest_hold' || order === 'highest_hold';
const isByAge = (order: BoardOrder | null): boolean => order === 'newest' || order === 'oldest';

/** `NFL moneyline, 10 of 15 games. The least vig is in Buccaneers @ Bills, 0.85%.` */
function boardWords(board: ShowBoardResult, first: BoardMarket, told: Told): string {
  const { markets, total, offset, asked } = board;
  const leagues = new Set(markets.map(({ league }) => league));
  const what = `${leagues.size === 1 ? `${first.league} ` : ''}${marketsWords(board, first)}`;
  const page = totalOf({ shown: markets.length, total, offset }, nounOf(board, first)).text;
  if (asked.order !== null && offset === 0 && likeliest(asked, first) === '')
    return `${capital(FIRST[asked.order])} is ${rowWords(first, asked, told)}. ${capital(what)}, ${page}.`;
  const [least] = markets
    .flatMap((one) => (one.hold === null ? [] : [one]))
    .sort((a, b) => (a.hold ?? 0) - (b.hold ?? 0));
  const where = least && (least.player === null ? shortGame(least.game) : `${least.player} (${shortGame(least.game)})`);
  const hold = least ? ` The least vig is in ${where}: a hold of ${least.holdText}.` : '';
  return `${likeliest(asked, first)}${capital(what)}, ${page}.${hold}`;
}

const marketsWords = ({ asked }: ShowBoardResult, first: BoardMarket): string =>
  asked.mains === true ? 'moneyline, spread and total' : marketName({ ...first, player: null });

/** "Which one is the safest to win": the first of a list that begins with whoever is likeliest to. */
function likeliest({ order, only }: ShowBoardResult['asked'], { market, sides }: BoardMarket): string {
  const [side] = sides;
  const isAsked = market === 'moneyline' && order === 'shortest' && only !== null;
  if (!isAsked || !side || side.fairChance === null || sides.length > 1) return '';
  const at = side.best ? `, ${side.best.text} at ${side.best.book}` : '';
  const of = only === 'underdog' ? 'Of the underdogs' : 'Of all of them';
  return `${of} ${theTeam(side.label)} ${theTeam(side.label).startsWith('the ') ? 'are' : 'is'} the likeliest to win: about ${percent(side.fairChance)} of the time${at}. `;
}

const SIDES = {
  home: 'home sides',
  away: 'road sides',
  draw: 'draws',
  over: 'overs',
  under: 'unders',
  yes: 'yes',
  no: 'no',
};
const KINDS = { favorite: 'favorites', underdog: 'underdogs' };
const ORDERS: Readonly<Record<BoardOrder, string>> = {
  earliest: 'in the order of their starts',
  latest: 'the last to start first',
  shortest: 'shortest prices first',
  longest: 'longest prices first',
  highest_line: 'highest lines first',
  lowest_line: 'lowest lines first',
  closest: 'closest games first',
  lowest_hold: 'lowest hold first',
  highest_hold: 'highest hold first',
  newest: 'newest prices first',
  oldest: 'oldest prices first',
};

/** What of the market was asked for: `, underdogs, +120 or more, longest prices first`. */
function partsAsked({ side, only, minText, maxText, minLine, maxLine, order }: ShowBoardResult['asked']): string {
  const parts = [
    side && SIDES[side],
    only && KINDS[only],
    minText && `${minText} or more`,
    maxText && `${maxText} or less`,
    minLine !== null && `lines from ${minLine} on`,
    maxLine !== null && `lines up to ${maxLine}`,
    order && ORDERS[order],
  ];
  return parts.flatMap((part) => (part ? [`, ${part}`] : [])).join('');
}

/** Two or three rows a game, one a side, so that line, price and book of each stand in one row. */
function gamesTable(board: ShowBoardResult, first: BoardMarket, told: Told): BlockOf<'table'> {
  const shown = fittingMarkets(board.markets);
  const leagues = new Set(board.markets.map(({ league }) => league));
  const books = board.asked.books;
  const whose = books === null ? 'Best prices that can be taken' : `Prices of ${booksWords(books)}`;
  const league = leagues.size === 1 ? `${first.league} ` : '';
  return {
    kind: 'table',
    caption: `${whose}, ${league}${marketsWords(board, first)}${partsAsked(board.asked)}`,
    columns: [
      { key: 'bet', label: 'Bet', kind: 'text' },
      { key: 'price', label: 'Best price', kind: 'price' },
      { key: 'book', label: 'Book', kind: 'book' },
      { key: 'fair', label: 'Fair price', kind: 'fair' },
      { key: 'hold', label: 'Hold', kind: 'rate' },
      ...(isByAge(board.asked.order) ? [{ key: 'age', label: 'Age', kind: 'age' } as const] : []),
    ],
    rows: shown.flatMap((market) => sidesOf(market, board.asked.order, told)),
    total: totalOf({ shown: shown.length, total: board.total, offset: board.offset }, nounOf(board, first)),
    evidenceIds: [],
  };
}

const MOST_NAMED = 4;
const booksWords = (books: readonly string[]): string =>
  books.length > MOST_NAMED ? plural(books.length, 'book') : list(books);

/** Whole games, as many as there are rows for. */
function fittingMarkets(markets: readonly BoardMarket[]): BoardMarket[] {
  let rows = 0;
  return markets.filter(({ sides }) => {
    rows += sides.length;
    return rows <= MOST_ROWS;
  });
}

function sidesOf(market: BoardMarket, order: BoardOrder | null, { bettor, nowMs, zone }: Told): TableRow[] {
  const where = `${market.game}, ${startWords(market.startsAt, nowMs, zone)}`;
  const hold: TableCell = market.hold === null ? NOTHING : { text: market.holdText ?? '', value: market.hold };
  return market.sides.map((side) => ({
    cells: [
      words(betName(market, side), where),
      ...bestCells(bettor, side.best),
      price(bettor, side.fairChance === null ? null : 1 / side.fairChance),
      hold,
      ...(isByAge(order) ? [side.best ? age(side.best.ageSeconds) : NOTHING] : []),
    ],
  }));
}
