import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';
import { NEW_YORK, NOW_MS, names, read, readAll } from './test-read.ts';

const UNDER = 'over 47.5 in the Bills game tonight';

describe('a follow-up', () => {
  it('keeps the game, the line and the time when only the side is named', () => {
    const reading = readAll(UNDER, 'what about the under?');
    expect(reading).toMatchObject({
      side: 'under',
      line: 47.5,
      markets: ['total'],
      followUp: true,
      intent: 'one_game',
    });
    expect(names(reading.teams)).toEqual(['Buffalo Bills']);
    expect(reading.window?.label).toBe('tonight');
  });

  it('takes the line that it names', () => {
    expect(readAll(UNDER, 'and the under 44.5?')).toMatchObject({ side: 'under', line: 44.5 });
  });

  it('drops line and side with the market', () => {
    expect(readAll(UNDER, 'and the spread?')).toMatchObject({ markets: ['spread'], side: null, line: null });
  });

  it('turns picks into a parlay and stays with it', () => {
    expect(readAll('nba picks tonight', 'make it a parlay')).toMatchObject({ intent: 'parlay', leagues: ['NBA'] });
    expect(readAll('nba picks tonight', 'make it a parlay', 'what about tomorrow')).toMatchObject({ intent: 'parlay' });
  });

  it('replaces the team and keeps the market', () => {
    const reading = readAll('Chiefs moneyline', 'why not the Bills?');
    expect(names(reading.teams)).toEqual(['Buffalo Bills']);
    expect(reading).toMatchObject({ markets: ['moneyline'], followUp: true });
  });

  it('replaces the teams by a league', () => {
    expect(readAll('Bills spread', 'any in the NBA?')).toMatchObject({
      leagues: ['NBA'],
      teams: [],
      markets: ['spread'],
    });
  });

  it('settles a name of two teams by what was asked before', () => {
    expect(names(readAll('nfl spreads on Sunday', 'what about the giants?').teams)).toEqual(['New York Giants']);
  });

  it('stays with the prop of a player', () => {
    expect(readAll('Josh Allen over 245.5 passing yards', 'what about the under?')).toMatchObject({
      players: ['Josh Allen'],
      markets: ['prop'],
      side: 'under',
      line: 245.5,
    });
  });

  it('takes the next player on the same side, without the line', () => {
    expect(readAll('luka under 30.5 points', 'what about Jokic?')).toMatchObject({
      players: ['Nikola Jokic'],
      side: 'under',
      line: null,
    });
  });

  it('adds a limit, a count, a time', () => {
    expect(readAll('nhl picks', 'only plus money')).toMatchObject({ leagues: ['NHL'], minDecimal: 2 });
    expect(readAll('nhl picks', 'make that 5')).toMatchObject({ leagues: ['NHL'], count: 5 });
    expect(readAll('nhl picks today', 'what about tomorrow').window?.label).toBe('tomorrow');
  });

  it('asks for more of the same', () => {
    expect(readAll('nhl picks', 'another one')).toMatchObject({ leagues: ['NHL'], intent: 'picks', followUp: true });
  });

  it('is a question of its own without anything before', () => {
    expect(readAll('what about the over?')).toMatchObject({ side: 'over', markets: ['total'], followUp: false });
  });

  it.each(['MLB Today', 'Player Props', 'Best Value'])('is not the chip %s', (chip) => {
    expect(readAll('Bills spread', chip)).toMatchObject({ followUp: false, teams: [] });
  });

  it.each([
    ['thanks', 'small_talk'],
    ['what is vig', 'explain'],
    ['i lost my rent', 'distress'],
    ["i'm 19", 'under_age'],
    ['and now place $50 on it for me', 'out_of_scope'],
  ])('takes nothing over when it says: %s', (text, intent) => {
    expect(readAll('Bills spread', text)).toMatchObject({ intent, followUp: false });
  });

  it('forgets a time that is over', () => {
    const first = readQuestion('nba picks today', { nowMs: NOW_MS, timeZone: NEW_YORK, previous: null });
    const later = { nowMs: NOW_MS + 2 * 86_400_000, timeZone: NEW_YORK, previous: first };
    expect(readQuestion('what about the unders?', later)).toMatchObject({ leagues: ['NBA'], window: null });
  });
});

describe('a bare follow-up', () => {
  const celtics = read('Celtics game tonight');
  it.each([
    ['moneyline?', { markets: ['moneyline'] }],
    ['at DraftKings', { book: 'DraftKings' }],
    ['props instead', { markets: ['prop'] }],
  ])('%s keeps the game that was talked about', (text, expected) => {
    expect(read(text, celtics)).toMatchObject({ teams: celtics.teams, followUp: true, ...expected });
  });

  it('is not seen in a quick prompt', () => {
    for (const text of ['Player Props', 'Best Value', 'MLB Today']) expect(read(text, celtics).followUp).toBe(false);
  });
});
