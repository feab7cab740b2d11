import { OddsInputError } from './odds-input-error.ts';

/** Whether a number can be a price at all. Units: decimal odds. */
export function isDecimalOdds(decimal: number): boolean {
  return Number.isFinite(decimal) && decimal > 1;
}

/** Refuses anything but a price. Units: decimal odds. @throws OddsInputError naming `argument`. */
export function requireDecimal(decimal: number, argument = 'decimal'): void {
  if (!isDecimalOdds(decimal)) throw new OddsInputError(argument, 'must be finite decimal odds above 1');
}

/** Refuses anything but the prices of a whole market. Units: decimal odds. @throws OddsInputError naming `argument`. */
export function requireDecimals(decimals: readonly number[], argument = 'decimals'): void {
  if (decimals.length < 2) throw new OddsInputError(argument, 'must hold at least two prices');
  for (const decimal of decimals) requireDecimal(decimal, argument);
}

/** Refuses anything outside 0..1, both ends allowed. Units: probability. @throws OddsInputError naming `argument`. */
export function requireProbability(probability: number, argument = 'probability'): void {
  if (!(probability >= 0 && probability <= 1)) throw new OddsInputError(argument, 'must lie between 0 and 1');
}

/** Whether a chance is one: neither certain nor impossible. Units: probability. */
export function isOpenProbability(probability: number): boolean {
  return probability > 0 && probability < 1;
}

/** Refuses a certainty as well. Units: probability. @throws OddsInputError naming `argument`. */
export function requireOpenProbability(probability: number, argument = 'probability'): void {
  if (!isOpenProbability(probability)) throw new OddsInputError(argument, 'must lie strictly between 0 and 1');
}

/** Refuses zero, negative and infinite amounts. Units: the caller's. @throws OddsInputError naming `argument`. */
export function requirePositive(amount: number, argument: string): void {
  if (!(Number.isFinite(amount) && amount > 0)) throw new OddsInputError(argument, 'must be finite and above 0');
}

/** Refuses negative and infinite amounts. Units: the caller's. @throws OddsInputError naming `argument`. */
export function requireNonNegative(amount: number, argument: string): void {
  if (!(Number.isFinite(amount) && amount >= 0)) throw new OddsInputError(argument, 'must be finite and not negative');
}
