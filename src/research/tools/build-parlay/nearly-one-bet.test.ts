import { describe, expect, it } from 'vitest';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { remembering, worldOf } from '../test-worlds.ts';
import { given } from './test-parlays.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
const world = remembering(worldOf(await demoSlateAt(NOW), NOW));
const games = world.slate.events.filter(
  ({ sportKey, startsAt, markets }) =>
    sportKey === 'americanfootball_nfl' &&
    startsAt > NOW &&
    markets.some(({ market }) => market === 'prop:player_receptions'),
);

describe('legs of one game', () => {
  it.each(['+300', '+500', '+900'])('hold no two counts of one player’s same plays, at about %s', (targetPrice) => {
    let several = 0;
    for (const { home } of games) {
      const { parlay } = given(world, {
        targetPrice,
        choose: { count: 3, sameGame: true, teams: [home] },
      });
      const plays = (parlay?.legs ?? []).flatMap(({ market, player }) => {
        const of = /^prop:player_(pass|rush|reception)/.exec(market)?.[1];
        return of ? [`${player} ${of}`] : [];
      });
      several += plays.length > 1 ? 1 : 0;
      expect(new Set(plays).size).toBe(plays.length);
    }
    expect(games.length).toBeGreaterThan(3);
    expect(several).toBeGreaterThan(0);
  });
});
