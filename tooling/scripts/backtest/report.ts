import { wilson } from '#engine/record/wilson.ts';
import type { DropReason } from './admit-row.ts';
import type { Bets } from './bets.ts';
import type { CalibrationBin } from './calibration-bins.ts';
import type { MethodSheet } from './method-sheet.ts';
import type { Backtest, SetSheet } from './run-backtest.ts';
import { type Interval, intervalOf, meanOf } from './running-mean.ts';

/** One step of five percent: what was claimed on average, and how often it came. */
type CalibrationStep = { from: number; to: number; n: number; claimed: number; came: number; interval: Interval };

export type BetsReport = {
  claimedEv: number | null;
  realisedEv: number | null;
  bets: number;
  intervals: { claimedEv: Interval | null; realisedEv: Interval | null; gap: Interval | null };
  /** Whether claimed and realised lie within two standard errors of each other; `null` for fewer than two bets. */
  claimHolds: boolean | null;
};

export type ScoreReport = {
  n: number;
  logLoss: number | null;
  brier: number | null;
  rps: number | null;
  intervals: { logLoss: Interval | null; brier: Interval | null; rps: Interval | null };
  calibration: CalibrationStep[];
};

export type MethodReport = Omit<ScoreReport, 'intervals'> &
  Omit<BetsReport, 'intervals'> & {
    refused: number;
    intervals: ScoreReport['intervals'] & BetsReport['intervals'];
    seasons: Record<string, BetsReport>;
  };

export type SetReport = {
  n: number;
  dropped: number;
  droppedBy: Record<DropReason, number>;
  withoutPrices: number;
  meanMargin: number | null;
  bestPrices: string | null;
  methods: Record<string, MethodReport>;
  rules?: { kaunitz: BetsReport; kaunitzRealOffers: BetsReport };
};

export type Report = {
  dataset: { file: string; layout: string; outcomes: number; rows: number; raggedRows: number };
  priceSets: Record<string, SetReport>;
  baselines: { elo?: ScoreReport };
};

export function toReport(backtest: Backtest, file: string): Report {
  const { layout, rows, raggedRows, sets, elo } = backtest;
  return {
    dataset: { file, layout: layout.name, outcomes: layout.outcomes, rows, raggedRows },
    priceSets: Object.fromEntries(sets.map((sheet) => [sheet.columns.name, setReport(sheet)])),
    baselines: elo ? { elo: scoreReport(elo) } : {},
  };
}

function setReport(sheet: SetSheet): SetReport {
  const { columns, margin, dropped, withoutPrices, methods, kaunitz } = sheet;
  return {
    n: margin.n,
    dropped: Object.values(dropped).reduce((sum, count) => sum + count, 0),
    droppedBy: dropped,
    withoutPrices,
    meanMargin: meanOf(margin),
    bestPrices: columns.best,
    methods: Object.fromEntries([...methods].map(([method, account]) => [method, methodReport(account)])),
    ...(kaunitz && {
      rules: { kaunitz: betsReport(kaunitz.published), kaunitzRealOffers: betsReport(kaunitz.realOffers) },
    }),
  };
}

function methodReport(sheet: MethodSheet): MethodReport {
  const scores = scoreReport(sheet);
  const bets = betsReport(sheet.bets);
  const seasons = [...sheet.betsBySeason].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...scores,
    ...bets,
    intervals: { ...scores.intervals, ...bets.intervals },
    refused: sheet.refused,
    seasons: Object.fromEntries(seasons.map(([season, ofSeason]) => [season, betsReport(ofSeason)])),
  };
}

function scoreReport({ logLoss, brier, rps, bins }: MethodSheet): ScoreReport {
  return {
    n: logLoss.n,
    logLoss: meanOf(logLoss),
    brier: meanOf(brier),
    rps: meanOf(rps),
    intervals: { logLoss: intervalOf(logLoss), brier: intervalOf(brier), rps: intervalOf(rps) },
    calibration: calibrationOf(bins),
  };
}

export function betsReport({ claimed, realised, gap }: Bets): BetsReport {
  const standardErrors = gap.n < 2 ? null : Math.abs(gap.mean) / Math.sqrt(gap.squares / (gap.n - 1) / gap.n);
  return {
    claimedEv: meanOf(claimed),
    realisedEv: meanOf(realised),
    bets: claimed.n,
    intervals: { claimedEv: intervalOf(claimed), realisedEv: intervalOf(realised), gap: intervalOf(gap) },
    claimHolds: standardErrors === null ? null : standardErrors <= 2,
  };
}

function calibrationOf(bins: readonly CalibrationBin[]): CalibrationStep[] {
  return bins.flatMap(({ n, claimed, came }, step) => {
    if (n === 0) return [];
    const { low, high } = wilson(came, n);
    const range = { from: step / bins.length, to: (step + 1) / bins.length };
    return [{ ...range, n, claimed: claimed / n, came: came / n, interval: [low, high] }];
  });
}
