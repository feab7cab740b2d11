import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const planOf = (...texts: string[]) => {
  const { plan, isCharged } = talk(...texts);
  expect(isCharged).toBe(false);
  return plan;
};

describe('a match that may be drawn', () => {
  it.each([
    'arsenal, fair on all 3 and best price on the draw',
    'arsenal 3 way no vig',
    'next epl game, 3 way fair prices',
  ])('has a fair price on every ending: %s', (text) => {
    expect(planOf(text)).toMatchObject({
      kind: 'calls',
      calls: expect.arrayContaining([expect.objectContaining({ tool: 'show_board' })]),
      assumed: expect.arrayContaining([expect.stringMatching(/^No-vig odds in .*the draw [+-]\d+ \(\d/)]),
    });
  });

  it('is won or lost where the draw gives the stake back', () => {
    const plan = planOf('arsenal draw no bet fair price?');
    const text = plan?.kind === 'say' ? plan.text : '';
    const [, dnb, own, other] = /fair \(([\d.]+)%\), because .*? wins ([\d.]+)% and .*? ([\d.]+)% of/.exec(text) ?? [];
    expect(Number(own) / (Number(own) + Number(other))).toBeCloseTo(Number(dnb) / 100, 2);
  });
});
