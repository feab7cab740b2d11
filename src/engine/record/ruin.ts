import { OddsInputError } from '../odds/odds-input-error.ts';
import { requireOpenProbability, requirePositive, requireProbability } from '../odds/require-odds.ts';

/**
 * Chance of ever losing everything with flat even-money bets.
 *
 * Units: probability of a win and the bankroll in stakes to probability.
 * Formula: ((1 - p)/p)^N for p above one half, else 1.
 * Source: Feller 1968, gambler's ruin against an endless bank.
 * Known bias: at -110 the same chance ruins more often; with an edge of 0 ruin is certain only because the play never ends.
 * @throws OddsInputError for a probability outside 0..1 or a bankroll that is not positive.
 */
export function ruin(probability: number, units: number): number {
  requireProbability(probability);
  requirePositive(units, 'units');
  return probability <= 0.5 ? 1 : ((1 - probability) / probability) ** units;
}

/**
 * Chance that the bankroll ever falls to a share of what it was, when a fraction of the Kelly stake is bet for ever.
 *
 * Units: fraction of Kelly (1 is full) and share of the bankroll to probability.
 * Formula: x^(2/k - 1); 1 from k = 2 on, where the bankroll no longer grows.
 * Source: Thorp 2006, many small bets.
 * Known bias: assumes that the edge is what one thinks it is; a few large bets move in steps that it does not see.
 * @throws OddsInputError for a fraction that is not positive, or a share that is not strictly between 0 and 1.
 */
export function drawdown(kellyFraction: number, level: number): number {
  requirePositive(kellyFraction, 'kellyFraction');
  requireOpenProbability(level, 'level');
  return Math.min(1, level ** (2 / kellyFraction - 1));
}

const MOST_BETS = 1_000_000;

/**
 * Chance of at least one losing run of a length.
 *
 * Units: probability of a win and counts of bets to probability.
 * Formula: r_n = r_(n-1) + p q^L (1 - r_(n-L-1)), r_L = q^L: a run ends here for the first time after a win.
 * Source: Feller 1968, recurrent events; exact.
 * @throws OddsInputError for a probability outside 0..1, a length below 1, or bets that are not a whole number up to a million.
 */
export function losingStreak(probability: number, bets: number, length: number): number {
  requireProbability(probability);
  requireWhole(bets, 'bets');
  requireWhole(length, 'length');
  if (length > bets) return 0;
  const run = (1 - probability) ** length;
  const chances = new Float64Array(bets + 1);
  chances[length] = run;
  for (let n = length + 1; n <= bets; n += 1) {
    chances[n] = (chances[n - 1] ?? 0) + probability * run * (1 - (chances[n - length - 1] ?? 0));
  }
  return Math.min(1, chances[bets] ?? 0);
}

function requireWhole(count: number, argument: string): void {
  if (!(Number.isInteger(count) && count >= 1 && count <= MOST_BETS)) {
    throw new OddsInputError(argument, `must be a whole number from 1 to ${MOST_BETS}`);
  }
}
