import { expect, it } from 'vitest';
import { readQuestion } from '../../language/read-question.ts';
import { NOW, testEvent, testSlate } from '../../slate/test-slate.ts';
import { planSearch } from './plan-search.ts';

const moneyline = { market: 'moneyline', outcomes: ['home', 'away'] as const, decimals: [1.9, 1.95] };
const game = (id: string, home: string, away: string, inHours: number) =>
  testEvent(id, { home, away, markets: [moneyline], inHours });
const SLATE = testSlate([
  game('tonight', 'Buffalo Bills', 'New York Jets', 5),
  game('later', 'Dallas Cowboys', 'Buffalo Bills', 80),
  game('others', 'Detroit Lions', 'Chicago Bears', 6),
]);

const gamesOf = (text: string) => {
  const reading = readQuestion(text, { nowMs: NOW.getTime(), timeZone: 'America/New_York', previous: null });
  return planSearch(SLATE, reading, 'regular', NOW).slate.events.map(({ id }) => id);
};

it('searches the next game of who is named, and a later one where it is named by its opponent or its day', () => {
  expect(gamesOf('best bet on the bills game')).toEqual(['tonight', 'others']);
  expect(gamesOf('best bet in bills cowboys')).toEqual(['later', 'others']);
  expect(gamesOf('best bets today')).toEqual(['tonight', 'later', 'others']);
  expect(gamesOf('best bills bet this week')).toEqual(['tonight', 'later', 'others']);
});

it('takes one bet of a game where one of each is asked for, also where its teams are named', () => {
  const reading = readQuestion('bills bets', { nowMs: NOW.getTime(), timeZone: 'America/New_York', previous: null });
  expect(planSearch(SLATE, { ...reading, perGame: true }, 'regular', NOW).size.maxPerEvent).toBe(1);
});
