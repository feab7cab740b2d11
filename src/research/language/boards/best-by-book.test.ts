import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const toldBy = (...texts: string[]): string => {
  const { plan, isCharged } = talk(...texts);
  expect(isCharged).toBe(false);
  return plan?.kind === 'say' ? plan.text : '';
};

describe('which book is best in general', () => {
  it.each([
    ['which book is usually best', /over \d+ games \(moneyline, spread and total, main lines\)/],
    ['which sportsbook generally has the best nfl spreads', /over \d+ NFL games \(spread, main lines\)/],
    ['which app is best', /best price you can take most often/],
    ['which book is the worst', /best price you can take least often/],
  ])('is told of all that is stored: %s', (text, told) => {
    expect(toldBy(text)).toMatch(told);
  });

  it('orders the books by their share', () => {
    const shares = [...toldBy('which book is usually best').matchAll(/(\d+)%/g)].map(([, share]) => Number(share));
    expect(shares.length).toBeGreaterThan(2);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });

  it.each(['which book has the lowest vig', 'who has the lowest juice overall'])('is what each takes: %s', (text) => {
    expect(toldBy(text)).toMatch(/lowest average hold where you can bet, over \d+ games/);
  });

  it.each([['which book has the best odds on the chiefs'], ['which book has the best bonus']])(
    'is not asked of a game or a bonus: %s',
    (text) => {
      expect(toldBy(text)).not.toMatch(/often/);
    },
  );
});
