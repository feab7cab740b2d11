/** Repeatable randomness: every value is a pure function of its key, so that a restart sees the same demo world. */

/** 32-bit FNV-1a of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** A new key from two: the finalizer of MurmurHash3 spreads neighbouring numbers. */
export function mix(key: number, salt: number): number {
  let hash = Math.imul(key ^ Math.imul(salt + 0x9e3779b9, 0x85ebca6b), 0xcc9e2d51);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Uniform in [0, 1). */
export const unit = (key: number): number => mix(key, 0x51) / 4_294_967_296;

/** Whole number from 0 up to and without `below`. */
export const pickIndex = (key: number, below: number): number => Math.floor(unit(key) * below);

/** Roughly normal with mean 0 and standard deviation 1, never beyond 3.5: the sum of four uniforms. */
export function bell(key: number): number {
  const sum = unit(mix(key, 1)) + unit(mix(key, 2)) + unit(mix(key, 3)) + unit(mix(key, 4));
  return (sum - 2) * Math.sqrt(3);
}

/** The items in an order that depends on the key only (Fisher-Yates). */
export function shuffled<Item>(items: readonly Item[], key: number): Item[] {
  const order = items.map((item, index) => ({ item, rank: unit(mix(key, index)) }));
  return order.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}
