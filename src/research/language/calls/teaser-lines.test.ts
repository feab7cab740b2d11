import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const TEASER = '6 pt teaser bills and seahawks';

describe('the lines of a teaser', () => {
  it.each([
    ['what if i push em to +11 n -1.5 at -110 tho', [5, -7.5], '-110'],
    ['say -2 and +11.5', [5.5, -8], '-120'],
  ])('are those on which it is said to end, each of the nearest leg: %s', (text, lines, price) => {
    expect(demo.calcsOf(TEASER, text)).toMatchObject([{ kind: 'teaser', points: 6, lines, price, legs: 2 }]);
  });

  it.each([
    [
      ['bills +5 any good', 'and what about a 6 pt teaser, them n the seahawks'],
      [5, -7.5],
    ],
    [
      ['bills +5 any good', '6 point teaser with the bills and the seahawks'],
      [5, -7.5],
    ],
    [
      ['bills odds', 'tease them 6 with the seahawks'],
      [4.5, -7.5],
    ],
    [['6 pt teaser bills +5 and seahawks -7.5'], [5, -7.5]],
  ])('begin with what was named or spoken of: %s', (texts, lines) => {
    expect(demo.calcsOf(...texts)).toMatchObject([{ kind: 'teaser', points: 6, lines }]);
  });

  it('are left as they are by lines that are too far away, or too few', () => {
    for (const text of ['what about +20 and -1.5', 'and +11'])
      expect(JSON.stringify(demo.talk(TEASER, text).plan)).not.toMatch(/"lines":\[(?!4\.5,-7\.5)/);
  });
});
