import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';
import { betsOf } from './left-out.ts';

const { talk } = await demoTalk();
const betsIn = (...texts: string[]) => {
  const { plan } = talk(...texts);
  if (plan?.kind !== 'calls') throw new Error(`no calls for ${texts.at(-1)}`);
  return plan.calls.flatMap((call) => betsOf(call));
};

describe('an over or under of the game beside a player’s number', () => {
  it.each([
    ['josh allen over passing yds plus the under in that game', 'under'],
    ['josh allen over passing yards and the game under', 'under'],
    ['josh allen over passing yds and the game’s over', 'over'],
    ['josh allen over passing yards and the over of that game', 'over'],
    ['josh allen over passing yards with the under in it', 'under'],
  ])('is the total: %s', (text, side) => {
    const bets = betsIn(text);
    expect(bets).toHaveLength(2);
    expect(bets[0]).toMatchObject({ market: 'prop:player_pass_yds', side: 'over', player: 'Josh Allen' });
    expect(bets[1]).toMatchObject({ market: 'total', side, player: null });
  });

  it('leaves both directions of a player’s number his', () => {
    const bets = betsIn('josh allen over or under passing yards, which is better');
    expect(bets.every(({ market }) => market === 'prop:player_pass_yds')).toBe(true);
  });

  it.each(['no not goff, the game total over', 'not goff, the over in that game'])(
    'is of the game of whom is not wanted: %s',
    (text) => {
      expect(betsIn('goff over passing yards', text)).toMatchObject([{ market: 'total', side: 'over', player: null }]);
    },
  );
});
