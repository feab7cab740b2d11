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
    // Who says the minutes means no game of half an hour later.
    ['tip at 4:25 pm', ['at 4:25 pm', 16 + 25 / 60, 16 + 55 / 60, null]],
    ['the 4:25 games', ['at 4:25', 16 + 25 / 60, 16 + 55 / 60, null]],
    ['what games are on at 7', ['at 7', 19, 20, null]],
    ['anything good at 9 tonight', ['at 9', 21, 22, null]],
    ['an nba bet at 7ish', ['at 7ish', 18.5, 20, null]],
    ['picks around 8', ['around 8', 19.5, 21, null]],
    ['cfb at noon', ['at noon', 12, 13, null]],
    ['anything before noon', ['before noon', 0, 12, null]],
    ['after 9pm est', ['after 9pm est', 21, 28, 'America/New_York']],
    ['before 2:30 mountain time', ['before 2:30 mountain time', 0, 14.5, 'America/Denver']],
    ['after 10 pdt', ['after 10 pdt', 22, 28, 'America/Los_Angeles']],
    ['before 8 tonight', ['before 8', 0, 20, null]],
    ['nfl after 3', ['after 3', 15, 28, null]],
    ['after 3 nba', ['after 3', 15, 28, null]],
    ['6pt teaser', null],
    ['two team 6 pt teaser', null],
    ['after 7et today', ['after 7et', 19, 28, 'America/New_York']],
    ['seven pm eastern and after', ['from seven pm eastern on', 19, 28, 'America/New_York']],
    ['games that kick at one eastern', ['at one eastern', 13, 14, 'America/New_York']],
    ['nothing before 7pm', ['from 7pm on', 19, 28, null]],
    ['not before 8', ['from 8 on', 20, 28, null]],
    ['no games that start before 7pm', ['from 7pm on', 19, 28, null]],
    ['nothing after 9pm', ['by 9pm', 0, 21 + 1 / 60, null]],
    ['games starting 7pm or later', ['from 7pm on', 19, 28, null]],
    ['puck drop 7pm or after', ['from 7pm on', 19, 28, null]],
    ['puck drop 7 or later, 2 nhl bets on fanduel', ['from 7 on', 19, 28, null]],
    ['nhl 8pm onward', ['from 8pm on', 20, 28, null]],
    ['9pm et or earlier', ['by 9pm et', 0, 21 + 1 / 60, 'America/New_York']],
    ['no props, before 7pm', ['before 7pm', 0, 19, null]],
    ['by 7 et', ['before 7 et', 0, 19, 'America/New_York']],
  ])('%s', (text, hours) => {
    expect(hoursIn(text)).toEqual(hours);
  });

  it.each([
    'bills at 7',
    'over 7, 30 bucks',
    'bills -7 and up',
    'give me 5 plus money bets',
    'top 3 and on',
    'rr by 2s, 20 per',
    'get it at 3',
    'bills win by 7',
    'after 2 losses',
    'past 5 games',
    'over 9',
    'after $10',
    '12-7 record',
    '10 p/l',
  ])('none of: %s', (text) => {
    expect(hoursIn(text)).toBeNull();
  });
});
