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

/** The columns by which Pikkit's file is known; it may have more, in any order. */
export const PIKKIT_COLUMNS = ['bet_id', 'sportsbook', 'status', 'odds', 'amount', 'time_placed_iso', 'bet_info'];

const STATUSES = {
  PLACED: null,
  SETTLED_WIN: 'win',
  SETTLED_LOSS: 'loss',
  SETTLED_PUSH: 'push',
  SETTLED_VOID: 'void',
  SETTLED_CASHOUT: 'cashout',
} as const;

/** A bet as Pikkit exports it: decimal odds, legs parted by " | ". What a cash-out paid is taken as told, or left open. */
export const readPikkitRow: ReadRow = (cell, { nowMs, money }) => {
  const result = requireOneOf(cell('status').toUpperCase(), STATUSES, 'status');
  const bet = requireText(cell('bet_info'), 'the bet');
  const settledMs = result === null ? null : readTime(cell('time_settled_iso'));
  return {
    externalId: cell('bet_id') === '' ? null : externalIdOf(`pikkit:${cell('bet_id')}`),
    bookKey: null,
    book: nameOf(cell('sportsbook')),
    bet,
    game: '',
    sport: nameOf(cell('sports')),
    league: nameOf(cell('leagues')),
    market: cell('type').toLowerCase().includes('parlay') ? 'parlay' : marketOfWords(bet),
    oddsDecimal: requirePrice(cell('odds'), 'decimal'),
    stakeCents: requireStake(cell('amount'), money),
    placedAtMs: requireTime(cell('time_placed_iso'), nowMs),
    result,
    profitCents: result === null ? null : readProfit(cell('profit'), money),
    closeDecimal: readClose(cell('closing_line'), 'decimal'),
    settledAt: settledMs === null ? null : new Date(settledMs).toISOString(),
  };
};
