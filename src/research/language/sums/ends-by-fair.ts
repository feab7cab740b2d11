import type { EndOfTwo } from '#contract/research/covered.ts';

/** How often a bet wins and is pushed by its own fair price; 0 to 1. */
export type FairChances = { win: number; push: number };
type End = Pick<EndOfTwo, 'first' | 'second' | 'chance'>;
type Result = 'win' | 'push' | 'loss';

const ROUNDS = 60;
/** A fit is one where each bet wins as often as it does, to a ten-thousandth. */
const CLOSE = 1e-4;

/**
 * The chances of the ways in which two bets end together, such that each bet by itself wins and is pushed as often as its own fair price
 * says: else two bets together are worth another sum than each of them alone. Formula: iterative proportional fitting.
 * The given chances are kept where they are unknown, where a line is of quarters, or where the two fair prices contradict each other.
 */
export function endsByFair<E extends End>(ends: readonly E[], first: FairChances, second: FairChances): readonly E[] {
  const results = ends.flatMap((end) => [end.first, end.second]);
  const isWhole = results.every((result) => result === 'win' || result === 'push' || result === 'loss');
  const chances = ends.map(({ chance }) => chance);
  if (!isWhole || chances.some((chance) => chance === undefined) || first.win <= 0 || second.win <= 0) return ends;
  const sides = [sideOf(ends, 'first', first), sideOf(ends, 'second', second)];
  let fitted = chances.map((chance) => chance ?? 0);
  for (let round = 0; round < ROUNDS; round += 1) for (const side of sides) fitted = scaled(fitted, side);
  return sides.every((side) => isFit(fitted, side)) ? ends.map((end, at) => ({ ...end, chance: fitted[at] })) : ends;
}

type Side = { results: readonly Result[]; shares: Readonly<Record<Result, number>> };

function sideOf(ends: readonly End[], key: 'first' | 'second', { win, push }: FairChances): Side {
  const results = ends.map((end) => end[key] as Result);
  // What cannot be pushed by any of these ends is decided.
  const decided = results.includes('push') ? 1 : 1 - push;
  const share = win / decided;
  const pushed = results.includes('push') ? push : 0;
  return { results, shares: { win: share, push: pushed, loss: 1 - share - pushed } };
}

const sumOf = (chances: readonly number[], { results }: Side, of: Result): number =>
  chances.reduce((all, chance, at) => (results[at] === of ? all + chance : all), 0);

function scaled(chances: readonly number[], side: Side): number[] {
  const { results, shares } = side;
  const sums = {
    win: sumOf(chances, side, 'win'),
    push: sumOf(chances, side, 'push'),
    loss: sumOf(chances, side, 'loss'),
  };
  return chances.map((chance, at) => {
    const result = results[at] ?? 'loss';
    return sums[result] > 0 ? (chance * shares[result]) / sums[result] : chance;
  });
}

const isFit = (chances: readonly number[], side: Side): boolean =>
  (['win', 'push', 'loss'] as const).every((of) => Math.abs(sumOf(chances, side, of) - side.shares[of]) < CLOSE);
