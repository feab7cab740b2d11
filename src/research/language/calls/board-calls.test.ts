import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, talk } = await demoTalk();
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

describe('the board of a market', () => {
  it.each(['What is the hold on the Bills moneyline?', 'vig on bills ml', "what's the margin on the Bills moneyline"])(
    'is of both sides where its hold is asked for: %s',
    (text) => {
      const [call] = callsOf(text);
      expect(call).toMatchObject({ tool: 'show_board', input: { market: 'moneyline' } });
      expect(call?.input).not.toHaveProperty('side');
    },
  );

  it('is of the side that is named where its price is asked for', () => {
    expect(callsOf('best price on the Bills moneyline')[0]?.input).toHaveProperty('side');
  });
});

describe('what is wanted beside what a message says of its writer', () => {
  it.each([
    'I bet at DraftKings and my bankroll is $2000. Best NBA bets',
    'My bankroll is $500. NBA bets',
    'any nfl plays?',
  ])('is picks: %s', (text) => {
    const { plan } = talk(text);
    expect(plan === null || plan.kind === 'picks').toBe(true);
  });

  it('is the games where who plays is asked', () => {
    expect(callsOf('who plays tonight in the nba')).toMatchObject([{ tool: 'find_games' }]);
  });
});
