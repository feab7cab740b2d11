/** A number of -1 to 1 that only these words decide: the same for the same ones, evenly spread over others. */
export function noise(...words: readonly (string | number)[]): number {
  let hash = 2_166_136_261;
  for (const char of words.join('|')) hash = Math.imul(hash ^ char.charCodeAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 31 - 1;
}

/** Whether these words are of the share that is meant, 0 to 1. */
export const happens = (share: number, ...words: readonly (string | number)[]): boolean =>
  noise(...words) < 2 * share - 1;

/** A number between two that these words decide. */
export const between = (low: number, high: number, ...words: readonly (string | number)[]): number =>
  low + ((noise(...words) + 1) / 2) * (high - low);
