import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, talk } = await demoTalk();

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
