import { describe, expect, it } from 'vitest';
import { testReading } from '../../slate/test-slate.ts';
import { askOfTwoGames } from '../test-two-games.ts';

describe('an acca of favourites', () => {
  it.each([
    'champions league acca of favourites tomorrow, what odds',
    'champions league accumulator of favorites tomorrow, what price',
    'champions league multi, favourites only, tomorrow - what does it pay',
    'accy of the champions league favs tomorrow',
    'acca of the favourites in the epl tomorrow, what odds',
    'ucl parlay of all the favorites tomorrow',
  ])('has every one of that competition and day: %s', (text) => {
    expect(askOfTwoGames(text, null)).toMatchObject({
      kind: 'picks',
      reading: { intent: 'parlay', side: 'favorite', markets: ['moneyline'], count: 10, window: { label: 'tomorrow' } },
    });
  });

  it.each([
    ['3 leg nhl accumulator of underdogs, what odds', 3],
    ['nfl parlay of favorites sunday', null],
    ['champions league 2 leg acca of favourites tomorrow', 2],
    ['nfl parlay of all the favorites sunday', 10],
    ["acca of all saturday's favorites", 10],
    ['parlay of every nhl favorite tomorrow', 10],
    ['3 leg nfl parlay of all the favorites sunday', 3],
    ['nfl parlay all favorites sunday', null],
  ])('has as many as are said: %s', (text, count) => {
    expect(askOfTwoGames(text, null)).toMatchObject({ kind: 'picks', reading: { intent: 'parlay', count } });
  });

  it('is no list of prices', () => {
    const asked = askOfTwoGames('champions league favourites tomorrow, what odds', testReading({}));
    expect(asked).toMatchObject({ kind: 'calls', calls: [{ tool: 'show_board' }] });
  });
});
