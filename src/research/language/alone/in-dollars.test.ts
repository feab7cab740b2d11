import { describe, expect, it } from 'vitest';
import { inDollars } from './in-dollars.ts';

describe('money by its nicknames', () => {
  it.each([
    ['put a dime on the bills', 'put $1000 on the bills'],
    ['throw a nickel on it', 'throw $500 on it'],
    ['im laying two dimes on the over', 'im laying $2000 on the over'],
    ['best bets today 25 bucks total', 'best bets today 25 bucks'],
    ['$50 total, how much on each', '$50, how much on each'],
  ])('%s: %s', (message, said) => {
    expect(inDollars(message)).toBe(said);
  });

  it.each(['who has dime lines', 'haliburton over 8.5 dimes', 'lay a nickel line', 'lions total', 'over 47 total'])(
    'is none: %s',
    (message) => {
      expect(inDollars(message)).toBe(message);
    },
  );
});
