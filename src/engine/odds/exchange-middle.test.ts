import { describe, expect, it } from 'vitest';
import { exchangeMiddle } from './exchange-middle.ts';

const bounds = { commission: 0, most: 0.1 };

describe('the middle of an exchange', () => {
  it('is even where back and lay stand evenly around even money', () => {
    expect(exchangeMiddle([1.98, 1.98], [2.02, 2.02], bounds)).toEqual([0.5, 0.5]);
  });

  it('is the mean of the chances at which a back and a lay break even', () => {
    // 2.5 and 2.6: .4 and .384615, mean .392308; 1.6 and 1.68: .625 and .595238, mean .610119; together 1.002427.
    const [first, second] = exchangeMiddle([2.5, 1.6], [2.6, 1.68], bounds) ?? [];
    expect(first).toBeCloseTo(0.392307692307692 / 1.00242673992674, 12);
    expect(second).toBeCloseTo(0.610119047619048 / 1.00242673992674, 12);
  });

  it('takes the commission from what is won on either side', () => {
    // At 5 %: a back at 3 wins 1.9, so breaks even at 1/2.9; a lay at 3.2 wins .95 against 2.2, at .95/3.15.
    const [first] = exchangeMiddle([3, 1.4], [3.2, 1.5], { commission: 0.05, most: 0.2 }) ?? [];
    const [one, other] = [(1 / 2.9 + 0.95 / 3.15) / 2, (1 / 1.38 + 0.95 / 1.45) / 2];
    expect(first).toBeCloseTo(one / (one + other), 12);
  });

  it('is none where the two stand far apart or cross', () => {
    expect(exchangeMiddle([1.09, 1.01, 1.01], [110, 980, 1_000], bounds)).toBe(null);
    expect(exchangeMiddle([2.1, 1.9], [2.05, 1.95], bounds)).toBe(null);
  });

  it('is asked of as many prices to lay as to back, and of a commission', () => {
    expect(() => exchangeMiddle([2, 2], [2.1], bounds)).toThrow(expect.objectContaining({ argument: 'lay' }));
    expect(() => exchangeMiddle([2, 1], [2.1, 2], bounds)).toThrow();
    expect(() => exchangeMiddle([2, 2], [2.1, 2.1], { commission: 2, most: 1 })).toThrow(
      expect.objectContaining({ argument: 'commission' }),
    );
  });
});
