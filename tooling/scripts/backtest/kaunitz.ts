import { type Bets, placeBet } from './bets.ts';

/** What the rule takes off the average book's implied chance, as its margin. */
const MARGIN_SHARE = 0.05;

/** Whether a set is an average over books, on which alone the rule is defined. */
export const isAverage = (name: string): boolean => /^(avg|bbav)/.test(name);

/**
 * Kaunitz, Zhong & Kreiner 2017 (arXiv 1710.02824): bet the outcome with the largest e = (1/avg - 0.05) max - 1 where
 * e > 0. Their condition of more than three books cannot be seen in these files.
 */
export function betByKaunitz(
  bets: Bets,
  prices: { average: readonly number[]; best: readonly number[]; won: number },
): void {
  let chosen = -1;
  let claimed = 0;
  for (const [outcome, average] of prices.average.entries()) {
    const value = (1 / average - MARGIN_SHARE) * (prices.best[outcome] ?? 0) - 1;
    if (value > claimed) {
      claimed = value;
      chosen = outcome;
    }
  }
  if (chosen >= 0) placeBet(bets, claimed, prices.best[chosen] ?? 0, chosen === prices.won);
}
