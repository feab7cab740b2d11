import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const inputOf = (...texts: string[]) => {
  const { plan } = demo.talk(...texts);
  return plan?.kind === 'calls' ? plan.calls[0]?.input : plan;
};

describe('a price without its sign behind prices', () => {
  it.each([
    ['bills moneyline prices', 'is 138 good', '+138'],
    ['bills moneyline prices', 'ok so 146 any good?', '+146'],
    ['lions moneyline prices', 'is 168 a good price', '-168'],
    ['lions moneyline prices', 'is it good at 158', '-158'],
  ])('has the sign of those which it is nearest to: %s, %s', (before, text, price) => {
    expect(inputOf(before, text)).toMatchObject({ bets: [{ market: 'moneyline', price }] });
  });

  it.each([
    ['any good at 165 for the lions', '-165'],
    ['is 150 good for the bills', '+150'],
    ['is 175 a fair price on the lions', '-175'],
  ])('has that of the prices on whom it names: %s', (text, price) => {
    expect(inputOf(text)).toMatchObject({ bets: [{ market: 'moneyline', price }] });
  });

  it.each([
    ['bills moneyline prices', '148 for 40', '+148'],
    ['lions moneyline prices', 'ok 168 for 25 bucks', '-168'],
  ])('is what a stake behind it pays at: %s, %s', (before, text, price) => {
    expect(inputOf(before, text)).toMatchObject({ calc: { kind: 'payout', price } });
  });

  it('is none where it is too small for one', () => {
    expect(JSON.stringify(inputOf('is 50 good for the bills'))).not.toMatch(/[+-]50/);
  });

  it('is no price where it is of the size of a line', () => {
    const input = inputOf('mavericks celtics total', 'is 231 good');
    expect(JSON.stringify(input)).not.toMatch(/[+-]231/);
  });
});
