import { effectiveBooks } from '../odds/effective-books.ts';
import { findOutliers } from '../odds/find-outliers.ts';
import { logOpinionPool } from '../odds/log-opinion-pool.ts';
import type { JudgedBooks, ReadableBook } from './judge-books.ts';
import type { BookPrices } from './market.ts';

/** The consensus that judges one book's prices. */
export type FairChances = {
  /** By outcome, for each method of margin removal. */
  power: readonly number[];
  multiplicative: readonly number[];
  shin: readonly number[];
  /** Aligned with the judged books: share of the consensus, adding up to 1. */
  shares: readonly number[];
  outliers: readonly boolean[];
  /** The judged book is kept out of its own consensus. */
  ownPriceLeftOut: boolean;
  books: number;
  sharpBooks: number;
  effectiveBooks: number;
  meanMargin: number;
  newsMove: boolean;
};

/**
 * The market's opinion that a book's prices are held against. A retail or semi book has no voice in it as long as
 * another book remains; a sharp book always has.
 *
 * Units: plain weights and probabilities to probabilities and fractions.
 * Formula: outliers dropped, then a logarithmic pool for each method over the same books with the same weights.
 * Source: own design on `engine/odds`.
 * Known bias: two books of one owner quote alike and are counted as two.
 */
export function fairChances(books: JudgedBooks, judged: BookPrices): FairChances {
  const ownPriceLeftOut =
    judged.tier !== 'sharp' && books.some((book) => isVoice(book) && book.prices.book !== judged.book);
  const voices: { at: number; book: ReadableBook; probabilities: readonly number[]; sharp: boolean }[] = [];
  for (let at = 0; at < books.length; at += 1) {
    const book = books[at];
    if (!book || !isVoice(book) || (ownPriceLeftOut && book.prices.book === judged.book)) continue;
    voices.push({ at, book, probabilities: book.power, sharp: book.prices.tier === 'sharp' });
  }
  const { dropped, newsMove } = findOutliers(voices);
  const outliers = books.map(() => false);
  const weights: number[] = [];
  const power: (readonly number[])[] = [];
  const multiplicative: (readonly number[])[] = [];
  const shin: (readonly number[])[] = [];
  let total = 0;
  let margins = 0;
  let sharpBooks = 0;
  for (const [i, { at, book, sharp }] of voices.entries()) {
    if (dropped[i]) {
      outliers[at] = true;
      continue;
    }
    weights.push(book.weight);
    power.push(book.power);
    multiplicative.push(book.multiplicative);
    shin.push(book.shin);
    total += book.weight;
    margins += book.margin;
    sharpBooks += Number(sharp);
  }
  const shares = books.map(() => 0);
  for (const [i, { at, book }] of voices.entries()) if (!dropped[i]) shares[at] = book.weight / total;
  return {
    power: logOpinionPool(power, weights),
    multiplicative: logOpinionPool(multiplicative, weights),
    shin: logOpinionPool(shin, weights),
    shares,
    outliers,
    ownPriceLeftOut,
    books: weights.length,
    sharpBooks,
    effectiveBooks: effectiveBooks(weights),
    meanMargin: margins / weights.length,
    newsMove,
  };
}

const isVoice = (book: ReadableBook | null): book is ReadableBook => book !== null && book.refused === null;
