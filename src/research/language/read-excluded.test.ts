import { describe, expect, it } from 'vitest';
import type { Reading } from './reading.ts';
import { read } from './test-read.ts';

const excludedOf = (reading: Reading) => ({
  leagues: reading.excluded?.leagues ?? [],
  teams: reading.excluded?.teams.map(({ name }) => name) ?? [],
});

describe('what a question does not want', () => {
  it.each([
    ['best bets today but skip the nba', ['NBA'], []],
    ['give me 3 picks, no nba or nhl please', ['NBA', 'NHL'], []],
    ['anything but tennis tonight', ['Tennis'], []],
    ['best value except the premier league', ['EPL'], []],
    ['top plays other than soccer', ['Soccer'], []],
    ['nfl picks not the cowboys', [], ['Dallas Cowboys']],
    ['no nba, no props, give me 2 bets', ['NBA'], []],
    ['no mlb just give me 3 plays', ['MLB'], []],
    ['leave out the snakes', [], ['Arizona Diamondbacks']],
  ])('%s', (text, leagues, teams) => {
    const reading = read(text);
    expect(excludedOf(reading)).toEqual({ leagues, teams });
    expect(reading.intent).toBe('picks');
    expect(reading.leagues.filter((league) => leagues.includes(league as never))).toEqual([]);
    expect(reading.teams).toEqual([]);
  });

  it('is a player of no bets, whatever kind is asked for behind his name', () => {
    for (const text of ['best nba props but not harden', 'not harden. other guys. unders rebounds on fanduel'])
      expect([text, read(text).excluded?.players]).toEqual([text, ['James Harden']]);
    expect(read('not harden. other guys. unders rebounds on fanduel')).toMatchObject({ players: [], side: 'under' });
  });

  it('keeps what else is asked for', () => {
    expect(read('nfl unders, not the cowboys')).toMatchObject({ leagues: ['NFL'], side: 'under' });
    expect(read('best bets tonight no nba').window?.label).toBe('tonight');
  });

  it.each([
    'should i skip the bills game?',
    'why not the Bills?',
    'no nba games tonight?',
    'nba picks no nba props',
    'is it better to bet the lakers or not',
    'celtics without tatum',
    'bills but only plus money',
    'no like all the nba games today',
    'no only nba bets',
    'no the nhl ones tomorrow',
  ])('reads nothing of the kind in "%s"', (text) => {
    expect(read(text).excluded).toBeUndefined();
  });
});

it('puts right which game was meant, and leaves neither out', () => {
  const before = read('bills -3 good?');
  expect(excludedOf(read('no cowboys eagles', before)).teams).toEqual([]);
  expect(excludedOf(read('no cowboys vs eagles', before)).teams).toEqual([]);
  expect(excludedOf(read('no cowboys or eagles', before)).teams).toEqual(['Dallas Cowboys', 'Philadelphia Eagles']);
  const behindPicks = { ...read('best nfl bets'), list: true, focus: before.focus ?? [] };
  expect(excludedOf(read('no cowboys eagles', behindPicks)).teams).toEqual(['Dallas Cowboys', 'Philadelphia Eagles']);
});
