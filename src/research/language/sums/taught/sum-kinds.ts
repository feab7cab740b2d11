/**
 * What a message may want to have worked out, by the names of the calculations that do it. `to_win`: the stake of a payout that wins so
 * much; `price_of`: the price at which so much was paid; `units` and `bet_run` have readers of their own.
 */
export const SUM_KINDS = [
  'payout',
  'to_win',
  'price_of',
  'parlay',
  'hedge',
  'cash_out',
  'arbitrage',
  'middle',
  'dutching',
  'free_bet',
  'boost',
  'teaser',
  'round_robin',
  'kelly',
  'ev',
  'break_even',
  'no_vig',
  'hold',
  'convert',
  'clv',
  'ruin',
  'drawdown',
  'streak',
  'sample_size',
  'record',
  'bet_run',
  'units',
] as const;
export type SumKind = (typeof SUM_KINDS)[number];
