/** What prices pay together, where each is of another game: their product, as decimal odds. */
export const jointDecimal = (prices: readonly { decimal: number }[]): number =>
  prices.reduce((all, { decimal }) => all * decimal, 1);
