import { expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';

const bankrollOf = (text: string) => readQuestion(text, { nowMs: 0, timeZone: 'UTC', previous: null }).bankroll ?? null;

it.each([
  'I have 40 dollars on the Bucs to win at +450, how do I hedge it',
  'got 50 bucks on the lakers ml',
  'i have $50 on the bills',
])('a stake is no bankroll: %s', (text) => {
  expect(bankrollOf(text)).toBeNull();
});

it.each([
  ['i have 300 bucks for the nfl', 300],
  ['i only have $200, best bet tonight', 200],
])('what there is to bet with is one: %s', (text, dollars) => {
  expect(bankrollOf(text)).toBe(dollars);
});

it.each([
  ['id put 200 on it, too much? bankrolls like 1500', 1500],
  ['200 too much? bankroll is 1500', 1500],
  ['1500 bankroll, is 200 too much', 1500],
])('of several sums the nearest to the word is one: %s', (text, dollars) => {
  expect(bankrollOf(text)).toBe(dollars);
});
