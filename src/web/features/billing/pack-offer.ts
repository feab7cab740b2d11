import type { TOKEN_PACKS } from '#contract/prices.ts';

export type Pack = (typeof TOKEN_PACKS)[number];

/** Cents per token with the pack's discount, as "$0.18". */
export const perToken = ({ tokens, amountCents }: Pack): string => `$${(amountCents / tokens / 100).toFixed(2)}`;

/** "10% off"; undefined where there is none. */
export const discountWords = ({ discountPercent }: Pack): string | undefined =>
  discountPercent > 0 ? `${discountPercent}% off` : undefined;
