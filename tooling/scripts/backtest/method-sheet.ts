import { expectedValue } from '#engine/odds/expected-value.ts';
import { type Bets, noBets, placeBet } from './bets.ts';
import { addToBins, type CalibrationBin, emptyBins } from './calibration-bins.ts';
import { addTo, emptyMean, type RunningMean } from './running-mean.ts';
import { scoreRow } from './score-row.ts';

/** One method's account over all games of one set of prices. */
export type MethodSheet = {
  logLoss: RunningMean;
  brier: RunningMean;
  rps: RunningMean;
  bins: CalibrationBin[];
  bets: Bets;
  betsBySeason: Map<string, Bets>;
  /** Games that the method cannot price. */
  refused: number;
};

export const emptySheet = (): MethodSheet => ({
  logLoss: emptyMean(),
  brier: emptyMean(),
  rps: emptyMean(),
  bins: emptyBins(),
  bets: noBets(),
  betsBySeason: new Map(),
  refused: 0,
});

export function addScores(sheet: MethodSheet, fair: readonly number[], won: number): void {
  const scores = scoreRow(fair, won);
  addTo(sheet.logLoss, scores.logLoss);
  addTo(sheet.brier, scores.brier);
  addTo(sheet.rps, scores.rps);
  addToBins(sheet.bins, fair, won);
}

/** Bets every outcome whose price beats its fair chance. */
export function betOnValue(sheet: MethodSheet, fair: readonly number[], offer: Offer): void {
  for (const [outcome, decimal] of offer.decimals.entries()) {
    const claimed = expectedValue(fair[outcome] ?? 0, decimal);
    if (claimed <= 0) continue;
    placeBet(sheet.bets, claimed, decimal, outcome === offer.won);
    placeBet(betsOf(sheet, offer.season), claimed, decimal, outcome === offer.won);
  }
}

export type Offer = { decimals: readonly number[]; won: number; season: string };

function betsOf(sheet: MethodSheet, season: string): Bets {
  const known = sheet.betsBySeason.get(season);
  if (known) return known;
  const bets = noBets();
  sheet.betsBySeason.set(season, bets);
  return bets;
}
