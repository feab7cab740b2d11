import { describe, expect, it } from 'vitest';
import { playedWords } from './played-words.ts';

const at = (period: unknown, clock: unknown, detail = '') => ({ period, clock, type: { detail } });

describe('how far a game that broke off had come', () => {
  it.each([
    ['americanfootball_nfl', at(4, 450), 'played 52:30'],
    ['americanfootball_nfl', at(1, 900), 'played 0:00'],
    ['basketball_nba', at(4, 300), 'played 43:00'],
    ['basketball_wnba', at(4, 300), 'played 35:00'],
    ['basketball_ncaab', at(2, 300), 'played 35:00'],
    ['icehockey_nhl', at(3, 299.6), 'played 55:00'],
    ['icehockey_nhl', at(4, 200), 'played 60:00'],
    ['baseball_mlb', at(6, 0, 'Top 6th'), 'played 10 half-innings'],
    ['baseball_mlb', at(5, 0, 'Middle 5th'), 'played 9 half-innings'],
    ['baseball_mlb', at(5, 0, 'Bottom 5th'), 'played 9 half-innings'],
    ['baseball_mlb', at(5, 0, 'End 5th'), 'played 10 half-innings'],
    ['baseball_mlb', at(5, 0, 'Abandoned'), 'played 8 half-innings'],
    ['soccer_epl', at(2, 4_800), ''],
    ['tennis_atp_munich', at(2, 0), ''],
    ['americanfootball_nfl', at(0, 900), ''],
    ['americanfootball_nfl', at(2, 901), ''],
    ['americanfootball_nfl', at(2, '5:00'), ''],
    ['americanfootball_nfl', null, ''],
  ])('in %s: %j is "%s"', (sport, status, words) => {
    expect(playedWords(status, sport)).toBe(words);
  });
});
