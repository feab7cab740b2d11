import { AGED_AFTER_SECONDS, EXPIRED_AFTER_SECONDS, LONGSHOT_BELOW } from '../odds/confidence.ts';
import { kelly, kellyShrunk } from '../odds/kelly.ts';
import { OddsInputError } from '../odds/odds-input-error.ts';
import { type FairChances, fairChances } from './fair-chances.ts';
import { familyVoices, type Voice } from './family-voices.ts';
import { isTakeable, type JudgedBooks, judgeBooks, type ReadableBook } from './judge-books.ts';
import type { BookPrices, Market, PickNote, PricedOutcome, Verdict } from './market.ts';
import {
  FAMILIES_OF_A_BET,
  FAMILIES_WITHOUT_SHARP,
  type OfferValue,
  priceOffer,
  wholeFamilies,
} from './price-offer.ts';
import { proveBooks } from './prove-books.ts';
import { worstDecimal } from './worst-decimal.ts';

export const BET_FROM_STARS = 3;
const LEAST_UNITS = 0.25;
const MS_PER_DAY = 86_400_000;

type Judge = (prices: BookPrices) => FairChances;

/**
 * Prices every outcome of a market at the best price that can be taken, by outcome. An outcome without a takeable
 * price, or with none whose edge is believable, is left out; a market that has begun has no outcomes.
 *
 * Units: decimal odds and epoch milliseconds to the numbers of `PricedOutcome`.
 * Formula: books judged (`judgeBooks`), the offer's own consensus (`fairChances`), value (`priceOffer`), limit (`worstDecimal`).
 * Source: own design; `docs/formulas.md` has each part with an example.
 * Known bias: the best of many prices is the likeliest to be old; large edges are therefore doubted, then refused.
 * @throws OddsInputError when `nowMs` is not finite.
 */
export function priceMarket(market: Market, nowMs: number): PricedOutcome[] {
  if (!Number.isFinite(nowMs)) throw new OddsInputError('nowMs', 'must be a finite time');
  if (nowMs >= market.startsAtMs) return [];
  const books = judgeBooks(market, nowMs);
  const offers = takeableOf(books);
  if (offers.length === 0) return [];
  const voices = familyVoices(books);
  const judge = rememberByBook((prices) => fairChances(voices, prices));
  const leadSeconds = (market.startsAtMs - nowMs) / 1_000;
  const priced: PricedOutcome[] = [];
  for (let outcome = 0; outcome < market.outcomes; outcome += 1) {
    const found = priceBestOffer(offers, { outcome, leadSeconds, push: market.push ?? 0 }, judge);
    if (found) priced.push(describeOutcome(market, nowMs, { books, voices }, outcome, found));
  }
  return priced;
}

export const takeableOf = (books: JudgedBooks): readonly ReadableBook[] => books.filter(isTakeable);

/** Books are judged alike for every outcome, and several outcomes are often best at one book. */
function rememberByBook(judge: Judge): Judge {
  const known = new Map<BookPrices, FairChances>();
  return (prices) => {
    const fair = known.get(prices) ?? judge(prices);
    known.set(prices, fair);
    return fair;
  };
}

/** An offer and what it is worth; `offer` is the book's, or a price that somebody states as if it were. */
export type ValuedOffer = {
  offer: Pick<ReadableBook, 'prices' | 'ageSeconds'>;
  decimal: number;
  fair: FairChances;
  value: OfferValue;
};

function priceBestOffer(
  offers: readonly ReadableBook[],
  { outcome, leadSeconds, push }: { outcome: number; leadSeconds: number; push: number },
  judge: Judge,
): ValuedOffer | null {
  const refused = new Set<ReadableBook>();
  for (;;) {
    const offer = bestOffer(offers, outcome, refused);
    if (!offer) return null;
    const decimal = priceOf(offer, outcome);
    const fair = judge(offer.prices);
    const rivalDecimals = rivalsOf(offer.prices, offers, outcome);
    const { ageSeconds } = offer;
    const value = priceOffer(fair, { outcome, decimal, ageSeconds, leadSeconds, rivalDecimals, push });
    if (value) return { offer, decimal, fair, value };
    refused.add(offer);
  }
}

/** What books of other families pay that can be taken. */
export function rivalsOf(
  { book, family = book }: Pick<BookPrices, 'book' | 'family'>,
  offers: readonly ReadableBook[],
  outcome: number,
): number[] {
  return offers.filter((rival) => rival.family !== family).map((rival) => priceOf(rival, outcome));
}

const priceOf = (book: ReadableBook, outcome: number): number => book.prices.decimals[outcome] ?? Number.NaN;

/** The highest price; of equal ones the newest, then the first book by name, so that the order of books is no matter. */
function bestOffer(
  offers: readonly ReadableBook[],
  outcome: number,
  refused: ReadonlySet<ReadableBook>,
): ReadableBook | null {
  let best: ReadableBook | null = null;
  for (const offer of offers) {
    if (refused.has(offer)) continue;
    if (!best || isBetter(offer, best, outcome)) best = offer;
  }
  return best;
}

function isBetter(offer: ReadableBook, than: ReadableBook, outcome: number): boolean {
  const gain = priceOf(offer, outcome) - priceOf(than, outcome);
  if (gain !== 0) return gain > 0;
  const newer = than.ageSeconds - offer.ageSeconds;
  return newer === 0 ? offer.prices.book < than.prices.book : newer > 0;
}

/**
 * Every number of an outcome at an offer.
 *
 * Units and formula: as `priceMarket`; a push takes its share of the edge and leaves Kelly's stake and the worst price as they are.
 */
export function describeOutcome(
  market: Market,
  nowMs: number,
  heard: { books: JudgedBooks; voices: readonly Voice[] },
  outcome: number,
  found: ValuedOffer,
): PricedOutcome {
  const { offer, decimal, fair, value } = found;
  const verdict = verdictOf(value);
  const { fairProbability, fairProbabilitySd, consensusProbability } = value;
  const limit = worstDecimal({
    probability: consensusProbability,
    sd: value.closeSd,
    stakeSd: fairProbabilitySd,
    kept: value.keptEdge,
  });
  const priced: PricedOutcome = {
    marketId: market.id,
    eventId: market.eventId,
    startsAtMs: market.startsAtMs,
    outcome,
    book: offer.prices.book,
    decimal,
    quotedAtMs: offer.prices.quotedAtMs,
    fairProbability,
    fairProbabilitySd,
    closeSd: value.closeSd,
    consensusProbability,
    keptEdge: value.keptEdge,
    methodRange: value.methodRange,
    effectiveBooks: fair.effectiveBooks,
    edge: value.edge,
    edgePositiveProbability: value.edgePositiveProbability,
    kelly: kelly(fairProbability, decimal),
    kellyShrunk: kellyShrunk(fairProbability, decimal, fairProbabilitySd),
    units: verdict === 'pass' ? 0 : value.units,
    confidence: value.stars,
    verdict,
    // A price between two steps of the grid may be worth taking where the next step below is not: it is its own limit.
    worstDecimal: verdict === 'pass' ? limit : Math.min(limit, decimal),
    notes: notesOf(found, market.startsAtMs - nowMs),
    books: proveBooks(market.books, heard, fair, { outcome, offered: offer.prices, nowMs }),
  };
  addStance(priced, market);
  return priced;
}

/** Set afterwards: spreading them into the middle of so large an object is slow. */
function addStance(priced: PricedOutcome, { family, sides }: Market): void {
  const side = sides?.[priced.outcome];
  if (family === undefined || side === undefined) return;
  priced.family = family;
  priced.side = side;
}

/**
 * What to do about an offer.
 *
 * Units: units of profit per unit staked, percent of the bankroll and stars to a verdict.
 * Formula: pass without an edge or a quarter unit; else a bet from 3 stars, a lean below.
 */
export function verdictOf({ edge, units, stars }: Pick<OfferValue, 'edge' | 'units' | 'stars'>): Verdict {
  if (edge <= 0 || units < LEAST_UNITS) return 'pass';
  return stars >= BET_FROM_STARS ? 'bet' : 'lean';
}

function notesOf({ fair, value, offer: { ageSeconds } }: ValuedOffer, leadMs: number): PickNote[] {
  const notes: PickNote[] = [];
  if (value.unconfirmed) notes.push('edge_unconfirmed');
  if (ageSeconds > EXPIRED_AFTER_SECONDS) notes.push('price_older_than_2_hours');
  else if (ageSeconds > AGED_AFTER_SECONDS) notes.push('price_older_than_30_minutes');
  const { books, sharpBooks } = wholeFamilies(fair);
  if (sharpBooks === 0) notes.push('no_sharp_book');
  if (books === 1) notes.push('one_book');
  else if (books < (sharpBooks > 0 ? FAMILIES_OF_A_BET : FAMILIES_WITHOUT_SHARP)) notes.push('few_books');
  if (value.methodsDisagree) notes.push('methods_disagree');
  if (value.fairProbability < LONGSHOT_BELOW) notes.push('longshot');
  if (leadMs > MS_PER_DAY) notes.push('start_over_a_day_away');
  if (fair.newsMove) notes.push('news_move');
  return notes;
}
