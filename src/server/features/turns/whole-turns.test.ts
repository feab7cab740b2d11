import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

/** Follow-ups that only name other values of what was asked before. */

const lastOf = await chatAtNoon();

describe('a follow-up that only names other values', () => {
  it.each([
    [['hedge $50 at +450 with -130', 'what if it was 75 at +500'], /either way you win \$120\.65/, 0],
    [['hedge $50 at +450 with -130', 'what if i had 75 on it', 'and at -120'], /\$75\.00.*-120/, 0],
    [['goff over 235.5 passing yards at dk', 'the under, mgm'], /Under 235\.5.*BetMGM|BetMGM.*under 235\.5/s, 1],
    [['who is out for lions bills', 'vikings falcons'], /Atlanta Falcons will be without/, 0],
    [['what is 2 units on a $1500 bankroll at 1% a unit', '3 units', 'at 2%'], /3 units are \$90\.00/, 0],
    [['best nfl bets today', 'tomorrow and at circa'], /Circa Sports/, 1],
  ] as const)('is the whole question with them: %s', async (messages, told, cost) => {
    const last = await lastOf(...messages);
    expect(last.text).toMatch(told);
    expect(last.cost).toBe(cost);
  });

  it('answers what was asked back, and is no other value of what lacks a part', async () => {
    const last = await lastOf('hedge my $50 at +450', '-130');
    expect(last.text).toMatch(/\$50\.00.*\+450|It returns \$275\.00/s);
    expect(last.text).toContain('-130');
    expect(last.cost).toBe(0);
  });

  it('is heard as a call for help where it is one', async () => {
    const last = await lastOf('hedge $50 at +450 with -130', 'i cant stop betting i lost my rent');
    expect(last.text).toContain('1-800-522-4700');
    expect(last.cost).toBe(0);
  });
});
