import { describe, expect, it } from 'vitest';
import { names, read, readAll } from './test-read.ts';

describe('which question for picks it is', () => {
  it.each([
    ['who wins the dolphins game', 'one_game'],
    ['best props for the raptors game', 'one_game'],
    ['lions vs bears, which side is better', 'one_game'],
    ['lions or bears', 'one_game'],
    ['which has more value, nba or mlb', 'picks'],
    ['lions -3 worth it?', 'one_game'],
    ['brunson over 27.5 points', 'picks'],
    ['ravens at even money', 'slip_check'],
    ['best bet for lions -3', 'one_game'],
    ['3 picks for lions and bears', 'picks'],
    ['lions bears packers vikings picks', 'picks'],
    ['over or under in the lions game', 'one_game'],
    ['best nfl bets', 'picks'],
  ])('%s: %s', (question, intent) => {
    expect(read(question).intent).toBe(intent);
  });
});

describe('the pick that was given before', () => {
  it.each([
    ['explain the second one', 2],
    ['why the 3rd pick?', 3],
    ['tell me more about the last one', -1],
    ['break down pick 2', 2],
    ['why?', null],
    ['what is the case against it', null],
  ])('%s', (question, pick) => {
    expect(readAll('nba picks tonight', question)).toMatchObject({
      intent: 'explain',
      term: null,
      pick,
      leagues: ['NBA'],
      followUp: true,
    });
  });

  it('is asked for by nobody who asked nothing before, or who asks for the other team', () => {
    expect(read('explain the second one').intent).not.toBe('explain');
    expect(readAll('nfl picks sunday', 'why not the Lions?')).toMatchObject({ intent: 'one_game', followUp: true });
  });

  it('is still known after its reasons were told', () => {
    const reading = readAll('Raptors moneyline tonight', 'why?', 'and the spread?');
    expect(names(reading.teams)).toEqual(['Toronto Raptors']);
    expect(reading.markets).toEqual(['spread']);
  });
});

describe('doubts', () => {
  it.each([
    ['best nfl bets sunday', []],
    ['denver tonight', ['two_leagues']],
    ['zorblax over 5.5 rebounds', ['unknown_name']],
    ['what would my neighbor say', ['vague']],
    ['i cant stop betting', []],
  ])('%s: %j', (question, unsure) => {
    expect(read(question).unsure).toEqual(unsure);
  });
});
