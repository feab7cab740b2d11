import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { americanToDecimal, decimalToAmerican } from '../odds/american.ts';
import { sumOfInverses } from '../odds/overround.ts';
import { anyDecimal, noDecimal } from '../odds/test-odds.ts';
import type { BookPrices, Market, PricedOutcome } from './market.ts';
import { priceMarket } from './price-market.ts';
import { anyMarket, marketOf, NOW_MS } from './test-markets.ts';

const price = (market: Market) => priceMarket(market, NOW_MS);
const numbersOf = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(numbersOf)
      : [];

/** At 1 % exactly one random market in 100,000 is over it, by a hundredth of that or so. */
const ABOUT_1_PERCENT = 0.0105;

function ruledVerdict(confidence: number, edge: number, units: number): string {
  if (edge <= 0 || units < 0.25) return 'pass';
  return confidence >= 3 ? 'bet' : 'lean';
}

/** The market with one price of one book multiplied. */
function withPrice(market: Market, book: string, outcome: number, factor: number): Market {
  return {
    ...market,
    books: market.books.map((prices) =>
      prices.book === book
        ? { ...prices, decimals: prices.decimals.map((decimal, i) => (i === outcome ? decimal * factor : decimal)) }
        : prices,
    ),
  };
}

describe('whatever the market', () => {
  it('every number is finite and within its range', () => {
    fc.assert(
      fc.property(anyMarket, (market) => {
        for (const priced of price(market)) {
          expect(numbersOf(priced).every(Number.isFinite)).toBe(true);
          expect(priced.fairProbability).toBeGreaterThan(0);
          expect(priced.fairProbability).toBeLessThan(1);
          expect(priced.edge).toBe(priced.fairProbability * priced.decimal - 1);
          const claimed = priced.consensusProbability * priced.decimal - 1;
          expect(claimed).toBeLessThanOrEqual(0.25);
          expect(priced.edge).toBeCloseTo(claimed > 0 ? priced.keptEdge * claimed : claimed, 10);
          expect(priced.edge).toBeLessThanOrEqual(0.25);
          expect(priced.books).toHaveLength(market.books.length);
          expect(priced.books.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
          expect(priced.books.filter(({ offered }) => offered).map(({ book }) => book)).toEqual([priced.book]);
          for (const { leftOut, weight } of priced.books) expect(weight > 0).toBe(leftOut === null);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('the verdict follows from stars, edge and units, and units are 0 exactly for a pass', () => {
    fc.assert(
      fc.property(anyMarket, (market) => {
        for (const { verdict, confidence, edge, units, notes } of price(market)) {
          expect(verdict).toBe(ruledVerdict(confidence, edge, units));
          expect(units === 0).toBe(verdict === 'pass');
          expect(units).toBeGreaterThanOrEqual(0);
          expect(units).toBeLessThanOrEqual(5);
          const ruledOut = [
            notes.includes('edge_unconfirmed') ? 'bet' : '',
            notes.includes('price_older_than_2_hours') ? 'bet' : '',
          ];
          expect(ruledOut).not.toContain(verdict);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('the worst price is on the American grid and no better than the offer, unless that is a pass', () => {
    fc.assert(
      fc.property(anyMarket, (market) => {
        for (const { verdict, worstDecimal, decimal, notes } of price(market)) {
          if (verdict !== 'pass') expect(worstDecimal).toBeLessThanOrEqual(decimal);
          else if (!notes.includes('price_older_than_2_hours')) expect(worstDecimal).toBeGreaterThan(decimal);
          const american = decimalToAmerican(worstDecimal);
          if (worstDecimal !== decimal)
            expect(Math.abs(american - Math.round(american))).toBeLessThan(1e-6 * Math.abs(american));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('prices that no book would quote neither throw nor make a number infinite', () => {
    const strange = fc.array(
      fc.record({
        decimals: fc.array(fc.oneof(anyDecimal, noDecimal), { minLength: 3, maxLength: 3 }),
        tier: fc.constantFrom<BookPrices['tier']>('sharp', 'semi', 'retail'),
        quotedAtMs: fc.oneof(fc.constant(NOW_MS), fc.double()),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(strange, (books) => {
        const market = marketOf(
          books.map((book, i) => ({ ...book, book: `${i}`, available: true })),
          { outcomes: 3 },
        );
        for (const { quotedAtMs, books: proof, ...priced } of price(market)) {
          expect(numbersOf(priced).every(Number.isFinite)).toBe(true);
          expect(proof.every(({ margin, weight, ageSeconds }) => Number.isFinite(margin + weight + ageSeconds))).toBe(
            true,
          );
          expect(quotedAtMs).toBeLessThan(market.startsAtMs);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('a book that leaves no chance between 0 and 1 is no opinion', () => {
    const certain = [439_375_573_401_999.5, Number.MAX_VALUE ** 0.5, 1.000_000_000_000_001_6];
    const book: BookPrices = { book: 'a', tier: 'sharp', available: true, quotedAtMs: NOW_MS, decimals: certain };
    expect(price(marketOf([book], { outcomes: 3 }))).toEqual([]);
  });

  it('turning the outcomes around turns the answer around', () => {
    fc.assert(
      fc.property(anyMarket, (market) => {
        const turned: Market = {
          ...market,
          books: market.books.map((book) => ({ ...book, decimals: [...book.decimals].reverse() })),
        };
        const summary = ({ book, decimal, units, confidence, verdict, notes, worstDecimal }: PricedOutcome) => ({
          book,
          decimal,
          units,
          confidence,
          verdict,
          notes,
          worstDecimal,
        });
        const [straight, mirrored] = [price(market), price(turned).reverse()];
        expect(mirrored.map(({ outcome }) => market.outcomes - 1 - outcome)).toEqual(
          straight.map(({ outcome }) => outcome),
        );
        expect(mirrored.map(summary)).toEqual(straight.map(summary));
        for (const [i, priced] of straight.entries()) {
          expect(mirrored[i]!.fairProbability).toBeCloseTo(priced.fairProbability, 11);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('the order of the books is no matter', () => {
    fc.assert(
      fc.property(anyMarket, (market) => {
        const shuffled = price({ ...market, books: [...market.books].reverse() });
        for (const [i, priced] of price(market).entries()) {
          expect(shuffled[i]).toMatchObject({ book: priced.book, verdict: priced.verdict, units: priced.units });
          expect(shuffled[i]!.fairProbability).toBeCloseTo(priced.fairProbability, 11);
        }
      }),
    );
  });

  it('a higher price at a book without a voice in its own judgement is a larger edge, while it stays believable', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyMarket, fc.double({ min: 1.0001, max: 1.03, noNaN: true }), (market, factor) => {
        for (const priced of price(market)) {
          const raised = withPrice(market, priced.book, priced.outcome, factor);
          const book = raised.books.find((prices) => prices.book === priced.book);
          const after = price(raised).find(({ outcome }) => outcome === priced.outcome);
          const judgedByOthers = priced.books.some(({ offered, leftOut }) => offered && leftOut === 'own_price');
          if (!book || !judgedByOthers || sumOfInverses(book.decimals) < 1 || after?.book !== priced.book) continue;
          compared += 1;
          expect(after.edge).toBeGreaterThan(priced.edge);
          expect(after.consensusProbability).toBe(priced.consensusProbability);
        }
      }),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  it('a quote that is a second older changes neither the fair price nor the stake by more than 1 %', () => {
    let compared = 0;
    // Seconds behind the newest quote at which a rule begins or ends.
    const steps = [null, 899.5, 2_250, 3_599, 3_599.5];
    fc.assert(
      fc.property(anyMarket, fc.nat(), fc.constantFrom(...steps), ({ books, ...rest }, pick, behind) => {
        const older = pick % books.length;
        const newestMs = Math.max(...books.map(({ quotedAtMs }) => quotedAtMs));
        const quotedAt = (quotedAtMs: number): Market => ({
          ...rest,
          books: books.map((book, i) => (i === older ? { ...book, quotedAtMs } : book)),
        });
        const quotedAtMs = behind === null ? books[older]!.quotedAtMs : newestMs - 1_000 * behind;
        const after = price(quotedAt(quotedAtMs - 1_000));
        for (const priced of price(quotedAt(quotedAtMs))) {
          const now = after.find(({ outcome, book }) => outcome === priced.outcome && book === priced.book);
          if (!now) continue;
          compared += 1;
          expect(Math.abs(now.consensusProbability / priced.consensusProbability - 1)).toBeLessThan(ABOUT_1_PERCENT);
          expect(Math.abs(now.fairProbability / priced.fairProbability - 1)).toBeLessThan(ABOUT_1_PERCENT);
          // A quarter of Kelly in units, before the caps and the quarters.
          expect(Math.abs(now.kellyShrunk - priced.kellyShrunk) * 25).toBeLessThan(
            Math.max(ABOUT_1_PERCENT * 25 * priced.kellyShrunk, ABOUT_1_PERCENT),
          );
        }
      }),
      { numRuns: 1_000 },
    );
    expect(compared).toBeGreaterThan(500);
  });

  it('a changed price of a book that speaks changes the fair chance', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyMarket, (market) => {
        const [priced] = price(market);
        const voice = priced?.books.find(({ weight, margin, offered }) => weight > 0.01 && margin > 0.02 && !offered);
        if (!priced || !voice) return;
        const [after] = price(withPrice(market, voice.book, priced.outcome, 0.995));
        compared += 1;
        expect(after?.fairProbability).not.toBe(priced.fairProbability);
      }),
    );
    expect(compared).toBeGreaterThan(20);
  });

  it('at the worst price the same numbers still are no pass, one American point below they are', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyMarket, (market) => {
        for (const { worstDecimal, decimal, consensusProbability, keptEdge, ...doubt } of price(market)) {
          const american = Math.round(decimalToAmerican(worstDecimal));
          if (worstDecimal === decimal || Math.abs(american) > 50_000) continue;
          const below = american === 100 ? -101 : american - 1;
          compared += 1;
          const isWorth = (taken: number) => {
            const implied = 1 / taken;
            const counted = implied + keptEdge * (consensusProbability - implied);
            return quarterUnits(counted, taken, { now: doubt.fairProbabilitySd, close: doubt.closeSd });
          };
          expect(isWorth(worstDecimal)).toBe(true);
          expect(isWorth(americanToDecimal(below))).toBe(false);
        }
      }),
    );
    expect(compared).toBeGreaterThan(100);
  });
});

/** Written out again on its own: positive edge, 55 % sure of it (0.125661 deviations), a hundredth of shrunk Kelly. */
function quarterUnits(probability: number, decimal: number, sd: { now: number; close: number }): boolean {
  const edge = probability * decimal - 1;
  const shrunk = ((edge / (decimal - 1)) * edge ** 2) / (edge ** 2 + (decimal * sd.now) ** 2);
  return edge > 0 && (probability - 1 / decimal) / sd.close >= 0.12566134685507 && shrunk >= 0.01 - 1e-11;
}
