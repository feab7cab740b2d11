import { describe, expect, it } from 'vitest';
import { inDigits } from './in-digits.ts';

describe('amounts that are spelled out', () => {
  it.each([
    ['what would i get for seventy five dollars at plus three twenty', 'what would i get for 75 dollars at plus 320'],
    ['trying to win two hundred on minus one forty five', 'trying to win 200 on minus 145'],
    ['minus one ten and plus nine ten', 'minus 110 and plus 910'],
    ['Twenty-five bucks at minus one oh five', '25 bucks at minus 105'],
    ['a hundred twenty on it', '120 on it'],
    ['a hundred and ten', '110'],
    ['two grand to start, five hundred a month', '2000 to start, 500 a month'],
    ['same hundred at plus two hundred', 'same 100 at plus 200'],
    ['5 hundred on the over', '500 on the over'],
    ['a thousand two hundred', '1200'],
    ['twelve hundred bankroll', '1200 bankroll'],
    ['over forty seven and a half', 'over 47.5'],
    ['over eight in the cubs game', 'over 8 in the cubs game'],
    ['jacobs over seventy one point five', 'jacobs over 71.5'],
    ['odds of one point nine one', 'odds of 1.91'],
    ['three and a half points', '3.5 points'],
    ['ten bucks on a three to one shot', '10 bucks on a 3 to 1 shot'],
    ['fifty five percent', '55 percent'],
    ['two percent of it', '2 percent of it'],
    ['games before one thirty', 'games before 1:30'],
    ['kicks at four fifteen eastern', 'kicks at 4:15 eastern'],
    ['on november twenty first', 'on november 21st'],
    ['three fifty dollars', '350 dollars'],
    ['the top three, fifty on each', 'the top three, 50 on each'],
    ['put ten on number two', 'put 10 on number two'],
    ['how much do I need at plus one twenty, or at minus two', 'how much do I need at plus 120, or at minus two'],
  ])('%s', (message, written) => {
    expect(inDigits(message)).toBe(written);
  });

  it.each([
    'that one',
    'the one in the nba',
    'best two bets of the two',
    'forty niners moneyline',
    'seventy sixers',
    'im a hundred percent sure',
    'a thousand times no',
    'the grand slam',
    'its fifty fifty',
    'one more leg',
    'two point overs',
    'which one of those three',
    'no numbers at all',
  ])('are none: %s', (message) => {
    expect(inDigits(message)).toBe(message);
  });
});
