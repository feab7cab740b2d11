import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();

const textOf = (...texts: string[]): string => {
  const { plan, isCharged } = talk(...texts);
  expect(isCharged).toBe(false);
  return plan?.kind === 'say' ? plan.text : '';
};

describe('whether anybody beats the fair price of a bet', () => {
  it.each([
    ['fair price on the bills moneyline', 'is anyone beating it'],
    ['celtics moneyline odds', 'does anybody beat that'],
    ['bills moneyline odds', 'which book has better than fair'],
    ['fair price on the bills moneyline', 'who beats the fair price'],
  ])('is answered yes or no first, with who pays the most: %s, %s', (first, text) => {
    expect(textOf(first, text)).toMatch(
      /^(Yes: \S+ at .+ beats \S+, the fair price of|No, nobody beats \S+ on .+; best is \S+ at )/,
    );
  });

  it('is not asked of a team that may beat another', () => {
    expect(textOf('bills moneyline odds', 'can anyone beat the bills')).not.toMatch(/^(Yes|No), nobody/);
  });
});
