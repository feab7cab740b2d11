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

describe('a price without the vig', () => {
  it.each([
    ['bills lions no-vig odds'],
    ['49ers ml no vig'],
    ["what's the vig free price on the celtics game"],
    ['no vig chiefs'],
    ['fair odds oilers ml?'],
    ['take the vig out, where should oilers ml be'],
    ['if there was no house edge what would oilers ml be'],
    ['chiefs broncos without the juice'],
    ['devig the lions bills moneyline'],
    ['lions bills moneyline', 'no vig?'],
    ['best price on the chiefs moneyline', 'whats the no vig on that'],
  ])('is told of both sides, with its method: %s', (...texts) => {
    expect(planOf(...texts)).toMatchObject({
      kind: 'calls',
      assumed: [expect.stringMatching(/^No-vig odds in .*by the power method: .+ [+-]\d+ \(\d.* and .+ [+-]\d+ \(\d/)],
    });
  });

  it.each(['whats the no vig price on bills +4.5', 'no vig on the total in lions bills', 'no vig -110 +105'])(
    'is not one of who wins where another market or two prices are named: %s',
    (text) => {
      const plan = planOf(text);
      expect(plan?.kind === 'calls' ? plan.assumed.join() : '').not.toMatch(/No-vig odds/);
    },
  );
});
