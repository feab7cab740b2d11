import { type BlockOf, MOST_ROWS, type TableCell, type TableRow } from '#contract/blocks.ts';
import type { BoardMarket, BoardOrder, ShowBoardResult } from '#contract/research/board.ts';
import { capital, list, percent, plural } from '../format.ts';
import { startWords } from '../moment-words.ts';
import { inShort, shortGame, theTeam } from '../short-names.ts';
import { betName, marketName, sideName } from './board-names.ts';
import { NOTHING, price, said, totalOf, words } from './cells.ts';
import { linkTo } from './game-board.ts';
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
};

/** "Which has the highest total?": that one, of how many; of a whole board, what it is and where the vig is least. */
function firstWords(board: ShowBoardResult, first: BoardMarket, told: Told): string | null {
  const { asked, markets, total, offset } = board;
  if (asked.order === null || markets.length > 1) return markets.length > 1 ? boardWords(board, first) : null;
  if (total < 2) return null;
  const isOfWinner = first.market === 'moneyline' && asked.only !== null;
  const bets = first.sides.map((side) => {
    const name = sideName(first.market, { ...side, label: inShort(side.label, first.game) });
    const wins = isOfWinner && side.fairChance !== null ? `, wins about ${percent(side.fairChance)} of the time` : '';
    return `${name}${side.best ? ` (${side.best.text} at ${side.best.book}${wins})` : ''}`;
  });
  const when = startWords(first.startsAt, told.nowMs, told.zone);
  return `${capital(FIRST[asked.order])} of ${plural(total, first.player === null ? 'game' : 'player')}${offset > 0 ? `, at number ${offset + 1},` : ''} on the ${marketName({ ...first, player: null })} is ${first.player === null ? '' : `${first.player} in `}${first.game}, ${when}: ${list(bets)}.`;
}

/** `NFL moneyline, 10 of 15 games. The least vig is in Buccaneers @ Bills, 0.85%.` */
function boardWords({ markets, total, offset, asked }: ShowBoardResult, first: BoardMarket): string {
  const noun = first.player === null ? 'game' : 'player';
  const leagues = new Set(markets.map(({ league }) => league));
  const what = `${leagues.size === 1 ? `${first.league} ` : ''}${marketName({ ...first, player: null })}`;
  const page = totalOf({ shown: markets.length, total, offset }, noun).text;
  const [least] = markets
    .flatMap((one) => (one.hold === null ? [] : [one]))
    .sort((a, b) => (a.hold ?? 0) - (b.hold ?? 0));
  const where = least && (least.player === null ? shortGame(least.game) : `${least.player} (${shortGame(least.game)})`);
  const hold = least ? ` The least vig is in ${where}: a hold of ${least.holdText}.` : '';
  return `${likeliest(asked, first)}${capital(what)}, ${page}.${hold}`;
}

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
  const whose = board.asked.books === null ? 'Best prices that can be taken' : `Prices of ${list(board.asked.books)}`;
  const league = leagues.size === 1 ? `${first.league} ` : '';
  return {
    kind: 'table',
    caption: `${whose}, ${league}${marketName({ ...first, player: null })}${partsAsked(board.asked)}`,
    columns: [
      { key: 'bet', label: 'Bet', kind: 'text' },
      { key: 'price', label: 'Best price', kind: 'price' },
      { key: 'book', label: 'Book', kind: 'book' },
      { key: 'fair', label: 'Fair price', kind: 'fair' },
      { key: 'hold', label: 'Hold', kind: 'rate' },
    ],
    rows: shown.flatMap((market) => sidesOf(market, told)),
    total: totalOf(
      { shown: shown.length, total: board.total, offset: board.offset },
      first.player === null ? 'game' : 'player',
    ),
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
      words(betName(market, side), where),
      price(bettor, side.best?.decimal),
      side.best
        ? { ...words(side.best.book), ...linkTo(side.best.link, side.best.book) }
        : words('none where you can bet'),
      price(bettor, side.fairChance === null ? null : 1 / side.fairChance),
      hold,
    ],
  }));
}
