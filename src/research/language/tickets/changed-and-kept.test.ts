import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { slate, talk } = await demoTalk();
type Built = {
  legs: { eventId: string; market: string; side: string }[];
  changedFrom?: { eventId: string }[];
  choose?: { count?: number; excludedTeams?: string[] };
};

function builtBy(...texts: string[]): Built {
  const { plan } = talk(...texts);
  const [call] = plan?.kind === 'calls' ? plan.calls : [];
  if (call?.tool !== 'build_parlay') throw new Error(`no parlay for ${texts.at(-1)}`);
  return call.input as Built;
}

describe('a leg that was thrown out', () => {
  it.each([
    ['swap leg 1', 'swap leg 2'],
    ['replace the first leg', 'swap out leg 3'],
    ['get rid of leg 2 and put something else in', 'swap leg 1'],
  ])('stays out at the next change: %s, %s', (one, two) => {
    const wish = 'gimme a 3 leg nba parlay around +500';
    const before = builtBy(wish, one);
    const kept = new Set(before.legs.map(({ eventId }) => eventId));
    const gone = before.changedFrom?.filter(({ eventId }) => !kept.has(eventId)) ?? [];
    expect(gone).toHaveLength(1);
    const { choose } = builtBy(wish, one, two);
    const teams = slate.events.filter(({ id }) => id === gone[0]?.eventId).flatMap(({ home, away }) => [home, away]);
    expect(choose?.count).toBe(3);
    expect(choose?.excludedTeams).toEqual(expect.arrayContaining(teams));
  });
});

describe('the game’s over that was forgotten', () => {
  it.each(['u forgot the over', 'you forgot the over', 'add the over too'])(
    'joins the legs of the game: %s',
    (text) => {
      const { legs } = builtBy('parlay bills ml with josh allen over passing yards', text);
      expect(legs.map(({ market, side }) => `${market} ${side}`)).toEqual([
        'moneyline home',
        'prop:player_pass_yds over',
        'total over',
      ]);
    },
  );
});
