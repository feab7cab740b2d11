import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';
import type { Talked } from '../test-talk.ts';

/** A Saturday: the Vikings (favorites) at the Falcons, Jokic and Cunningham in one game, Durant and Wembanyama in another. */
const { talk } = await demoTalk();

const betsOf = ({ plan }: Talked): object[] => {
  if (plan?.kind !== 'calls') throw new Error(plan?.kind === 'say' ? plan.text : (plan?.kind ?? 'a search'));
  return plan.calls.flatMap(({ input }) => ('bets' in input ? (input.bets as object[]) : []));
};

describe('the side that the books have as favorite or underdog', () => {
  it.each([
    ['vikings falcons', 'the dog', { market: 'moneyline', side: 'home' }],
    ['falcons ml good?', 'fav then', { market: 'moneyline', side: 'away' }],
    ['vikings -6.5 good?', 'what about the underdog', { market: 'spread', side: 'home', line: 6.5 }],
    ['vikings falcons over 46 good?', 'underdog ml at +175', { market: 'moneyline', side: 'home', price: '+175' }],
  ])('is meant of the game of "%s" by "%s"', (first, then, bet) => {
    expect(betsOf(talk(first, then))).toMatchObject([bet]);
  });
});

describe('a number behind a bet with a line', () => {
  it.each([
    ['falcons +6.5 good?', 'at 7.5?', { market: 'spread', side: 'home', line: 7.5, price: null }],
    ['vikings -6.5 good?', 'and at 4.5', { market: 'spread', side: 'away', line: -4.5, price: null }],
    ['bruins habs under 6 -115', 'at 5.5?', { market: 'total', side: 'under', line: 5.5, price: null }],
    ['canelo ml', 'at 1.95', { market: 'moneyline', line: null, price: '1.95' }],
  ])('is another line of "%s": "%s"', (first, then, bet) => {
    expect(betsOf(talk(first, then))).toMatchObject([bet]);
  });
});

describe('what is asked of the game of a bet', () => {
  it('is its own movement, and no term', () => {
    const { plan } = talk('falcons ml good?', 'what does the line movement say');
    expect(plan).toMatchObject({ kind: 'calls', calls: [{ tool: 'line_moves', input: { market: 'moneyline' } }] });
  });

  it('is judged on no side that is not known', () => {
    const { plan } = talk('vikings falcons', 'fade the public there?');
    expect(plan).toMatchObject({ kind: 'say', text: expect.stringMatching(/^I have no counts of bets/) });
  });

  it('is of the game that is named once another was taken back', () => {
    expect(betsOf(talk('canelo ml good?', 'nvm hes out. falcons +6.5?'))).toMatchObject([{ side: 'home', line: 6.5 }]);
  });
});

describe('a stake on what was shown', () => {
  const calcsOf = ({ plan }: Talked): unknown[] =>
    plan?.kind === 'calls' ? plan.calls.map(({ input }) => ('calc' in input ? input.calc : null)) : [];

  it.each([
    ['falcons +6.5 -110 good?', '1.5u on it, my unit is 40', 6_000],
    ['falcons +6.5 -110 good?', '50 on it what does that pay', 5_000],
    ['falcons ml at fanduel price', 'put 80 on it what does it pay', 8_000],
  ])('behind "%s": "%s"', (first, then, stakeCents) => {
    expect(calcsOf(talk(first, then))).toMatchObject([{ kind: 'payout', stakeCents }]);
  });

  it('is of the one that the answer came to, and of each of several where it says so', () => {
    const one = calcsOf(talk('vikings -6.5 -110 or falcons ml +175', '2 units on that whats it win'));
    expect(one).toMatchObject([{ kind: 'payout', units: 2 }]);
    const found = calcsOf(talk('vikings -6.5 -110 or falcons ml +175', '2 units on each whats it win'));
    expect(found).toMatchObject([
      { kind: 'payout', units: 2 },
      { kind: 'payout', units: 2 },
    ]);
  });
});

describe('somebody else', () => {
  it.each([
    [
      'aaron jones anytime td +140 good?',
      'bijan at -135',
      { player: 'Bijan Robinson', market: 'prop:player_anytime_td' },
    ],
    ['wemby over 28.5 points', 'kd then', { player: 'Kevin Durant', market: 'prop:player_points', side: 'over' }],
    ['holloway over 1.5 rounds', 'paddy then +180', { market: 'moneyline', side: 'home', price: '+180' }],
  ])('behind "%s" is asked about in the same way: "%s"', (first, then, bet) => {
    expect(betsOf(talk(first, then))).toMatchObject([bet]);
  });

  it('is not judged where something else is asked of him', () => {
    expect(talk('wemby over 28.5 points', 'best kd props').plan).not.toMatchObject({ kind: 'calls' });
  });
});

describe('bets held against each other', () => {
  it('are what was shown and what is named beside it, in that order', () => {
    expect(betsOf(talk('dodgers -1.5 +130 monday', 'or the moneyline?'))).toMatchObject([
      { market: 'spread', line: -1.5 },
      { market: 'moneyline', side: 'home' },
    ]);
  });

  it('are of one kind, where only somebody else is named', () => {
    expect(betsOf(talk('aaron jones anytime td +140 good?', 'bijan at -135 better?'))).toMatchObject([
      { player: 'Aaron Jones', market: 'prop:player_anytime_td' },
      { player: 'Bijan Robinson', market: 'prop:player_anytime_td', price: '-135' },
    ]);
  });

  it('are both markets of whom the answer came to', () => {
    expect(betsOf(talk('cowboys ml or patriots ml', 'spread or ml'))).toMatchObject([
      { market: 'spread', side: 'away' },
      { market: 'moneyline', side: 'away' },
    ]);
  });

  it('are told of one by one, free, where one is pointed at', () => {
    const said = talk('jokic over 25.5 pts -115 or cade over 26.5 -110', 'the 2nd one');
    expect(said.plan).toMatchObject({ explains: 'why' });
    expect(betsOf(said)).toMatchObject([{ player: 'Cade Cunningham', side: 'over', line: 26.5 }]);
  });
});

describe('words of a market that mean another', () => {
  it('name who wins, where one of two is over the other', () => {
    expect(betsOf(talk('holloway over pimblett?'))).toMatchObject([{ market: 'moneyline', side: 'away' }]);
  });

  it('are no wish for draws', () => {
    expect(talk('arsenal ml', 'draw no bet?').plan).toMatchObject({ kind: 'say' });
  });
});
