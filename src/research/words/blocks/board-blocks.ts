import { type Block, type BlockOf, MOST_ROWS, type TableCell, type TableRow } from '#contract/blocks.ts';
import type { BoardMarket, ShowBoardResult } from '#contract/research/board.ts';
import { startWords } from '../moment-words.ts';
import { marketName, sideName } from './board-names.ts';
import { NOTHING, price, totalOf, words } from './cells.ts';
import { gameBlocks, linkTo } from './game-board.ts';
import type { Told } from './told.ts';

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
