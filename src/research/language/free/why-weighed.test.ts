import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const saidOf = (...texts: string[]) => {
  const { plan } = talk(...texts);
  return plan?.kind === 'say' ? plan.text : JSON.stringify(plan);
};

describe('why one book counts more than another', () => {
  it.each([
    ['y does pinnacle count more than fanduel'],
    ['no vig of -115 -105', 'why does pinnacle get more weight in the fair price than fanduel does'],
    ['is bills +4.5 good', 'how come u trust pinnacle more than fanduel'],
  ])('is told of both: %s', (...texts) => {
    expect(saidOf(...texts)).toMatch(/^Pinnacle is sharp: .* FanDuel is .* 5 times as much/);
  });

  it.each([['why is the bills ml better at fanduel'], ['best nfl bets at fanduel']])('is not asked: %s', (text) => {
    expect(saidOf(text)).not.toContain('times as much');
  });
});
