import { describe, expect, it } from 'vitest';
import { countGrades, type GradeCounts, gradeClose, type SettledClose } from './grade-closes.ts';

const close = (more: Partial<SettledClose>): SettledClose => ({
  sportKey: 'baseball_mlb',
  market: 'moneyline',
  selection: 'home',
  lineHundredths: 0,
  oddsDecimal: 1.9,
  withDraw: false,
  status: 'final',
  homeScore: 5,
  awayScore: 3,
  detail: '',
  ...more,
});

const HOCKEY = { sportKey: 'icehockey_nhl', withDraw: true };

describe('a closing price', () => {
  it.each<[string, Partial<SettledClose>, string | null]>([
    ['the winner', {}, 'win'],
    ['the loser', { selection: 'away' }, 'loss'],
    ['a tie', { sportKey: 'americanfootball_nfl', homeScore: 3 }, 'push'],
    ['the run line covered', { market: 'spread', lineHundredths: -150 }, 'win'],
    ['the run line from the other side', { market: 'spread', selection: 'away', lineHundredths: 150 }, 'loss'],
    ['a spread on the number', { market: 'spread', lineHundredths: -200 }, 'push'],
    ['a quarter line', { market: 'spread', lineHundredths: -175 }, 'half_win'],
    ['an over', { market: 'total', selection: 'over', lineHundredths: 750 }, 'win'],
    ['an under on the number', { market: 'total', selection: 'under', lineHundredths: 800 }, 'push'],
    [
      'another line of the same game',
      { market: 'alternate_total', selection: 'under', lineHundredths: 825 },
      'half_win',
    ],
    ['a game that was put off', { status: 'postponed', homeScore: null, awayScore: null }, 'void'],
    ['a game that was cancelled', { status: 'cancelled', homeScore: null, awayScore: null }, 'void'],
    ['a game that was broken off', { status: 'abandoned', homeScore: null, awayScore: null }, 'void'],
    [
      'a moneyline of baseball, abandoned after five innings',
      { status: 'abandoned', detail: 'played 10 half-innings' },
      'win',
    ],
    [
      'a moneyline of baseball, abandoned in the fifth with home ahead',
      { status: 'abandoned', detail: 'played 9 half-innings' },
      'win',
    ],
    [
      'a moneyline of baseball, abandoned in the fifth with home behind',
      { status: 'abandoned', homeScore: 1, detail: 'played 9 half-innings' },
      'void',
    ],
    [
      'the run line of baseball, abandoned after five innings',
      { status: 'abandoned', market: 'spread', lineHundredths: -150, detail: 'played 10 half-innings' },
      'void',
    ],
    [
      'americanfootball_nfl, abandoned after 55:00',
      { status: 'abandoned', sportKey: 'americanfootball_nfl', detail: 'played 55:00' },
      'win',
    ],
    [
      'americanfootball_nfl, abandoned after 54:59',
      { status: 'abandoned', sportKey: 'americanfootball_nfl', detail: 'played 54:59' },
      'void',
    ],
    [
      'americanfootball_ncaaf, abandoned after 55:00',
      { status: 'abandoned', sportKey: 'americanfootball_ncaaf', detail: 'played 55:00' },
      'win',
    ],
    [
      'americanfootball_ncaaf, abandoned after 54:59',
      { status: 'abandoned', sportKey: 'americanfootball_ncaaf', detail: 'played 54:59' },
      'void',
    ],
    [
      'basketball_nba, abandoned after 43:00',
      { status: 'abandoned', sportKey: 'basketball_nba', detail: 'played 43:00' },
      'win',
    ],
    [
      'basketball_nba, abandoned after 42:59',
      { status: 'abandoned', sportKey: 'basketball_nba', detail: 'played 42:59' },
      'void',
    ],
    [
      'basketball_wnba, abandoned after 35:00',
      { status: 'abandoned', sportKey: 'basketball_wnba', detail: 'played 35:00' },
      'win',
    ],
    [
      'basketball_wnba, abandoned after 34:59',
      { status: 'abandoned', sportKey: 'basketball_wnba', detail: 'played 34:59' },
      'void',
    ],
    [
      'basketball_ncaab, abandoned after 35:00',
      { status: 'abandoned', sportKey: 'basketball_ncaab', detail: 'played 35:00' },
      'win',
    ],
    [
      'basketball_ncaab, abandoned after 34:59',
      { status: 'abandoned', sportKey: 'basketball_ncaab', detail: 'played 34:59' },
      'void',
    ],
    [
      'icehockey_nhl, abandoned after 55:00',
      { status: 'abandoned', sportKey: 'icehockey_nhl', detail: 'played 55:00' },
      'win',
    ],
    [
      'icehockey_nhl, abandoned after 54:59',
      { status: 'abandoned', sportKey: 'icehockey_nhl', detail: 'played 54:59' },
      'void',
    ],
    [
      'soccer_epl, abandoned after 90:00',
      { status: 'abandoned', sportKey: 'soccer_epl', detail: 'played 90:00' },
      'win',
    ],
    [
      'soccer_epl, abandoned after 89:59',
      { status: 'abandoned', sportKey: 'soccer_epl', detail: 'played 89:59' },
      'void',
    ],
    [
      'a player of a game that was abandoned too early',
      { status: 'abandoned', market: 'prop:batter_hits', detail: 'played 10 half-innings' },
      'void',
    ],
    [
      'a player of a game that was abandoned late',
      { status: 'abandoned', market: 'prop:player_points', sportKey: 'basketball_nba', detail: 'played 44:10' },
      null,
    ],
    ['a game that was abandoned, of which nobody says how far it came', { status: 'abandoned', detail: '' }, 'void'],
    [
      'tennis that was abandoned',
      { status: 'abandoned', sportKey: 'tennis_atp_munich', detail: 'played 90:00' },
      'void',
    ],
    ['a soccer side, drawn', { sportKey: 'soccer_epl', homeScore: 3 }, 'loss'],
    ['a soccer draw', { sportKey: 'soccer_epl', selection: 'draw', homeScore: 3 }, 'win'],
    ['soccer after extra time', { sportKey: 'soccer_epl', detail: 'AET' }, null],
    ['soccer within its time', { sportKey: 'soccer_epl', detail: 'FT' }, 'win'],
    ['regular time in hockey, of which nobody says whether it went on', { ...HOCKEY, detail: '' }, null],
    ['regular time in hockey', { ...HOCKEY, detail: 'Final' }, 'win'],
    ['the draw of regular time in hockey', { ...HOCKEY, detail: 'Final', selection: 'draw' }, 'loss'],
    ['regular time in hockey that went on', { ...HOCKEY, detail: 'Final/OT' }, 'loss'],
    ['the draw of regular time in hockey that went on', { ...HOCKEY, detail: 'F/SO', selection: 'draw' }, 'win'],
    ['nine innings that were level', { sportKey: 'baseball_mlb', withDraw: true, detail: 'F/11' }, 'loss'],
    [
      'a fight by points',
      { sportKey: 'boxing_boxing', withDraw: true, detail: 'Final', homeScore: 1, awayScore: 1 },
      'loss',
    ],
    ['a game of no inning', { sportKey: 'baseball_mlb', detail: 'F/0' }, 'void'],
    [
      'regular time of a game that was put off',
      { withDraw: true, status: 'postponed', homeScore: null, awayScore: null },
      'void',
    ],
    ['a tennis winner', { sportKey: 'tennis_atp_munich', homeScore: 2, awayScore: 1 }, 'win'],
    [
      'games of tennis, which sets do not tell',
      { sportKey: 'tennis_atp_munich', market: 'total', selection: 'over', lineHundredths: 2250 },
      null,
    ],
    [
      'rounds of a fight',
      { sportKey: 'mma_mixed_martial_arts', market: 'total', selection: 'over', lineHundredths: 150 },
      null,
    ],
    ['the winner of a game called after five innings', { detail: 'F/5' }, 'win'],
    ['a side of a game called after four innings', { detail: 'F/4', homeScore: 3, awayScore: 5 }, 'void'],
    [
      'the run line of a game called after eight and a half',
      { market: 'spread', lineHundredths: -150, detail: 'F/8' },
      'void',
    ],
    [
      'the total of a game called after seven',
      { market: 'total', selection: 'over', lineHundredths: 750, detail: 'F/7' },
      'void',
    ],
    ['a game of extra innings', { detail: 'F/11' }, 'win'],
    [
      'a player of a game that was cancelled',
      { market: 'prop:batter_hits', status: 'cancelled', homeScore: null, awayScore: null },
      'void',
    ],
    ['a player, whom no score tells of', { market: 'prop:batter_hits', selection: 'over', lineHundredths: 50 }, null],
    ['a selection that the market has not', { market: 'total', selection: 'home' }, null],
  ])('on %s', (_, more, result) => {
    expect(gradeClose(close(more))).toBe(result);
  });

  it('is counted by market and end', () => {
    const counts = new Map<string, GradeCounts>();
    countGrades(counts, [close({}), close({ selection: 'away' }), close({ market: 'prop:batter_hits' })]);
    countGrades(counts, [close({ market: 'prop:pitcher_outs' }), close({})]);
    expect(Object.fromEntries(counts)).toMatchObject({
      moneyline: { win: 2, loss: 1, push: 0, ungraded: 0 },
      prop: { win: 0, ungraded: 2 },
    });
  });
});
