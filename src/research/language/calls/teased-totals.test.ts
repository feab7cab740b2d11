import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, calcsOf, notesOf } = await demoTalk();

describe('a total among the legs of a teaser', () => {
  it.each([
    [
      '6 point teaser bills +4.5 and vikings falcons over 46',
      6,
      /Bills \+4\.5 becomes \+10\.5 and .* over 46 becomes over 40/,
    ],
    ['tease bills +4.5 and the under 50 in lions bills 7 pts', 7, /\+11\.5 and .* under 50 becomes under 57/],
    ['6.5 pt teaser vikings falcons over 46, bills +4.5', 6.5, /over 46 becomes over 39\.5 and .* \+11/],
  ])('%s: is told free, each leg on its new line', (text, points, moved) => {
    expect(calcsOf(text)).toMatchObject([{ kind: 'teaser', legs: 2, points, price: '-120' }]);
    expect(notesOf(text)).toMatch(moved);
  });

  it('says what a stake on it pays, and takes no line for one', () => {
    expect(notesOf('6 point teaser with bills +4.5 and vikings falcons over 46 for 50')).toMatch(
      /\$50\.00 at -120 returns/,
    );
    expect(notesOf('6 point teaser with bills +4.5 and vikings falcons over 46')).not.toMatch(/\$/);
  });

  it('is judged where that is asked', () => {
    expect(talk('6 pt teaser bills +4.5 and vikings falcons over 46 at -110, worth it?').plan).toMatchObject({
      calls: [{ tool: 'price_bets', input: { bets: [{ line: 10.5 }, { line: 40 }], teaser: { price: '-110' } } }],
    });
  });

  it('is none where no teaser is named, or a player is', () => {
    for (const text of [
      'bills +4.5 and vikings falcons over 46',
      '6 pt teaser bills +4.5 and goff over 235.5 passing yards',
    ])
      expect(JSON.stringify(talk(text).plan)).not.toContain('"kind":"teaser"');
  });
});
