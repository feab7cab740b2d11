import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, callsOf } = await demoTalk();

describe('what is asked of betting in general is told, whoever is named beside it', () => {
  it.each([
    ['is it better to bet now or wait till kickoff', 'timing'],
    ['best time to bet the lions game', 'timing'],
    ['my buddy says always take the over in primetime games. true? vikings falcons is on tonight', 'sayings'],
    ['do overs hit more in prime time', 'sayings'],
    ['is it dumb to bet on my own team, im a giants fan', 'fan_bias'],
    ['i won $80 last night and i want to put it all on the lakers tomorrow. good idea or nah', 'winnings'],
    ['why do two books have different numbers for the same game', 'books_differ'],
    ['is a same game parlay a bad idea? everyone at work does them', 'parlay_sense'],
    ['is +EV a real thing or just something youtube guys sell', 'tipsters'],
    ['why are there 3 moneylines in soccer', 'half_points'],
    ['do favorites usually win in hockey', 'favorites'],
    ['is there any bet you cant lose', 'guarantee'],
    ['how much of my paycheck should i bet', 'bet_size'],
    ['are props easier to beat than sides', 'prop_sense'],
    ['can anyone make a living doing this', 'living'],
  ])('%s', (text, of) => {
    expect(callsOf(text)).toEqual([{ tool: 'look_up', input: { topic: { kind: 'about', of } } }]);
  });

  it('which book to sign up with: with the books of the state that is named', () => {
    expect(callsOf("which sportsbook should i sign up for first? i'm in ohio")).toMatchObject([
      { input: { topic: { of: 'which_book' } } },
      { input: { topic: { kind: 'books', state: 'OH' } } },
    ]);
  });

  it('a stake that is said is told in the bankroll that it fits', () => {
    const { plan, isCharged } = talk(
      'my husband wants to put $50 on the lions tonight, is that a lot for a first bet?',
    );
    expect(isCharged).toBe(false);
    expect(plan).toMatchObject({ kind: 'say', text: expect.stringContaining('$50.00 fits $2,500.00 to $5,000.00') });
  });
});

describe('a bet, a price or a term that is asked for is none of it', () => {
  it('books that are refused for the picks are no question which to join', () => {
    expect(talk('gimme 3 picks no fanduel or caesars lol').plan).toMatchObject({
      kind: 'picks',
      reading: { excluded: { books: ['FanDuel', 'Caesars'] } },
    });
  });

  it.each([
    'bills +4.5 now or later',
    'should i take the bills now or wait for +6',
    'which book has the best price on the lions',
    'is a parlay of the lions and bills smart',
    'explain same game parlays to me',
    'best overs in prime time tonight',
    'lions ml or bills +4.5',
  ])('%s', (text) => {
    expect(JSON.stringify(talk(text).plan)).not.toMatch(/"kind":"about"/);
  });
});

describe('picks that are asked for with what they are to be are no lesson', () => {
  it.each([
    ['nothing before 9pm, any sport, plus money, three picks i can bet at betmgm'],
    ['anything tonight, any league, no favorites over -150, 2 picks i can take'],
    ['four bets for tomorrow, whatever sport, plus money'],
  ])('%s', (text) => {
    const { plan, reading } = talk(text);
    expect(plan?.kind ?? reading.intent).toBe('picks');
  });
});
