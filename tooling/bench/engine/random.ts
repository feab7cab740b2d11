import { bell, mix, unit } from '../../../src/server/providers/odds-feed/demo/seeded-noise.ts';

/** A stream of numbers that is the same in every run with the same seed. */
export type Random = {
  /** Uniform from `low` up to `high`. */
  between: (low: number, high: number) => number;
  /** Roughly normal with mean 0 and standard deviation 1, never beyond 3.5. */
  bell: () => number;
};

export function createRandom(seed: number): Random {
  let drawn = 0;
  const nextKey = () => mix(seed, drawn++);
  return {
    between: (low, high) => low + (high - low) * unit(nextKey()),
    bell: () => bell(nextKey()),
  };
}
