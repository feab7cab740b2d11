import fc from 'fast-check';
import { expect } from 'vitest';

/** Prices of one honest book: two to eight outcomes, a margin of 0.1 % to 30 %, chances down to one in some hundreds. */
export const bookDecimals = (outcomes: { min: number; max: number } = { min: 2, max: 8 }): fc.Arbitrary<number[]> =>
  fc
    .tuple(
      fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: outcomes.min, maxLength: outcomes.max }),
      fc.double({ min: 0.001, max: 0.3, noNaN: true }),
    )
    .map(([shares, margin]) => {
      const total = shares.reduce((sum, share) => sum + share, 0);
      return shares.map((share) => total / share / (1 + margin));
    })
    .filter((decimals) => decimals.every((decimal) => decimal > 1));

/** Anything that is a price at all, however strange. */
export const anyDecimal: fc.Arbitrary<number> = fc.oneof(
  fc.double({ min: 1.0001, max: 1000, noNaN: true }),
  fc.double({ min: 1 + Number.EPSILON, max: Number.MAX_VALUE, noNaN: true, noDefaultInfinity: true }),
);

/** Numbers that are no price. */
export const noDecimal: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 1, -0),
  fc.double({ max: 1, noNaN: true }),
);

/** What the engine throws for a wrong argument: it names the argument and says what it asks of it. */
export const refused = (argument: string) =>
  expect.objectContaining({
    name: 'OddsInputError',
    argument,
    message: expect.stringMatching(new RegExp(`^${argument} [a-z]+ [a-z].*[a-z\\d]$`)),
  });
