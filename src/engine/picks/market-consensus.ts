import { fairChances } from './fair-chances.ts';
import { familyVoices } from './family-voices.ts';
import { judgeBooks } from './judge-books.ts';
import type { Market } from './market.ts';
import { wholeFamilies } from './price-offer.ts';
import { bookShares } from './prove-books.ts';

/** What a market's books say together. */
export type MarketConsensus = {
  /** By outcome, adding up to 1. */
  probabilities: readonly number[];
  /** Aligned with the market's books: share of the consensus, adding up to 1; 0 for what is left out. */
  shares: readonly number[];
  /** How many families have a voice, and how many equal ones they are worth. */
  books: number;
  effectiveBooks: number;
  /** Mean of the voices' margins, as a fraction. */
  meanMargin: number;
};

/**
 * The fair chances of a whole market, every book heard.
 *
 * Units: decimal odds and epoch milliseconds to probabilities and fractions; null where no book can be heard.
 * Formula: books judged (`judgeBooks`), then the pool of `fairChances` by the power method.
 * Source: own design; an offer is judged by `priceMarket`, which leaves its own book out.
 * Known bias: as `fairChances`.
 */
export function marketConsensus(market: Market, nowMs: number): MarketConsensus | null {
  const judged = judgeBooks(market, nowMs);
  const voices = familyVoices(judged);
  if (voices.length === 0) return null;
  const fair = fairChances(voices, null);
  const { power, effectiveBooks, meanMargin } = fair;
  const shares = bookShares(judged.length, voices, fair);
  return { probabilities: power, shares, books: wholeFamilies(fair).books, effectiveBooks, meanMargin };
}
