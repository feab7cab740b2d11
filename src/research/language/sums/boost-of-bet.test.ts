import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const calcsOf = (...texts: string[]) =>
  demo.callsOf(...texts).map(({ input }) => (input as { calc?: Record<string, unknown> }).calc);

describe('a boost on a stored bet', () => {
  it.each([
    [['30% boost on bills ml at dk, ev w 25']],
    [['is bills ml good', 'dk has a 30% boost on that, ev w $25']],
    [['draftkings 30% profit boost, bills moneyline, 25 bucks']],
  ])('%s: takes its price there and its chance', (texts) => {
    const [boost] = calcsOf(...texts);
    expect(boost).toMatchObject({
      kind: 'boost',
      boost: 0.3,
      stakeCents: 25_00,
      price: expect.stringMatching(/^[+-]\d+$/),
    });
    expect(boost?.chance).toBeGreaterThan(0.2);
  });

  it('leaves a price that is said to the sum', () => {
    expect(calcsOf('30% boost on +200, $25')).toMatchObject([{ kind: 'boost', price: '+200' }]);
  });
});
