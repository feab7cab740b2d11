import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, talk } = await demoTalk();
const calcsOf = (...texts: string[]) => callsOf(...texts).map(({ input }) => (input as { calc?: object }).calc);

describe('a stake that brings money back', () => {
  it.each([
    '50 back if lakers lose. how much do i put on thunder at +1635',
    'how much on thunder at +1635 to get my 50 back',
  ])('%s: wins what the other bet loses', (text) => {
    expect(calcsOf(text)).toMatchObject([{ kind: 'payout', price: '+1635', toWinCents: 5_000 }]);
  });

  it('is none where what a stake returns is asked', () => {
    expect(calcsOf('how much back on 50 at +200')).toMatchObject([{ kind: 'payout', stakeCents: 5_000 }]);
  });
});

describe('a boosted price beside another', () => {
  const both = [
    { kind: 'boost', price: '-184', boost: 0.3 },
    { kind: 'convert', price: '-155' },
  ];

  it.each([
    [['-184 with 30% boost, lions ml, fanduel. vs -155 at dk']],
    [['30% boost on -184, $20', 'is that better than -155 at dk']],
  ])('%s: is said to pay more or less', (texts) => {
    expect(calcsOf(...texts)).toMatchObject(both);
    const { plan } = talk(...texts);
    expect(plan?.kind === 'calls' && plan.assumed).toEqual([
      'Boosted, -184 pays like -142, more than -155: the boost is the better price.',
    ]);
  });

  it('can be the worse one', () => {
    const { plan } = talk('20% boost on -184 or -150, which is better');
    expect(plan?.kind === 'calls' && plan.assumed[0]).toMatch(/less than -150: -150 is the better price/);
  });
});
