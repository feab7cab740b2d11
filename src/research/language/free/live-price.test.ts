import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

describe('a live price', () => {
  it.each(['bills live at +210, is that any good', 'whats bills +210 worth live then', 'take bills +210 in play?'])(
    'is not valued, but told what it needs and what was fair before the start: %s',
    (text) => {
      const { plan, isCharged } = demo.talk(text);
      expect(plan).toMatchObject({ kind: 'say', text: expect.stringMatching(/has to win 32\.3% of the time/) });
      expect(plan).toMatchObject({ text: expect.stringContaining('the fair price of Bills moneyline is +') });
      expect(isCharged).toBe(false);
    },
  );
});
