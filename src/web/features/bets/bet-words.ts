import type { BetMarket, TrackedBet } from '#contract/bets/tracked-bet.ts';

const DOLLARS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** 123456 -> "$1,234.56". */
export function money(cents: number): string {
  return `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toLocaleString('en-US', DOLLARS)}`;
}

/** The same with a plus where something was won. */
export const signedMoney = (cents: number): string => `${cents > 0 ? '+' : ''}${money(cents)}`;

export const STATES: Readonly<Record<TrackedBet['state'], string>> = {
  open: 'Open',
  undecided: 'Not settled',
  win: 'Won',
  half_win: 'Half won',
  push: 'Pushed',
  void: 'Void',
  half_loss: 'Half lost',
  loss: 'Lost',
  cashout: 'Cashed out',
};

export const MARKETS: Readonly<Record<BetMarket, string>> = {
  moneyline: 'Moneyline',
  spread: 'Spread',
  total: 'Total',
  prop: 'Player prop',
  parlay: 'Parlay',
  other: 'Other',
};

export const count = (number: number): string => number.toLocaleString('en-US');
export const bets = (number: number): string => `${count(number)} ${number === 1 ? 'bet' : 'bets'}`;

/** Who said how it ended. */
export function settledWords({ settledBy, score }: TrackedBet): string | null {
  if (settledBy === 'score') return score?.includes('–') ? `final ${score}` : score;
  return settledBy === 'bettor' ? 'settled by you' : score?.includes('–') ? `final ${score}` : null;
}
