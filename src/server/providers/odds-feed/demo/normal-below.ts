/** Chance that a standard normal is below x; the logistic form of Page (1977), off by at most 0.0002. */
export const normalBelow = (x: number): number => 1 / (1 + Math.exp(-x * (1.5976 + 0.070565992 * x * x)));
