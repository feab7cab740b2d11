import { beforeAll, describe, expect, it } from 'vitest';
import { FindGamesInput, FindGamesResult } from '#contract/research/games.ts';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { worldOf } from '../test-worlds.ts';
import type { World } from '../world.ts';
import { findGames } from './find-games.ts';

const NOW = new Date(Date.UTC(2026, 10, 21, 17));

describe('finding games', () => {
  let world: World;
  beforeAll(async () => {
    world = worldOf(await demoSlateAt(NOW), NOW);
  });

  function found(input: object): FindGamesResult {
    const outcome = findGames(FindGamesInput.parse(input), world);
    if (!outcome.ok) throw new Error(outcome.message);
    expect(FindGamesResult.parse(outcome.data)).toEqual(outcome.data);
    return outcome.data;
  }

  it('lists the coming games of a league by their start, in pages', () => {
    const { games, total } = found({ leagues: ['NFL'], limit: 30 });
    expect(total).toBeGreaterThan(2);
    expect(games.map(({ league }) => league)).toEqual(games.map(() => 'NFL'));
    const starts = games.map(({ startsAt }) => startsAt);
    expect(starts).toEqual([...starts].sort());
    expect(starts.every((at) => Date.parse(at) > NOW.getTime())).toBe(true);
    expect(found({ leagues: ['NFL'], limit: 1, offset: 1 }).games).toEqual(games.slice(1, 2));
  });

  it('finds a side by its nickname and by its own name', () => {
    const [game] = found({ leagues: ['NFL'] }).games;
    const nickname = game?.home.split(' ').at(-1) ?? '';
    expect(found({ names: [nickname.toLowerCase()] }).games[0]?.home).toBe(game?.home);
    expect(found({ names: [game?.away ?? ''] }).games[0]?.away).toBe(game?.away);
  });

  it('puts a game of two named sides first', () => {
    const [game] = found({ leagues: ['NBA'] }).games;
    const names = [game?.home ?? '', game?.away ?? ''];
    expect(found({ names }).games[0]).toMatchObject({ eventId: game?.eventId, matched: names });
  });

  it('finds the game of a player whose props are stored', () => {
    const event = world.slate.events.find(({ markets }) => markets.some(({ player }) => player !== ''));
    const player = event?.markets.find((market) => market.player !== '')?.player ?? '';
    expect(found({ names: [player] }).games.map(({ eventId }) => eventId)).toContain(event?.id);
  });

  it('keeps to the times that are asked for', () => {
    const [first, second] = found({ limit: 30 }).games.filter(
      (game, at, all) => game.startsAt !== all[at - 1]?.startsAt,
    );
    const between = found({ from: first?.startsAt, to: second?.startsAt, limit: 30 }).games;
    expect(new Set(between.map(({ startsAt }) => startsAt))).toEqual(new Set([first?.startsAt]));
  });

  it('of a time without a game names the nearest one, after it where there is one', () => {
    const all = found({ limit: 30 }).games;
    const last = found({ limit: 30, offset: found({}).total - 1 }).games[0];
    const early = { from: '2026-11-21T17:00:00Z', to: '2026-11-21T17:00:01Z' };
    expect(found(early)).toMatchObject({ games: [], total: 0, nearest: { eventId: all[0]?.eventId } });
    expect(found({ from: '2027-01-01T00:00:00Z', to: '2027-01-02T00:00:00Z' }).nearest).toMatchObject({
      startsAt: last?.startsAt,
    });
    const away = all.find(({ league }) => league === 'NFL')?.away ?? '';
    expect(found({ ...early, names: [away] })).toMatchObject({ unmatched: [], nearest: { away } });
    expect(found({}).nearest).toBeNull();
  });

  it('names whom no game has, and shows no other game in their place', () => {
    expect(findGames(FindGamesInput.parse({ names: ['Atlantis Krakens'] }), world)).toMatchObject({
      ok: false,
      reason: 'no_such_game',
      named: ['Atlantis Krakens'],
    });
    const [game] = found({ leagues: ['NFL'] }).games;
    expect(found({ names: [game?.home ?? '', 'Atlantis Krakens'] }).unmatched).toEqual(['Atlantis Krakens']);
  });

  it('waits for odds where none are stored', () => {
    const empty = { ...world, slate: { ...world.slate, asOf: null } };
    expect(findGames(FindGamesInput.parse({}), empty)).toMatchObject({ ok: false, reason: 'no_odds_yet' });
  });
});
