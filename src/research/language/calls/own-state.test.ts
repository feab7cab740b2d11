import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, talk } = await demoTalk();

describe('a state is none of the teams that go by its name', () => {
  it.each([
    ['nfl spread middles with new jersey books', { kind: 'middles', league: 'NFL', market: 'spread' }],
    ['no.. middles. nfl spreads only, new jersey books', { kind: 'middles', league: 'NFL', market: 'spread' }],
    [
      'not the devils lol. im IN nj. nfl spread middles w/ books legal there',
      { kind: 'middles', league: 'NFL', market: 'spread' },
    ],
    ['ok just show low hold nfl spreads for new jersey', { kind: 'low_hold', league: 'NFL', market: 'spread' }],
    ['colorado here, arbs in nhl', { kind: 'arbitrage', league: 'NHL' }],
  ])('%s', (text, input) => {
    const [call] = callsOf(text);
    expect(call).toMatchObject({ tool: 'scan_prices', input });
    expect(call?.input).not.toHaveProperty('eventId');
  });

  it.each([
    ['nfl spread middles with new jersey books', 'NJ'],
    ['michigan books only, nba moneylines tonight', 'MI'],
    ['low hold nfl spreads for new jersey', 'NJ'],
    ['top 3 bets this week, only books i can use in nj', 'NJ'],
    ['best bets i can make in new jersey', 'NJ'],
    ['best nba bets tonight at pa books', 'PA'],
  ])('and it is kept: %s', (text, state) => {
    expect(talk(text).reading.memory).toMatchObject({ state });
  });

  it.each(['top 3 bets this week, only books i can use in nj', 'best bets i can make in new jersey'])(
    'and picks are still asked for: %s',
    (text) => expect(talk(text).plan).toMatchObject({ kind: 'picks' }),
  );

  it('a team stays a team', () => {
    expect(callsOf('new jersey vs penguins price')).toMatchObject([
      { tool: 'show_board', input: { market: 'moneyline' } },
    ]);
  });
});
