import { brier, brierMultiple } from '../../../src/engine/record/brier.ts';
import {
  closingValue,
  closingValueNoMargin,
  closingValueOfLine,
} from '../../../src/engine/record/closing-line-value.ts';
import { deadHeat } from '../../../src/engine/record/dead-heat.ts';
import { drawdown } from '../../../src/engine/record/drawdown.ts';
import { type GradableBet, grade, type Happened } from '../../../src/engine/record/grade.ts';
import { gradeParlay } from '../../../src/engine/record/grade-parlay.ts';
import { logLoss } from '../../../src/engine/record/log-loss.ts';
import { losingStreak } from '../../../src/engine/record/losing-streak.ts';
import { rankedProbabilityScore } from '../../../src/engine/record/ranked-probability-score.ts';
import { ruin } from '../../../src/engine/record/ruin.ts';
import { sampleSize } from '../../../src/engine/record/sample-size.ts';
import { type Answer, type Fields, number, numberOr, numberRows, numbers, rows, word } from './case-fields.ts';
import { methodOf } from './price-answers.ts';
import { scoreBet } from './score-bet.ts';

const VOID_REASONS = ['postponed', 'cancelled', 'no_contest'] as const;

function happened(input: Fields): Happened {
  const reason = VOID_REASONS.find((status) => status === input.status);
  if (reason) return { status: 'void', reason };
  if (input.played === false) return { status: 'void', reason: 'did_not_play' };
  if ('count' in input) return { status: 'final', count: number(input, 'count') };
  return { status: 'final', score: { home: number(input, 'home'), away: number(input, 'away') } };
}

function gradable(input: Fields): GradableBet {
  if (input.market !== 'playerProp') return scoreBet(input);
  return { market: 'player_prop', side: word(input, 'side'), line: number(input, 'line') };
}

/** What became of a pick, and how good the forecasts were. */
export const RECORD_ANSWERS: Record<string, Answer> = {
  grade: (input) => ({ ...grade(gradable(input), number(input, 'decimal'), happened(input)) }),
  gradeParlay: (input) => {
    const legs = rows(input, 'legs').map((leg) => ({
      decimal: number(leg, 'decimal'),
      result: word<never>(leg, 'result'),
    }));
    const { returned, profit } = gradeParlay(legs, number(input, 'stake'));
    return { return: returned, profit };
  },
  deadHeat: (input) => ({
    profit: deadHeat(number(input, 'decimal'), { tied: number(input, 'tied'), places: number(input, 'places') }),
  }),
  brier: (input) => ({ brier: brier(numbers(input, 'probs'), numbers(input, 'outcomes')) }),
  brierMulti: (input) => ({ brier: brierMultiple(numberRows(input, 'probs'), numbers(input, 'outcomes')) }),
  logLoss: (input) => ({ logLoss: logLoss(numbers(input, 'probs'), numbers(input, 'outcomes')) }),
  rps: (input) => ({ rps: rankedProbabilityScore(numbers(input, 'probs'), number(input, 'outcome')) }),
  clv: (input) => {
    const { clv, probabilityPoints } = closingValue(number(input, 'betDecimal'), number(input, 'closeDecimal'));
    return { clv, probPoints: probabilityPoints };
  },
  clvNoVig: (input) => {
    const close = { decimals: numbers(input, 'closeOdds'), outcome: number(input, 'index') };
    const { fairProbability, clv } = closingValueNoMargin(number(input, 'betDecimal'), close, methodOf(input));
    return { fairProb: fairProbability, clv };
  },
  clvLine: (input) => {
    const { probability, clv } = closingValueOfLine(
      { line: number(input, 'betLine'), decimal: number(input, 'betDecimal') },
      { kind: word(input, 'kind'), line: number(input, 'closeLine'), probability: number(input, 'closeProb') },
      number(input, 'sd'),
    );
    return { prob: probability, clv };
  },
  ruin: (input) => ({ ruin: ruin(number(input, 'prob'), number(input, 'units')) }),
  drawdown: (input) => ({ prob: drawdown(number(input, 'kellyFraction'), number(input, 'level')) }),
  streak: (input) => ({
    prob: losingStreak(number(input, 'prob'), number(input, 'bets'), number(input, 'length')),
  }),
  sampleSize: (input) => ({
    ...sampleSize(number(input, 'prob'), number(input, 'decimal'), numberOr(input, 'z', 1.96)),
  }),
};
