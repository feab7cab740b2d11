import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, talk } = await demoTalk();
const legsOf = (...texts: string[]) =>
  callsOf(...texts).flatMap(({ input }) => (input as { legs?: { market: string; side: string }[] }).legs ?? []);

describe('an over that is no player’s', () => {
  it('is the game’s, beside a player’s', () => {
    const text = 'same game parlay lions bills: lions ml, josh allen over passing yards, and the over';
    expect(legsOf(text)).toContainEqual(expect.objectContaining({ market: 'total', side: 'over' }));
    expect(legsOf(text)).toContainEqual(expect.objectContaining({ market: 'prop:player_pass_yds', side: 'over' }));
    expect(talk(text).isCharged).toBe(false);
  });

  it('stands there once, and none is made of a player’s alone', () => {
    const legs = legsOf('same game parlay bills ml and josh allen over passing yards');
    expect(legs.filter(({ market }) => market === 'total')).toEqual([]);
  });
});
