import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

describe('what a unit is', () => {
  it.each(['1u is 50', '1u is 50 btw', 'my unit is 50', 'unit = 50', 'a unit is 50 for me'])('is noted: %s', (text) => {
    expect(demo.callsOf(text)).toMatchObject([
      { tool: 'propose', input: { action: { kind: 'setting', change: { unit: 50 } } } },
    ]);
  });

  it.each(['1u is 50 btw. what about the bills ml instead', 'my unit = 50, how about bills ml'])(
    'leaves the rest of the message to be answered: %s',
    (text) => {
      const { plan, reading } = demo.talk('are the bills +2.5 a good bet', text);
      expect(JSON.stringify(plan)).toContain('"market":"moneyline"');
      expect(reading).toMatchObject({ bankroll: null, memory: { unit: 50 } });
    },
  );

  it('is no count of units that are staked, and says what they come to', () => {
    expect(demo.calcsOf('1u is 50. 3u on bills ml pays what')[0]).toMatchObject({ kind: 'payout', stakeCents: 150_00 });
  });

  it('is asked of a bankroll', () => {
    expect(demo.calcsOf('whats my unit with a 1000 bankroll')).toMatchObject([{ bankrollCents: 1000_00 }]);
  });
});
