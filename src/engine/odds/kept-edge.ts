import { requireDecimal, requireNonNegative, requirePositive, requireProbability } from './require-odds.ts';

/** With a sharp book: alone, with one more, and from three books on. */
const WITH_SHARP = [0.65, 0.75, 1] as const;
/** Without one: what it comes to with many books, how many say nothing, after how many more half of it is there, and the least. */
const MOST_WITHOUT_SHARP = 0.6;
const SAY_NOTHING = 2;
const HALF_AFTER = 6;
const LEAST_WITHOUT_SHARP = 0.1;

/** The families whose opinions make a fair probability; one that is half there counts half. */
export type Voices = { books: number; sharpBooks: number };

/**
 * The share of an edge that the close bears out, where the highest of many prices was searched for: the more of them,
 * the likelier it is the opinion that errs and not the price.
 *
 * Units: counts to a fraction.
 * Formula: with a sharp book .65, .75 and 1 for one, two and from three books, evenly in between; without one
 * .6 (n - 2)/(n + 4), at least .1; where less than a whole sharp book is there, as much of the one as of the other.
 * Source: own design, fitted to the value at the close of bets on the highest price (docs/adr/0010).
 * Known bias: too little at the close and for large edges of many books without a sharp one.
 * @throws OddsInputError for no books or a negative count of sharp ones.
 */
export function keptEdge({ books, sharpBooks }: Voices): number {
  requirePositive(books, 'books');
  requireNonNegative(sharpBooks, 'sharpBooks');
  const sharp = Math.min(1, sharpBooks);
  return sharp * withSharp(books) + (1 - sharp) * withoutSharp(books);
}

function withSharp(books: number): number {
  const [one, two, three] = WITH_SHARP;
  if (books <= 2) return one + (two - one) * Math.max(0, books - 1);
  return two + (three - two) * Math.min(1, books - 2);
}

function withoutSharp(books: number): number {
  const beyond = books - SAY_NOTHING;
  return beyond <= 0
    ? LEAST_WITHOUT_SHARP
    : Math.max(LEAST_WITHOUT_SHARP, (MOST_WITHOUT_SHARP * beyond) / (beyond + HALF_AFTER));
}

/**
 * The probability that an offer is valued with: the opinion, moved towards the price until the kept share of the edge
 * is left. What has no edge is left alone.
 *
 * Units: probability, decimal odds and a fraction to a probability.
 * Formula: 1/d + kept (p - 1/d) where p > 1/d, else p; its edge is kept (p d - 1).
 * Source: shrinkage towards the price (James & Stein 1961).
 * @throws OddsInputError for a probability or share outside 0..1 or a decimal that is not a price.
 */
export function countedChance(probability: number, decimal: number, kept: number): number {
  requireProbability(probability);
  requireDecimal(decimal);
  requireProbability(kept, 'kept');
  const implied = 1 / decimal;
  // Kept whole it is the opinion to the last digit.
  return kept === 1 || probability <= implied ? probability : implied + kept * (probability - implied);
}
