import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { calcsOf } = await demoTalk();

describe('how often the price before is hit', () => {
  it.each([
    ['ok and if i only hit 1 in 5 of those am i losing', 0.2],
    ['if they win 3 out of 10 am i ahead', 0.3],
    ['so hit 1 in every 4, profitable?', 0.25],
  ])('is what a bet at it makes: %s', (text, chance) => {
    expect(calcsOf('what does +350 mean on a 15 dollar bet', 'so on 15 bucks?', text)).toMatchObject([
      { kind: 'ev', price: '+350', chance, stakeCents: 15_00 },
    ]);
  });
});
