import { describe, expect, it } from 'vitest';
import { withAnyBook } from './any-book.ts';

describe('a book that need not be the one', () => {
  it.each([
    ["doesn't have to be fanduel", 'any book'],
    ['best bets tonight, it doesnt have to be dk', 'best bets tonight, any book'],
    ['not just at Hard Rock', 'any book'],
    ['not only bet 365 tho', 'any book tho'],
    ['can be +100 or more, does not need to be on caesars', 'can be +100 or more, any book'],
  ])('%s: %s', (message, said) => {
    expect(withAnyBook(message)).toBe(said);
  });

  it.each(['doesnt have to be the nba', 'not fanduel', 'not just favorites', 'is that not only at dk'])(
    'is said of no book: %s',
    (message) => {
      expect(withAnyBook(message)).toBe(message);
    },
  );
});
