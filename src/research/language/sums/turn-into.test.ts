import { beforeAll, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

it.each(['turn 300 into 3k', 'i got 300, wanna turn it into 3k this wknd lol whats the move'])(
  'what a wish takes and how often it comes off is told, free: %s',
  (text) => {
    expect(demo.callsOf(text)[0]?.input).toEqual({ calc: { kind: 'convert', price: '10.00' } });
    expect(demo.talk(text).plan).toMatchObject({ assumed: [expect.stringContaining('10.0% of the time at best')] });
  },
);

it.each([
  'i got 300 left, wanna turn it into 3k for rent',
  'need to turn 300 into 3k by friday or i lose my apartment',
])('what is said of a need beside it is heard: %s', (text) => {
  expect(demo.talk(text).reading.intent).toBe('distress');
});
