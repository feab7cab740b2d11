import type { Weights } from '#research/language/taught/shares.ts';

/** A line a feature, so that what changed can be seen. */
export const toLines = (weights: Weights): string => JSON.stringify(weights).replaceAll('],"', '],\n"');
