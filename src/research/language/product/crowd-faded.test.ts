import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, callsOf } = await demoTalk();

describe('whether to bet against what most bet', () => {
  it.each([
    'should i fade the public',
    'is going against the masses profitable',
    'if everyone is on one side should i take the other side',
    'does fading the squares make money',
  ])('%s', (text) => {
    expect(callsOf(text)).toEqual([{ tool: 'look_up', input: { topic: { kind: 'term', term: 'public money' } } }]);
  });

  it.each(['which side is the public on tonight', 'fade the public on the lions'])(
    'is none of one game: %s',
    (text) => {
      expect(JSON.stringify(talk(text).plan)).not.toContain('public money');
    },
  );
});

describe('how the fair price is made', () => {
  it.each([
    'whats the formula for your fair odds',
    'fair price, how is it figured out',
    'who sets the fair number you show and how',
  ])('%s', (text) => {
    expect(callsOf(text)).toEqual([{ tool: 'look_up', input: { topic: { kind: 'method', of: 'fair_price' } } }]);
  });
});

describe('the law where one is', () => {
  it.each([
    ['im in austin, am i allowed to bet on sports', 'TX'],
    ['seattle guy. is sports betting legal', 'WA'],
    ['just moved to st louis, can i legally bet', 'MO'],
  ])('%s', (text, state) => {
    expect(callsOf(text)).toMatchObject([{ input: { topic: { kind: 'books', state } } }]);
  });

  it('a city is its team elsewhere', () => {
    expect(JSON.stringify(talk('seattle spread').plan)).not.toContain('"state"');
  });
});

describe('kinds of bets as such', () => {
  it.each(['are parlays worth it or no', 'they say parlays are stupid, are they right', 'is betting parlays dumb'])(
    '%s',
    (text) => {
      expect(callsOf(text)).toMatchObject([{ input: { topic: { of: 'parlay_sense' } } }]);
    },
  );

  it.each(['any good parlays', 'parlays for tonight', '2 picks each for nba and nhl'])('%s', (text) => {
    expect(talk(text).isCharged).toBe(true);
  });
});
