import { describe, expect, it } from 'vitest';
import { type Expected, read, stated } from './test-read.ts';

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

describe('the price of a whole parlay', () => {
  it('is a limit or a wish, and not one of its legs', () => {
    expect(read('3 team parlay under +400')).toMatchObject({ wholeMax: 5, maxDecimal: null });
    expect(read('parlay +500 or better')).toMatchObject({ wholeMin: 6, minDecimal: null });
    expect(read('parlay of 3 dogs each at +200 or better')).toMatchObject({ minDecimal: 3 });
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
