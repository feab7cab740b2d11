import { describe, expect, it } from 'vitest';
import type { Calculation } from '#contract/research/calculate.ts';
import { calculate } from '../../tools/calculate/calculate.ts';
import { asked, calcsOf, times } from './test-sums.ts';

/** Chances that were divided out, without the noise of binary fractions. */
const rounded = (calc: object) =>
  Object.fromEntries(
    Object.entries(calc).map(([key, value]) => [key, typeof value === 'number' ? Number(value.toFixed(9)) : value]),
  );

describe('a sum in other words', () => {
  it.each<[question: string, calc: Calculation]>([
    // A free bet that is hedged is no cash that is.
    [
      'convert a 100 dollar free bet if i use +300 and the hedge is -350',
      { kind: 'free_bet', faceCents: 10_000, price: '+300', hedgePrice: '-350' },
    ],
    [
      'free bet 100 at +400, hedge -500, how much',
      { kind: 'free_bet', faceCents: 10_000, price: '+400', hedgePrice: '-500' },
    ],
    [
      'hedge at -380 my 75 bonus bet on +320',
      { kind: 'free_bet', faceCents: 7_500, price: '+320', hedgePrice: '-380' },
    ],
    ['convert $75 bonus at +280/-330', { kind: 'free_bet', faceCents: 7_500, price: '+280', hedgePrice: '-330' }],
    ['how much is a 100 free bet worth at +400', { kind: 'free_bet', faceCents: 10_000, price: '+400' }],
    // So many legs at one price.
    ['each leg -110, 5 legs, 10 bucks', { kind: 'parlay', prices: times(5, '-110'), stakeCents: 1_000 }],
    ['4 legs all -115, 25 bucks, pays?', { kind: 'parlay', prices: times(4, '-115'), stakeCents: 2_500 }],
    ['two legs at -150 each for 100', { kind: 'parlay', prices: times(2, '-150'), stakeCents: 10_000 }],
    ['four leg parlay -105 each for fifty', { kind: 'parlay', prices: times(4, '-105'), stakeCents: 5_000 }],
    ['parlay of +150 -110 -200 for 40', { kind: 'parlay', prices: ['+150', '-110', '-200'], stakeCents: 4_000 }],
    ['parlay 3 legs each 55% at -110', { kind: 'parlay', prices: times(3, '-110'), chances: [0.55, 0.55, 0.55] }],
    [
      'round robin of 3 at +120 -110 +150, 2s, 20 each',
      { kind: 'round_robin', prices: ['+120', '-110', '+150'], size: 2, stakeCents: 2_000 },
    ],
    [
      'round robin +120 -110 +150 in 2s, 10 each',
      { kind: 'round_robin', prices: ['+120', '-110', '+150'], size: 2, stakeCents: 1_000 },
    ],
    // What a promotion takes at most, and adds at most.
    [
      '30% profit boost on +250 worth what with 50 max bet',
      { kind: 'boost', price: '+250', boost: 0.3, stakeCents: 5_000 },
    ],
    ['50% boost on +200, 25 max', { kind: 'boost', price: '+200', boost: 0.5, stakeCents: 2_500 }],
    [
      'boost 40 percent on -110 with a 100 stake, capped at 25 extra',
      { kind: 'boost', price: '-110', boost: 0.4, stakeCents: 10_000, mostExtraCents: 2_500 },
    ],
    ['odds boost from +200 to +260 with 25', { kind: 'boost', price: '+200', boost: 0.3, stakeCents: 2_500 }],
    // The edge and the price say how often it wins.
    [
      "what's risk of ruin with 3% edge 100 unit bankroll flat 1 unit +100",
      { kind: 'ruin', chance: 0.515, units: 100, price: '+100' },
    ],
    ['risk of ruin with 2% edge and 2% stakes', { kind: 'ruin', chance: 0.51, units: 50 }],
    [
      'ror with 1000 bankroll, 25 a bet, 56% at -110',
      { kind: 'ruin', chance: 0.56, units: 40, bankrollCents: 100_000, stakeCents: 2_500, price: '-110' },
    ],
    [
      'what should i bet if my edge is 5% at +100 and i have 1000',
      { kind: 'kelly', price: '+100', chance: 0.525, bankrollCents: 100_000 },
    ],
    [
      '1/8 kelly +120 50% bankroll 4000',
      { kind: 'kelly', price: '+120', chance: 0.5, fraction: 0.125, bankrollCents: 400_000 },
    ],
    ['kelly on +150 if its a coin flip', { kind: 'kelly', price: '+150', chance: 0.5 }],
    ['is +110 worth it if i win half the time', { kind: 'ev', price: '+110', chance: 0.5 }],
    [
      'expected value of 100 on -120 with a 58% chance',
      { kind: 'ev', price: '-120', chance: 0.58, stakeCents: 10_000 },
    ],
    // The writer's own price is the fair one.
    [
      'if vegas has -140 and i make it -150 how much do i bet w 1500',
      { kind: 'kelly', price: '-140', chance: 0.6, bankrollCents: 150_000 },
    ],
    ['my number is +100 book has +140, ev?', { kind: 'ev', price: '+140', chance: 0.5 }],
    // A bet that stands, and what goes against it.
    [
      'got 50 on a +900 future, other side is now -130, how much to lock it up',
      { kind: 'hedge', stakeCents: 5_000, price: '+900', hedgePrice: '-130' },
    ],
    [
      'i got 100 on +250, what price do i need on the other side to lock 50',
      { kind: 'hedge', stakeCents: 10_000, price: '+250', profitCents: 5_000 },
    ],
    [
      'bet 100 at +300 need to hedge at -200, how much just to break even on it',
      { kind: 'hedge', stakeCents: 10_000, price: '+300', hedgePrice: '-200', profitCents: 0 },
    ],
    [
      'i put 200 on +115, how much on -105 to arb it',
      { kind: 'hedge', stakeCents: 20_000, price: '+115', hedgePrice: '-105' },
    ],
    [
      'hedge a third of it at -130, i have 50 to win 500',
      { kind: 'hedge', stakeCents: 5_000, returnsCents: 55_000, hedgePrice: '-130', share: 1 / 3 },
    ],
    [
      'i have $30 at +2000, other team -180 in the final, whats the hedge to even out',
      { kind: 'hedge', stakeCents: 3_000, price: '+2000', hedgePrice: '-180' },
    ],
    [
      'book will give me 500 for my 100 at +900 ticket, its 55% now',
      { kind: 'cash_out', returnsCents: 100_000, chance: 0.55, offerCents: 50_000 },
    ],
    ['my ticket pays 400, hedge at +110', { kind: 'hedge', returnsCents: 40_000, hedgePrice: '+110' }],
    [
      'book offers 180 on my 25 to win 400, last leg is -140/+120',
      { kind: 'cash_out', returnsCents: 42_500, prices: ['-140', '+120'], offerCents: 18_000 },
    ],
    [
      'cashout 90, bet 20 to win 150, i give it 55%',
      { kind: 'cash_out', returnsCents: 17_000, chance: 0.55, offerCents: 9_000 },
    ],
    [
      'they offer me 210 cash out, ticket pays 350, team is at 55%',
      { kind: 'cash_out', returnsCents: 35_000, chance: 0.55, offerCents: 21_000 },
    ],
    ['beat the close? got +150, closed +135', { kind: 'clv', price: '+150', closePrice: '+135' }],
    // One amount over several prices.
    ['how would i split 300 between +150 and +160', { kind: 'dutching', prices: ['+150', '+160'], totalCents: 30_000 }],
    [
      'i want to win 100 no matter which of +300 and +500 hits',
      { kind: 'dutching', prices: ['+300', '+500'], profitCents: 10_000 },
    ],
    ['how do i split 500 between +140 and -120', { kind: 'arbitrage', prices: ['+140', '-120'], totalCents: 50_000 }],
    [
      'bet 110 on over 44 -110 and 100 under 47 -110, middle?',
      { kind: 'middle', price: '-110', stakeCents: 11_000, otherPrice: '-110', otherStakeCents: 10_000 },
    ],
    [
      'middle 55 each side at -110 -105',
      { kind: 'middle', price: '-110', stakeCents: 5_500, otherPrice: '-105', otherStakeCents: 5_500 },
    ],
    ['-118 both ways what hold is that', { kind: 'hold', prices: ['-118', '-118'] }],
    ['remove vig -180 +150 -> fair %', { kind: 'no_vig', prices: ['-180', '+150'] }],
    ['1x2 2.10 3.40 3.60 true probs', { kind: 'no_vig', prices: ['2.10', '3.40', '3.60'] }],
    ['dutch $45 on 5/2 4/1 9/1', { kind: 'dutching', prices: ['5/2', '4/1', '9/1'], totalCents: 4_500 }],
    ['any profit in +115 one book and -108 other book?', { kind: 'arbitrage', prices: ['+115', '-108'] }],
    // A price, a chance, a stake.
    ['american for 4.5', { kind: 'convert', price: '4.50' }],
    ['what does +320 imply', { kind: 'convert', price: '+320' }],
    ['what win % for -130', { kind: 'break_even', price: '-130' }],
    ['odds needed for 40%', { kind: 'convert', chance: 0.4 }],
    ['whats -145 in percent', { kind: 'convert', price: '-145' }],
    ['if i lay 220 to win 200 whats the odds on that', { kind: 'convert', price: '1.9091' }],
    ['50 bucks at 4/1', { kind: 'payout', price: '4/1', stakeCents: 5_000 }],
    ['7.50 at +900', { kind: 'payout', price: '+900', stakeCents: 750 }],
    ['a hundred on +150 wins what', { kind: 'payout', price: '+150', stakeCents: 10_000 }],
    ['5 units at -120 wins how many units', { kind: 'payout', price: '-120', units: 5 }],
    // A run of bets.
    [
      'how likely is a 10 game losing streak over 500 bets at 55%',
      { kind: 'streak', chance: 0.55, bets: 500, length: 10 },
    ],
    ['chance i drop 30% betting half kelly', { kind: 'drawdown', fraction: 0.5, level: 0.7 }],
    ['third kelly odds to fall to 50%', { kind: 'drawdown', fraction: 1 / 3, level: 0.5 }],
    ['need how many bets for a 5% edge at +100', { kind: 'sample_size', price: '+100', chance: 0.525 }],
    [
      '30-20 betting 50 a game at -110 how much am i up',
      { kind: 'record', won: 30, lost: 20, price: '-110', stakeCents: 5_000 },
    ],
    ['12 wins 8 losses at +120 roi', { kind: 'record', won: 12, lost: 8, price: '+120' }],
    ['record 18-22 at +150, 2 units each', { kind: 'record', won: 18, lost: 22, price: '+150', units: 2 }],
    ['2 team teaser at -120 if each leg hits 73%', { kind: 'teaser', price: '-120', legs: 2, chances: [0.73, 0.73] }],
    [
      '100 on +300 and +500 so i win same either way. how do i split',
      { kind: 'dutching', prices: ['+300', '+500'], totalCents: 10_000 },
    ],
    ['what % does -125 need', { kind: 'break_even', price: '-125' }],
    ['25 on three -110s what do i get', { kind: 'parlay', prices: times(3, '-110'), stakeCents: 2_500 }],
    [
      'ok i got -2.5 at -110 and +3.5 at -110 110 each, wats best n worst case',
      { kind: 'middle', price: '-110', stakeCents: 11_000, otherPrice: '-110', otherStakeCents: 11_000 },
    ],
    ['chance i lose 8 straight over 200 bets if i win 52%', { kind: 'streak', chance: 0.52, bets: 200, length: 8 }],
  ])('%s', (question, calc) => {
    const found = asked(question);
    expect(found).toMatchObject({ kind: 'calls', assumed: [] });
    const [only, ...others] = calcsOf(question);
    expect(others).toEqual([]);
    expect(only && ('chance' in only || 'level' in only) ? rounded(only) : only).toEqual(
      'chance' in calc || 'level' in calc ? rounded(calc) : calc,
    );
    expect(calculate({ calc }).ok).toBe(true);
  });

  it('says what it took for granted in reading', () => {
    const question = 'im addicted to these parlays lol they so fun. whats a 4 leg -110 parlay pay on 20';
    expect(calcsOf(question)).toEqual([{ kind: 'parlay', prices: times(4, '-110'), stakeCents: 2_000 }]);
    expect(asked(question)).toMatchObject({ assumed: ['-110 is taken as the price of each of the 4 legs.'] });
    expect(asked('break even for a 2 leg parlay at +260')).toMatchObject({
      assumed: ['+260 is taken as the price of all legs together.'],
    });
    expect(asked('what does a 3 leg parlay at +600 pay on 20')).toMatchObject({
      calls: [{ input: { calc: { kind: 'payout', price: '+600', stakeCents: 2_000 } } }],
      assumed: ['+600 is taken as the price of all legs together.'],
    });
    expect(asked('odds to win 6 in a row at 60%')).toMatchObject({
      calls: [{ input: { calc: { kind: 'streak', of: 'wins', bets: 6, length: 6 } } }],
      assumed: ['Over 6 bets, since no number of bets was named.'],
    });
    expect(asked('round robin by 2s with 4 picks at +100, 60 total')).toMatchObject({
      calls: [{ input: { calc: { stakeCents: 1_000 } } }],
      assumed: ['The stake in all is spread evenly over 6 parlays.'],
    });
    expect(asked("what's the true odds on a 2 leg parlay if each hits 60%")).toMatchObject({
      calls: [{ input: { calc: { kind: 'convert', chance: 0.6, legs: 2 } } }],
    });
  });

  it('names the numbers that it has no place for', () => {
    expect(asked('whats the breakeven at -115 with 300')).toMatchObject({
      calls: [{ input: { calc: { kind: 'break_even', price: '-115' } } }],
      assumed: ['I did not use “300”.'],
    });
    expect(asked('at 55% with half kelly whats the chance of a 20% drawdown')).toMatchObject({
      calls: [{ input: { calc: { kind: 'drawdown', fraction: 0.5, level: 0.8 } } }],
      assumed: ['I did not use “55%”.'],
    });
    expect(asked('no vig -120 / +100 for $50 at 55%')).toMatchObject({
      assumed: ['I did not use “$50” and “55%”.'],
    });
  });

  it('answers as many as are asked', () => {
    expect(calcsOf('round robin +150 +130 -110 -120 2s and 3s, 10 a bet')).toMatchObject([
      { kind: 'round_robin', size: 2, stakeCents: 1_000 },
      { kind: 'round_robin', size: 3, stakeCents: 1_000 },
    ]);
    expect(calcsOf('what does 20 pay at +150 vs +180')).toEqual([
      { kind: 'payout', price: '+150', stakeCents: 2_000 },
      { kind: 'payout', price: '+180', stakeCents: 2_000 },
    ]);
    expect(calcsOf('convert -110 and 2.5')).toEqual([
      { kind: 'convert', price: '-110' },
      { kind: 'convert', price: '2.50' },
    ]);
    expect(calcsOf('is -115 -115 more vig than -110 -110')).toEqual([
      { kind: 'hold', prices: ['-115', '-115'] },
      { kind: 'hold', prices: ['-110', '-110'] },
    ]);
    expect(calcsOf('2 team 6 pt teaser at -120 for 60')).toEqual([
      { kind: 'teaser', price: '-120', legs: 2, points: 6 },
      { kind: 'payout', price: '-120', stakeCents: 6_000 },
    ]);
  });

  it.each([
    'build me a 4 leg parlay at -110 each or so for 20',
    'give me a 3 leg parlay around +600 for 25',
    'lock of the day',
    'i lost 6 in a row what now',
    '#2 at -120?',
    'over 45.5 at -110?',
    'split the points between them',
  ])('is no sum: %s', (question) => {
    expect(asked(question)).toBeNull();
  });

  it('takes what is named beside somebody who plays', () => {
    const calc = (question: string) => asked(question, true);
    expect(calc('how much on bills at -140 w 62% and 1500')).toMatchObject({
      calls: [{ input: { calc: { kind: 'kelly', bankrollCents: 150_000 } } }],
    });
    expect(calc('50% boost on lions +240 max 25')).toMatchObject({
      calls: [{ input: { calc: { kind: 'boost', stakeCents: 2_500 } } }],
      assumed: [],
    });
    expect(calc('middle bills -2.5 -110 and lions +4.5 -110 100 each')).toMatchObject({
      calls: [{ input: { calc: { kind: 'middle', stakeCents: 10_000, otherStakeCents: 10_000 } } }],
      assumed: [],
    });
  });

  it('asks for the other side of a margin', () => {
    expect(asked('whats the vig on -115')).toMatchObject({
      kind: 'say',
      text: expect.stringMatching(/other side pay/),
    });
    expect(asked('what price do i need on the other side to lock 50')).toMatchObject({
      kind: 'say',
      text: expect.stringMatching(/what is staked on the bet that you hold/),
    });
  });
});
