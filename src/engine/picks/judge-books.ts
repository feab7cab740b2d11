import { isUnderround, TIER_WEIGHT } from '../odds/consensus.ts';
import { freshnessWeight, PREGAME_FRESHNESS } from '../odds/freshness-weight.ts';
import { removeMarginMultiplicative } from '../odds/multiplicative.ts';
import { sumOfInverses } from '../odds/overround.ts';
import { removeMarginPower } from '../odds/power.ts';
import { isDecimalOdds } from '../odds/require-odds.ts';
import { removeMarginShin } from '../odds/shin.ts';
import type { BookPrices, Market } from './market.ts';

/** A book whose prices can be read. Probabilities by outcome, without the margin. */
export type ReadableBook = {
  prices: BookPrices;
  /** Null: it has a voice in the consensus and its prices can be taken. */
  refused: 'underround' | 'stale' | null;
  margin: number;
  ageSeconds: number;
  weight: number;
  power: readonly number[];
  multiplicative: readonly number[];
  shin: readonly number[];
};

/** In the market's order; null where a book's prices are invalid. */
export type JudgedBooks = readonly (ReadableBook | null)[];

/**
 * What can be made of each book's quote at a moment.
 *
 * Units: decimal odds and epoch milliseconds to probabilities, seconds and plain weights.
 * Formula: invalid: not one price above 1 for every outcome, or quoted at the start or later; under-round: sum 1/d below 1;
 * stale: over 30 minutes older than the newest sound quote of the market; weight by tier and freshness.
 * Source: own design on `engine/odds`.
 * Known bias: a quote stamped after `nowMs` counts as of `nowMs`: providers' clocks run ahead.
 */
export function judgeBooks(market: Market, nowMs: number): JudgedBooks {
  let newestMs = Number.NEGATIVE_INFINITY;
  for (const prices of market.books) {
    if (isValid(prices, market) && !isUnderround(prices.decimals)) {
      newestMs = Math.max(newestMs, Math.min(prices.quotedAtMs, nowMs));
    }
  }
  return market.books.map((prices) => (isValid(prices, market) ? readBook(prices, newestMs, nowMs) : null));
}

function isValid(prices: BookPrices, market: Market): boolean {
  return (
    market.outcomes >= 2 &&
    prices.decimals.length === market.outcomes &&
    Number.isFinite(prices.quotedAtMs) &&
    prices.quotedAtMs < market.startsAtMs &&
    prices.decimals.every(isDecimalOdds)
  );
}

function readBook(prices: BookPrices, newestMs: number, nowMs: number): ReadableBook {
  const { decimals } = prices;
  const quotedAtMs = Math.min(prices.quotedAtMs, nowMs);
  const behindSeconds = Math.max(0, (newestMs - quotedAtMs) / 1_000);
  const refused = isUnderround(decimals)
    ? 'underround'
    : behindSeconds > PREGAME_FRESHNESS.maxAgeSeconds
      ? 'stale'
      : null;
  return {
    prices,
    refused,
    margin: sumOfInverses(decimals) - 1,
    ageSeconds: (nowMs - quotedAtMs) / 1_000,
    weight: refused ? 0 : freshnessWeight(TIER_WEIGHT[prices.tier], behindSeconds),
    power: removeMarginPower(decimals).probabilities,
    multiplicative: removeMarginMultiplicative(decimals).probabilities,
    shin: removeMarginShin(decimals).probabilities,
  };
}
