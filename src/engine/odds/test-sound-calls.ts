import { chancesBetween, neighbouringChances } from '../picks/neighbouring-lines.ts';
import { brierMultiple } from '../record/brier.ts';
import { calibration } from '../record/calibration.ts';
import { grade } from '../record/grade.ts';
import { logLossMultiple } from '../record/log-loss.ts';
import { recordUnits } from '../record/record-units.ts';
import { wilson } from '../record/wilson.ts';
import { fitNormalLine } from './alternate-line.ts';
import { levelCents } from './arbitrage.ts';
import { betOnGrid } from './bet-on-grid.ts';
import { bivariateNormalCdf } from './bivariate-normal-cdf.ts';
import { baseballGrid, breakTies, hockeyGrid } from './break-ties.ts';
import { capExposure } from './cap-exposure.ts';
import { fairCashOut } from './cash-out.ts';
import { stakeUnits } from './confidence.ts';
import { commonCauseChance, correlatedParlay } from './correlated-parlay.ts';
import { effectiveBooks } from './effective-books.ts';
import { fairDeviation } from './fair-deviation.ts';
import { findOutliers } from './find-outliers.ts';
import { formatAmerican } from './format-american.ts';
import { convertFreeBet, coverDecimal, freeBetValue } from './free-bet.ts';
import { breakEvenHedge, hedge, withHedge } from './hedge.ts';
import { inverseNormalCdf } from './inverse-normal-cdf.ts';
import { kellySimultaneous } from './kelly-simultaneous.ts';
import { countedChance, keptEdge } from './kept-edge.ts';
import { keyNumberMargins, spreadOnMargins } from './key-number-margins.ts';
import { keyNumberTotal } from './key-number-total.ts';
import { leagueScatter } from './league-scatter.ts';
import { decidedChance, lineChances, withPush } from './line-model.ts';
import { lineResult } from './line-result.ts';
import { levelStake, middle } from './middle.ts';
import { normalCdf } from './normal-cdf.ts';
import { payout, stakeToWin } from './payout.ts';
import { COUNT_MODEL, marginModel, totalModel } from './point-models.ts';
import { poissonGrid } from './poisson-grid.ts';
import { boostedDecimal } from './profit-boost.ts';
import { roundRobin } from './round-robin.ts';
import { resultAtScore } from './score-bet.ts';
import { expectedScores, scoreMarginModel, scoreTotalModel } from './score-models.ts';
import { neededLegProbability, teaserValue } from './teaser.ts';

/** A function that no reference case asks, with one sound list of arguments. */
export type SoundCall = { args: readonly unknown[]; ask: (...args: never[]) => unknown };

/** Binds the arguments to the function's own types, so that a wrong example does not compile. */
const call = <Args extends unknown[]>(ask: (...args: Args) => unknown, ...args: Args): SoundCall => ({ args, ask });

const game = { market: 'spread', side: 'home', line: -1 } as const;
const margins = keyNumberMargins({ line: -3, coverProbability: 0.52 });

/** One sound call of every function of the engine that the reference cases leave out. */
export const SOUND_CALLS: Record<string, SoundCall> = {
  boostedDecimal: call(boostedDecimal, 2.2, 0.25),
  breakEvenHedge: call(breakEvenHedge, { stake: 100, returns: 1_200 }, 2.5),
  convertFreeBet: call(convertFreeBet, 4, 1.3),
  coverDecimal: call(coverDecimal, [4, 5.1]),
  fairCashOut: call(fairCashOut, 500, 0.62),
  freeBetValue: call(freeBetValue, 0.24, 4),
  hedge: call(hedge, { stake: 100, returns: 1_200 }, 2.5, 0.5),
  levelCents: call(levelCents, [2.1, 1.95], 10_000),
  levelStake: call(levelStake, { stake: 110, decimal: 1.9 }, 2),
  middle: call(middle, { stake: 110, decimal: 1.9 }, { stake: 105, decimal: 2 }),
  neededLegProbability: call(neededLegProbability, 1.8, 2),
  payout: call(payout, 50, 2.2),
  recordUnits: call(recordUnits, { won: 57, lost: 43, pushed: 2 }, 1.9),
  roundRobin: call(roundRobin, [1.9, 2.2, 3], 2, [0.5, 0.4, 0.3]),
  stakeToWin: call(stakeToWin, 60, 2.2),
  teaserValue: call(teaserValue, [0.7, 0.74], 1.8),
  withHedge: call(withHedge, { stake: 100, returns: 1_200 }, 2.5, 300),
  baseballGrid: call(baseballGrid, { home: 4.5, away: 4.3 }, { home: 4, away: 3.4 }),
  bivariateNormalCdf: call(bivariateNormalCdf, 0.5, -0.3, 0.4),
  brierMultiple: call(brierMultiple, [[0.5, 0.5]], [1]),
  breakTies: call((share: number) => breakTies(poissonGrid({ home: 1.6, away: 1.1 }), share), 0.6),
  calibration: call(calibration, [0.6, 0.3], [1, 0], 10),
  capExposure: call(
    capExposure,
    [
      { eventId: 'a', units: 2 },
      { eventId: 'b', units: 3 },
    ],
    4,
  ),
  commonCauseChance: call(commonCauseChance, [0.5, 0.4, 0.6], 0.3),
  correlatedParlay: call(
    correlatedParlay,
    [
      { probability: 0.5, sd: 0.02 },
      { probability: 0.4, sd: 0.02 },
      { probability: 0.6, sd: 0.02 },
    ],
    { basis: 'measured', rho: 0.3, sd: 0.1 },
    6,
  ),
  countedChance: call(countedChance, 0.52, 2, 0.6),
  effectiveBooks: call(effectiveBooks, [5, 1]),
  fairDeviation: call(fairDeviation, {
    probability: 0.5,
    effectiveBooks: 4,
    methodRange: { low: 0.49, high: 0.51 },
    ageSeconds: 60,
    leadSeconds: 3_600,
  }),
  findOutliers: call(findOutliers, [
    { probabilities: [0.5, 0.5], sharp: false },
    { probabilities: [0.5, 0.5], sharp: false },
    { probabilities: [0.5, 0.5], sharp: true },
    { probabilities: [0.6, 0.4], sharp: false },
  ]),
  fitNormalLine: call(
    fitNormalLine,
    { kind: 'spread', line: -3.5, probability: 0.5 },
    { kind: 'spread', line: -6.5, probability: 0.4 },
  ),
  formatAmerican: call(formatAmerican, 1.91),
  grade: call(
    grade,
    { market: 'spread', side: 'home', line: -1.5 },
    1.9,
    { status: 'shortened', game: { sport: 'baseball', played: { halfInnings: 17 }, score: { home: 4, away: 1 } } },
    { rules: 'us_full_game', pitchers: 'listed' },
  ),
  hockeyGrid: call(hockeyGrid, { home: 3, away: 2.7 }),
  inverseNormalCdf: call(inverseNormalCdf, 0.3),
  keptEdge: call(keptEdge, { books: 6, sharpBooks: 0 }),
  kellySimultaneous: call(
    (probability: number, decimal: number, exposure: number) => {
      const others = Array.from({ length: 13 }, () => ({ probability: 0.55, decimal: 2 }));
      return kellySimultaneous([...others, { probability, decimal }], exposure);
    },
    0.4,
    2.7,
    0.1,
  ),
  keyNumberMargins: call(keyNumberMargins, { line: -3, coverProbability: 0.5 }, 13.3),
  keyNumberTotal: call(
    (mean: number, sd: number, spread: number, line: number, rho: number) =>
      keyNumberTotal(margins, { mean, sd }, { spread, total: { side: 'over', line } }, rho),
    44,
    13.3,
    -3,
    44.5,
    0.055,
  ),
  leagueScatter: call(leagueScatter, 'wnba', 165),
  chancesBetween: call(
    (low: number, high: number, line: number) => {
      const quoted = { effectiveBooks: 3 };
      return chancesBetween(
        [
          { ...quoted, line: 22.5, probability: high },
          { ...quoted, line: 27.5, probability: low },
        ],
        line,
      );
    },
    0.3,
    0.6,
    25.5,
  ),
  countLine: call(
    (line: number, probability: number) => lineChances(COUNT_MODEL, { line, probability })(line),
    6,
    0.47,
  ),
  decidedChance: call((win: number, lose: number) => decidedChance({ win, push: 0, lose }), 0.5, 0.4),
  expectedScores: call(
    (home: number, away: number, line: number, probability: number) =>
      expectedScores('soccer', { home, away, total: { line, probability } }),
    0.48,
    0.27,
    2.5,
    0.52,
  ),
  marginLine: call(
    (total: number, line: number, probability: number, other: number) =>
      lineChances(marginModel('nba', total), { line, probability })(other),
    225,
    -4.5,
    0.5,
    -4,
  ),
  neighbouringChances: call(
    (line: number, probability: number, effectiveBooks: number, other: number) =>
      neighbouringChances(marginModel('nfl', 45), [{ line, probability, effectiveBooks }], other),
    -3,
    0.5,
    4,
    -2.5,
  ),
  scoreMarginLine: call(
    (total: number, line: number, probability: number, other: number) =>
      lineChances(scoreMarginModel('soccer', total), { line, probability })(other),
    2.7,
    -0.25,
    0.52,
    -0.75,
  ),
  scoreTotalLine: call(
    (share: number, line: number, probability: number) =>
      lineChances(scoreTotalModel('soccer', share), { line, probability })(line),
    0.6,
    2.5,
    0.53,
  ),
  totalLine: call(
    (total: number, line: number, probability: number) =>
      lineChances(totalModel('nfl', total), { line, probability })(line),
    45,
    44,
    0.5,
  ),
  withPush: call(withPush, 0.55, 0.08),
  lineResult: call(lineResult, 0.25),
  logLossMultiple: call(logLossMultiple, [[0.5, 0.5]], [1]),
  betOnGrid: call((line: number) => betOnGrid(hockeyGrid({ home: 3, away: 2.7 }), { ...game, line }), -1.5),
  normalCdf: call(normalCdf, 1.96),
  resultAtScore: call(resultAtScore, game, { home: 2, away: 1 }),
  spreadOnMargins: call((line: number) => spreadOnMargins(margins, line), -3),
  stakeUnits: call(stakeUnits, 0.03, 4),
  wilson: call(wilson, 81, 263, 1.96),
};
