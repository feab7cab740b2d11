import { BetMarket, type TrackedBet } from '#contract/bets/tracked-bet.ts';
import { neutralCell } from '../../platform/files/neutral-cell.ts';
import type { BetRow } from './bets.repo.ts';
import { externalIdOf } from './external-id.ts';
import { marketOfWords } from './market-words.ts';
import {
  nameOf,
  type ReadRow,
  readClose,
  readProfit,
  readTime,
  requireOneOf,
  requirePrice,
  requireStake,
  requireText,
  requireTime,
} from './read-bet.ts';

/** Our own file: what an export writes an import reads. */
export const OWN_COLUMNS = [
  ...['placed_at', 'sport', 'league', 'game', 'bet', 'market', 'book', 'odds', 'stake'],
  ...['status', 'profit', 'settled_at', 'closing_odds', 'bet_id'],
] as const;
/** Without these a row is no bet. */
export const OWN_NEEDED = ['placed_at', 'bet', 'odds', 'stake'];

const STATUSES = {
  '': null,
  open: null,
  won: 'win',
  half_won: 'half_win',
  pushed: 'push',
  void: 'void',
  half_lost: 'half_loss',
  lost: 'loss',
  cashed_out: 'cashout',
} as const;

const MARKETS = Object.fromEntries(BetMarket.options.map((market) => [market, market]));

export const readOwnRow: ReadRow = (cell, { nowMs, money }) => {
  const result = requireOneOf(cell('status').toLowerCase(), STATUSES, 'status');
  const bet = requireText(cell('bet'), 'the bet');
  const market = cell('market').toLowerCase();
  const settledMs = result === null ? null : readTime(cell('settled_at'));
  return {
    externalId: cell('bet_id') === '' ? null : externalIdOf(cell('bet_id')),
    bookKey: null,
    book: nameOf(cell('book')),
    bet,
    game: nameOf(cell('game')),
    sport: nameOf(cell('sport')),
    league: nameOf(cell('league')),
    market: market === '' ? marketOfWords(bet) : requireOneOf(market, MARKETS, 'market'),
    oddsDecimal: requirePrice(cell('odds'), 'any'),
    stakeCents: requireStake(cell('stake'), money),
    placedAtMs: requireTime(cell('placed_at'), nowMs),
    result,
    profitCents: result === null ? null : readProfit(cell('profit'), money),
    closeDecimal: readClose(cell('closing_odds'), 'any'),
    settledAt: settledMs === null ? null : new Date(settledMs).toISOString(),
  };
};

const WORDS: Readonly<Record<TrackedBet['state'], string>> = {
  open: 'open',
  undecided: 'open',
  win: 'won',
  half_win: 'half_won',
  push: 'pushed',
  void: 'void',
  half_loss: 'half_lost',
  loss: 'lost',
  cashout: 'cashed_out',
};

const dollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));
const iso = (ms: number | null): string => (ms === null ? '' : new Date(ms).toISOString());

/** A whole number from 100 on would be read as American odds. */
const priceCell = (decimal: number): string => (Number.isInteger(decimal) ? decimal.toFixed(1) : String(decimal));

/** One line of the export. The name of a bet that no file brought is ours. */
export function ownCells(row: BetRow, bet: TrackedBet): string[] {
  const text = [row.sport, row.league, row.game, row.bet, bet.market, row.book].map(neutralCell);
  return [
    iso(row.placedAtMs),
    ...text,
    priceCell(row.oddsDecimal),
    dollars(row.stakeCents),
    WORDS[bet.state],
    dollars(bet.profitCents),
    iso(row.settledAtMs),
    row.closeDecimal === null ? '' : priceCell(row.closeDecimal),
    neutralCell(row.externalId ?? row.id),
  ];
}

/** Two examples that an import reads. */
export const TEMPLATE_ROWS: readonly string[][] = [
  [
    ...['2026-11-22T18:00:00Z', 'Football', 'NFL', 'Buffalo Bills @ Kansas City Chiefs', 'Buffalo Bills', 'moneyline'],
    ...['FanDuel', '2.05', '25.00', 'won', '26.25', '', '', ''],
  ],
  [
    ...['2026-11-23T01:15:00Z', 'Basketball', 'NBA', '', 'Celtics -4.5 | Over 221.5', 'parlay', 'DraftKings'],
    ...['3.60', '10.00', 'open', '', '', '', ''],
  ],
];
