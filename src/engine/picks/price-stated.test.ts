import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decidedChance, withPush } from '../odds/line-model.ts';
import { expectedValueWithPush, kellyWithPush } from '../odds/push.ts';
import { refused } from '../odds/test-odds.ts';
import { priceMarket } from './price-market.ts';
import { priceStated } from './price-stated.ts';
import { anyMarket, bookOf, generousMarket, marketOf, NOW_MS } from './test-markets.ts';

const stated = (decimal: number, rest: object = {}) => ({ outcome: 0, decimal, book: '', ...rest });

function priced(market = generousMarket(), question = stated(2)) {
  const found = priceStated(market, question, NOW_MS);
  if (found === null || found === 'unbelievable') throw new Error(`not priced: ${found}`);
  return found;
}

describe('a stated price', () => {
  it('is judged as the book’s own best offer is', () => {
    const [best] = priceMarket(generousMarket(), NOW_MS);
    expect(priced(generousMarket(), stated(2.1, { book: 'generous' }))).toEqual(best);
  });

  it('is a better bet the more it pays, with the same fair chance where nothing is shrunk', () => {
    const edges = [1.9, 2, 2.05].map((decimal) => priced(generousMarket(), stated(decimal)));
    expect(edges.map(({ verdict }) => verdict)).toEqual(['pass', 'pass', 'bet']);
    expect(edges.map(({ consensusProbability }) => consensusProbability)).toEqual(
      edges.map(() => edges[0]?.consensusProbability),
    );
    for (const { edge, fairProbability, decimal } of edges) expect(edge).toBeCloseTo(fairProbability * decimal - 1, 12);
  });

  it('is unbelievable from an edge of 25 % on, and no price after the start or where nobody is heard', () => {
    const { consensusProbability } = priced();
    const limit = 1.25 / consensusProbability;
    expect(priceStated(generousMarket(), stated(limit - 0.001), NOW_MS)).toMatchObject({ decimal: limit - 0.001 });
    expect(priceStated(generousMarket(), stated(limit + 0.001), NOW_MS)).toBe('unbelievable');
    expect(priceStated(generousMarket({ startsAtMs: NOW_MS }), stated(2), NOW_MS)).toBeNull();
    expect(priceStated(marketOf([bookOf('underround', [2.2, 2.2])]), stated(2), NOW_MS)).toBeNull();
    expect(() => priceStated(generousMarket(), stated(1), NOW_MS)).toThrow(refused('decimal'));
    expect(() => priceStated(generousMarket(), stated(2), Number.NaN)).toThrow(refused('nowMs'));
  });
});

describe('a bet that may push', () => {
  it('has the edge and the Kelly stake of its three ends', () => {
    const question = fc.record({
      market: anyMarket,
      push: fc.double({ min: 0, max: 0.3, noNaN: true }),
      decimal: fc.double({ min: 1.2, max: 4, noNaN: true }),
    });
    fc.assert(
      fc.property(question, ({ market, push, decimal }) => {
        const found = priceStated({ ...market, push }, stated(decimal), NOW_MS);
        if (found === null || found === 'unbelievable') return;
        const chances = withPush(found.fairProbability, push);
        expect(decidedChance(chances)).toBeCloseTo(found.fairProbability, 12);
        expect(found.edge).toBeCloseTo(expectedValueWithPush(chances, decimal), 12);
        expect(found.kelly).toBeCloseTo(kellyWithPush(chances, decimal), 12);
        const decided = priceStated(market, stated(decimal), NOW_MS);
        if (decided === null || decided === 'unbelievable') throw new Error('a push does not make a price believable');
        expect(found.worstDecimal).toBe(decided.worstDecimal);
        expect(found.kellyShrunk).toBe(decided.kellyShrunk);
        expect(found.verdict === 'pass').toBe(decided.verdict === 'pass');
        expect(found.confidence).toBeLessThanOrEqual(decided.confidence);
        if (push === 0) expect(found).toEqual(decided);
      }),
      { numRuns: 300 },
    );
  });

  it('is what the market says of all its outcomes', () => {
    const push = 0.08;
    const plain = priceMarket(generousMarket(), NOW_MS);
    const pushing = priceMarket(generousMarket({ push }), NOW_MS);
    for (const [at, { edge, fairProbability }] of pushing.entries()) {
      expect(edge).toBeCloseTo(0.92 * (plain[at]?.edge ?? Number.NaN), 12);
      expect(fairProbability).toBe(plain[at]?.fairProbability);
    }
  });
});
