import { OddsInputError } from '../odds/odds-input-error.ts';
import { requireDecimal } from '../odds/require-odds.ts';
import { fairChances } from './fair-chances.ts';
import { familyVoices } from './family-voices.ts';
import { judgeBooks } from './judge-books.ts';
import type { BookPrices, Market, PricedOutcome } from './market.ts';
import { describeOutcome, rivalsOf, takeableOf } from './price-market.ts';
import { priceOffer } from './price-offer.ts';

/**
 * A price that somebody states. `book`: as whose it is judged, whose voice is left out therefore; empty for nobody's. A book that
 * pays just this is taken by its quote with the age of that, every other price as if it had been seen now.
 */
export type StatedPrice = { outcome: number; decimal: number; book: string };

/**
 * One outcome at a stated price, judged as an offer of that book would be.
 *
 * Units: decimal odds and epoch milliseconds to the numbers of `PricedOutcome`; 'unbelievable' for an edge above 25 %; null
 * where no book can be heard or the game has begun.
 * Formula: as `priceMarket`, at this price instead of the best one.
 * Source: own design.
 * Known bias: as `priceMarket`; whether the book really pays it is not checked.
 * @throws OddsInputError for a decimal that is not a price or a `nowMs` that is not finite.
 */
export function priceStated(market: Market, stated: StatedPrice, nowMs: number): PricedOutcome | 'unbelievable' | null {
  const { outcome, decimal, book } = stated;
  if (!Number.isFinite(nowMs)) throw new OddsInputError('nowMs', 'must be a finite time');
  requireDecimal(decimal);
  const books = judgeBooks(market, nowMs);
  const voices = familyVoices(books);
  if (nowMs >= market.startsAtMs || voices.length === 0) return null;
  const own = market.books.find((one) => one.book === book);
  const isQuoted = own?.decimals[outcome] === decimal;
  const prices: BookPrices = isQuoted
    ? own
    : {
        book,
        family: own?.family ?? book,
        tier: own?.tier ?? 'retail',
        decimals: [],
        quotedAtMs: nowMs,
        available: true,
      };
  const ageSeconds = Math.max(0, nowMs - prices.quotedAtMs) / 1_000;
  const fair = fairChances(voices, prices);
  const value = priceOffer(fair, {
    outcome,
    decimal,
    ageSeconds,
    leadSeconds: (market.startsAtMs - nowMs) / 1_000,
    rivalDecimals: rivalsOf(prices, takeableOf(books), outcome),
    push: market.push ?? 0,
  });
  if (!value) return 'unbelievable';
  return describeOutcome(market, nowMs, { books, voices }, outcome, {
    offer: { prices, ageSeconds },
    decimal,
    fair,
    value,
  });
}
