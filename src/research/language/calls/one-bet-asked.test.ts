import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let talk: Awaited<ReturnType<typeof demoTalk>>['talk'];
beforeAll(async () => {
  ({ talk } = await demoTalk());
});

const betsOf = (...texts: string[]): object[] => {
  const { plan } = talk(...texts);
  return plan?.kind === 'calls'
    ? plan.calls.flatMap(({ input }) => ('bets' in input ? (input.bets as object[]) : []))
    : [];
};

describe('one bet that is named with a question whether it is good', () => {
  it.each([
    ['Is the draw in Wolverhampton at Liverpool a good bet?', { market: 'moneyline', side: 'draw' }],
    ['any value in liverpool and wolves ending level', { market: 'moneyline', side: 'draw' }],
    ['is the tie in city v united worth it', { market: 'moneyline', side: 'draw' }],
    ['Is Avalanche moneyline at Stars a good bet?', { market: 'moneyline', side: 'away' }],
    ['is the under in packers at seahawks a good play', { market: 'total', side: 'under' }],
    ['is james cook anytime touchdown a good bet', { market: 'prop:player_anytime_td', side: 'yes' }],
    ['thinking of backing max holloway against paddy, smart or dumb', { market: 'moneyline', side: 'away' }],
    [
      'fd has taylor fritz at minus 140 over fonseca, do i take that',
      { market: 'moneyline', side: 'away', price: '-140' },
    ],
    ['would you lay 140 with fritz against fonseca', { market: 'moneyline', side: 'away', price: '-140' }],
    ['so theres a 71.5 rushing yard line on Jacobs today. Over worth a bet', { side: 'over', line: 71.5 }],
    ['would u bet jacobs to run for 72 or more', { market: 'prop:player_rush_yds', side: 'over', line: 71.5 }],
  ])('is that bet and no other: %s', (text, bet) => {
    expect(betsOf(text)).toMatchObject([bet]);
  });

  it.each(['any good bets on the draw in liverpool wolves', 'best under today', 'are nfl dogs a good bet today'])(
    'is none where bets are searched for: %s',
    (text) => {
      expect(talk(text).plan?.kind).toBe('picks');
    },
  );

  it('is another one behind a first, and not the first once more', () => {
    expect(betsOf('is over 47.5 in lions bills good', 'what if i go the other way on that total')).toMatchObject([
      { side: 'under', line: 47.5 },
    ]);
    expect(betsOf('is james cook over 82.5 rushing yards good', 'him to score, worth it?')).toMatchObject([
      { market: 'prop:player_anytime_td', side: 'yes' },
    ]);
  });
});

describe('a teaser of one side', () => {
  it('is none of its teased number alone', () => {
    const { plan } = talk('Should I tease the Ravens down to -1.5?');
    expect(
      plan?.kind === 'calls' && plan.calls.some(({ tool, input }) => tool === 'price_bets' && !('teaser' in input)),
    ).toBe(false);
  });
});

describe('one side of the numbers of several players', () => {
  it.each([
    'which over do you like most.. wemby 24.5 pts, jokic 27.5 pts',
    'pick one over, points: wembanyama 24.5 or jokic 27.5',
    'out of wemby 24.5 and jokic 27.5 points overs whats your favorite',
    'two point overs, wemby 24.5, jokic 27.5, which is the strongest',
  ])('is that of each: %s', (text) => {
    expect(betsOf(text)).toMatchObject([
      { market: 'prop:player_points', side: 'over', line: 24.5, player: 'Victor Wembanyama' },
      { market: 'prop:player_points', side: 'over', line: 27.5, player: 'Nikola Jokic' },
    ]);
  });
});
