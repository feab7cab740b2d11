import { describe, expect, it } from 'vitest';
import { CalculateInput, type Calculation } from '#contract/research/calculate.ts';
import { calculate } from '../../tools/calculate/calculate.ts';
import { readAmounts } from './amounts.ts';
import { readCalculation } from './calculations.ts';
import { conceptsIn } from './concepts.ts';
import { againWith } from './onward-sum.ts';
import { readPieces } from './pieces.ts';
import { readWords } from './read-words.ts';
import { readStatedBets } from './stated-bets.ts';

function asked(question: string, hasSides = false, before?: Calculation) {
  const tokens = readWords(question);
  return readCalculation({ tokens, amounts: readAmounts(tokens), says: conceptsIn(tokens), hasSides }, before);
}

function calcsOf(question: string) {
  const found = asked(question);
  if (found?.kind !== 'calls') throw new Error(`no calculation in: ${question}`);
  return found.calls.map(({ input }) => CalculateInput.parse(input).calc);
}

describe('a sum in the words of a bettor', () => {
  it.each([
    [
      'so if i got 2k and the bet is +120 w 50% chance how much do i put',
      { kind: 'kelly', price: '+120', chance: 0.5, bankrollCents: 200_000 },
    ],
    [
      'half kelly -110 55% bankroll 2500',
      { kind: 'kelly', price: '-110', chance: 0.55, fraction: 0.5, bankrollCents: 250_000 },
    ],
    [
      'got 100 on it at +250 before the season, now theyre even money and the other side is -120, hedge it',
      { kind: 'hedge', stakeCents: 10_000, price: '+250', hedgePrice: '-120' },
    ],
    ['hedge 100 at +400 with -150', { kind: 'hedge', stakeCents: 10_000, price: '+400', hedgePrice: '-150' }],
    [
      'hedge calc: $100 to win 1200, hedge at +130, equal profit?',
      { kind: 'hedge', stakeCents: 10_000, returnsCents: 130_000, hedgePrice: '+130' },
    ],
    [
      'how do I hedge a $100 parlay that pays 1200, last leg is -150 and other side +130',
      { kind: 'hedge', stakeCents: 10_000, returnsCents: 120_000, hedgePrice: '+130' },
    ],
    [
      'arbitrage: +105 at dk on team a, -102 at fd on team b. how much each for 500',
      { kind: 'arbitrage', prices: ['+105', '-102'], totalCents: 50_000 },
    ],
    [
      '$25 free bet at +300 other side is -350',
      { kind: 'free_bet', faceCents: 2_500, price: '+300', hedgePrice: '-350' },
    ],
    ['50% profit boost on +200 with $25', { kind: 'boost', price: '+200', boost: 0.5, stakeCents: 2_500 }],
    [
      '2 team 6 pt teaser at -120 worth it, -8.5 and +1.5',
      { kind: 'teaser', price: '-120', legs: 2, points: 6, lines: [-8.5, 1.5] },
    ],
    ['3 leg parlay at -110 each, 50 bucks', { kind: 'parlay', prices: ['-110', '-110', '-110'], stakeCents: 5_000 }],
    [
      'round robin by 2s -110 +120 +150 10 bucks each',
      { kind: 'round_robin', prices: ['-110', '+120', '+150'], size: 2, stakeCents: 1_000 },
    ],
    [
      'round robin 4 teams by 2s how many bets',
      { kind: 'round_robin', prices: ['-110', '-110', '-110', '-110'], size: 2 },
    ],
    ['dutch 100 over +300 +450 and +700', { kind: 'dutching', prices: ['+300', '+450', '+700'], totalCents: 10_000 }],
    ['no vig odds for -120 / +100', { kind: 'no_vig', prices: ['-120', '+100'] }],
    ['whats the hold on -110 -110', { kind: 'hold', prices: ['-110', '-110'] }],
    ['whats the breakeven at -115', { kind: 'break_even', price: '-115' }],
    ['ev of +150 if i think 45%', { kind: 'ev', price: '+150', chance: 0.45 }],
    ['convert -137 to decimal and implied prob', { kind: 'convert', price: '-137' }],
    ['5/2 in american', { kind: 'convert', price: '5/2' }],
    ['1.91 to american', { kind: 'convert', price: '1.91' }],
    ['even money implied', { kind: 'convert', price: '+100' }],
    ['plus 145 in decimal', { kind: 'convert', price: '+145' }],
    ['what does $50 at +130 pay', { kind: 'payout', price: '+130', stakeCents: 5_000 }],
    ['how much to risk to win 100 at -140', { kind: 'payout', price: '-140', toWinCents: 10_000 }],
    [
      'should i cash out my ticket, 120 offered on a 50 to win 300',
      { kind: 'cash_out', returnsCents: 35_000, offerCents: 12_000 },
    ],
    ['i got -110 and it closed -125 whats my clv', { kind: 'clv', price: '-110', closePrice: '-125' }],
    ['closed -125, i had -110, clv?', { kind: 'clv', price: '-110', closePrice: '-125' }],
    ['chance of losing 8 in a row at 54% over 200 bets', { kind: 'streak', chance: 0.54, length: 8, bets: 200 }],
    ['risk of ruin at 55% with 50 units', { kind: 'ruin', chance: 0.55, units: 50 }],
    ['risk of ruin 50 units 53% at -115', { kind: 'ruin', chance: 0.53, units: 50, price: '-115' }],
    ['what odds do i need for 45%', { kind: 'convert', chance: 0.45 }],
    ['ev of +150 if the fair price is +100', { kind: 'ev', price: '+150', chance: 0.5 }],
    ['50% boost on +200, ev if fair is +300', { kind: 'boost', price: '+200', boost: 0.5, chance: 0.25 }],
    ['bonus bet 100 at +350 vs -450?', { kind: 'free_bet', faceCents: 10_000, price: '+350', hedgePrice: '-450' }],
    ['roi if i won 12 of 20 at -105', { kind: 'record', won: 12, lost: 8, price: '-105' }],
    ['how many bets to prove a 55% win rate', { kind: 'sample_size', chance: 0.55, price: '-110' }],
    ['im 45-38 at -110 is that any good', { kind: 'record', won: 45, lost: 38, price: '-110' }],
  ])('%s', (question, calc) => {
    expect(calcsOf(question)).toEqual([calc]);
    expect(calculate({ calc: CalculateInput.parse({ calc }).calc }).ok).toBe(true);
  });

  it('takes no digit of a word for an amount', () => {
    const found = asked('how many bets b4 i know im actually gr8 at 54%');
    expect(found).toMatchObject({ kind: 'calls', assumed: [] });
  });

  it('answers two that are asked at once', () => {
    expect(calcsOf('if i win 55% at -110 whats my roi and risk of ruin at 2% flat bets')).toEqual([
      { kind: 'ev', price: '-110', chance: 0.55 },
      { kind: 'ruin', chance: 0.55, units: 50, price: '-110' },
    ]);
  });

  it.each([
    ['how do i hedge a $100 parlay that pays 1200', /price of the other side is missing/],
    ['got a 50% profit boost, what do i use it on', /price before the boost is missing/],
    ['dutch +300', /at least two outcomes/],
    ['kelly at +120', /the chance is missing/],
    ['risk of ruin at 53%', /how large is a stake/],
  ])('says what is missing: %s', (question, missing) => {
    const found = asked(question);
    expect(found?.kind === 'say' && found.text).toMatch(missing);
  });

  it.each([
    ['got a $50 free bet best way to use it', 5_000],
    ['how should i use a 100 dollar bonus bet', 10_000],
    ['$200 no sweat bet best way to use it', 20_000],
  ])('works a free bet without prices by an example: %s', (question, faceCents) => {
    expect(calcsOf(question)).toEqual([{ kind: 'free_bet', faceCents, price: '+300', hedgePrice: '-350' }]);
    const found = asked(question);
    expect(found?.kind === 'calls' && found.assumed.join(' ')).toMatch(
      /stake of a free bet never comes back.*No price was named/,
    );
  });

  it.each(['best nfl bets today', 'is bills -3 -110 good', 'explain kelly like im 5', 'what is a teaser', 'thanks'])(
    'is not read into: %s',
    (question) => {
      expect(asked(question, question.includes('bills'))).toBeNull();
    },
  );
});

const times = (count: number, price: string) => Array<string>(count).fill(price);

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
      assumed: ['Over 6 bets, because no number of bets was named.'],
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
      assumed: ['“300” has no place in this sum and was left out.'],
    });
    expect(asked('at 55% with half kelly whats the chance of a 20% drawdown')).toMatchObject({
      calls: [{ input: { calc: { kind: 'drawdown', fraction: 0.5, level: 0.8 } } }],
      assumed: ['“55%” has no place in this sum and was left out.'],
    });
    expect(asked('no vig -120 / +100 for $50 at 55%')).toMatchObject({
      assumed: ['“$50” and “55%” have no place in this sum and were left out.'],
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

/** Chances that were divided out, without the noise of binary fractions. */
const rounded = (calc: object) =>
  Object.fromEntries(
    Object.entries(calc).map(([key, value]) => [key, typeof value === 'number' ? Number(value.toFixed(9)) : value]),
  );

describe('the sum before, with something else said', () => {
  const KELLY: Calculation = { kind: 'kelly', price: '+120', chance: 0.5, bankrollCents: 200_000 };
  const HEDGE: Calculation = { kind: 'hedge', stakeCents: 10_000, price: '+400', hedgePrice: '-150' };
  const PARLAY: Calculation = { kind: 'parlay', prices: times(3, '-110'), stakeCents: 5_000 };
  const FREE_BET: Calculation = { kind: 'free_bet', faceCents: 2_500, price: '+300', hedgePrice: '-350' };
  const EV: Calculation = { kind: 'ev', price: '+150', chance: 0.45 };
  /** What a bet that was judged costs. */
  const JUDGED: Calculation = { kind: 'payout', price: '-110' };

  function saidOf(text: string) {
    const tokens = readWords(text);
    const amounts = readAmounts(tokens);
    return { tokens, amounts, says: conceptsIn(tokens), said: readStatedBets(readPieces(tokens, amounts, [])) };
  }
  const again = (before: Calculation, text: string) => {
    const found = againWith([before], saidOf(text));
    return found?.kind === 'calls' ? found.calls.map(({ input }) => CalculateInput.parse(input).calc)[0] : null;
  };

  it.each<[before: Calculation, text: string, after: Calculation]>([
    [PARLAY, 'what if ones -150 instead', { ...PARLAY, prices: ['-110', '-110', '-150'] }],
    [PARLAY, 'the first leg at +120', { ...PARLAY, prices: ['+120', '-110', '-110'] }],
    [PARLAY, 'all of them -120', { ...PARLAY, prices: times(3, '-120') }],
    [PARLAY, 'and w 2', { ...PARLAY, prices: times(2, '-110') }],
    [
      { kind: 'streak', chance: 0.54, bets: 200, length: 6 },
      'im betting 2% each, does kelly like that at -110',
      { kind: 'kelly', price: '-110', chance: 0.54 },
    ],
    [
      { kind: 'cash_out', returnsCents: 15_272, prices: ['2.1', '-110'], offerCents: 6_500 },
      'and if its 60/40 me',
      { kind: 'cash_out', returnsCents: 15_272, chance: 0.6, offerCents: 6_500 },
    ],
    [
      { kind: 'teaser', price: '-120', legs: 2, points: 6, lines: [-7.5, -8] },
      '6.5 pts instead',
      { kind: 'teaser', price: '-120', legs: 2, points: 6.5, lines: [-7.5, -8] },
    ],
    [KELLY, 'bankroll 5000 instead', { ...KELLY, bankrollCents: 500_000 }],
    [KELLY, 'what if my roll was 800', { ...KELLY, bankrollCents: 80_000 }],
    [KELLY, 'a third kelly?', { ...KELLY, fraction: 1 / 3 }],
    [KELLY, 'its really 54', { ...KELLY, chance: 0.54 }],
    [KELLY, 'odds needed?', { kind: 'convert', chance: 0.5 }],
    [EV, 'and the kelly?', { kind: 'kelly', price: '+150', chance: 0.45 }],
    [EV, 'with 200 on it', { ...EV, stakeCents: 20_000 }],
    [HEDGE, 'what if i only hedge half', { ...HEDGE, share: 0.5 }],
    [
      HEDGE,
      'what price do i need on the other side to lock 50',
      { kind: 'hedge', stakeCents: 10_000, price: '+400', profitCents: 5_000 },
    ],
    [PARLAY, 'what if i bet 200 instead', { ...PARLAY, stakeCents: 20_000 }],
    [PARLAY, '100 on that what do i win', { ...PARLAY, stakeCents: 10_000 }],
    [PARLAY, 'y si apuesto 50?', { ...PARLAY, stakeCents: 5_000 }],
    [PARLAY, 'and with 4 legs?', { ...PARLAY, prices: times(4, '-110') }],
    [PARLAY, 'add a leg at +200', { ...PARLAY, prices: [...times(3, '-110'), '+200'] }],
    [PARLAY, 'as a round robin by 2s', { ...PARLAY, kind: 'round_robin', size: 2 }],
    [FREE_BET, 'what about +450 and -600', { ...FREE_BET, price: '+450', hedgePrice: '-600' }],
    [FREE_BET, 'and for 50', { ...FREE_BET, faceCents: 5_000 }],
    [{ kind: 'boost', price: '+250', boost: 0.3 }, '50% boost instead', { kind: 'boost', price: '+250', boost: 0.5 }],
    [
      { kind: 'streak', chance: 0.54, bets: 200, length: 8 },
      'over 500 bets',
      { kind: 'streak', chance: 0.54, bets: 500, length: 8 },
    ],
    [{ kind: 'no_vig', prices: ['-120', '+100'] }, '-130/+110', { kind: 'no_vig', prices: ['-130', '+110'] }],
    [JUDGED, '100 on that what do i win', { ...JUDGED, stakeCents: 10_000 }],
    [JUDGED, 'what if i bet 200 instead', { ...JUDGED, stakeCents: 20_000 }],
    [JUDGED, 'y si apuesto 50?', { ...JUDGED, stakeCents: 5_000 }],
    [JUDGED, 'how much to win 100', { ...JUDGED, toWinCents: 10_000 }],
    [JUDGED, '2 units', { ...JUDGED, units: 2 }],
    [KELLY, 'and if my edge is really only 2%', { ...KELLY, chance: 1.02 / 2.2 }],
    [KELLY, 'with 5% edge', { ...KELLY, chance: 1.05 / 2.2 }],
    [KELLY, 'half it', { ...KELLY, fraction: 0.5 }],
    [PARLAY, 'breakeven on -135?', { kind: 'break_even', price: '-135' }],
    [EV, 'what odds would i need at 42', { kind: 'convert', chance: 0.42 }],
    [EV, 'how much of a 2k roll', { kind: 'kelly', price: '+150', chance: 0.45, bankrollCents: 200_000 }],
    [{ ...JUDGED, stakeCents: 5_000 }, 'whats the implied prob on that', { kind: 'convert', price: '-110' }],
    [{ ...JUDGED, stakeCents: 5_000 }, 'and to win 400', { ...JUDGED, toWinCents: 40_000 }],
    [
      { kind: 'boost', price: '+200', boost: 0.5, stakeCents: 2_500 },
      'hedge it at -230',
      { kind: 'hedge', stakeCents: 2_500, price: '4.000', hedgePrice: '-230' },
    ],
    [HEDGE, 'i only wanna break even', { ...HEDGE, profitCents: 0 }],
    [HEDGE, 'and if i want 300 no matter what', { ...HEDGE, profitCents: 30_000 }],
    [HEDGE, 'what if i can only do 200', { ...HEDGE, hedgeStakeCents: 20_000 }],
    [HEDGE, 'make the stake 80', { ...HEDGE, stakeCents: 8_000 }],
    [
      HEDGE,
      'they offer 290 cashout',
      { kind: 'cash_out', returnsCents: 50_000, prices: ['2.500', '-150'], offerCents: 29_000 },
    ],
    [
      { kind: 'arbitrage', prices: ['+115', '-105'], totalCents: 100_000 },
      'what if i put 400 on the +115',
      { kind: 'hedge', stakeCents: 40_000, price: '+115', hedgePrice: '-105' },
    ],
    [
      { kind: 'arbitrage', prices: ['+115', '-105'], totalCents: 100_000 },
      'its +110 now',
      { kind: 'arbitrage', prices: ['+110', '-105'], totalCents: 100_000 },
    ],
    [
      { kind: 'dutching', prices: ['+300', '+450', '+700'], totalCents: 10_000 },
      'drop the +700',
      { kind: 'dutching', prices: ['+300', '+450'], totalCents: 10_000 },
    ],
    [{ kind: 'convert', chance: 0.6, legs: 4 }, 'and 8 legs', { kind: 'convert', chance: 0.6, legs: 8 }],
    [{ kind: 'convert', chance: 0.6, legs: 4 }, 'at 55 each', { kind: 'convert', chance: 0.55, legs: 4 }],
    [
      { kind: 'clv', price: '+145', closePrice: '+120' },
      'what about -110 to -125',
      { kind: 'clv', price: '-110', closePrice: '-125' },
    ],
    [
      { kind: 'clv', price: '-110', closePrice: '-125' },
      'other side closed +105',
      { kind: 'clv', price: '-110', closePrice: '-125', closeOtherPrices: ['+105'] },
    ],
    [
      { kind: 'ruin', chance: 0.54, units: 20, bankrollCents: 100_000, stakeCents: 5_000, price: '-110' },
      'what if i bet 25',
      { kind: 'ruin', chance: 0.54, units: 40, bankrollCents: 100_000, stakeCents: 2_500, price: '-110' },
    ],
    [
      { kind: 'record', won: 57, lost: 43, price: '-108' },
      'and if 60-40',
      { kind: 'record', won: 60, lost: 40, price: '-108' },
    ],
    [
      { kind: 'round_robin', prices: times(5, '-110'), size: 3, stakeCents: 1_000 },
      'how much if 4 hit',
      { kind: 'round_robin', prices: times(5, '-110'), size: 3, stakeCents: 1_000, winners: 4 },
    ],
    [{ ...JUDGED, stakeCents: 5_000 }, 'make it 75', { ...JUDGED, stakeCents: 7_500 }],
  ])('%j: %s', (before, text, after) => {
    expect(again(before, text)).toEqual(after);
  });

  it.each([
    [JUDGED, 'what about -120'],
    [JUDGED, 'what about 47'],
    [JUDGED, 'and 55%?'],
    [JUDGED, 'break even?'],
    [PARLAY, 'over 44.5?'],
    [KELLY, 'thanks'],
  ] as const)('is not read into %j: %s', (before, text) => {
    expect(again(before, text)).toBeNull();
  });

  it('is asked before what is missing', () => {
    expect(asked('what price do i need on the other side to lock 50', false, HEDGE)).toMatchObject({
      calls: [{ input: { calc: { kind: 'hedge', profitCents: 5_000 } } }],
    });
  });
});

describe('amounts', () => {
  const amounts = (text: string) => readAmounts(readWords(text));
  it('are each one thing', () => {
    expect(amounts('$50 on bills -3 -110 2 units 55% 45-38')).toMatchObject({
      money: [{ cents: 5_000 }],
      lines: [{ line: -3 }],
      prices: [{ text: '-110' }],
      counts: [{ count: 2, of: 'units' }],
      shares: [{ share: 0.55 }],
      record: [45, 38],
    });
  });

  it.each([
    ['-110/-110', ['-110', '-110']],
    ['at 145', ['+145']],
    ['bills +3.5-115', ['-115']],
    ['at evens', ['+100']],
    ['break even', []],
    ['2.10', ['2.10']],
    ['on 11/23', []],
    ['7.50 at +900', ['+900']],
  ])('prices of %s', (text, prices) => {
    expect(amounts(text).prices.map((price) => price.text)).toEqual(prices);
  });

  it.each([
    ['bet 200 instead', [20_000, true]],
    ['100 on the bills', [10_000, true]],
    ['a hundred on it', [10_000, true]],
    ['twenty bucks', [2_000, true]],
    ['20 each', [2_000, false]],
    ['a 50 bet', [5_000, false]],
    ['350, team is up', [35_000, false]],
    ['top 10 on draftkings', [1_000, false]],
  ] as const)('money of %s', (text, [cents, isSure]) => {
    expect(amounts(text).money).toMatchObject([{ cents, isSure }]);
  });

  it.each(['bet 365', 'a grand slam', 'for two teams'])('no sure money of %s', (text) => {
    expect(amounts(text).money.filter(({ isSure }) => isSure)).toEqual([]);
  });
});
