import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

describe('a hedge of what turns out to be a free bet', () => {
  it.each(['what if the 120 was a free bet', 'and if its a bonus bet', 'oh the 120 is actually a free bet'])(
    'is the same hedge without its stake: %s',
    (text) => {
      const before = 'i have $120 on the bills at +265, hedge at -190 how much';
      expect(demo.calcsOf(before, text)).toMatchObject([
        { kind: 'free_bet', faceCents: 120_00, price: '+265', hedgePrice: '-190' },
      ]);
    },
  );

  it('is worked out of what it pays too', () => {
    expect(demo.calcsOf('$100 to win 265, hedge at -190', 'what if it was a free bet')).toMatchObject([
      { kind: 'free_bet', faceCents: 100_00, price: '3.650', hedgePrice: '-190' },
    ]);
  });

  it('leaves another free bet to itself', () => {
    const [sum] = demo.calcsOf('hedge $120 at +265 with -190', 'and a $50 free bet at +300, hedge at -350');
    expect(sum).toMatchObject({ kind: 'free_bet', faceCents: 50_00, price: '+300', hedgePrice: '-350' });
  });
});
