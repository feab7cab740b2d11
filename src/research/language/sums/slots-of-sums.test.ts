import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, talk } = await demoTalk();
const calcsOf = (...texts: string[]) => callsOf(...texts).map(({ input }) => (input as { calc: object }).calc);
const saidOf = (...texts: string[]) => {
  const { plan, isCharged } = talk(...texts);
  if (plan?.kind !== 'say' || isCharged) throw new Error(`nothing was said: ${JSON.stringify(plan)}`);
  return plan.text;
};

describe('a cash-out', () => {
  it.each([
    ['dk offering me 68 cash out on a 25 dollar ticket pays 140, chimaev ML is last leg. take it?', 14000, 6800],
    ['my ticket is $25 to return 140. only chimaev left. book offers 68 cash. is 68 fair', 14000, 6800],
    ['caesars giving me 90 for my 30 to win 150 ticket. pistons ml left. take or ride?', 18000, 9000],
    ['mgm wants to buy me out for 75, ticket pays 200 and the bills still have to win', 20000, 7500],
    ['bills and lions already hit, just need the celtics ml, ticket pays 250, cashout 120', 25000, 12000],
    ['parlay hit 3 of 4, needs nuggets ml. returns $480. cash out is $300 should i', 48000, 30000],
  ])('has the stored chance of what is left: %s', (text, returnsCents, offerCents) => {
    const [calc] = calcsOf(text);
    expect(calc).toMatchObject({ kind: 'cash_out', returnsCents, offerCents, chance: expect.any(Number) });
  });

  it('names the last leg, and not a leg that has hit', () => {
    const [one] = calcsOf('bills and lions already hit, just need the celtics ml, ticket pays 250, cashout 120');
    const [other] = calcsOf('ticket pays 250, cashout 120, celtics ml left');
    expect(one).toEqual(other);
  });

  const OFFER = 'dk offering me 68 cash out on a 25 dollar ticket pays 140, chimaev ML is last leg. take it?';
  it.each([
    ['i asked about the CASHOUT. 68 now or 140 if he wins. do the math', expect.closeTo(0.494, 2)],
    ['if he wins 49% of the time and pays 140, whats it worth', 0.49],
    ['0.49 x 140 = 68.60 so 68 is bout even right', 0.49],
  ])('goes on: %s', (text, chance) => {
    expect(calcsOf(OFFER, text)).toEqual([{ kind: 'cash_out', returnsCents: 14000, offerCents: 6800, chance }]);
  });

  it('is of the bet that was spoken of, with the stake that is said or was', () => {
    expect(calcsOf('should i bet $50 on the lions ml', 'so whats my 50 worth if i could sell it now')).toEqual(
      calcsOf('should i bet $50 on the lions ml', 'what would a fair cash out be on that'),
    );
  });

  it('says what is missing, and searches for nothing', () => {
    expect(saidOf('whats my bet worth')).toContain('What does it pay');
    expect(saidOf('i got vikings +3.5 -110 $200', 'whats my ticket worth rn')).toContain('how often it wins');
  });
});

describe('a hedge of what is held', () => {
  const ACES =
    'hedge help: 3 leg parlay $20 to win 240, first 2 hit, last leg is Aces ML tonite. how much on liberty to lock smth';
  it.each([
    [[ACES], { bet: 'Aces moneyline', hedgeBet: 'Liberty moneyline', stakeCents: 2000, returnsCents: 26000 }],
    [
      [ACES, 'ok -153. to make same money whoever wins how much do i put, i only risked 20'],
      { bet: 'Aces moneyline', stakeCents: 2000, returnsCents: 26000, hedgePrice: '-153' },
    ],
    [
      ['my bills bet is 50 at +105. lions ml -172. how much lions to lose nothing'],
      { bet: 'Bills moneyline', stakeCents: 5000, price: '+105', hedgePrice: '-172', profitCents: 0 },
    ],
    [
      ['i got vikings +3.5 -110 $200', 'if i hedge w falcons ml how much for same payout both ways'],
      { bet: 'Vikings +3.5', hedgeBet: 'Falcons moneyline', stakeCents: 20000, price: '-110' },
    ],
    [
      ['i have the bills ml for 100 at +150', 'how much on detroit so i cant lose'],
      { bet: 'Bills moneyline', hedgeBet: 'Lions moneyline', stakeCents: 10000, price: '+150' },
    ],
    [
      ['ticket is 15 to win 300, last leg chimaev. hedge with whoever hes fighting, even both ways'],
      { bet: 'Khamzat Chimaev moneyline', stakeCents: 1500, returnsCents: 31500 },
    ],
    [
      ['hit first 3 legs, $25 to win 900, just nuggets ml tonight. how much on detroit to walk with the same'],
      { bet: 'Nuggets moneyline', hedgeBet: 'Pistons moneyline', stakeCents: 2500, returnsCents: 92500 },
    ],
  ])('%s', (texts, calc) => {
    expect(calcsOf(...texts)).toMatchObject([{ kind: 'hedge', ...calc }]);
  });
});

describe('one amount on both sides of one line', () => {
  it.each([
    ['over 105 under 104, how do i split 500 so i win either way', ['+105', '+104'], 50000],
    ['woody marks over 76.5 +105 at 365 and under 76.5 +104 at caesars, split 500 between em', ['+105', '+104'], 50000],
    ['over 1.5 -124 and under +140 thats free money? how much each for 300', ['-124', '+140'], 30000],
    ['under 220.5 is +105 at mgm and over is +103 at espn bet. divide 1000', ['+105', '+103'], 100000],
    ['one side +120 other side -110, 400 total, how much on each so its the same', ['+120', '-110'], 40000],
  ])('is split, and no middle: %s', (text, prices, totalCents) => {
    expect(calcsOf(text)).toMatchObject([{ kind: 'arbitrage', prices, totalCents }]);
  });

  it('is split anew by the prices that were said', () => {
    const first = 'over 1.5 -124 and under +140 thats free money? how much each for 300';
    expect(calcsOf(first, 'but they cant both win its over or under lol. 400 TOTAL split it')).toEqual([
      { kind: 'arbitrage', prices: ['-124', '+140'], totalCents: 40000 },
    ]);
  });

  it('says of two numbers that no margin wins both that they are no middle', () => {
    expect(saidOf('middle -3 -118 and +3.5 -110, 110 each')).toContain(
      'A win by exactly 3 hands back the -3 and wins the +3.5',
    );
    expect(calcsOf('middle -2.5 -118 and +3.5 -110, 110 each')).toMatchObject([{ kind: 'middle' }]);
  });

  it('is left a middle where two lines are named', () => {
    expect(calcsOf('took over 44 -110 for 100, can get under 47.5 -110')).toMatchObject([{ kind: 'middle' }]);
  });
});

describe('what a stake pays', () => {
  it.each([
    [['what do i win if it hits, 35 at -140'], { price: '-140', stakeCents: 3500 }],
    [['steph over 22.5', 'no thats one bet. how much do i win. 75 at -118'], { price: '-118', stakeCents: 7500 }],
    [['how much would i collect with 15 on +600'], { price: '+600', stakeCents: 1500 }],
    [['50 bucks -110 what do i get back if it lands'], { price: '-110', stakeCents: 5000 }],
    [
      ['stephen curry points', 'i like over 22.5. if i bet 75 at fanduel wat do i win'],
      { bet: 'Stephen Curry over 22.5 points', price: '-118', stakeCents: 7500 },
    ],
    [['how much do i bet to win 100 at -110'], { price: '-110', toWinCents: 10000 }],
    [['me and 3 buddies each put 25 on a +340, how much does each guy get'], { price: '+340', stakeCents: 2500 }],
  ])('%s', (texts, calc) => {
    expect(calcsOf(...texts)).toMatchObject([{ kind: 'payout', ...calc }]);
  });

  it('is that of the whole parlay where a leg is added to it', () => {
    const [call] = callsOf('lions ml, celtics ml, nuggets ml parlay', 'make it 4, add paddy. and whats 25 bucks pay');
    const legs = Array.from({ length: 4 }, () => expect.any(Object));
    expect(call).toMatchObject({ tool: 'build_parlay', input: { stakeCents: 2500, priceOnly: true, legs } });
  });
});

describe('units, rolls and runs', () => {
  it.each([
    [['0.25 units how much is that if my unit is 40'], '0.25 units at $40.00 a unit are $10.00.'],
    [['what is 0.75u if 1u = $60'], '$45.00'],
    [['my unit is $40', 'whats half a unit in dollars'], '$20.00'],
    [
      ['my unit is $40', 'whats the quarter unit in dollars, and if puck goes under how much i lose'],
      'that $10.00 is all you lose',
    ],
    [['prob of at least one of 3 at 30 percent each'], '65.7%'],
    [['chance at least one of my 5 longshots at 15% hits'], '55.6%'],
  ])('%s', (texts, answer) => {
    expect(saidOf(...texts)).toContain(answer);
  });

  it.each([
    [['my bankroll is $1500', 'if i just flat bet 2% whats that in dollars'], 150000, 3000],
    [['2 percent flat of my 1500'], 150000, 3000],
    [['roll is 900, 45 a bet, how many losses in a row before its gone'], 90000, 4500],
  ])('%s', (texts, bankrollCents, stakeCents) => {
    expect(calcsOf(...texts)).toEqual([{ kind: 'stake_plan', bankrollCents, stakeCents }]);
  });

  it('has the chance of a run right away, and not of one among many bets', () => {
    expect(calcsOf('50% win rate odds of losin 8 straight')).toEqual([
      { kind: 'streak', chance: 0.5, bets: 8, length: 8 },
    ]);
  });

  it.each([
    [['no game just compare the juice, -108/-112 vs -115/-105']],
    [['whats the hold on -115/-105', 'do -4.5 -108 / -112 too which is cheaper']],
  ])('says which of two margins is less: %s', (texts) => {
    const { plan } = talk(...texts);
    expect(plan).toMatchObject({ kind: 'calls', assumed: [expect.stringContaining('the better one')] });
    expect(calcsOf(...texts)).toHaveLength(2);
  });
});

it.each(['is lions ml worth it', 'should i take the celtics -140', 'is chimaev worth 50 bucks'])(
  'leaves to be judged what asks for a verdict: %s',
  (text) => {
    expect(talk(text).plan).toMatchObject({ kind: 'calls', calls: [{ tool: 'price_bets' }] });
  },
);
