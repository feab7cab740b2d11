import { describe, expect, it } from 'vitest';
import { readAmounts } from './amounts.ts';
import { readWords } from './read-words.ts';

describe('amounts', () => {
  const amounts = (text: string) => readAmounts(readWords(text));
  it('are each one thing', () => {
    expect(amounts('$50 on bills -3 -110 2 units 55% 45-38')).toMatchObject({
      money: [{ cents: 5_000 }],
      lines: [{ line: -3 }],
      prices: [{ text: '-110' }],
      counts: [{ count: 2, of: 'units' }],
      shares: [{ share: 0.55 }],
      record: [45, 38],
    });
  });

  it.each([
    ['-110/-110', ['-110', '-110']],
    ['at 145', ['+145']],
    ['bills +3.5-115', ['-115']],
    ['at evens', ['+100']],
    ['break even', []],
    ['2.10', ['2.10']],
    ['on 11/23', []],
    ['7.50 at +900', ['+900']],
  ])('prices of %s', (text, prices) => {
    expect(amounts(text).prices.map((price) => price.text)).toEqual(prices);
  });

  it.each([
    ['bet 200 instead', [20_000, true]],
    ['100 on the bills', [10_000, true]],
    ['a hundred on it', [10_000, true]],
    ['twenty bucks', [2_000, true]],
    ['20 each', [2_000, false]],
    ['a 50 bet', [5_000, false]],
    ['350, team is up', [35_000, false]],
    ['top 10 on draftkings', [1_000, false]],
  ] as const)('money of %s', (text, [cents, isSure]) => {
    expect(amounts(text).money).toMatchObject([{ cents, isSure }]);
  });

  it.each(['bet 365', 'a grand slam', 'for two teams'])('no sure money of %s', (text) => {
    expect(amounts(text).money.filter(({ isSure }) => isSure)).toEqual([]);
  });
});
