import { describe, expect, it } from 'vitest';
import { footballSlate, NOW, testEvent, testReading, testSlate } from '../../slate/test-slate.ts';
import { wantedPrices } from './wanted-prices.ts';

const slate = footballSlate('live');
const wanted = (reading: Parameters<typeof testReading>[0]) => wantedPrices(slate, testReading(reading), NOW);
const team = { league: 'NFL', name: 'Buffalo Bills' } as const;

describe('the prices that a question is about', () => {
  it('are the sports of the games that it fits, the nearest start first', () => {
    expect(wanted({})).toEqual({ sportKeys: ['americanfootball_nfl', 'basketball_nba'], eventIds: [], kinds: [] });
    expect(wanted({ leagues: ['NBA'] }).sportKeys).toEqual(['basketball_nba']);
    expect(wanted({ teams: [team] }).sportKeys).toEqual(['americanfootball_nfl']);
    const tomorrow = { label: 'then', fromMs: NOW.getTime() + 86_400_000, toMs: NOW.getTime() + 2 * 86_400_000 };
    expect(wanted({ leagues: ['NBA'], window: tomorrow }).sportKeys).toEqual(['basketball_nba']);
  });

  it('are those of the league that was named where no game of it is stored', () => {
    expect(wanted({ leagues: ['MLB'] }).sportKeys).toEqual(['baseball_mlb']);
    expect(wanted({ teams: [{ league: 'NHL', name: 'Boston Bruins' }] }).sportKeys).toEqual(['icehockey_nhl']);
    expect(wanted({ leagues: ['Tennis'] }).sportKeys).toEqual([]);
  });

  it('are props where props or a player are asked for, and not where the named person is a side', () => {
    expect(wanted({ markets: ['prop'], leagues: ['NBA'] })).toMatchObject({ eventIds: ['n1'], kinds: ['prop'] });
    expect(wanted({ players: ['Josh Allen'], teams: [team] })).toMatchObject({ eventIds: ['g1'], kinds: ['prop'] });
    const bout = testEvent('b', {
      home: 'Islam Makhachev',
      away: 'Charles Oliveira',
      sportKey: 'mma_mixed_martial_arts',
      markets: [],
    });
    expect(wantedPrices(testSlate([bout]), testReading({ players: ['Makhachev'] }), NOW)).toMatchObject({ kinds: [] });
  });

  it('are other lines where the line that was named is not stored', () => {
    expect(wanted({ teams: [team], line: 2.5, markets: ['spread'] }).kinds).toEqual([]);
    expect(wanted({ teams: [team], line: 7.5, markets: ['spread'] })).toMatchObject({
      eventIds: ['g1'],
      kinds: ['alternate_spread'],
    });
    expect(wanted({ teams: [team], line: 47.5, side: 'over' }).kinds).toEqual([]);
    expect(wanted({ teams: [team], line: 51.5, side: 'over' }).kinds).toEqual(['alternate_total']);
    expect(wanted({ teams: [team], line: 3.5, markets: ['moneyline'] }).kinds).toEqual([]);
  });
});
