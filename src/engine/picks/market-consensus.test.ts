import { describe, expect, it } from 'vitest';
import type { Market } from './market.ts';
import { marketConsensus } from './market-consensus.ts';

const NOW = 1_000_000_000;
const book = (name: string, decimals: number[], tier: 'sharp' | 'retail' = 'retail', ageMs = 0) => ({
  book: name,
  tier,
  decimals,
  quotedAtMs: NOW - ageMs,
  available: true,
});
const market = (books: Market['books']): Market => ({
  id: 'm',
  eventId: 'e',
  startsAtMs: NOW + 3_600_000,
  outcomes: 2,
  books,
});

describe('the consensus of a market', () => {
  it('hears every book, the only one too', () => {
    const even = marketConsensus(market([book('a', [1.9, 1.9])]), NOW);
    expect(even?.probabilities[0]).toBeCloseTo(0.5, 12);
    expect(even?.shares).toEqual([1]);
    expect(even?.meanMargin).toBeCloseTo(2 / 1.9 - 1, 12);
    const two = marketConsensus(market([book('a', [1.9, 1.9]), book('b', [1.8, 2.0])]), NOW);
    expect(two?.shares).toEqual([0.5, 0.5]);
    expect(two?.books).toBe(2);
  });

  it('gives a sharp book its weight, and the stale and the impossible none', () => {
    const found = marketConsensus(
      market([
        book('sharp', [1.95, 1.95], 'sharp'),
        book('retail', [1.9, 2.0]),
        book('old', [3, 1.3], 'retail', 3_600_000),
        book('wrong', [2.2, 2.2]),
      ]),
      NOW,
    );
    expect(found?.shares.map((share) => Math.round(share * 1_000))).toEqual([833, 167, 0, 0]);
  });

  it('is none where nobody can be heard', () => {
    expect(marketConsensus(market([]), NOW)).toBeNull();
    expect(marketConsensus(market([book('wrong', [2.2, 2.2])]), NOW)).toBeNull();
  });
});
