import { expect, it } from 'vitest';
import { isAlike } from './is-alike.ts';

const proof = { books: [] };

it.each([
  [
    { pick: { odds: '-105', deepDive: { weather: 'Calm.' } } },
    { pick: { odds: '-105', deepDive: { weather: 'Calm.' } } },
    true,
  ],
  [
    { pick: { odds: '-105', deepDive: { weather: 'Calm.' } } },
    { pick: { odds: '-105', deepDive: { weather: 'Calm. Dry.' } } },
    false,
  ],
  [{ pick: { odds: '-105' } }, { pick: { odds: '-105', analysis: 'It' } }, false],
  [{ pick: { odds: undefined } }, { pick: { edge: undefined } }, false],
  [{ pick: { proof } }, { pick: { proof } }, true],
  [{ a: { b: { c: { d: 1 } } } }, { a: { b: { c: { d: 1 } } } }, false],
  [{ a: null }, { a: {} }, false],
  [{ a: Number.NaN }, { a: Number.NaN }, true],
])('%j and %j: %s', (one, other, expected) => {
  expect(isAlike(one, other, 3)).toBe(expected);
});
