import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

type Demo = Awaited<ReturnType<typeof demoTalk>>;
let demo: Demo;
beforeAll(async () => {
  demo = await demoTalk();
});

const ROLL = 'i got 300 in my dk acct how much should i be putting on each bet';

function told(...texts: string[]) {
  const { plan, isCharged } = demo.talk(...texts);
  if (plan?.kind !== 'calls' || isCharged) throw new Error(`${texts.at(-1)}: ${JSON.stringify(plan)}`);
  const input = plan.calls[0]?.input as { calc?: object } | undefined;
  return { calc: input?.calc, words: plan.assumed.join(' ') };
}

describe('bets that all lose', () => {
  it.each([
    [
      [ROLL, 'what if i do 25 a bet and go 0-6'],
      '6 losing bets of $25.00 cost $150.00, so $150.00 of $300.00 is left.',
    ],
    [['25 dollars each, 6 bets, lose em all. whats left of my 300'], 'so $150.00 of $300.00 is left.'],
    [['bankroll is 400', 'if i lose 5 straight 20 each?'], 'so $300.00 of $400.00 is left.'],
    [
      ['if i lose 3 bets in a row at 2% of 200 what do i have left'],
      'so $188.00 of $200.00 is left. Staked each time of what is then left, it is $188.24.',
    ],
    [[ROLL, 'lose 20 straight at 25 each'], '20 losing bets of $25.00 cost all of $300.00.'],
  ])('%s', (texts, words) => {
    expect(told(...texts).words).toContain(words);
  });

  it('are counted until nothing is left, with the stake and the roll that were said before', () => {
    const run = [ROLL, 'say i do 10 a bet, how many losers in a row til im busted'];
    expect(told(...run).words).toContain('$300.00 is 30 stakes of $10.00');
    expect(told(...run, 'so how many losses till 0').words).toContain('$300.00 is 30 stakes of $10.00');
  });

  it('a stake is held against the roll where it is asked whether it is too much', () => {
    expect(told(ROLL, 'is 25 too much for my roll').calc).toMatchObject({ bankrollCents: 30_000, stakeCents: 2_500 });
  });
});
