import { addTo, emptyMean, type RunningMean } from './running-mean.ts';

/** What a rule promised and what its bets paid, in units of profit per unit staked. */
export type Bets = {
  claimed: RunningMean;
  realised: RunningMean;
  /** Realised minus claimed, bet by bet. */
  gap: RunningMean;
};

export const noBets = (): Bets => ({ claimed: emptyMean(), realised: emptyMean(), gap: emptyMean() });

export function placeBet(bets: Bets, claimed: number, decimal: number, won: boolean): void {
  const profit = won ? decimal - 1 : -1;
  addTo(bets.claimed, claimed);
  addTo(bets.realised, profit);
  addTo(bets.gap, profit - claimed);
}
