import { OddsInputError } from './odds-input-error.ts';
import { requireDecimal, requireProbability } from './require-odds.ts';

/** The three ends of a bet that can be handed back. Probabilities that add up to 1. */
export type PushChances = { win: number; push: number; lose: number };

const SUM_TOLERANCE = 1e-9;

/**
 * The price that pays exactly fairly for a bet that may push.
 *
 * Units: probabilities to decimal odds.
 * Formula: 1 + lose/win.
 * Source: expected value with a push, set to 0.
 * @throws OddsInputError for probabilities that do not add up to 1, or without both a win and a loss.
 */
export function fairDecimalWithPush(chances: PushChances): number {
  requireChances(chances);
  const decimal = 1 + chances.lose / chances.win;
  requireDecimal(decimal, 'chances');
  return decimal;
}

/**
 * What one unit staked wins on average when the bet may push.
 *
 * Units: probabilities and decimal odds to units of profit per unit staked.
 * Formula: win (d - 1) - lose.
 * Source: definition.
 * @throws OddsInputError for probabilities that do not add up to 1 or a decimal that is not a price.
 */
export function expectedValueWithPush(chances: PushChances, decimal: number): number {
  requireChances(chances);
  requireDecimal(decimal);
  return chances.win * (decimal - 1) - chances.lose;
}

/**
 * The stake with the fastest expected growth when the bet may push.
 *
 * Units: probabilities and decimal odds to a fraction of the bankroll.
 * Formula: (b win - lose) / (b (win + lose)) with b = d - 1, not below 0.
 * Source: maximum of win ln(1 + b f) + lose ln(1 - f); Kelly 1956 for win + lose = 1.
 * Known bias: as `kelly`: it trusts the probabilities fully.
 * @throws OddsInputError for probabilities that do not add up to 1 or a decimal that is not a price.
 */
export function kellyWithPush(chances: PushChances, decimal: number): number {
  const edge = expectedValueWithPush(chances, decimal);
  return edge <= 0 ? 0 : edge / ((decimal - 1) * (chances.win + chances.lose));
}

function requireChances({ win, push, lose }: PushChances): void {
  requireProbability(win, 'win');
  requireProbability(push, 'push');
  requireProbability(lose, 'lose');
  if (Math.abs(win + push + lose - 1) > SUM_TOLERANCE) throw new OddsInputError('chances', 'must add up to 1');
}
