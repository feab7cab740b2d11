import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

it.each(['how often does it land exactly 44 in bills lions?', 'whats the chance bills lions lands on 44'])(
  'tells how often a total is exactly that: %s',
  async (text) => {
    const demo = await demoTalk();
    const [call] = demo.callsOf(text);
    expect(call?.input).toMatchObject({ calc: { kind: 'convert', chance: expect.any(Number) } });
    const chance = Number(Reflect.get(Object(Reflect.get(Object(call?.input), 'calc')), 'chance'));
    expect(chance).toBeGreaterThan(0.01);
    expect(chance).toBeLessThan(0.06);
  },
);
