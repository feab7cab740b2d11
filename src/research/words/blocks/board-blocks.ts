import { type Block, type BlockOf, MOST_ROWS, type TableCell, type TableRow } from '#contract/blocks.ts';
import type { BoardMarket, BoardPrice, BookRow, ShowBoardResult } from '#contract/research/board.ts';
import { list, percent } from '../format.ts';
import { startWords } from '../moment-words.ts';
import { propName, signedLine } from '../pick-label.ts';
import { age, NOTHING, price, totalOf, words } from './cells.ts';
import type { Told } from './told.ts';

/** What a market is called in a heading: `spread`, `Josh Allen passing yards`. */
const marketName = ({ market, player }: Pick<BoardMarket, 'market' | 'player'>): string =>
  market.startsWith('prop:') ? `${player ?? 'player'} ${propName(market)}` : market;

/** The points of a side as they are read: `+2.5` of a spread, `47.5` of a total; absent where it has none. */
const lineText = (market: string, { line }: Pick<BoardPrice, 'line'>): string | undefined =>
  line === null ? undefined : market === 'spread' ? signedLine(line) : `${line}`;

/** A side with its points: `Buffalo Bills +2.5`, `Over 47.5`, `Buffalo Bills`. */
export const sideName = (market: string, side: Pick<BoardPrice, 'label' | 'line'>): string =>
  [side.label, lineText(market, side)].filter(Boolean).join(' ');

/** A board as an answer: the best prices of many games, or every book on one market. */
export function boardBlocks(board: ShowBoardResult, told: Told): Block[] {
  const [market] = board.markets;
  if (!market) return [{ kind: 'text', text: `There are no more games: ${board.total} in all.`, evidenceIds: [] }];
  return board.scope === 'games' ? [gamesTable(board, market, told)] : gameBlocks(board, market, told);
}

/** Two or three rows a game, one a side, so that line, price and book of each stand in one row. */
function gamesTable(board: ShowBoardResult, first: BoardMarket, told: Told): BlockOf<'table'> {
  const shown = fittingMarkets(board.markets);
  const leagues = new Set(board.markets.map(({ league }) => league));
  const league = leagues.size === 1 ? `${first.league} ` : '';
  return {
    kind: 'table',
    caption: `Best prices that can be taken, ${league}${marketName(first)}`,
    columns: [
      { key: 'bet', label: 'Bet', kind: 'text' },
      { key: 'price', label: 'Best price', kind: 'price' },
      { key: 'book', label: 'Book', kind: 'book' },
      { key: 'fair', label: 'Fair price', kind: 'fair' },
      { key: 'hold', label: 'Hold', kind: 'rate' },
    ],
    rows: shown.flatMap((market) => sidesOf(market, told)),
    total: totalOf({ shown: shown.length, total: board.total, offset: board.offset }, 'game'),
    evidenceIds: [],
  };
}

/** Whole games, as many as there are rows for. */
function fittingMarkets(markets: readonly BoardMarket[]): BoardMarket[] {
  let rows = 0;
  return markets.filter(({ sides }) => {
    rows += sides.length;
    return rows <= MOST_ROWS;
  });
}

function sidesOf(market: BoardMarket, { bettor, nowMs, zone }: Told): TableRow[] {
  const where = `${market.game}, ${startWords(market.startsAt, nowMs, zone)}`;
  const hold: TableCell = market.hold === null ? NOTHING : { text: market.holdText ?? '', value: market.hold };
  return market.sides.map((side) => ({
    cells: [
      words(sideName(market.market, side), where),
      price(bettor, side.best?.decimal),
      side.best
        ? { ...words(side.best.book), ...linkTo(side.best.link, side.best.book) }
        : words('none where you can bet'),
      price(bettor, side.fairChance === null ? null : 1 / side.fairChance),
      hold,
    ],
  }));
}

function gameBlocks(board: ShowBoardResult, market: BoardMarket, told: Told): Block[] {
  const { bettor, nowMs, zone } = told;
  const others = board.otherLines.map((line) => lineText(market.market, { line }) ?? `${line}`);
  const table: BlockOf<'table'> = {
    kind: 'table',
    caption: `Every book on the ${marketName(market)}, ${market.game}, ${startWords(market.startsAt, nowMs, zone)}`,
    columns: [
      { key: 'book', label: 'Book', kind: 'book' },
      ...market.sides.map(({ selection, label }) => ({ key: selection, label, kind: 'price' as const })),
      { key: 'margin', label: 'Margin', kind: 'rate' },
      { key: 'age', label: 'Age', kind: 'age' },
    ],
    rows: board.rows.map((row) => bookRow(row, market, told)),
    total: totalOf({ shown: board.rows.length, total: board.total, offset: board.offset }, 'book'),
    ...(others.length > 0 && { note: `Other stored lines${ofHome(market)}: ${list(others)}.` }),
    evidenceIds: [],
  };
  return [{ kind: 'text', text: bestWords(market, bettor), evidenceIds: [] }, table];
}

/** A spread's lines are told from the home side. */
function ofHome({ market, sides }: BoardMarket): string {
  const home = sides.find(({ selection }) => selection === 'home');
  return market === 'spread' && home ? ` of ${home.label}` : '';
}

function bookRow(
  { book, canBet, prices, margin, ageSeconds }: BookRow,
  { market, sides }: BoardMarket,
  told: Told,
): TableRow {
  const cells = sides.map(({ selection }): TableCell => {
    const offered = prices.find((one) => one.selection === selection);
    const line = offered && lineText(market, offered);
    return { ...price(told.bettor, offered?.decimal), ...(line && { line }), ...linkTo(offered?.link, book) };
  });
  return {
    cells: [
      words(book, canBet ? undefined : 'reference only'),
      ...cells,
      { text: percent(margin), value: margin },
      age(ageSeconds),
    ],
    ...(!canBet && { mark: 'reference' as const }),
  };
}

const linkTo = (url: string | undefined, book: string): Pick<TableCell, 'link'> =>
  url === undefined ? {} : { link: { url, book } };

/** The best price of each side with its fair one, and what the market holds at the best prices. */
function bestWords({ market, sides, holdText }: BoardMarket, bettor: Told['bettor']): string {
  const sentences = sides.map((side) => {
    const best = side.best ? `${side.best.text} at ${side.best.book}` : 'no price where you can bet';
    const fair =
      side.fairChance === null ? '' : `, fair ${price(bettor, 1 / side.fairChance).text} (${percent(side.fairChance)})`;
    return `${sideName(market, side)}: ${best}${fair}.`;
  });
  const hold = holdText === null ? [] : [`At the best prices the market holds ${holdText}.`];
  return [...sentences, ...hold].join(' ');
}
