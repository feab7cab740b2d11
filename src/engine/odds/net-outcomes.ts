import { OddsInputError } from './odds-input-error.ts';
import { requireProbability } from './require-odds.ts';
import { type Point, solveDecreasing } from './solve-decreasing.ts';

/** One way a bet can end: its chance, and the profit on a stake of one unit (-1 is all lost, -0.5 half of it). */
export type NetOutcome = { probability: number; net: number };

const SUM_TOLERANCE = 1e-9;

/**
 * What one unit staked wins on average, whatever the ways the bet can end: a quarter line has five.
 *
 * Units: probabilities and units of profit per unit staked to units of profit per unit staked.
 * Formula: sum p net.
 * Source: definition.
 * @throws OddsInputError for no outcomes, a profit that is not finite, or probabilities that do not add up to 1.
 */
export function expectedValueOfOutcomes(outcomes: readonly NetOutcome[]): number {
  requireOutcomes(outcomes);
  let value = 0;
  for (const { probability, net } of outcomes) value += probability * net;
  return value;
}

/**
 * The stake with the fastest expected growth, whatever the ways the bet can end.
 *
 * Units: probabilities and units of profit per unit staked to a fraction of the bankroll.
 * Formula: root f of sum p net/(1 + f net) = 0, not below 0 and never more than the whole bankroll.
 * Source: Kelly 1956, first-order condition.
 * Known bias: as `kelly`: it trusts the probabilities fully.
 * @throws OddsInputError for no outcomes, a profit that is not finite, or probabilities that do not add up to 1.
 */
export function kellyOfOutcomes(outcomes: readonly NetOutcome[]): number {
  if (expectedValueOfOutcomes(outcomes) <= 0) return 0;
  const possible = outcomes.filter(({ probability, net }) => probability > 0 && net !== 0);
  const worst = -Math.min(...possible.map(({ net }) => net));
  if (worst <= 0) return 1;
  // In shares of the stake that would lose everything: the scale of the search does not depend on the bet's.
  const scaled = possible.map(({ probability, net }) => ({ probability, inverse: worst / net }));
  const evaluate = (share: number, at: Point) => {
    at.value = 0;
    at.slope = 0;
    for (const { probability, inverse } of scaled) {
      const gain = 1 / (inverse + share);
      at.value += probability * gain;
      at.slope -= probability * gain * gain;
    }
  };
  const high = Math.min(1, worst);
  if (high < 1 && valueAt(evaluate, high) >= 0) return 1;
  return Math.min(1, solveDecreasing(evaluate, { low: 0, high, start: high / 2 }) / worst);
}

function valueAt(evaluate: (x: number, at: Point) => void, x: number): number {
  const at: Point = { value: 0, slope: 0 };
  evaluate(x, at);
  return at.value;
}

function requireOutcomes(outcomes: readonly NetOutcome[]): void {
  let total = 0;
  for (const { probability, net } of outcomes) {
    requireProbability(probability, 'outcomes');
    if (!Number.isFinite(net)) throw new OddsInputError('outcomes', 'must have finite profits');
    total += probability;
  }
  if (!(Math.abs(total - 1) <= SUM_TOLERANCE)) throw new OddsInputError('outcomes', 'must add up to 1');
}
