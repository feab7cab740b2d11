import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';
import { robinSizesIn } from './robin-sizes.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});
const calcOf = (...texts: string[]) => demo.calcsOf(...texts)[0];

describe('a sum among words that say nothing to it', () => {
  it.each([
    ['+320, $75 risk, do the math for me pls', { kind: 'payout', price: '+320', stakeCents: 75_00 }],
    ['price is -145. i want to clear 200 on top of my bet. how big do i go', { price: '-145', toWinCents: 200_00 }],
    ['whats the risk amount on a -145 if the to win box should say 200', { price: '-145', toWinCents: 200_00 }],
    ['120 to win at -160 is how much down', { price: '-160', toWinCents: 120_00 }],
    ['put 75 to win at +200, what do i get', { price: '+200', stakeCents: 75_00 }],
    [
      'if i string together -110, +150, -200 and throw 25 at it and they all hit whats it pay',
      { kind: 'parlay', prices: ['-110', '+150', '-200'], stakeCents: 25_00 },
    ],
    ['full kelly on a 55 percenter at even money, roll is 2k', { kind: 'kelly', chance: 0.55, bankrollCents: 2000_00 }],
    [
      '0 for 8 with a 54% win rate, whats the probability of that',
      { kind: 'streak', chance: 0.54, bets: 8, length: 8 },
    ],
    ['i win 54% long run. odds my next 8 all lose?', { kind: 'streak', chance: 0.54, bets: 8, length: 8 }],
    ['euro site shows 2.40 what is that in our odds', { kind: 'convert', price: '2.40' }],
    ['how many 3 leggers can i make from 6 teams and whats it cost at 2 each', { kind: 'round_robin', size: 3 }],
    [
      'is 310 a fair cash out when the ticket comes back 520 and i figure its 65 percent to win',
      { kind: 'cash_out', returnsCents: 520_00, offerCents: 310_00, chance: 0.65 },
    ],
    [
      'take 200 now or wait on 450 with like a 50% shot',
      { kind: 'cash_out', returnsCents: 450_00, offerCents: 200_00 },
    ],
  ])('%s', (text, calc) => {
    expect(calcOf(text)).toMatchObject(calc);
  });

  it.each([['3 units on a $1,500 bankroll at 1% a unit'], ['if a unit is 1% of 1500 whats 3u']])('%s', (text) => {
    expect(demo.talk(text).plan).toMatchObject({ text: expect.stringContaining('$45.00') });
  });
});

describe('a bet that is held, and a price of its other side', () => {
  const HELD = 'I have $50 on a team at +600 and the other side is now -180. How much do I bet on the other side';
  const EVEN = `${HELD} for the same profit either way?`;
  const HEDGE = { kind: 'hedge', stakeCents: 50_00, price: '+600', hedgePrice: '-180' };

  it.each([
    [EVEN],
    ['got 50 down at +600. other guys are -180 now. what do i put on em to make the same'],
    ['whats the equal profit hedge: $50 future @ +600, opposing team in the final now -180'],
  ])('%s', (text) => {
    expect(demo.calcsOf(text)).toEqual([HEDGE]);
  });

  it.each([
    ['i just want my 50 back if it loses tho'],
    ['forget equal, only cover my stake'],
    ['how small can the hedge be so the worst case is zero'],
    ['enough on the other side so i end at 0 if my ticket dies, how much is that'],
  ])('%s: no more than nothing is to be lost', (text) => {
    expect(demo.calcsOf(EVEN, text)).toEqual([{ ...HEDGE, profitCents: 0 }]);
    expect(demo.calcsOf(`${HELD} so that I break even if my first bet loses?`)).toEqual([{ ...HEDGE, profitCents: 0 }]);
  });

  it('is none where an amount is split', () => {
    const split = 'whats the right breakdown of $1,000 between +130 and -115, opposite sides, equal profit';
    expect(calcOf(split)).toEqual({ kind: 'arbitrage', prices: ['+130', '-115'], totalCents: 1000_00 });
  });
});

describe('another number of the sum before, whatever is told beside it', () => {
  const PAYOUT = 'What does $50 at +240 pay?';
  const KELLY = 'With a $3,000 bankroll, how much is a full Kelly bet on a 58% chance at -110?';
  const RUIN = 'I bet $50 per game at -110, win 54% of the time and have a $1,000 bankroll. What is my risk of ruin?';
  const EV = 'What is the expected value of a $50 bet at -105 with a 54% chance?';
  const ROBIN = 'round robin of 5 teams by 2s at $5 each';
  const CLV = 'I bet a team at +105 and it closed at -115. How much clv is that?';

  it.each([
    [PAYOUT, 'found some extra cash, so whats it come to for 120', { stakeCents: 120_00 }],
    ['How much do I have to bet at -145 to win $200?', 'ok greedy, 300', { toWinCents: 300_00 }],
    [KELLY, 'thats nuts, quarter kelly?', { fraction: 0.25 }],
    [KELLY, 'i dont have the stomach for full, lets say quarter', { fraction: 0.25 }],
    [KELLY, 'too spicy for me, what is it at a fourth of that', { fraction: 0.25 }],
    [RUIN, 'cut the bet in half', { stakeCents: 25_00, units: 40 }],
    [RUIN, 'if i had 2k', { bankrollCents: 2000_00, stakeCents: 50_00, units: 40 }],
    [RUIN, 'thats too much. with $25 bets?', { kind: 'ruin', stakeCents: 25_00 }],
    [EV, 'times 40 a month', { kind: 'bet_run', bets: 40, stakeCents: 50_00 }],
    [EV, 'per month thats what, im doing about 40', { kind: 'bet_run', bets: 40 }],
    [ROBIN, 'by 3s?', { size: 3, stakeCents: 5_00 }],
    [ROBIN, 'what about trebles instead of doubles', { size: 3 }],
    [ROBIN, 'add a team', { prices: Array(6).fill('-110'), size: 2 }],
    [CLV, 'it ended up at -130 actually, i looked at the wrong one', { price: '+105', closePrice: '-130' }],
    [CLV, 'what if i got +110', { price: '+110', closePrice: '-115' }],
    [
      '$25 parlay of three legs at -110, +150 and -200',
      'and a fourth leg at -130',
      { prices: ['-110', '+150', '-200', '-130'] },
    ],
    ['$100 at -130 pays what', 'what about if i had to lay 145', { price: '-145', stakeCents: 100_00 }],
  ])('%s | %s', (before, text, calc) => {
    expect(calcOf(before, text)).toMatchObject(calc);
  });

  it.each([
    [PAYOUT, 'best bets tonight at +120 or better'],
    [PAYOUT, 'who plays tonight'],
    [KELLY, 'what does half kelly mean'],
  ])('%s | %s: something else is asked', (before, text) => {
    expect(demo.talk(before, text).plan).not.toMatchObject({ calls: [{ tool: 'calculate' }] });
  });
});

it.each([
  ['by 2s', [2]],
  ['in threes', [3]],
  ['trebles instead of doubles', [2, 3]],
  ['same five teams but three teamers', [3]],
  ['groups of 4', [4]],
  ['with 3 legs', []],
  ['one 3 leg parlay', []],
])('%s: legs of each parlay', (text, sizes) => {
  expect(robinSizesIn(text)).toEqual(sizes);
});
