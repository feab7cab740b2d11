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
  ['American Football', '🏈'],
  ['americanfootball_nfl', '🏈'],
  ['NCAA Football', '🏈'],
  ['College Football', '🏈'],
  ['Football', '🏈'],
  ['Association Football', '⚽'],
  ['NBA Finals', '🏀'],
  ['WNBA', '🏀'],
  ['UFC 300', '🥊'],
  ['Mixed Martial Arts', '🥊'],
  ['MLS Cup', '⚽'],
  ['Gamma Cup', '⚽'],
  ['constructor', '⚽'],
  ['', '⚽'],
])('marks %s with %s', (sport, emoji) => {
  expect(sportEmoji(sport)).toBe(emoji);
});
