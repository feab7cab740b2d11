import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const calcOf = (...texts: string[]) => (demo.callsOf(...texts)[0]?.input as { calc?: object } | undefined)?.calc;
const planOf = (...texts: string[]) => demo.talk(...texts).plan;

describe('a word behind a sum', () => {
  it.each(['decimal?', 'fraction?'])('asks for the price written so: %s', (text) => {
    expect(calcOf('-137 to percent', text)).toEqual({ kind: 'convert', price: '-137' });
  });

  it('asks how often legs at prices hit', () => {
    const legs = ['-137 to percent', '10 bucks on 4 legs all -110'] as const;
    expect(calcOf(...legs)).toMatchObject({ kind: 'parlay', stakeCents: 10_00, prices: Array(4).fill('-110') });
    expect(planOf(...legs, 'what chance does that hit')).toMatchObject({
      assumed: [expect.stringContaining('All 4 hit 7.53% of the time')],
    });
  });
});

describe('a stake of an edge', () => {
  it('takes the price, which is asked for', () => {
    expect(planOf('how many units on a 3% edge')).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('Name the price'),
    });
  });
});

describe('a boost of the profit', () => {
  it('is no chance of the bonus bet before it', () => {
    expect(
      calcOf('fd gives a 25 bonus bet, best use tonight', 'dk gives 30% profit boost on any 3 leg parlay too'),
    ).toMatchObject({ kind: 'boost', boost: 0.3, price: '6.96' });
  });
});

describe('how many legs hit', () => {
  it('is no stake', () => {
    expect(calcOf('my 3 leg parlay pays 120, first 2 hit, 10 on it, hedge the lions ml?')).toMatchObject({
      kind: 'hedge',
      stakeCents: 10_00,
      returnsCents: 120_00,
    });
  });
});

describe('a round robin behind a parlay', () => {
  it('is of its legs, with a stake on each', () => {
    const parlay = 'bills ml and cowboys ml and cubs ml parlay';
    const { reading } = demo.talk(parlay);
    expect(reading.ticket).toBe(true);
    expect(calcOf(parlay, 'round robin by 2s, 5 each')).toMatchObject({
      kind: 'round_robin',
      size: 2,
      stakeCents: 5_00,
    });
  });
});
