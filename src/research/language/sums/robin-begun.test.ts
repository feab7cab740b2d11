import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const ROBIN = 'round robin by 2s with lakers celtics nuggets, $10 each';
const textOf = (...texts: string[]): string => {
  const { plan } = demo.talk(...texts);
  return plan?.kind === 'say' ? plan.text : '';
};

describe('a round robin of which a leg is settled', () => {
  // Celtics and Nuggets at the one book that takes all three.
  it.each(['lakers already lost', 'lakers lost', 'the lakers busted'])('has lost the parlays with it: %s', (text) => {
    expect(textOf(ROBIN, text)).toMatch(
      /^Lakers moneyline lost\. At most \$32\.90 .* a profit of \$2\.90.*If one of them loses, nothing/,
    );
  });

  it.each(['what can i still get', 'best case now', 'whats left'])('stays so: %s', (text) => {
    expect(textOf(ROBIN, 'lakers already lost', text)).toMatch(/^Lakers moneyline lost\. At most \$32\.90/);
  });

  it('counts one that won', () => {
    expect(textOf(ROBIN, 'lakers won already', 'celtics lost')).toMatch(
      /^Lakers moneyline won and Celtics moneyline lost\. At most \$24\.74/,
    );
  });

  it.each([
    'straight 3 legger vs the round robin, lakers celtics nuggets',
    'round robin or one 3 team parlay: lakers celtics nuggets',
  ])('is held against its legs as one parlay in one message, free: %s', (text) => {
    expect(textOf(text)).toContain('on the one parlay returns');
    expect(demo.talk(text).isCharged).toBe(false);
  });

  it('is held against it for the same money', () => {
    expect(textOf('straight 3 legger vs the round robin, lakers celtics nuggets', 'which pays more with 30')).toMatch(
      /\$30\.00 on the one parlay returns .* of its \$30\.00/,
    );
  });
});
