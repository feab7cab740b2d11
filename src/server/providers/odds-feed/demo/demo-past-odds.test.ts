import { describe, expect, it } from 'vitest';
import { createDemoPastOdds } from './demo-past-odds.ts';
import { DEMO_SPORTS } from './demo-sports.ts';

const HOUR_MS = 3_600_000;
const now = new Date('2026-02-10T17:00:00Z');
const past = createDemoPastOdds({ seed: 2026 });
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
const moves = past.listGames(ago(60), now).flatMap((game) => {
  const before = (hours: number) => new Date(game.startsAt.getTime() - hours * HOUR_MS);
  return past
    .movesOf(game.id, before(24), before(0))
    .map((move) => ({ ...move, game, hoursBefore: (game.startsAt.getTime() - move.at.getTime()) / HOUR_MS }));
});

describe('how the demo prices came about', () => {
  it('knows the games of the last days of every sport, each with closes of all that was offered', () => {
    const finished = past.listGames(ago(7 * 24), now).filter(({ startsAt }) => startsAt < now);
    expect(new Set(finished.map(({ sportKey }) => sportKey))).toEqual(new Set(DEMO_SPORTS.map(({ key }) => key)));
    expect(finished.every(({ startsAt }) => startsAt > ago(7 * 24))).toBe(true);
    for (const game of finished.slice(0, 60)) {
      const closes = past.closesOf(game.id);
      expect(closes.length).toBeGreaterThan(30);
      expect(closes.filter(({ at, oddsDecimal }) => at >= game.startsAt || !((oddsDecimal ?? 0) > 1))).toEqual([]);
    }
    expect(past.closesOf('demo:baseball_mlb:2026-02-09:99')).toEqual([]);
  });

  it('moves a price a few times in its last day, and more often as the start nears', () => {
    const key = ({ game, bookKey, market, selection }: (typeof moves)[number]) =>
      `${game.id}|${bookKey}|${market}|${selection}`;
    const series = new Set(moves.map(key)).size;
    const later = moves.filter(({ hoursBefore, oddsDecimal }) => hoursBefore < 24 && oddsDecimal !== null);
    expect(later.length / series).toBeGreaterThan(2);
    expect(later.length / series).toBeLessThan(9);
    const perHour = (from: number, to: number) =>
      later.filter(({ hoursBefore }) => hoursBefore <= from && hoursBefore > to).length / (from - to);
    expect(perHour(4, 0)).toBeGreaterThan(2 * perHour(24, 12));
  });

  it('moves lines of spreads and totals too, each going at the old and coming at the new', () => {
    for (const market of ['spread', 'total']) {
      const gone = moves.filter((move) => move.market === market && move.oddsDecimal === null);
      expect(gone.length, market).toBeGreaterThan(50);
      const partner = ({ bookKey, selection, game, at, lineHundredths }: (typeof moves)[number]) =>
        moves.some(
          (move) =>
            move.game.id === game.id &&
            move.market === market &&
            move.bookKey === bookKey &&
            move.selection === selection &&
            move.at.getTime() === at.getTime() &&
            move.oddsDecimal !== null &&
            move.lineHundredths !== lineHundredths,
        );
      expect(gone.slice(0, 50).filter((move) => !partner(move))).toEqual([]);
    }
  });
});
