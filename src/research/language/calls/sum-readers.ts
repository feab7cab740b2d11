import type { CalculationKind } from '#contract/research/calculate.ts';
import { boostOf, freeBetOf } from './bonus-calculations.ts';
import { arbitrageOf, dutchingOf, middleOf } from './cover-calculations.ts';
import { hedgeOf } from './hedge-calculations.ts';
import { holdOf, noVigOf } from './margin-calculations.ts';
import { cashOutOf, clvOf } from './money-calculations.ts';
import { convertOf, payoutOf } from './price-calculations.ts';
import { recordOf, sampleSizeOf, streakOf } from './record-calculations.ts';
import { drawdownOf, ruinOf } from './risk-calculations.ts';
import { roundRobinOf } from './round-robin-calculations.ts';
import { parlayOf, teaserOf } from './several-calculations.ts';
import type { ReadSum } from './sum.ts';
import { breakEvenOf, evOf, kellyOf } from './worth-calculations.ts';

/** In the order in which the words for them settle what is asked: "free bet" before "hedge", "Kelly" before "chance". */
export const SUM_READERS: readonly (readonly [CalculationKind, ReadSum])[] = [
  ['cash_out', cashOutOf],
  ['free_bet', freeBetOf],
  ['hedge', hedgeOf],
  ['boost', boostOf],
  ['teaser', teaserOf],
  ['round_robin', roundRobinOf],
  ['dutching', dutchingOf],
  ['ruin', ruinOf],
  ['drawdown', drawdownOf],
  ['streak', streakOf],
  ['sample_size', sampleSizeOf],
  ['clv', clvOf],
  ['middle', middleOf],
  ['arbitrage', arbitrageOf],
  ['kelly', kellyOf],
  ['no_vig', noVigOf],
  ['hold', holdOf],
  ['parlay', parlayOf],
  ['break_even', breakEvenOf],
  ['ev', evOf],
  ['record', recordOf],
  ['convert', convertOf],
  ['payout', payoutOf],
];
