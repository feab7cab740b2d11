import { OddsInputError } from './odds-input-error.ts';
import { requireDecimals } from './require-odds.ts';

const MOST_LEGS = 16;

/** A round robin's returns, in units of one of its parlays' stake, by how many of the legs win. */
export type RoundRobin = {
  /** How many parlays it is. */
  parlays: number;
  /** For 0, 1, ... n winners: the least and the most that comes back, stakes included. */
  returns: { winners: number; least: number; most: number }[];
  /** What comes back on average, by unit staked, less 1; null where no chances were given. */
  edge: number | null;
};

/**
 * Every parlay of so many of the legs.
 *
 * Units: decimal odds of the legs, legs a parlay, and each leg's chance to returns by unit of one parlay's stake.
 * Formula: e_k of the winners' prices, the elementary symmetric polynomial of degree k: least over the w shortest prices, most over
 * the w longest; the edge is e_k of p d over the number of parlays, less 1.
 * Source: definition; the edge for independent legs.
 * @throws OddsInputError for fewer than two or more than 16 legs, a size that does not fit them, a price or chance that is none, or
 * returns too large to be counted.
 */
export function roundRobin(
  decimals: readonly number[],
  size: number,
  chances: readonly number[] | null = null,
): RoundRobin {
  requireDecimals(decimals);
  const legs = decimals.length;
  if (legs > MOST_LEGS) throw new OddsInputError('decimals', `must be at most ${MOST_LEGS}`);
  if (!(Number.isInteger(size) && size >= 2 && size <= legs)) {
    throw new OddsInputError('size', 'must be a whole number from 2 to the number of legs');
  }
  const sorted = [...decimals].sort((a, b) => a - b);
  const parlays = symmetric(
    sorted.map(() => 1),
    size,
  );
  const returns = Array.from({ length: legs + 1 }, (_, winners) => ({
    winners,
    least: symmetric(sorted.slice(0, winners), size),
    most: symmetric(sorted.slice(legs - winners), size),
  }));
  return { parlays, returns, edge: chances === null ? null : edgeOf(decimals, chances, size, parlays) };
}

function edgeOf(decimals: readonly number[], chances: readonly number[], size: number, parlays: number): number {
  if (chances.length !== decimals.length) throw new OddsInputError('chances', 'must be one for each leg');
  const expected = decimals.map((decimal, leg) => {
    const chance = chances[leg] ?? Number.NaN;
    if (!(chance >= 0 && chance <= 1)) throw new OddsInputError('chances', 'must lie between 0 and 1');
    return chance * decimal;
  });
  return symmetric(expected, size) / parlays - 1;
}

/**
 * The sum over all choices of `size` values of their product: what that many parlays return, by unit of one stake, where each value is the
 * price of a leg that won and 1 for one that was handed back.
 */
export function symmetric(values: readonly number[], size: number): number {
  const sums = new Array<number>(size + 1).fill(0);
  sums[0] = 1;
  for (const value of values) {
    for (let degree = size; degree >= 1; degree -= 1) {
      sums[degree] = (sums[degree] ?? 0) + (sums[degree - 1] ?? 0) * value;
    }
  }
  const sum = sums[size] ?? 0;
  if (!Number.isFinite(sum)) throw new OddsInputError('decimals', 'are too long prices to be multiplied');
  return sum;
}
