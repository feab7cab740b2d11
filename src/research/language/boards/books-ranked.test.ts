import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const inputsOf = (...texts: string[]) => demo.callsOf(...texts).map(({ input }) => input);

describe('which book is best, in general', () => {
  it.each([
    ['which book is usually best', { byBook: 'best_price', mains: true, order: 'longest' }],
    ['which sportsbook generally has the best nfl spreads', { byBook: 'best_price', league: 'NFL', market: 'spread' }],
    ['which app is best', { byBook: 'best_price' }],
    ['which book is the worst', { byBook: 'best_price', order: 'shortest' }],
    ['is bovada ever best price', { byBook: 'best_price', books: ['Bovada'] }],
    ['i only have DK FD and MGM, which one is best for nfl', { byBook: 'best_price', league: 'NFL', books: OWN }],
    ['only got draftkings fanduel and mgm. which one', { byBook: 'best_price', books: OWN }],
    ['which book is slowest', { byBook: 'age', order: 'oldest' }],
    ['which book has the freshest prices', { byBook: 'age', order: 'newest' }],
  ])('%s', (text, input) => {
    expect(inputsOf(text)).toMatchObject([input]);
  });

  it.each([
    ['which book has the lowest vig', { mains: true, order: 'lowest_hold' }],
    ['who has the lowest juice overall', { mains: true, order: 'lowest_hold' }],
    ['which book has the worst vig on nba totals', { league: 'NBA', market: 'total', order: 'highest_hold' }],
    ['what hold does the nfl moneyline have', { league: 'NFL', market: 'moneyline' }],
    ['whats the vig on nhl', { league: 'NHL', mains: true }],
    ['how much juice do they take on nfl spreads', { league: 'NFL', market: 'spread' }],
  ])('%s: is what they keep', (text, input) => {
    expect(inputsOf(text)).toMatchObject([{ byBook: 'hold', ...input }]);
  });

  it.each([
    ['which book has the best odds on the chiefs'],
    ['which book has the best bonus'],
    ['which book is sharpest'],
  ])('is not asked of a game, a bonus or who knows most: %s', (text) => {
    const { plan } = demo.talk(text);
    expect(JSON.stringify(plan)).not.toContain('byBook');
  });
});

const OWN = ['DraftKings', 'FanDuel', 'BetMGM'];

describe('a ranking of books that is gone on with', () => {
  const before = 'which book is usually best for totals';
  it.each([
    [[before, 'and worst'], { market: 'total', order: 'shortest' }],
    [[before, 'and worst', 'for nhl?'], { market: 'total', order: 'shortest', league: 'NHL' }],
    [[before, 'only spreads'], { market: 'spread' }],
    [['what hold does the nfl moneyline have', 'and the spread?'], { byBook: 'hold', league: 'NFL', market: 'spread' }],
    [['what hold does the nfl moneyline have', 'n the worst'], { byBook: 'hold', order: 'highest_hold' }],
    [[before, 'what hold does the moneyline have'], { byBook: 'hold', market: 'moneyline' }],
    [['is bovada ever best price', 'how bout mgm'], { byBook: 'best_price', books: ['BetMGM'] }],
  ])('%j', (texts, input) => {
    expect(inputsOf(...texts)).toMatchObject([input]);
  });
});
