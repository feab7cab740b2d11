import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();

const judged = (...texts: string[]) => {
  const { plan } = talk(...texts);
  if (plan?.kind !== 'calls') return [];
  return plan.calls.flatMap(({ input }) =>
    'bets' in input
      ? (input.bets as { market: string; side: string }[]).map(({ market, side }) => `${market} ${side}`)
      : [],
  );
};

const SPREADS = ['spread home', 'spread away'];
const TOTALS = ['total over', 'total under'];

describe('both sides of a market are judged where a side of it is asked for', () => {
  it.each([
    [['bucs giants who covers'], SPREADS],
    [['should i take the points or lay em in texans ravens'], SPREADS],
    [['celtics mavs who you got against the spread'], SPREADS],
    [['lions bills spread', 'which side'], SPREADS],
    [['what does the spread mean for the lions game', 'so who do you think covers it'], SPREADS],
    [['packers seahawks o/u which way'], TOTALS],
    [['vikings falcons over or under'], TOTALS],
    [['lakers thunder over under what do u think'], TOTALS],
    [['thoughts on the total in vikings falcons'], TOTALS],
    [['eagles bears spread whats your take'], SPREADS],
    [['eagles bears total', 'which way you leaning'], TOTALS],
    [['bills +4.5 worth it', 'and the total', 'which way'], TOTALS],
    [
      ['brunson points', 'over or under'],
      ['prop:player_points over', 'prop:player_points under'],
    ],
    [
      ['whos winning lions bills', 'which side you on'],
      ['moneyline home', 'moneyline away'],
    ],
  ])('%j', (texts, bets) => {
    expect(judged(...texts)).toEqual(bets);
  });

  it.each(['eagles bears over under', 'whats the over or under for the vikings game'])(
    'the name of a market chooses nothing: %s',
    (text) => {
      expect(talk(text).isCharged).toBe(false);
    },
  );
});

it('a side that gives points has none to take', () => {
  expect(talk('giants +pts vs bucs good?').plan).toMatchObject({
    assumed: [expect.stringMatching(/no points to take with Giants/)],
  });
  expect(talk('bills plus the points?').plan).toMatchObject({ assumed: [] });
});
