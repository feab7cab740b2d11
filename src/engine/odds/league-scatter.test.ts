import { describe, expect, it } from 'vitest';
import { leagueScatter, type ScatterLeague } from './league-scatter.ts';
import { normalWin } from './normal-line.ts';
import { refused } from './test-odds.ts';

describe('how far a league scatters', () => {
  it('is what was measured, and says where nothing was', () => {
    expect(leagueScatter('nfl', 44)).toEqual({ marginSd: 13.3, totalSd: 13.31, rho: 0.055, basis: 'measured' });
    expect(leagueScatter('college_football', 55)).toMatchObject({ marginSd: 16, totalSd: null, basis: 'published' });
    expect(normalWin({ mean: 3.5, sd: leagueScatter('nfl', 44).marginSd })).toBeCloseTo(0.6038, 4);
  });

  it('in the NBA is more where more is scored', () => {
    expect(leagueScatter('nba', 196.5)).toMatchObject({ marginSd: 11.7, totalSd: 17.68 });
    expect(leagueScatter('nba', 197)).toMatchObject({ marginSd: 12.04, totalSd: 17.68 });
    expect(leagueScatter('nba', 209)).toMatchObject({ marginSd: 12.04, totalSd: 17.68 });
    expect(leagueScatter('nba', 225)).toMatchObject({ marginSd: 12.45, totalSd: 18.5 });
  });

  it('in the WNBA is the NBA’s by the root of the points, and called assumed', () => {
    const { marginSd, totalSd, basis } = leagueScatter('wnba', 165);
    // 12.04 and 17.68 times sqrt(165/203.9) = 0.899567.
    expect(marginSd).toBeCloseTo(10.8308, 4);
    expect(totalSd).toBeCloseTo(15.90436, 4);
    expect(basis).toBe('assumed');
  });

  it('is nobody’s to change', () => {
    leagueScatter('nfl', 44).marginSd = 1;
    expect(leagueScatter('nfl', 44).marginSd).toBe(13.3);
  });

  it('is refused for another league, or points that are none', () => {
    expect(() => leagueScatter('mls' as ScatterLeague, 3)).toThrow(refused('league'));
    for (const bad of [0, -1, Number.NaN]) expect(() => leagueScatter('nfl', bad)).toThrow(refused('expectedTotal'));
    expect(() => leagueScatter('wnba', 401)).toThrow(refused('expectedTotal'));
  });
});
