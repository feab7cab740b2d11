import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const demo = await demoTalk();
const { calcsOf, notesOf } = demo;

describe('the bet that a boost is best used on', () => {
  it.each([
    'got a 30% profit boost at draftkings, max bet 25. whats the best nfl bet to use it on',
    '30% boost on dk up to 25 bucks, which nfl bet should i use it on',
    'what should i use my 30% draftkings profit boost on, nfl, $25 max',
    'where should i use a 30 percent profit boost dk $25 nfl game',
    'got a 30% profit boost on dk for any nfl game, max 25 bet. what should i use it on',
  ])('is told with what it pays boosted and is worth: %s', (text) => {
    expect(calcsOf(text)).toMatchObject([{ kind: 'boost', boost: 0.3, stakeCents: 25_00 }]);
    expect(notesOf(text)).toMatch(
      /^Use it on .+ at DraftKings: boosted it pays [+-]\d+, wins .+ on \$25\.00\. Next best: .+ and .+\./,
    );
  });

  it('is a favorite or an underdog where that is what it is for', () => {
    const favorite = calcsOf('40% profit boost at fanduel for any nhl favorite tonight, best use');
    expect(favorite).toMatchObject([{ kind: 'boost', boost: 0.4, chance: expect.any(Number) }]);
    expect(Number(favorite[0]?.chance)).toBeGreaterThan(0.5);
    const dog = calcsOf('40% profit boost at fanduel on an nhl dog tonight, best use');
    expect(Number(dog[0]?.chance)).toBeLessThan(0.5);
  });

  it('needs to be told how big the boost is', () => {
    expect(demo.talk('i got a profit boost at caesars, best nhl play for it?').plan).toMatchObject({ kind: 'say' });
  });
});

describe('a boost on a bet that is named', () => {
  it('is told first by what the stake wins and returns', () => {
    const text = 'bills ml with a 30% boost at draftkings what does 25 pay';
    expect(notesOf(text)).toMatch(/with the boost\. \$25\.00 wins \$\d+\.\d\d and returns \$\d+\.\d\d\./);
  });
});

describe('a stake behind two bets of which one was the better', () => {
  it.each(['ok 50 on that, what do i win', '50 on it what would it pay', 'put 50 on that, what do i get back'])(
    'is on that one, by its name: %s',
    (text) => {
      const [calc, ...others] = calcsOf('bills or lions, who do you like?', text);
      expect(calc).toMatchObject({ kind: 'payout', bet: expect.stringMatching(/moneyline|[+-]/), stakeCents: 50_00 });
      expect(others).toHaveLength(0);
    },
  );

  it('is on each of them by its name where that is said', () => {
    expect(calcsOf('bills ml or lions ml, which is better?', '20 on each what do i win')).toMatchObject([
      { kind: 'payout', bet: expect.any(String) },
      { kind: 'payout', bet: expect.any(String) },
    ]);
  });
});

describe('what is asked on of a bet for a boost', () => {
  const FIRST = '30% profit boost on fanduel up to 25 bucks, any game. where do i use it';

  it('names its game and its league', () => {
    expect(notesOf(FIRST)).toMatch(/^Use it on [^:]+\((.+ (@|vs) .+, )?[^()]+\), [+-]\d+ at FanDuel:/);
  });

  it.each([
    ['whats that worth in dollars', /^It is worth \+\$\d+\.\d\d on average on \$25\.00/],
    ['is it worth it', /^Yes: boosted to \S+ it makes you .* That is \+\$\d+\.\d\d on \$25\.00/],
  ])('is its worth, and no price of ours: %s', (text, told) => {
    expect(notesOf(FIRST, text)).toMatch(told);
  });

  it.each(['anything safer', 'what about a favorite'])('is a shorter price at the same book: %s', (text) => {
    expect(calcsOf(FIRST, text)).toMatchObject([{ kind: 'boost', boost: 0.3, stakeCents: 25_00 }]);
    expect(notesOf(FIRST, text)).toMatch(/ at FanDuel: .+ Only bets at \+100 or shorter are looked at/);
  });

  it('is not what tokens cost', () => {
    expect(demo.callsOf(FIRST, 'how much is a token')).toMatchObject([{ tool: 'look_up' }]);
  });
});
