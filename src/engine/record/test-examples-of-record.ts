import { bare, type Examples, percent, plain, signed } from '../odds/test-example-text.ts';
import { betRun } from './bet-run.ts';
import { brier, brierMultiple } from './brier.ts';
import { calibration } from './calibration.ts';
import { closingValue, closingValueNoMargin, closingValueOfLine } from './closing-line-value.ts';
import { dayBootstrap } from './day-bootstrap.ts';
import { deadHeat } from './dead-heat.ts';
import { drawdown } from './drawdown.ts';
import { grade } from './grade.ts';
import { gradeParlay } from './grade-parlay.ts';
import { isOfficial } from './house-rules.ts';
import { logLoss, logLossMultiple } from './log-loss.ts';
import { losingStreak } from './losing-streak.ts';
import { rankedProbabilityScore } from './ranked-probability-score.ts';
import { recordUnits } from './record-units.ts';
import { ruin } from './ruin.ts';
import { sampleSize } from './sample-size.ts';
import { wilson } from './wilson.ts';

const FORECAST = [0.5, 0.3, 0.2];

export const RECORD_EXAMPLES: Examples = {
  grade: () => {
    const ended = { status: 'final', score: { home: 2, away: 1 } } as const;
    return `-1.25 at 1.90, won by one: ${grade({ market: 'spread', side: 'home', line: -1.25 }, 1.9, ended).profit}`;
  },
  isOfficial: () => {
    const game = { sport: 'baseball', played: { halfInnings: 9 }, score: { home: 3, away: 1 } } as const;
    const stands = (market: string) => (isOfficial(game, market, 'us_five_innings') ? 'stands' : 'is void');
    return `baseball, 4 1/2 innings, home ahead: the moneyline ${stands('moneyline')}, the total ${stands('total')}`;
  },
  gradeParlay: () => {
    const legs = [
      { decimal: 2, result: 'win' },
      { decimal: 1.5, result: 'void' },
    ] as const;
    return `10 on 2.0 won and 1.5 void: ${gradeParlay(legs, 10).returned}`;
  },
  deadHeat: () => `10.0, two tie for one place: +${deadHeat(10, { tied: 2, places: 1 })}`,
  closingValue: () => {
    const { clv, probabilityPoints } = closingValue(2.1, 2);
    return `2.10 closed at 2.00: ${signed(clv)}, ${percent(probabilityPoints)} in points`;
  },
  'closingValueNoMargin (the headline)': () =>
    `2.05 closed 1.91/1.91: ${signed(closingValueNoMargin(2.05, { decimals: [1.91, 1.91], outcome: 0 }).clv)}`,
  closingValueOfLine: () => {
    const close = { kind: 'spread', line: -4.5, probability: 0.5 } as const;
    return `-1 at 1.90 closed -4.5 even, sd 13.3: ${signed(closingValueOfLine({ line: -1, decimal: 1.9 }, close, 13.3).clv)}`;
  },
  'brier, brierMultiple': () =>
    `.9 right and .3 wrong: ${bare(brier([0.9, 0.3], [1, 1]), 2)}; .5/.3/.2, first: ${bare(brierMultiple([FORECAST], [0]), 2)}`,
  'logLoss, logLossMultiple': () =>
    `always one half: ${bare(logLoss([0.5, 0.5], [1, 0]), 3)}; .5/.3/.2, second: ${plain(logLossMultiple([FORECAST], [1]), 3)}`,
  rankedProbabilityScore: () => `.5/.3/.2, first: ${bare(rankedProbabilityScore(FORECAST, 0), 3)}`,
  calibration: () => {
    const { bins, error } = calibration([0.55, 0.55, 0.55, 0.95], [1, 0, 0, 1], 2);
    const [bin] = bins;
    return `.55 three times and .95, two of four happened, two bins: said ${bare(bin?.meanProbability ?? 0, 2)}, happened ${bare(bin?.rate ?? 0, 2)}, distance ${bare(error, 2)}`;
  },
  wilson: () => {
    const { low, high } = wilson(81, 263);
    return `81 of 263: ${plain(low * 100, 1)} to ${percent(high)}`;
  },
  dayBootstrap: () => {
    const days = Array.from({ length: 20 }, (_, at) => [{ sum: at % 2 === 0 ? 6 : 4, of: 10 }]);
    const [range] = dayBootstrap(days, { seed: 1 });
    return `6 of 10 on ten days, 4 of 10 on ten: ${plain((range?.low ?? 0) * 100, 1)} to ${percent(range?.high ?? 0)}`;
  },
  sampleSize: () => `55 % at 2.0, z 1.96: ${plain(sampleSize(0.55, 2, 1.96).bets, 0)} bets`,
  ruin: () => `60 %, two units: ${plain(ruin(0.6, 2) * 9, 12)}/9`,
  drawdown: () => `quarter Kelly, half the bankroll: ${percent(drawdown(0.25, 0.5))}`,
  losingStreak: () => `five in a row in 100 bets at 55 %: ${percent(losingStreak(0.55, 100, 5))}`,
  betRun: () => {
    const { expected, sd, down } = betRun(0.53, 1 + 100 / 105, 300);
    return `300 at 53 % and -105: +${plain(expected, 1)} stakes, sd ${plain(sd, 1)}, down ${percent(down)}`;
  },
  recordUnits: () => {
    const { units, returnOnStakes } = recordUnits({ won: 57, lost: 43, pushed: 2 }, 21 / 11);
    return `57-43-2 at -110: ${plain(units)} units, ${signed(returnOnStakes)}`;
  },
};
