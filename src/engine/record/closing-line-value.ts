import { alternateLine, type PricedLine } from '../odds/alternate-line.ts';
import { expectedValue } from '../odds/expected-value.ts';
import { OddsInputError } from '../odds/odds-input-error.ts';
import { type MarginMethod, removeMargin } from '../odds/remove-margin.ts';
import { requireDecimal } from '../odds/require-odds.ts';

/**
 * How much better the price taken was than the last one, on the same side and line.
 *
 * Units: decimal odds to a fraction of the stake, and to points of implied probability.
 * Formula: clv = d_bet/d_close - 1; points = 1/d_close - 1/d_bet.
 * Source: definition.
 * Known bias: both prices hold a margin, so beating the close by less than half of it is no edge yet; see `closingValueNoMargin`.
 * @throws OddsInputError for a decimal that is not a price.
 */
export function closingValue(betDecimal: number, closeDecimal: number): { clv: number; probabilityPoints: number } {
  requireDecimal(betDecimal, 'betDecimal');
  requireDecimal(closeDecimal, 'closeDecimal');
  return { clv: betDecimal / closeDecimal - 1, probabilityPoints: 1 / closeDecimal - 1 / betDecimal };
}

/**
 * What the price taken was worth at the close, once the margin is out of the closing prices. The headline figure.
 *
 * Units: decimal odds to units of profit per unit staked.
 * Formula: d_bet x p_close - 1, p_close the bet outcome's chance by `removeMargin` (power unless named).
 * Source: definition.
 * Known bias: as good as the close: a thin market's last price is no truth.
 * @throws OddsInputError for prices that are none, an outcome that is not among them, or an unknown method.
 */
export function closingValueNoMargin(
  betDecimal: number,
  close: { decimals: readonly number[]; outcome: number },
  method?: MarginMethod,
): { fairProbability: number; clv: number } {
  requireDecimal(betDecimal, 'betDecimal');
  const fairProbability = removeMargin(close.decimals, method).probabilities[close.outcome];
  if (fairProbability === undefined) throw new OddsInputError('outcome', 'must be the position of a closing price');
  return { fairProbability, clv: expectedValue(fairProbability, betDecimal) };
}

/**
 * What the price taken was worth at the close when the line has moved since.
 *
 * Units: points, decimal odds and the line's standard deviation to probability and units of profit per unit staked.
 * Formula: p by `alternateLine` from the closing line to the line of the bet; clv = d_bet p - 1.
 * Source: Stern 1991 for the shift.
 * Known bias: no pushes and no key numbers: a move through 3 or 7 in the NFL is worth more than it says.
 * @throws OddsInputError for lines, chances or prices that are none, or a deviation that is not positive.
 */
export function closingValueOfLine(
  bet: { line: number; decimal: number },
  close: PricedLine,
  sd: number,
): { probability: number; clv: number } {
  requireDecimal(bet.decimal, 'decimal');
  const { probability } = alternateLine(close, bet.line, sd);
  return { probability, clv: expectedValue(probability, bet.decimal) };
}
