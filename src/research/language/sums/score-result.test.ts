import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();

const said = (...messages: readonly string[]): string => {
  const { plan, isCharged } = talk(...messages);
  expect(isCharged).toBe(false);
  return plan?.kind === 'say' ? plan.text : JSON.stringify(plan);
};

describe('a final score behind a bet', () => {
  it.each([
    [['is over 48.5 in lions bills good', 'what if it ends 24-21'], 'Over 48.5 in Lions @ Bills loses.'],
    [['is under 48.5 in lions bills good', 'so if final is 20-17?'], 'Under 48.5 in Lions @ Bills wins.'],
    [['bills +4.5 any good', 'if they lose 24-20'], 'Bills +4.5 wins.'],
    [['bills +4.5 any good', 'what if lions win 27-20'], 'Bills +4.5 loses.'],
    [
      ['what does 50 on the bills ml pay', 'and if it ends 20-20'],
      'Bills moneyline is a push, and the stake comes back.',
    ],
    [
      ['what does 50 on the bills ml pay', 'if they win 23-20'],
      'Bills moneyline wins: $142.00 comes back, your $50.00 in it.',
    ],
    [['what does 50 on the bills ml pay', 'what if they lose 30-3'], 'Bills moneyline loses, and the $50.00 is gone.'],
  ])('settles it: %s', (messages, text) => expect(said(...messages)).toContain(text));

  it('settles it both ways where nobody is named', () =>
    expect(said('bills +4.5 any good', 'what if it finishes 24-21')).toBe(
      '24-21 to Buffalo Bills: Bills +4.5 wins. 24-21 to Detroit Lions: Bills +4.5 wins.',
    ));

  it.each(['what if i take 2-1 odds on it', 'would 5-2 be a good price'])('is no price: %s', (text) =>
    expect(JSON.stringify(talk('bills ml any good', text).plan)).not.toContain(' to Buffalo Bills'),
  );
});
