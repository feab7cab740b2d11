import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const TEASER = '2 team 6pt teaser 49ers +8.5 and cowboys +7 at -120';

describe('sides that are teased by points', () => {
  it.each([
    ['6 pt teaser 49ers and cowboys at -120, +ev?', [8.5, 7], '-120'],
    ['teaser 49ers +8.5 cowboys +7 -110, 6 pts', [8.5, 7], '-110'],
    ['tease the 49ers +2.5 and cowboys +1 6 points at +100, worth it', [8.5, 7], '+100'],
    [TEASER, [8.5, 7], '-120'],
  ])('%s', (text, lines, price) => {
    expect(talk(text).plan).toMatchObject({
      calls: [{ tool: 'price_bets', input: { bets: lines.map((line) => ({ line })), teaser: { price } } }],
    });
  });

  it('are told free where no verdict is asked for', () => {
    const { plan, isCharged } = talk('tease 49ers and cowboys 6 pts');
    expect(plan).toMatchObject({ calls: [{ tool: 'calculate', input: { calc: { kind: 'teaser', points: 6 } } }] });
    expect(isCharged).toBe(false);
  });
});

describe('another side in the teaser before', () => {
  it.each([
    ['swap cowboys for titans +12.5, still -110', [8.5, 12.5], '-110'],
    ['titans instead of the cowboys', [8.5, 12.5], '1.833333'],
    ['what about the titans and ravens +16 instead, -120 for 50', [12.5, 16], '-120'],
    ['how about ravens +16 and cowboys +7 at -110', [16, 7], '-110'],
    ['drop the 49ers and add ravens +16', [7, 16], '1.833333'],
    ['add the titans at +160', [8.5, 7, 12.5], '+160'],
  ])('%s', (text, lines, price) => {
    expect(talk(TEASER, text).plan).toMatchObject({
      calls: [{ tool: 'price_bets', input: { bets: lines.map((line) => ({ line })), teaser: { price } } }],
    });
  });
});
