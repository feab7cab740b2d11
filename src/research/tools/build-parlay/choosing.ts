import type { AskedFilters } from '../best-bets/asked-filters.ts';
import type { Candidate } from '../best-bets/candidates.ts';
import type { TargetPrice } from './target-price.ts';

/** What the stated legs come to at a book: the product of their prices, and how much they are wanted at these. */
export type Start = { decimal: number; score: number };

export type Choosing = {
  filters: AskedFilters;
  /** Legs to be added: as many as asked for, or any number that a target takes. */
  counts: { least: number; most: number };
  sameGame: boolean;
  /** Each of them is in a leg of that game. */
  withPlayers: readonly string[];
  target: TargetPrice | null;
  /** By book that takes all the stated legs. */
  books: ReadonlyMap<string, Start>;
  /** What is in the parlay already, at its best prices. */
  stated: readonly Candidate[];
};
