import { describe, expect, it } from 'vitest';
import { CalculateInput } from '#contract/research/calculate.ts';
import { calculate } from '../../tools/calculate/calculate.ts';
import { asked, calcsOf } from './test-sums.ts';

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
    ['how do i hedge a $100 parlay that pays 1200', /I need the price of the other side/],
    ['got a 50% profit boost, what do i use it on', /I need the price before the boost/],
    ['dutch +300', /at least two outcomes/],
    ['kelly at +120', /I need the chance/],
    ['risk of ruin at 53%', /I need the size of a stake/],
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
