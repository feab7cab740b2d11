import { brier, brierMultiple } from '#engine/record/brier.ts';
import { logLossMultiple } from '#engine/record/log-loss.ts';
import { rankedProbabilityScore } from '#engine/record/ranked-probability-score.ts';

/**
 * One game's scores, each smaller the better: Brier of the first outcome for two, summed over all for three; RPS over
 * the outcomes in the order home, draw, away. @throws OddsInputError where what happened had no chance at all.
 */
export function scoreRow(fair: readonly number[], won: number): { logLoss: number; brier: number; rps: number } {
  const [first = Number.NaN] = fair;
  return {
    logLoss: logLossMultiple([fair], [won]),
    brier: fair.length === 2 ? brier([first], [won === 0 ? 1 : 0]) : brierMultiple([fair], [won]),
    rps: rankedProbabilityScore(fair, won),
  };
}
