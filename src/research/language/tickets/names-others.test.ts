import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, callsOf } = await demoTalk();
const THREE = 'parlay lions ml, cowboys ml and celtics ml';

describe('who is named alone behind a parlay', () => {
  it.each([
    ['ok lions, cowboys, 49ers then', 3],
    ['titans and 49ers instead', 2],
    ['lets go with titans, 49ers, celtics', 3],
  ])('is the parlay of them: %s', (text, legs) => {
    expect(talk(THREE, text).plan).toMatchObject({
      calls: [{ tool: 'build_parlay', input: { legs: Array(legs).fill({ market: 'moneyline' }) } }],
    });
  });
});

describe('a round robin of stored prices, free', () => {
  it.each([
    ['lions cowboys celtics ml, rr by 2s, 20 per', 2, 20_00],
    ['round robin lions ml, cowboys ml, celtics ml and 49ers ml in threes, 5 a parlay', 3, 5_00],
    ['lions ml, cowboys +1 and celtics ml by twos, 15 each', 2, 15_00],
  ])('%s', (text, size, stakeCents) => {
    expect(callsOf(text)).toMatchObject([
      { tool: 'calculate', input: { calc: { kind: 'round_robin', size, stakeCents } } },
    ]);
  });

  it('is of the parlay before the last change, where that many are said', () => {
    const [call] = callsOf(THREE, 'drop the cowboys', 'round robin by 2s those 3, 20 each');
    expect(call?.input).toMatchObject({ calc: { kind: 'round_robin', size: 2, stakeCents: 20_00 } });
    expect(call?.input).toMatchObject({ calc: { prices: [expect.anything(), expect.anything(), expect.anything()] } });
  });
});
