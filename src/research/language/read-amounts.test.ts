import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';
import { read } from './test-read.ts';

describe('money', () => {
  it.each([
    ['i have $250, best nhl plays', 250, null],
    ['got 80 bucks, nba picks', 80, null],
    ['my bankroll is 1k and units are 10, nfl picks', 1000, 10],
    ['$5 units, nba picks', null, 5],
    ['1u = $20, any nba value', null, 20],
    ['i have $50 on the bills', null, null],
    ['2 units on the bills', null, null],
  ])('%s', (question, bankroll, unit) => {
    expect(read(question)).toMatchObject({ bankroll, unit });
  });
});

describe('fractions and dates', () => {
  it.each([
    ['arsenal at 7/2 good?', 4.5],
    ['chelsea 5/4 worth it', 2.25],
    ['bills on 12/6', null],
    ['bills 12/25', null],
  ])('%s', (question, statedDecimal) => {
    expect(read(question).statedDecimal).toBe(statedDecimal);
  });

  it('reads a date in both orders of a question', () => {
    expect(read('nba picks for 11/29').window?.label).toBe('on November 29');
    expect(read('bills game 12/6').window?.label).toBe('on December 6');
  });
});

describe('hours, rounds and weeks', () => {
  const day = (iso: string) => Date.parse(iso);
  it.each([
    ['nba games after 9pm', '2026-11-22T02:00:00Z', '2026-11-22T09:00:00Z'],
    ['nhl 7pm games', '2026-11-22T00:00:00Z', '2026-11-22T01:00:00Z'],
    ['nba 7 pm pt', '2026-11-22T03:00:00Z', '2026-11-22T04:00:00Z'],
    ['nfl 1pm games', '2026-11-22T18:00:00Z', '2026-11-22T19:00:00Z'],
    ['the late window', '2026-11-22T20:30:00Z', '2026-11-23T00:00:00Z'],
    ['nfl week 13', '2026-12-01T05:00:00Z', '2026-12-08T09:00:00Z'],
    ['nhl in the next hour', '2026-11-21T18:00:00Z', '2026-11-21T19:00:00Z'],
  ])('%s', (question, from, to) => {
    expect(read(question).window).toMatchObject({ fromMs: day(from), toMs: day(to) });
  });

  it('asks for no week of a season that is over', () => {
    expect(read('nfl week 3').window).toBeNull();
  });

  it('knows a round of football games by its hour', () => {
    expect(read('best bet in the 1pm games').leagues).toEqual(['NFL']);
    const july = { nowMs: day('2026-07-19T14:00:00Z'), timeZone: 'America/New_York', previous: null };
    expect(readQuestion('best bet in the 1pm games', july).leagues).toEqual([]);
  });
});

describe('a name of two teams, by the time of the year', () => {
  const inMonth = (text: string, iso: string) =>
    readQuestion(text, { nowMs: day(iso), timeZone: 'America/New_York', previous: null }).teams.map(({ name }) => name);
  const day = (iso: string) => Date.parse(iso);
  it.each([
    ['giants ml', '2026-11-21T18:00:00Z', ['New York Giants']],
    ['giants ml', '2026-07-10T18:00:00Z', ['San Francisco Giants']],
    ['jets ml', '2026-11-21T18:00:00Z', ['New York Jets']],
    ['jets ml', '2026-04-10T18:00:00Z', ['Winnipeg Jets']],
    ['auburn -4', '2026-10-10T18:00:00Z', ['Auburn Tigers']],
  ])('%s in %s', (question, iso, teams) => {
    expect(inMonth(question, iso)).toEqual(teams);
  });
});

it('reads parts of a game and other lines', () => {
  expect(read('lions first half spread')).toMatchObject({ period: 'first_half', markets: ['spread'] });
  expect(read('alt spread lions -10.5')).toMatchObject({ alternate: true, line: -10.5 });
  expect(read('lions -3')).toMatchObject({ alternate: false, period: null });
});

it('takes what a parlay pays for no limit on its legs', () => {
  expect(read('3 leg nba parlay around +600')).toMatchObject({ statedDecimal: null, minDecimal: null });
  expect(read('3 leg nba parlay, each leg at least +200')).toMatchObject({ minDecimal: 3 });
});
