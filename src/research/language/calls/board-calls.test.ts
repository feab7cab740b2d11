import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf } = await demoTalk();
const marketsOf = (...texts: string[]) =>
  callsOf(...texts).map(({ tool, input }) => [tool, 'market' in input ? input.market : null]);

describe('several markets in one question about prices', () => {
  it.each([
    ['all the books on the spread and the total for the eagles game', ['spread', 'total']],
    ['moneyline, spread and total across books for the eagles game', ['moneyline', 'spread', 'total']],
    ['nfl spreads and totals', ['spread', 'total']],
    ['all the books on the spread and the total', ['spread', 'total']],
    ['nfl moneylines', ['moneyline']],
  ])('each have a board: %s', (text, markets) => {
    expect(marketsOf(text)).toEqual(markets.map((market) => ['show_board', market]));
  });

  it('are those of the books that are named', () => {
    for (const { input } of callsOf('show me nba spreads and moneylines at draftkings'))
      expect(input).toMatchObject({ league: 'NBA', books: ['DraftKings'] });
  });
});
