/** Decimal odds of an American price: +150 is 2.5, -200 is 1.5. The caller guarantees that it is 100 or more away from 0. */
export const decimalOfAmerican = (american: number): number =>
  american > 0 ? 1 + american / 100 : 1 + 100 / -american;

/** American price of decimal odds above 1, not rounded: 2.5 is +150, 1.5 is -200. */
export const americanOfDecimal = (decimal: number): number =>
  decimal >= 2 ? (decimal - 1) * 100 : -100 / (decimal - 1);
