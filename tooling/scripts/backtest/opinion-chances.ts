import { effectiveBooks } from '#engine/odds/effective-books.ts';
import { logOpinionPool } from '#engine/odds/log-opinion-pool.ts';
import { removeMarginMultiplicative } from '#engine/odds/multiplicative.ts';
import { overround } from '#engine/odds/overround.ts';
import { removeMarginPower } from '#engine/odds/power.ts';
import { removeMarginShin } from '#engine/odds/shin.ts';
import type { FairChances } from '#engine/picks/fair-chances.ts';
import type { Opinion } from './opinions.ts';

const REMOVERS = { power: removeMarginPower, multiplicative: removeMarginMultiplicative, shin: removeMarginShin };

/** The consensus of an opinion's voices as the product makes it, from each voice's prices in their order. */
export function opinionChances(opinion: Opinion, prices: readonly (readonly number[])[]): FairChances {
  const weights = opinion.voices.map(({ weight }) => weight);
  const pool = (method: keyof typeof REMOVERS) =>
    logOpinionPool(
      prices.map((decimals) => REMOVERS[method](decimals).probabilities),
      weights,
    );
  return {
    power: pool('power'),
    multiplicative: pool('multiplicative'),
    shin: pool('shin'),
    // Nobody asks an average whose share is whose.
    shares: new Map(),
    silenced: null,
    books: opinion.voices.reduce((sum, { books }) => sum + books, 0),
    sharpBooks: opinion.sharpBooks,
    // An average speaks for its books, each with its part of the weight.
    effectiveBooks: effectiveBooks(opinion.voices.flatMap(({ weight, books }) => Array(books).fill(weight / books))),
    meanMargin: prices.reduce((sum, decimals) => sum + overround(decimals).margin, 0) / prices.length,
    newsMove: false,
  };
}
