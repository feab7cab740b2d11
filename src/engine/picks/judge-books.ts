import { isUnderround, TIER_WEIGHT } from '../odds/consensus.ts';
import { freshnessWeight, PREGAME_FRESHNESS } from '../odds/freshness-weight.ts';
import { removeMarginMultiplicative } from '../odds/multiplicative.ts';
import { sumOfInverses } from '../odds/overround.ts';
import { removeMarginPower } from '../odds/power.ts';
import { isDecimalOdds, isOpenProbability } from '../odds/require-odds.ts';
import { removeMarginShin } from '../odds/shin.ts';
import type { BookPrices, Market } from './market.ts';

/** A book whose prices can be read. Probabilities by outcome, without the margin. */
export type ReadableBook = {
  prices: BookPrices;
  family: string;
  /** Null: it has a voice in the consensus. */
  refused: 'underround' | 'stale' | 'illiquid' | null;
  /** Whether its prices are new enough to be taken. */
  isCurrent: boolean;
  margin: number;
  ageSeconds: number;
  /** How much of its voice it has, 0 to 1. */
  presence: number;
  weight: number;
  power: readonly number[];
  multiplicative: readonly number[];
  shin: readonly number[];
};

/** In the market's order; null where a book's prices are invalid. */
export type JudgedBooks = readonly (ReadableBook | null)[];

/** Whether a bettor can still have its price: it makes sense, is new enough, and stands where he can bet. */
export const isTakeable = (book: ReadableBook | null): book is ReadableBook =>
  book !== null && book.refused === null && book.isCurrent && book.prices.available;

/** A voice is whole until the first, nothing from the second on, and evenly less in between: nothing hangs on a second. */
const WHOLE_TO_SECONDS = 900;
/** Sharp books are asked every second time, half an hour apart. */
const NOTHING_FROM_SECONDS = 3_600;
const TAKEN_TO_SECONDS = PREGAME_FRESHNESS.maxAgeSeconds;
const FRESHNESS = { ...PREGAME_FRESHNESS, maxAgeSeconds: NOTHING_FROM_SECONDS };
/** Bookmakers keep up to 20 % of a market with few long shots; a ladder that nobody fills shows 50 to 200 %. */
const MOST_MARGIN = { book: 0.3, exchange: 0.1 };

/**
 * What can be made of each book's quote at a moment.
 *
 * Units: decimal odds and epoch milliseconds to probabilities, seconds and plain weights.
 * Formula: invalid: not one price above 1 for every outcome, a chance that rounds to 0 or 1, or quoted at the start or later; under-round: sum 1/d below 1;
 * stale: over 60 minutes older than the newest sound quote of the market; illiquid: margin over 30 %, at an exchange 10 %.
 * Presence fades evenly from 15 to 60 minutes, a price can be taken up to 30; weight = tier x presence x 2^(-age/600 s).
 * Source: own design on `engine/odds`; the margins are those of recorded World Cup markets.
 * Known bias: a quote stamped after `nowMs` counts as of `nowMs`: providers' clocks run ahead.
 */
export function judgeBooks(market: Market, nowMs: number): JudgedBooks {
  let newestMs = Number.NEGATIVE_INFINITY;
  for (const prices of market.books) {
    if (isValid(prices, market) && flawOf(prices) === null) {
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

/** Why its prices are no opinion, however new they are. */
function flawOf({ decimals, isExchange }: BookPrices): 'underround' | 'illiquid' | null {
  if (isUnderround(decimals)) return 'underround';
  return sumOfInverses(decimals) - 1 > MOST_MARGIN[isExchange ? 'exchange' : 'book'] ? 'illiquid' : null;
}

/** Null where a chance without the margin is so near 0 or 1 that a float64 cannot keep it between them. */
function readBook(prices: BookPrices, newestMs: number, nowMs: number): ReadableBook | null {
  const { decimals, opinion } = prices;
  const power = opinion ?? removeMarginPower(decimals).probabilities;
  const multiplicative = opinion ?? removeMarginMultiplicative(decimals).probabilities;
  const shin = opinion ?? removeMarginShin(decimals).probabilities;
  if (![power, multiplicative, shin].every((chances) => chances.every(isOpenProbability))) return null;
  const quotedAtMs = Math.min(prices.quotedAtMs, nowMs);
  const behindSeconds = Math.max(0, (newestMs - quotedAtMs) / 1_000);
  const flaw = flawOf(prices);
  const fading = (NOTHING_FROM_SECONDS - behindSeconds) / (NOTHING_FROM_SECONDS - WHOLE_TO_SECONDS);
  const presence = flaw ? 0 : Math.min(1, Math.max(0, fading));
  return {
    prices,
    family: prices.family ?? prices.book,
    refused: flaw ?? (presence > 0 ? null : 'stale'),
    isCurrent: behindSeconds <= TAKEN_TO_SECONDS,
    margin: sumOfInverses(decimals) - 1,
    ageSeconds: (nowMs - quotedAtMs) / 1_000,
    presence,
    weight: presence > 0 ? presence * freshnessWeight(TIER_WEIGHT[prices.tier], behindSeconds, FRESHNESS) : 0,
    power,
    multiplicative,
    shin,
  };
}
