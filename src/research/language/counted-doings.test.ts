import { describe, expect, it } from 'vitest';
import { withCountedDoings } from './counted-doings.ts';

const told = (text: string): string => withCountedDoings(text).replace(/\s+/g, ' ').trim();

describe('what a player is to do so many of', () => {
  it.each([
    ['jacobs to run for 72 or more', 'jacobs over 71.5 rushing yards'],
    ['goff throw for over 250.5 yards', 'goff over 250.5 rushing yards'.replace('rushing', 'passing')],
    ['skubal to strike out 7 batters', 'skubal over 6.5 strikeouts'],
    ['gibbs catch 5 passes', 'gibbs over 4.5 receptions'],
  ])('is over that number: %s', (text, bet) => {
    expect(told(text)).toBe(bet);
  });

  it.each(['goff to throw for 2 tds', 'they pass for now', 'catch 2 games', 'run for 3 touchdowns'])(
    'not in: %s',
    (text) => {
      expect(told(text)).toBe(text);
    },
  );
});
