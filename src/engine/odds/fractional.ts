import { OddsInputError } from './odds-input-error.ts';
import { requireDecimal } from './require-odds.ts';

const FRACTION = /^\s*(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)\s*$/;

/**
 * The decimal price of a British one such as "10/11".
 *
 * Units: profit per stake, as text, to decimal odds.
 * Formula: 1 + numerator/denominator.
 * Source: definition.
 * @throws OddsInputError for anything that is not two positive numbers with a slash between.
 */
export function fractionalToDecimal(fractional: string): number {
  const [, numerator, denominator] = FRACTION.exec(fractional) ?? [];
  const decimal = 1 + Number(numerator) / Number(denominator);
  requireDecimal(decimal, 'fractional');
  return decimal;
}

/**
 * The British price nearest to a decimal one.
 *
 * Units: decimal odds to profit per stake, as text in lowest terms.
 * Formula: best rational approximation of d - 1 with a denominator up to the limit, by continued fraction.
 * Source: the rule of Python's `Fraction.limit_denominator`.
 * Known bias: a profit nearer to 0 than to 1/maxDenominator is given as 1/maxDenominator, since 0/1 is no price.
 * @throws OddsInputError for a decimal that is not a price or a limit that is not a whole number from 1.
 */
export function decimalToFractional(decimal: number, maxDenominator = 100): string {
  requireDecimal(decimal);
  if (!(Number.isSafeInteger(maxDenominator) && maxDenominator >= 1)) {
    throw new OddsInputError('maxDenominator', 'must be a whole number from 1');
  }
  const [numerator, denominator] = nearestFraction(decimal - 1, maxDenominator);
  return numerator === 0 ? `1/${maxDenominator}` : `${BigInt(numerator)}/${BigInt(denominator)}`;
}

function nearestFraction(target: number, maxDenominator: number): [numerator: number, denominator: number] {
  let [p0, q0, p1, q1] = [0, 1, 1, 0];
  let rest = target;
  for (;;) {
    const whole = Math.floor(rest);
    if (q0 + whole * q1 > maxDenominator) break;
    [p0, q0, p1, q1] = [p1, q1, p0 + whole * p1, q0 + whole * q1];
    if (rest === whole) return [p1, q1];
    rest = 1 / (rest - whole);
  }
  // The last convergent, or the largest allowed step from the one before it: whichever is nearer.
  const steps = Math.floor((maxDenominator - q0) / q1);
  const [p2, q2] = [p0 + steps * p1, q0 + steps * q1];
  return Math.abs(p1 / q1 - target) <= Math.abs(p2 / q2 - target) ? [p1, q1] : [p2, q2];
}
