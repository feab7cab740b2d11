import { describe, expect, it } from 'vitest';
import { createElo } from './elo.ts';

const game = { season: '2020', home: 'A', away: 'B', margin: 7, neutral: false };

describe('the Elo baseline', () => {
  it('gives equal teams the home advantage of 65 points, and none on neutral ground', () => {
    expect(createElo().play(game)).toBeCloseTo(1 / (1 + 10 ** (-65 / 400)), 12);
    expect(createElo().play({ ...game, neutral: true })).toBe(0.5);
  });

  it('moves both teams by K times the surprise times the multiplier of the margin', () => {
    const elo = createElo();
    elo.play({ ...game, neutral: true });
    const shift = 20 * Math.log(8) * 0.5;
    expect(elo.play({ ...game, neutral: true })).toBeCloseTo(1 / (1 + 10 ** ((-2 * shift) / 400)), 12);
  });

  it('moves a favourite less for winning wide than an underdog', () => {
    const afterHomeWin = createElo();
    const afterAwayWin = createElo();
    const gained = (elo: ReturnType<typeof createElo>, margin: number, winner: string) => {
      elo.play({ ...game, margin });
      return elo.play({ ...game, home: winner, away: 'C', neutral: true });
    };
    expect(gained(afterHomeWin, 14, 'A')).toBeLessThan(gained(afterAwayWin, -14, 'B'));
  });

  it('goes a third of the way back between seasons and follows a team that moves', () => {
    const elo = createElo();
    elo.play({ ...game, home: 'OAK', neutral: true });
    const shift = 20 * Math.log(8) * 0.5;
    const later = elo.play({ ...game, season: '2021', home: 'LV', away: 'C', neutral: true });
    expect(later).toBeCloseTo(1 / (1 + 10 ** ((-shift * 2) / 3 / 400)), 12);
  });

  it('takes a tie as half a win each', () => {
    const elo = createElo();
    elo.play({ ...game, margin: 0, neutral: true });
    expect(elo.play({ ...game, neutral: true })).toBe(0.5);
  });
});
