import { describe, expect, it } from 'vitest';
import { balanceLevel } from './balance-level.ts';

const level = (before: number, after: number) => balanceLevel({ before, after, monthTokens: 150, share: 0.2 });

describe('balanceLevel', () => {
  it.each([
    [31, 30, 'low'],
    [35, 30, 'low'],
    [34, 29, 'low'],
    [1, 0, 'empty'],
    [31, 0, 'empty'],
    [32, 31, null],
    [30, 29, null],
    [30, 25, null],
    [150, 149, null],
    [2, 1, null],
    [0, 0, null],
    [0, 31, null],
    [29, 30, null],
    [30, 30, null],
    [31, 31, null],
  ])('from %i to %i: %s', (before, after, told) => {
    expect(level(before, after)).toBe(told);
  });
});
