import { expect, it } from 'vitest';
import { sportEmoji } from './sport-emoji.ts';

it.each([
  ['NFL', '🏈'],
  ['NCAAF', '🏈'],
  ['NBA', '🏀'],
  ['NCAAB', '🏀'],
  ['WNBA', '🏀'],
  ['MLB', '⚾'],
  ['NHL', '🏒'],
  ['UFC', '🥊'],
  ['Boxing', '🥊'],
  ['Tennis', '🎾'],
  ['ATP Tennis', '🎾'],
  ['NCAA Basketball', '🏀'],
  ['Soccer (EPL)', '⚽'],
  ['Soccer (Brazil Football League)', '⚽'],
  ['Bundesliga', '⚽'],
])('marks %s with %s', (sport, emoji) => {
  expect(sportEmoji(sport)).toBe(emoji);
});
