import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

describe('middles that a scan has shown', () => {
  it.each(['is the gap worth it on $500', 'worth it for 500?', 'is the best one worth it with 500'])(
    'are worked out for the money that is named, and nothing else is searched for: %s',
    (text) => {
      expect(demo.calcsOf('any middles tonight', text)).toEqual([
        expect.objectContaining({ kind: 'middle', totalCents: 500_00 }),
      ]);
      expect(demo.notesOf('any middles tonight', text)).toMatch(/^(Yes|No): on average it/);
    },
  );

  it.each(['whats break-even of the middle', 'break even?', 'how often does it have to hit'])(
    'tell how often both must win: %s',
    (text) => {
      expect(demo.notesOf('any middles tonight', text)).toMatch(/^To break even both have to win/);
      expect(demo.notesOf('any middles tonight', 'worth it on 500', text)).toMatch(/^To break even both have to win/);
    },
  );

  it.each(['what do i lose if it misses', 'whats the worst case'])(
    'tell what is lost outside of the gap: %s',
    (text) => {
      expect(demo.notesOf('any middles tonight', 'worth it on 500', text)).toMatch(/^Outside of the gap you lose/);
    },
  );

  it('of a price gap are what the better price wins more', () => {
    const { plan } = demo.talk('biggest price gaps tonight', 'is the gap worth it on $500');
    expect(plan?.kind === 'say' && plan.text).toMatch(/^On \$500\.00 .* more if it wins/);
  });
});

describe('the middle of a bet that is held', () => {
  it.each([
    [['i have bills +3.5 and now its -1, middle?']],
    [['i took bills +3.5 for 110 at -110', "now they're -1, can i middle it"]],
  ])('is with the number that it has moved to: %j', (texts) => {
    expect(demo.calcsOf(...texts)).toEqual([
      expect.objectContaining({ kind: 'middle', bet: 'Bills +3.5', otherBet: 'Lions +1' }),
    ]);
  });

  it('keeps its stake', () => {
    expect(demo.calcsOf('i took over 44.5 in the chiefs game for 60 at -110', 'now its 47.5, middle it?')).toEqual([
      expect.objectContaining({ kind: 'middle', stakeCents: 60_00, price: '-110' }),
    ]);
  });
});
