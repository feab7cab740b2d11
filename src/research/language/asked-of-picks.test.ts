import { describe, expect, it } from 'vitest';
import { read } from './test-read.ts';

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

describe('doubts', () => {
  it.each([
    ['best nfl bets sunday', []],
    ['denver tonight', ['two_leagues']],
    ['what would my neighbor say', ['vague']],
    ['i cant stop betting', []],
  ])('%s: %j', (question, unsure) => {
    expect(read(question).unsure).toEqual(unsure);
  });
});
