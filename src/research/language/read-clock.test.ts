import { describe, expect, it } from 'vitest';
import { tokenise } from '#engine/names/tokenise.ts';
import { readClock } from './read-clock.ts';

const hoursIn = (text: string) => {
  const found = readClock(tokenise(text));
  return found && [found.label, found.from, found.to, found.timeZone];
};

describe('hours of the clock', () => {
  it.each([
    ['1pm games', ['at 1pm', 13, 14, null]],
    ['the 1 oclocks', ['at 1 oclocks', 13, 14, null]],
    ['tip at 4:25 pm', ['at 4:25 pm', 16 + 25 / 60, 17 + 25 / 60, null]],
    ['cfb at noon', ['at noon', 12, 13, null]],
    ['anything before noon', ['before noon', 0, 12, null]],
    ['after 9pm est', ['after 9pm est', 21, 28, 'America/New_York']],
    ['before 2:30 mountain time', ['before 2:30 mountain time', 0, 14.5, 'America/Denver']],
    ['after 10 pdt', ['after 10 pdt', 22, 28, 'America/Los_Angeles']],
    ['before 8 tonight', ['before 8', 0, 20, null]],
    ['nfl after 3', ['after 3', 15, 28, null]],
    ['after 3 nba', ['after 3', 15, 28, null]],
    ['by 7 et', ['before 7 et', 0, 19, 'America/New_York']],
  ])('%s', (text, hours) => {
    expect(hoursIn(text)).toEqual(hours);
  });

  it.each(['bills win by 7', 'after 2 losses', 'past 5 games', 'over 9', 'after $10', '12-7 record', '10 p/l'])(
    'none of: %s',
    (text) => {
      expect(hoursIn(text)).toBeNull();
    },
  );
});
