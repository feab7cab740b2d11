import { type Bets, noBets, placeBet } from './bets.ts';
import { addTo, emptyMean, type RunningMean } from './running-mean.ts';

/** The bets of one rating: what they claimed and paid, and what they were worth at the close. */
export type Band = {
  bets: Bets;
  /** Edge before the part that is not counted. */
  uncounted: RunningMean;
  /** Value at the price taken against the closing fair chance. */
  closing: RunningMean;
  /** How many of those are above zero, and the chance of it that was claimed. */
  confirmed: number;
  promised: RunningMean;
};

export const emptyBand = (): Band => ({
  bets: noBets(),
  uncounted: emptyMean(),
  closing: emptyMean(),
  confirmed: 0,
  promised: emptyMean(),
});

export type RatedBet = {
  edge: number;
  uncounted: number;
  decimal: number;
  won: boolean;
  closing: number;
  promised: number;
};

export function addToBand(band: Band, bet: RatedBet): void {
  placeBet(band.bets, bet.edge, bet.decimal, bet.won);
  addTo(band.uncounted, bet.uncounted);
  addTo(band.closing, bet.closing);
  addTo(band.promised, bet.promised);
  if (bet.closing > 0) band.confirmed += 1;
}
