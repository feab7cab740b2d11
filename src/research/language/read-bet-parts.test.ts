import { describe, expect, it } from 'vitest';
import { type Expected, names, read, readAll, stated } from './test-read.ts';

const each = (cases: readonly (readonly [string, Expected])[]) =>
  it.each(cases)('%s', (text, expected) => {
    expect(stated(read(text), expected)).toEqual(expected);
  });

describe('what a prop counts', () => {
  each([
    ['gimme 3 anytime td scorers for sunday', { stats: ['anytime_touchdown'] }],
    ['justin jefferson receiving yards prop', { stats: ['receiving_yards'] }],
    ['home run picks tonight', { stats: ['home_runs'] }],
    ['judge to hit a homer tonight', { stats: ['home_runs'] }],
    ['sga points rebs assists over', { stats: ['points_rebounds_assists'] }],
    ['haaland to score anytime', { stats: ['anytime_touchdown', 'anytime_goal'] }],
    ['who scores first in the rams game', { stats: ['first_touchdown', 'first_goal'], markets: ['prop'] }],
    ['best player props today', { stats: [] }],
    ['total points in the lakers game', { stats: [] }],
  ]);

  it('stays in a follow-up about the same player or the other side, and goes with the market', () => {
    const rebounds = readAll('luka points over 23.5', 'what about rebounds');
    expect(rebounds).toMatchObject({ players: ['Luka Doncic'], stats: ['rebounds'], line: null });
    expect(readAll('luka points over 23.5', 'what about the under?')).toMatchObject({
      stats: ['points'],
      side: 'under',
    });
    expect(readAll('luka points over 23.5', 'lakers moneyline')).toMatchObject({ markets: ['moneyline'], stats: [] });
  });
});

describe('over and under', () => {
  each([
    ['3 bets tonight no props', { markets: ['moneyline', 'spread', 'total'] }],
    ['nfl picks, no totals and no props', { markets: ['moneyline', 'spread'] }],
    ['over or under in the bills game', { markets: ['total'], side: null, line: null }],
    ['bills game over or under 47.5', { markets: ['total'], side: null, line: 47.5 }],
    ['does the lakers game go over tonight', { markets: ['total'], side: 'over' }],
    ['does the lakers game stay under', { markets: ['total'], side: 'under' }],
  ]);
});

describe('points that are laid or gotten', () => {
  each([
    ['is it smart to lay 10 with the ravens', { markets: ['spread'], line: -10, teams: ['Baltimore Ravens'] }],
    ['jets getting 3.5', { markets: ['spread'], line: 3.5 }],
    ['jets catching 7 points', { markets: ['spread'], line: 7 }],
    ['would you lay 20 on the bills', { line: null }],
  ]);
});

describe('the price of a whole parlay', () => {
  it('is a limit or a wish, and not one of its legs', () => {
    expect(read('3 team parlay under +400')).toMatchObject({ wholeMin: null, wholeMax: 5, maxDecimal: null });
    expect(read('parlay +500 or better')).toMatchObject({ wholeMin: 6, wholeMax: null, minDecimal: null });
    const around = read('give me a 3 leg nba parlay around +600');
    expect([around.wholeMin, around.wholeMax].map((price) => price?.toFixed(2))).toEqual(['5.60', '8.40']);
    expect(read('parlay of 3 dogs each at +200 or better')).toMatchObject({ wholeMin: null, minDecimal: 3 });
  });
});

describe('a question about a running bet', () => {
  it.each([
    'should I cash out',
    'should i cash out my lakers bet',
    'is it worth cashing out now',
    'cash out or let it ride',
  ])('%s', (text) => {
    expect(read(text)).toMatchObject({ intent: 'explain', term: 'cash_out' });
  });
});

describe('a word of picks that is the term itself', () => {
  it('is explained first where more is asked with it', () => {
    expect(read('whats a unit and how many on the best one tonight')).toMatchObject({
      intent: 'explain',
      term: 'unit',
    });
  });
  it.each(['what is a lock', 'what are locks', 'whats a lock'])('%s', (text) => {
    expect(read(text)).toMatchObject({ intent: 'explain', term: 'lock' });
  });
  it.each(['whats a lock for tonight', 'whats a good lock', 'what are the best locks'])('not: %s', (text) => {
    expect(read(text).intent).toBe('picks');
  });
});

it('hears that others than before are wanted', () => {
  expect(readAll('nfl picks', 'give me 2 more')).toMatchObject({ asksMore: true, count: 2 });
  expect(readAll('nfl picks', 'any other ones?')).toMatchObject({ asksMore: true });
  expect(readAll('nfl picks', 'make it a parlay')).toMatchObject({ asksMore: false, ofLast: true });
});

it('takes a low total for one of runs, not of basketball', () => {
  expect(names(read('bluejays o8').teams)).toEqual(['Toronto Blue Jays']);
});
