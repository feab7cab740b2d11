import { expect, it } from 'vitest';
import { readQuestion } from '../language/read-question.ts';
import { windowWords } from './span-words.ts';

/** A Saturday, 13:00 in New York. */
const NOW = Date.parse('2026-11-21T18:00:00Z');

it.each([
  ['best bets today', 'America/New_York', 'today, Eastern'],
  ['best bets tonight', 'America/New_York', 'tonight, Eastern'],
  ['best bets tonight', 'America/Los_Angeles', 'tonight, Pacific'],
  ['nfl bets this week', 'America/New_York', 'through Saturday, Nov 28'],
  ['best bets this weekend', 'America/Chicago', 'through Sunday, Nov 22'],
  ['best bets tomorrow', 'America/New_York', 'on Sunday, Nov 22'],
  ['nfl bets next week', 'America/New_York', 'from Monday, Nov 23 through Monday, Nov 30'],
  ['best bets in the next few days', 'America/New_York', 'in the next 3 days'],
  ['best bets in the next 3 hours', 'America/New_York', 'in the next 3 hours'],
])('%s in %s', (text, zone, words) => {
  const { window } = readQuestion(text, { nowMs: NOW, timeZone: zone, previous: null });
  expect(window && windowWords(window, { nowMs: NOW, zone })).toBe(words);
});
