import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldName } from './fold-name.ts';
import { joinGames } from './join-games.ts';

const HOUR_MS = 3_600_000;
const rule = { keyOf: (name: string) => (name === 'Twins' ? null : foldName(name)), windowMs: 5 * HOUR_MS };
const game = (hours: number, home = 'Cleveland', away = 'Minnesota') => ({ home, away, startsAtMs: hours * HOUR_MS });
const hoursOf = (ours: ReturnType<typeof game>[], theirs: ReturnType<typeof game>[]) =>
  joinGames(ours, theirs, rule)
    .map((pair) => `${pair.ours.startsAtMs / HOUR_MS}-${pair.theirs.startsAtMs / HOUR_MS}`)
    .sort();

describe('joining games of two sources', () => {
  it('joins by both names and the start, however the sides are ordered', () => {
    const ours = game(17, 'Boston', 'Miami');
    expect(joinGames([ours], [game(17.5, 'MIAMI', 'Boston')], rule)).toMatchObject([{ ours, isSwapped: true }]);
    expect(joinGames([ours], [game(17.5, 'Boston', 'Miami')], rule)).toMatchObject([{ ours, isSwapped: false }]);
  });

  it.each([
    ['another opponent', game(17, 'Boston', 'Tampa')],
    ['another day', game(41, 'Boston', 'Miami')],
    ['a start just outside of the window', game(22.01, 'Boston', 'Miami')],
    ['a side that cannot be told', game(17, 'Boston', 'Twins')],
    ['one side twice', game(17, 'Boston', 'boston')],
  ])('does not join %s', (_what, theirs) => {
    expect(joinGames([game(17, 'Boston', 'Miami')], [theirs], rule)).toEqual([]);
  });

  it('joins a doubleheader game by game, each once', () => {
    expect(hoursOf([game(17), game(23)], [game(23.2), game(17.1)])).toEqual(['17-17.1', '23-23.2']);
    // Both were delayed: the first is now nearer to what was the second.
    expect(hoursOf([game(17), game(20)], [game(19.5), game(22.5)])).toEqual(['17-19.5', '20-22.5']);
  });

  it('gives the one game that is left of a doubleheader to the nearest, never to both', () => {
    expect(hoursOf([game(17), game(20.5)], [game(20.4)])).toEqual(['20.5-20.4']);
    expect(hoursOf([game(20.4)], [game(17), game(20.5)])).toEqual(['20.4-20.5']);
  });

  it('takes neither of two that are about as near', () => {
    expect(hoursOf([game(18.5)], [game(17), game(20)])).toEqual([]);
    expect(hoursOf([game(17), game(20)], [game(18.4)])).toEqual([]);
    expect(hoursOf([game(17), game(17)], [game(17), game(20)])).toEqual([]);
  });

  it('joins the days of a series one by one, also where one source lacks a day', () => {
    expect(hoursOf([game(17), game(41), game(65)], [game(17), game(65.5), game(89)])).toEqual(['17-17', '65-65.5']);
  });

  it('follows a start that was moved inside the window, and no farther', () => {
    expect(hoursOf([game(17)], [game(20.5)])).toEqual(['17-20.5']);
    expect(hoursOf([game(17)], [game(24)])).toEqual([]);
  });

  it('never joins a game twice, whatever is listed', () => {
    const start = fc.integer({ min: 0, max: 120 }).map((quarters) => game(quarters / 4));
    fc.assert(
      fc.property(fc.array(start, { maxLength: 6 }), fc.array(start, { maxLength: 6 }), (ours, theirs) => {
        const pairs = joinGames(ours, theirs, rule);
        expect(new Set(pairs.map((pair) => pair.ours)).size).toBe(pairs.length);
        expect(new Set(pairs.map((pair) => pair.theirs)).size).toBe(pairs.length);
        for (const pair of pairs)
          expect(Math.abs(pair.ours.startsAtMs - pair.theirs.startsAtMs)).toBeLessThanOrEqual(rule.windowMs);
        const swapped = joinGames(theirs, ours, rule).map((pair) => [pair.theirs, pair.ours]);
        expect(new Set(swapped.map(([own]) => own))).toEqual(new Set(pairs.map((pair) => pair.ours)));
      }),
      { seed: 20260101, numRuns: 400 },
    );
  });

  it('refuses a window that is none', () => {
    expect(() => joinGames([], [], { ...rule, windowMs: 0 })).toThrow('windowMs must be above 0');
  });
});
