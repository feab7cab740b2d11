import { expect, it } from 'vitest';
import { requireCount, requireOneOf } from './require-model.ts';
import { refused } from './test-odds.ts';

it('a count is a whole number from 0 to its limit', () => {
  for (const count of [0, 1, 7]) expect(() => requireCount(count, 'bets', 7)).not.toThrow();
  for (const count of [-1, 0.5, 8, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => requireCount(count, 'bets', 7)).toThrow(refused('bets'));
  }
  expect(() => requireCount(Number.MAX_SAFE_INTEGER, 'bets')).not.toThrow();
  expect(() => requireCount(8, 'bets', 7)).toThrow('from 0 to 7');
});

it('a word is one of those allowed, which the refusal lists', () => {
  expect(() => requireOneOf('under', ['over', 'under'], 'side')).not.toThrow();
  expect(() => requireOneOf('', ['over', 'under'], 'side')).toThrow('side must be one of over, under');
});
