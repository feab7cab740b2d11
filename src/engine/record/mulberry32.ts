/**
 * Numbers from 0 to below 1 that look like chance: the same seed gives the same ones everywhere.
 *
 * Units: a whole number to a function that gives the next one each time. Source: Mulberry32 (Tommy Ettinger, public domain).
 */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
