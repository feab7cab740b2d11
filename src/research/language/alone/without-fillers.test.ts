import { describe, expect, it } from 'vitest';
import { withoutFillers } from './without-fillers.ts';

describe('words that ask nothing', () => {
  it.each([
    ['yo any arbs rn', 'any arbs rn'],
    ['hey, bills +3 best price', 'bills +3 best price'],
    ['quick question: whats a middle', 'whats a middle'],
    ['kelly for +150 at 45% thx', 'kelly for +150 at 45%'],
    ['best nba bets pls lol', 'best nba bets'],
    ['yo clippers', 'clippers'],
    ['ok -153. how much do i put', '-153. how much do i put'],
    ['is the over good bro?', 'is the over good?'],
    ['ok so no vig of -110 and -110, thanks!', 'no vig of -110 and -110'],
  ])('%s: %s', (message, asked) => {
    expect(withoutFillers(message)).toBe(asked);
  });

  it.each(['thanks', 'ok', 'hi', 'man city ml', 'Ty France hits over', 'whos the man', 'please help'])(
    'are left where they are all or mean something: %s',
    (message) => {
      expect(withoutFillers(message)).toBe(message);
    },
  );
});
