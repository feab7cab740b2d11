import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

describe('the rule for bet, lean and pass', () => {
  it.each([
    'how do u decide whats a good bet',
    'and how much edge do u need before u say bet',
    'what makes something a lean instead of a bet',
    'whats the difference between a bet and a lean',
  ])('is told in words: %s', (text) => {
    expect(demo.callsOf(text)).toMatchObject([
      { tool: 'look_up', input: { topic: { kind: 'method', of: 'verdict' } } },
    ]);
  });

  it.each(['ok how many books u need then', 'how many books does it take', 'how many books do you need for a bet'])(
    'is told by how many books it takes: %s',
    (text) => {
      expect(demo.talk(text).plan).toMatchObject({ kind: 'say', text: expect.stringContaining('independent books') });
    },
  );

  it.each(['how many books do you have', 'best bet today', 'how do you calculate the fair price'])(
    'is not what else is asked: %s',
    (text) => {
      expect(JSON.stringify(demo.talk(text).plan)).not.toMatch(/"verdict"|independent books/);
    },
  );
});
