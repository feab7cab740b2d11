import fc from 'fast-check';
import type { BookPrices, Market, PricedOutcome } from './market.ts';

export const NOW_MS = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;

/** A book quoted `secondsAgo` before now. */
export const bookOf = (
  book: string,
  decimals: readonly number[],
  { secondsAgo = 0, ...rest }: Partial<BookPrices> & { secondsAgo?: number } = {},
): BookPrices => ({
  book,
  tier: 'retail',
  decimals,
  quotedAtMs: NOW_MS - 1_000 * secondsAgo,
  available: true,
  ...rest,
});

export const marketOf = (books: readonly BookPrices[], rest: Partial<Market> = {}): Market => ({
  id: 'market',
  eventId: 'event',
  startsAtMs: NOW_MS + 6 * HOUR_MS,
  outcomes: books[0]?.decimals.length ?? 2,
  books,
  ...rest,
});

/** Three books at even money around a retail book that is generous on the first outcome. */
export const generousMarket = (rest: Partial<Market> = {}): Market =>
  marketOf(
    [
      bookOf('sharp', [1.95, 1.95], { tier: 'sharp', secondsAgo: 60 }),
      bookOf('semi', [1.9, 2], { tier: 'semi', secondsAgo: 360 }),
      bookOf('retail', [1.91, 1.91], { secondsAgo: 60 }),
      bookOf('generous', [2.1, 1.78], { secondsAgo: 60 }),
    ],
    rest,
  );

/** Markets whose books err around one truth, with margins, ages and now and then a stale or unavailable book. */
export const anyMarket: fc.Arbitrary<Market> = fc
  .record({
    shares: fc.array(fc.double({ min: 0.05, max: 1, noNaN: true }), { minLength: 2, maxLength: 3 }),
    books: fc.array(
      fc.record({
        tier: fc.constantFrom<BookPrices['tier']>('sharp', 'semi', 'retail'),
        margin: fc.oneof(
          { weight: 9, arbitrary: fc.double({ min: 0.005, max: 0.12, noNaN: true }) },
          { weight: 1, arbitrary: fc.double({ min: -0.02, max: 0, noNaN: true }) },
        ),
        errors: fc.array(fc.double({ min: 0.93, max: 1.07, noNaN: true }), { minLength: 3, maxLength: 3 }),
        secondsAgo: fc.oneof(
          { weight: 6, arbitrary: fc.integer({ min: 0, max: 1_500 }) },
          { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_000 }) },
        ),
        available: fc.boolean(),
        family: fc.constantFrom('one', 'two', 'three', undefined, undefined, undefined),
        isExchange: fc.boolean(),
      }),
      { minLength: 1, maxLength: 9 },
    ),
  })
  .map(({ shares, books }) =>
    marketOf(
      books.map(({ tier, margin, errors, secondsAgo, available, family, isExchange }, i) => {
        const opinion = shares.map((share, j) => share * errors[j]!);
        const total = opinion.reduce((sum, share) => sum + share, 0);
        const decimals = opinion.map((share) => Math.max(1.001, total / share / (1 + margin)));
        return bookOf(`book ${i}`, decimals, { tier, secondsAgo, available, isExchange, ...(family && { family }) });
      }),
    ),
  );

/** A priced outcome for tests that rank and do not price. */
export const pricedOf = (rest: Partial<PricedOutcome>): PricedOutcome => ({
  marketId: 'market',
  eventId: 'event',
  startsAtMs: NOW_MS + HOUR_MS,
  outcome: 0,
  book: 'book',
  decimal: 2,
  quotedAtMs: NOW_MS,
  fairProbability: 0.52,
  fairProbabilitySd: 0.01,
  closeSd: 0.01,
  consensusProbability: 0.52,
  keptEdge: 1,
  methodRange: { low: 0.52, high: 0.52 },
  effectiveBooks: 3,
  edge: 0.04,
  edgePositiveProbability: 0.97,
  kelly: 0.04,
  kellyShrunk: 0.03,
  units: 0.5,
  confidence: 4,
  verdict: 'bet',
  worstDecimal: 1.95,
  notes: [],
  books: [],
  ...rest,
});
