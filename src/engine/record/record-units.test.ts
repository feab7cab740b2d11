import { expect, it } from 'vitest';
import { refused } from '../odds/test-odds.ts';
import { recordUnits } from './record-units.ts';

// Exact fractions, computed apart from this code.
it('of 57 won, 43 lost and 2 pushed at -110 is 8.82 units', () => {
  const { units, returnOnStakes, winRate } = recordUnits({ won: 57, lost: 43, pushed: 2 }, 21 / 11);
  expect(units).toBeCloseTo(8.818181818181818, 10);
  expect(returnOnStakes).toBeCloseTo(0.08645276292335116, 12);
  expect(winRate).toBe(0.57);
});

it('is refused without a bet, and for counts that are none', () => {
  expect(() => recordUnits({ won: 0, lost: 0, pushed: 3 }, 2)).toThrow(refused('won'));
  expect(() => recordUnits({ won: 1.5, lost: 0, pushed: 0 }, 2)).toThrow(refused('won'));
  expect(() => recordUnits({ won: 1, lost: -1, pushed: 0 }, 2)).toThrow(refused('lost'));
  expect(() => recordUnits({ won: 1, lost: 1, pushed: 0.5 }, 2)).toThrow(refused('pushed'));
  expect(() => recordUnits({ won: 1, lost: 1, pushed: 0 }, 1)).toThrow(refused('decimal'));
});
