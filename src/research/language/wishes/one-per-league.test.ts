import { describe, expect, it } from 'vitest';
import { readAmounts } from '../calls/amounts.ts';
import { readWords } from '../calls/read-words.ts';
import { readParts } from './read-parts.ts';
import { toWish } from './wish.ts';

function wishOf(text: string) {
  const tokens = readWords(text);
  return toWish(readParts({ tokens, amounts: readAmounts(tokens), mentions: [], times: new Map() }));
}

describe('legs of several leagues', () => {
  it.each([
    ['4 legs, one from nba one nhl one cfb one nfl', 4],
    ['4 leg parlay 1 nba 1 nhl 1 college fb 1 nfl', 4],
    ['parlay with an nfl leg and an nba leg', 2],
    ['one nfl one nba parlay', 2],
    ['parlay: one soccer one nba one ufc leg', 3],
    ['nba nhl and nfl parlay one leg each', 3],
    ['3 legger with one each from the nba nhl and nfl', 3],
    ['make me a parlay w a leg from each of nba nhl and tennis', 3],
    ['an nba leg plus an nfl leg plus an nhl leg', 3],
    ['3 leg parlay, nba nhl nfl', 3],
  ])('%s: one of each', (text, legs) => {
    expect(wishOf(text)).toMatchObject({ perLeague: true, legs });
  });

  it.each(['4 leg parlay from the nba and nhl', 'nba and nfl parlay', '2 nba and 1 nhl pick', 'nba parlay 3 legs'])(
    '%s: of any of them',
    (text) => {
      expect(wishOf(text).perLeague).toBe(false);
    },
  );
});
