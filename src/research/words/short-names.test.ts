import { describe, expect, it } from 'vitest';
import { betName, inShort, shortGame, shortTeam, theTeam } from './short-names.ts';

const GAME = 'Arizona Cardinals @ Kansas City Chiefs';

describe('short names', () => {
  it('are nicknames of teams, the names of schools, and whole names of others', () => {
    const teams = [
      'New Jersey Devils',
      'Portland Trail Blazers',
      'Chicago White Sox',
      'Montréal Canadiens',
      'Utah Jazz',
    ];
    expect(teams.map(shortTeam)).toEqual(['Devils', 'Trail Blazers', 'White Sox', 'Canadiens', 'Jazz']);
    expect(['Notre Dame Fighting Irish', 'Iowa State Cyclones', 'Brentford', 'Ilia Topuria'].map(shortTeam)).toEqual([
      'Notre Dame',
      'Iowa State',
      'Brentford',
      'Ilia Topuria',
    ]);
    expect([theTeam('Miami Heat'), theTeam('Notre Dame Fighting Irish')]).toEqual(['the Heat', 'Notre Dame']);
  });

  it('stand in games and bets, a total with its game', () => {
    expect([shortGame(GAME), shortGame('Islam Makhachev vs Ilia Topuria')]).toEqual([
      'Cardinals @ Chiefs',
      'Islam Makhachev vs Ilia Topuria',
    ]);
    expect(inShort('Kansas City Chiefs +8', GAME)).toBe('Chiefs +8');
    expect(betName({ label: 'Over 46.5', game: GAME })).toBe('over 46.5 in Cardinals @ Chiefs');
    expect(betName({ label: 'Kansas City Chiefs moneyline', game: GAME, market: 'moneyline' })).toBe(
      'the Chiefs moneyline',
    );
    expect(betName({ label: 'Patrick Mahomes over 218.5 passing yards', game: GAME })).toBe(
      'Patrick Mahomes over 218.5 passing yards',
    );
  });
});
