import { describe, expect, it } from 'vitest';
import { MOST_TOKENS, wholeTokens } from './whole-tokens.ts';

describe('wholeTokens', () => {
  it('passes whole numbers up to a million on', () => {
    expect(MOST_TOKENS).toBe(1_000_000);
    expect([wholeTokens(0, 0), wholeTokens(1, 1), wholeTokens(MOST_TOKENS, 0)]).toEqual([0, 1, MOST_TOKENS]);
  });

  it.each([-1, 0.5, 1.5, MOST_TOKENS + 1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'refuses %d',
    (tokens) => {
      expect(() => wholeTokens(tokens, 0)).toThrow(`tokens are a whole number from 0 to 1000000, got ${tokens}`);
      expect(() => wholeTokens(tokens, 1)).toThrow(RangeError);
    },
  );

  it('refuses none where at least one is asked for', () => {
    expect(() => wholeTokens(0, 1)).toThrow('from 1 to 1000000, got 0');
  });
});
