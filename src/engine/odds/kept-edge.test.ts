import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedValue } from './expected-value.ts';
import { countedChance, keptEdge } from './kept-edge.ts';

describe('the share of an edge that is kept', () => {
  it.each([
    [1, 1, 0.65],
    [2, 1, 0.75],
    [2, 2, 0.75],
    [3, 1, 1],
    [11, 2, 1],
    [1, 0, 0.1],
    [3, 0, 0.1],
    [6, 0, 0.24],
    [8, 0, 0.3],
    [1e9, 0, 0.6],
  ])('of %d books, %d of them sharp, is %d', (books, sharpBooks, kept) => {
    expect(keptEdge({ books, sharpBooks })).toBeCloseTo(kept, 8);
  });

  it('never falls when a book is added, or turns out to be sharp', () => {
    for (let books = 1; books < 40; books += 1) {
      expect(keptEdge({ books: books + 1, sharpBooks: 0 })).toBeGreaterThanOrEqual(keptEdge({ books, sharpBooks: 0 }));
      expect(keptEdge({ books: books + 1, sharpBooks: 1 })).toBeGreaterThanOrEqual(keptEdge({ books, sharpBooks: 1 }));
      expect(keptEdge({ books, sharpBooks: 1 })).toBeGreaterThan(keptEdge({ books, sharpBooks: 0 }));
    }
  });

  it('is asked of books', () => {
    expect(() => keptEdge({ books: 0, sharpBooks: 0 })).toThrow(expect.objectContaining({ argument: 'books' }));
    expect(() => keptEdge({ books: 2, sharpBooks: -1 })).toThrow(expect.objectContaining({ argument: 'sharpBooks' }));
  });
});

describe('the chance that is counted', () => {
  const chance = fc.double({ min: 0.001, max: 0.999, noNaN: true });
  const price = fc.double({ min: 1.01, max: 100, noNaN: true });
  const share = fc.double({ min: 0, max: 1, noNaN: true });

  it('has the kept share of the edge', () => {
    // 0.55 at 2 is an edge of 10 %; 0.53 is one of 6 %.
    expect(countedChance(0.55, 2, 0.6)).toBeCloseTo(0.53, 12);
    fc.assert(
      fc.property(chance, price, share, (probability, decimal, kept) => {
        const edge = expectedValue(probability, decimal);
        fc.pre(edge > 0);
        expect(expectedValue(countedChance(probability, decimal, kept), decimal)).toBeCloseTo(kept * edge, 10);
      }),
    );
  });

  it('is the opinion itself where all of the edge is kept or there is none', () => {
    fc.assert(
      fc.property(chance, price, share, (probability, decimal, kept) => {
        expect(countedChance(probability, decimal, 1)).toBe(probability);
        if (expectedValue(probability, decimal) <= 0)
          expect(countedChance(probability, decimal, kept)).toBe(probability);
      }),
    );
  });

  it('gives a larger edge to a higher price', () => {
    const wide = fc.double({ min: 1.01, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(chance, price, wide, share, (probability, decimal, factor, kept) => {
        const edgeAt = (taken: number) => expectedValue(countedChance(probability, taken, kept), taken);
        expect(edgeAt(decimal * factor)).toBeGreaterThanOrEqual(edgeAt(decimal) - 1e-12);
      }),
    );
  });
});
