import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const said = (...texts: string[]) => {
  const { plan } = talk(...texts);
  return plan?.kind === 'say' ? plan.text : JSON.stringify(plan);
};

describe('books where nobody here can bet', () => {
  it.each([
    'is that ref books incl? i only got dk fd mgm',
    'do you count the reference books in the fair price',
    'what are reference books',
  ])('are part of the fair price and never the best one: %s', (text) => {
    expect(said('bills ml', text)).toMatch(/^Yes: the fair price is made of every book/);
  });

  it('are no officials, who are not stored', () => {
    expect(said('who are the refs in bills lions')).toMatch(/no umpires, referees or officials/);
  });
});
