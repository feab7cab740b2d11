import { describe, expect, it } from 'vitest';
import { inDigits } from '../../alone/in-digits.ts';
import { readAmounts } from '../../calls/amounts.ts';
import { readWords } from '../../calls/read-words.ts';
import { kindsOfSum } from './kind-of-sum.ts';

const kindOf = (text: string) => {
  const tokens = readWords(inDigits(text));
  return kindsOfSum(tokens, readAmounts(tokens))[0]?.of;
};

describe('what is to be worked out', () => {
  it.each([
    ['payout', 'what do i get back for 45 bucks at plus one seventy'],
    ['to_win', 'how much do i have to lay at -135 so i win 250'],
    ['price_of', 'i put in 40 and got 130 back, what odds did i have'],
    ['parlay', 'three legs at -110, +120 and -140 for 15 bucks, what does it return'],
    ['hedge', 'i have 80 on them at +900 and the other team is -150 now, how much on the other side to lock it'],
    ['cash_out', 'they offer me 210 to close it and it pays 400, i think it is 50 percent, take it?'],
    ['arbitrage', 'one book has +115 and another -105 on the other side, is that free money with 500'],
    ['middle', 'i have under 47.5 at -110 and can get over 44.5 at -110, how often does it have to land between'],
    ['free_bet', 'how much cash is a 50 dollar bonus bet at +300 when the other side is -350'],
    ['boost', '30 percent profit boost on +200 with 25 dollars, what does it become'],
    ['round_robin', 'how many bets is a round robin of 5 by 3s at 2 dollars each'],
    ['kelly', 'full kelly with 1500 at +110 when i give it 52 percent'],
    ['ev', 'what is my expected value on 20 at +150 if it wins 44 percent'],
    ['break_even', 'how often do i have to win at -125 to not lose money'],
    ['no_vig', 'take the juice out of -140 and +120 and give me both fair chances'],
    ['hold', 'how much does the book keep of -115 on both sides'],
    ['convert', 'what is -220 in decimal'],
    ['clv', 'i bet it at -105 and it closed -125, how much did i beat the close by'],
    ['ruin', 'chance that i go broke with 1000 betting 25 a game at 53 percent'],
    ['streak', 'how likely are 9 losses in a row when i hit 55 percent'],
    ['sample_size', 'how many bets until i know that 54 percent is not luck'],
    ['record', 'i went 48-39 at -110 with 20 a bet, how much am i up'],
    ['units', 'what is 3 units when my bankroll is 900 and a unit is 1 percent'],
    [null, 'is ravens -3 at -115 a good bet'],
    [null, 'best nba bets tonight between +100 and +200'],
    [null, 'who has the best number on the cubs at -120 or better'],
    [null, 'how many tokens do i get for 15.99'],
  ])('%s: %s', (kind, text) => {
    expect(kindOf(text)).toBe(kind);
  });
});
