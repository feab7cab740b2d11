import { dayBootstrap, type Interval } from './day-bootstrap.ts';

/** A bet of one bettor, as it stands. */
export type BettorBet = {
  /** The day on which it was placed. */
  day: string;
  end: 'win' | 'half_win' | 'push' | 'void' | 'half_loss' | 'loss' | 'cashout' | 'open' | 'undecided';
  stakeCents: number;
  /** Null while nobody can say. */
  profitCents: number | null;
  clv: number | null;
  clvFair: number | null;
};

export type BettorFigures = {
  bets: number;
  open: number;
  settled: number;
  won: number;
  lost: number;
  pushed: number;
  voided: number;
  cashedOut: number;
  undecided: number;
  stakedCents: number;
  profitCents: number;
  returned: number | null;
};

/** The same bets always have the same range. */
const SEED = 2026;
const WON: readonly string[] = ['win', 'half_win'];
const LOST: readonly string[] = ['loss', 'half_loss'];

/**
 * What bets come to.
 *
 * Units: whole cents, counts, and profit per unit staked.
 * Formula: counts and sums; a half win is won, a half loss lost; a void bet stakes nothing; a cash-out counts with what was paid.
 * Source: definition.
 */
export function bettorFigures(bets: readonly BettorBet[]): BettorFigures {
  const count = (is: (bet: BettorBet) => boolean) => bets.filter(is).length;
  const settled = bets.filter(({ profitCents }) => profitCents !== null);
  const stood = settled.filter(({ end }) => end !== 'void');
  const stakedCents = stood.reduce((sum, { stakeCents }) => sum + stakeCents, 0);
  const profitCents = settled.reduce((sum, bet) => sum + (bet.profitCents ?? 0), 0);
  return {
    bets: bets.length,
    open: count(({ end }) => end === 'open'),
    settled: settled.length,
    won: count(({ end }) => WON.includes(end)),
    lost: count(({ end }) => LOST.includes(end)),
    pushed: count(({ end }) => end === 'push'),
    voided: count(({ end }) => end === 'void'),
    cashedOut: count(({ end }) => end === 'cashout'),
    undecided: count(({ end, profitCents: profit }) => end === 'undecided' || (end === 'cashout' && profit === null)),
    stakedCents,
    profitCents,
    returned: stakedCents > 0 ? profitCents / stakedCents : null,
  };
}

/**
 * The return with its 95 % interval; null below so many settled bets or days.
 *
 * Units: profit per unit staked.
 * Formula: `dayBootstrap` over the days on which bets were placed, since bets of a day hang together.
 * Source: as `dayBootstrap`.
 * Known bias: too narrow where one bet weighs as much as all others; bets that were not written down are in none of it.
 */
export function returnRange(bets: readonly BettorBet[], least: { bets: number; days: number }): Interval | null {
  const stood = bets.filter(({ end, profitCents }) => profitCents !== null && end !== 'void');
  const days = new Map<string, { sum: number; of: number }>();
  for (const { day, profitCents, stakeCents } of stood) {
    const before = days.get(day) ?? { sum: 0, of: 0 };
    days.set(day, { sum: before.sum + (profitCents ?? 0), of: before.of + stakeCents });
  }
  if (stood.length < least.bets || days.size < least.days) return null;
  const inOrder = [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, share]) => [share]);
  return dayBootstrap(inOrder, { seed: SEED })[0] ?? null;
}

/**
 * Profit by the end of each day.
 *
 * Units: whole cents.
 * Formula: running sum over the days on which bets were placed.
 * Source: definition.
 */
export function profitCurve(bets: readonly BettorBet[]): { day: string; profitCents: number }[] {
  const days = new Map<string, number>();
  for (const { day, profitCents } of bets) {
    if (profitCents !== null) days.set(day, (days.get(day) ?? 0) + profitCents);
  }
  let profit = 0;
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, profitCents]) => {
      profit += profitCents;
      return { day, profitCents: profit };
    });
}
